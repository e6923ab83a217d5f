//! A value against a schema.

use std::cmp::Ordering;

use serde_json::{Map, Value};

use super::budget::Budget;
use super::keyword::{Compiled, Condition, Contains, Keyword, Others, Properties};
use crate::check::{self, Fault, Format, JsonKind, Number, Rule, Step};
use crate::json::canonical;
use crate::value::{Base64, Date, DateTime, Uuid};

impl Compiled {
    pub(super) fn check(&self, schema: usize, value: &Value, budget: &mut Budget) -> Result<(), Fault> {
        let depth = budget.depth();
        budget.enter()?;
        for keyword in &self.schemas[schema] {
            self.keyword(keyword, value, budget)?;
        }
        budget.return_to(depth);
        Ok(())
    }

    /// Whether a value fits; `Err` only where that would take too long to find out.
    pub(super) fn fits(&self, schema: usize, value: &Value, budget: &mut Budget) -> Result<Option<Fault>, Fault> {
        let depth = budget.depth();
        match self.check(schema, value, budget) {
            Ok(()) => Ok(None),
            Err(fault) if *fault.rule() == Rule::TooComplex => Err(fault),
            Err(fault) => {
                budget.return_to(depth);
                Ok(Some(fault))
            }
        }
    }

    fn keyword(&self, keyword: &Keyword, value: &Value, budget: &mut Budget) -> Result<(), Fault> {
        match (keyword, value) {
            (Keyword::Never, _) => Err(Fault::new(Rule::Never)),
            (Keyword::Types(kinds), _) => of_kinds(kinds, value),
            (Keyword::Enum(texts, shown), _) => match canonical(value) {
                Ok(text) if texts.contains(&text) => Ok(()),
                _ => Err(Fault::new(Rule::OneOfValues(shown.clone()))),
            },
            (Keyword::All(schemas), _) => schemas.iter().try_for_each(|schema| self.check(*schema, value, budget)),
            (Keyword::Any(schemas), _) => self.one_of(schemas, false, value, budget),
            (Keyword::One(schemas), _) => self.one_of(schemas, true, value, budget),
            (Keyword::Not(schema), _) => match self.fits(*schema, value, budget)? {
                Some(_) => Ok(()),
                None => Err(Fault::new(Rule::Not)),
            },
            (Keyword::Rule(rule), _) if !is_kept(rule, value) => Err(Fault::new(rule.clone())),
            (Keyword::Pattern(regex, beside), Value::String(text)) if !regex.is_match(text) => {
                let [format, example] = beside.clone().map(|text| text.map(Into::into));
                Err(Fault::new(Rule::Pattern { format, example }))
            }
            (Keyword::Saying(keyword, message), _) => {
                self.keyword(keyword, value, budget).map_err(|fault| fault.saying(message.clone()))
            }
            (Keyword::If(condition), _) => match self.chosen(condition, value, budget)? {
                Some(chosen) => self.check(chosen, value, budget),
                None => Ok(()),
            },
            (keyword, Value::Array(items)) => self.array_keyword(keyword, items, value, budget),
            (keyword, Value::Object(properties)) => self.object_keyword(keyword, properties, value, budget),
            _ => Ok(()),
        }
    }

    fn array_keyword(
        &self,
        keyword: &Keyword,
        items: &[Value],
        value: &Value,
        budget: &mut Budget,
    ) -> Result<(), Fault> {
        match keyword {
            Keyword::Items(prefix, rest) => {
                let schemas = prefix.iter().copied().map(Some).chain(std::iter::repeat(*rest));
                items.iter().zip(schemas).enumerate().try_for_each(|(idx, (item, schema))| match schema {
                    Some(schema) => self.check(schema, item, budget).map_err(|fault| fault.under(Step::Index(idx))),
                    None => Ok(()),
                })
            }
            Keyword::Contains(contains) => self.contains(contains, items, budget),
            Keyword::UniqueItems => check::unique_items(items),
            Keyword::UnevaluatedItems(own, others) => self.unevaluated(*own, *others, value, budget),
            _ => Ok(()),
        }
    }

    fn object_keyword(
        &self,
        keyword: &Keyword,
        properties: &Map<String, Value>,
        value: &Value,
        budget: &mut Budget,
    ) -> Result<(), Fault> {
        let missing = |names: &[String]| names.iter().find(|name| !properties.contains_key(*name)).cloned();
        match keyword {
            Keyword::Properties(rules) => self.properties(rules, properties, budget),
            Keyword::Names(schema) => properties.keys().try_for_each(|name| self.name(*schema, name, budget)),
            Keyword::Required(names) => match missing(names) {
                Some(missing) => Err(Fault::new(Rule::Required(missing))),
                None => Ok(()),
            },
            Keyword::RequiredWith(name, names) if properties.contains_key(name) => match missing(names) {
                Some(missing) => Err(Fault::new(Rule::RequiredWith(missing, name.clone()))),
                None => Ok(()),
            },
            Keyword::With(name, schema) if properties.contains_key(name) => self.check(*schema, value, budget),
            Keyword::UnevaluatedProperties(own, others) => self.unevaluated(*own, *others, value, budget),
            _ => Ok(()),
        }
    }

    /// The schema that holds by `if`, `then` and `else`.
    fn chosen(&self, condition: &Condition, value: &Value, budget: &mut Budget) -> Result<Option<usize>, Fault> {
        let Condition { asked, consequence, alternative } = condition;
        Ok(if self.fits(*asked, value, budget)?.is_none() { *consequence } else { *alternative })
    }

    fn contains(&self, contains: &Contains, items: &[Value], budget: &mut Budget) -> Result<(), Fault> {
        let mut n_fitting = 0;
        for item in items {
            n_fitting += u64::from(self.fits(contains.schema, item, budget)?.is_none());
        }
        match contains.max {
            _ if n_fitting < contains.min => Err(Fault::new(Rule::MinContains(contains.min))),
            Some(max) if n_fitting > max => Err(Fault::new(Rule::MaxContains(max))),
            _ => Ok(()),
        }
    }

    fn name(&self, schema: usize, name: &str, budget: &mut Budget) -> Result<(), Fault> {
        match self.fits(schema, &Value::String(name.to_owned()), budget)? {
            Some(fault) => Err(Fault::new(Rule::Name(name.to_owned(), fault))),
            None => Ok(()),
        }
    }

    /// Alternatives, of which one must fit; if it is exclusive, exactly one.
    fn one_of(&self, schemas: &[usize], is_exclusive: bool, value: &Value, budget: &mut Budget) -> Result<(), Fault> {
        let (mut fitting, mut why) = (Vec::new(), Vec::new());
        for (idx, schema) in schemas.iter().enumerate() {
            match self.fits(*schema, value, budget)? {
                None if !is_exclusive => return Ok(()),
                None => fitting.push(alternative(idx)),
                Some(fault) => why.push((alternative(idx), fault)),
            }
        }
        match fitting.len() {
            0 => Err(Fault::none_fits(why)),
            1 => Ok(()),
            _ => Err(Fault::new(Rule::SeveralFit(fitting))),
        }
    }

    fn properties(
        &self,
        rules: &Properties,
        properties: &Map<String, Value>,
        budget: &mut Budget,
    ) -> Result<(), Fault> {
        for (name, value) in properties {
            let declared = rules.declared.get(name);
            if let Some(schema) = declared {
                self.check(*schema, value, budget).map_err(|fault| fault.inside(name.clone()))?;
            }
            let mut is_said = declared.is_some();
            for (_, schema) in rules.patterns.iter().filter(|(pattern, _)| pattern.is_match(name)) {
                is_said = true;
                self.check(*schema, value, budget).map_err(|fault| fault.under(Step::Key(name.clone())))?;
            }
            if !is_said {
                self.other(rules.others, name, value, budget)?;
            }
        }
        Ok(())
    }

    /// A property that is not declared.
    pub(super) fn other(&self, others: Others, name: &str, value: &Value, budget: &mut Budget) -> Result<(), Fault> {
        match others {
            Others::Unsaid | Others::Free => Ok(()),
            Others::Refused => Err(Fault::new(Rule::Unknown(name.to_owned()))),
            Others::Schema(schema) => {
                self.check(schema, value, budget).map_err(|fault| fault.under(Step::Key(name.to_owned())))
            }
        }
    }
}

/// How an alternative without a name is called.
fn alternative(idx: usize) -> String {
    format!("alternative {}", idx + 1)
}

fn of_kinds(kinds: &[JsonKind], value: &Value) -> Result<(), Fault> {
    let found = kind_of(value);
    let is_whole = matches!(value, Value::Number(value) if Number::from(value).is_integer());
    let fits = |kind: &JsonKind| match kind {
        JsonKind::Integer => is_whole,
        JsonKind::Number => matches!(found, JsonKind::Integer | JsonKind::Number),
        kind => *kind == found,
    };
    match kinds {
        _ if kinds.iter().any(fits) => Ok(()),
        [expected] => Err(Fault::new(Rule::Type { expected: *expected, found })),
        _ => Err(Fault::new(Rule::Types { expected: kinds.to_vec(), found })),
    }
}

fn kind_of(value: &Value) -> JsonKind {
    match value {
        Value::Null => JsonKind::Null,
        Value::Bool(_) => JsonKind::Boolean,
        Value::Number(number) if number.is_f64() => JsonKind::Number,
        Value::Number(_) => JsonKind::Integer,
        Value::String(_) => JsonKind::String,
        Value::Array(_) => JsonKind::Array,
        Value::Object(_) => JsonKind::Object,
    }
}

/// True also of values of which the rule says nothing.
fn is_kept(rule: &Rule, value: &Value) -> bool {
    let ordering = |value: &serde_json::Number, bound: &Number| Number::from(value).compare(*bound);
    match (rule, value) {
        (Rule::Minimum(bound), Value::Number(value)) => ordering(value, bound).is_some_and(Ordering::is_ge),
        (Rule::Maximum(bound), Value::Number(value)) => ordering(value, bound).is_some_and(Ordering::is_le),
        (Rule::ExclusiveMinimum(bound), Value::Number(value)) => ordering(value, bound) == Some(Ordering::Greater),
        (Rule::ExclusiveMaximum(bound), Value::Number(value)) => ordering(value, bound) == Some(Ordering::Less),
        (Rule::MultipleOf(divisor), Value::Number(value)) => Number::from(value).is_multiple_of(*divisor),
        (Rule::MinLength(least), Value::String(text)) => check::min_length(text, *least).is_ok(),
        (Rule::MaxLength(most), Value::String(text)) => check::max_length(text, *most).is_ok(),
        (Rule::Format(Format::Date), Value::String(text)) => text.parse::<Date>().is_ok(),
        (Rule::Format(Format::DateTime), Value::String(text)) => text.parse::<DateTime>().is_ok(),
        (Rule::Format(Format::Uuid), Value::String(text)) => text.parse::<Uuid>().is_ok(),
        (Rule::Format(Format::Base64), Value::String(text)) => text.parse::<Base64>().is_ok(),
        (Rule::MinItems(least), Value::Array(items)) => items.len() as u64 >= *least,
        (Rule::MaxItems(most), Value::Array(items)) => items.len() as u64 <= *most,
        (Rule::MinProperties(least), Value::Object(properties)) => properties.len() as u64 >= *least,
        (Rule::MaxProperties(most), Value::Object(properties)) => properties.len() as u64 <= *most,
        _ => true,
    }
}
