//! A value against a schema.

use std::cmp::Ordering;
use std::collections::HashMap;

use serde_json::{Map, Value};

use super::compile::{Compiled, Keyword, Others};
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
    fn fits(&self, schema: usize, value: &Value, budget: &mut Budget) -> Result<Option<Fault>, Fault> {
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
            (Keyword::Items(schema), Value::Array(items)) => items.iter().enumerate().try_for_each(|(idx, item)| {
                self.check(*schema, item, budget).map_err(|fault| fault.under(Step::Index(idx)))
            }),
            (Keyword::UniqueItems, Value::Array(items)) => check::unique_items(items),
            (Keyword::Properties(declared, others), Value::Object(properties)) => {
                self.properties(declared, *others, properties, budget)
            }
            (Keyword::Required(names), Value::Object(properties)) => {
                match names.iter().find(|name| !properties.contains_key(*name)) {
                    Some(missing) => Err(Fault::new(Rule::Required(missing.clone()))),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
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
        declared: &HashMap<String, usize>,
        others: Others,
        properties: &Map<String, Value>,
        budget: &mut Budget,
    ) -> Result<(), Fault> {
        for (name, value) in properties {
            let (schema, step): (_, fn(String) -> Step) = match (declared.get(name), others) {
                (Some(schema), _) => (*schema, |name| Step::Name(name.into())),
                (None, Others::Schema(schema)) => (schema, Step::Key),
                (None, Others::Free) => continue,
                (None, Others::Refused) => return Err(Fault::new(Rule::Unknown(name.clone()))),
            };
            self.check(schema, value, budget).map_err(|fault| fault.under(step(name.clone())))?;
        }
        Ok(())
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

/// Steps and depth that are left of what one check may cost: alternatives inside alternatives multiply, and a reference may
/// lead back to itself without going into the value. Both are in the hands of whoever wrote the document and whoever
/// sends the value.
#[derive(Debug)]
pub(super) struct Budget {
    n_steps: usize,
    depth: usize,
}

/// How often each part of a value may be looked at, on average.
const TIMES: usize = 200;

/// Schemas inside each other while one value is looked at: a value is nested at most 128 times, each time through a few
/// schemas. It also bounds the stack.
const MAX_DEPTH: usize = 600;

impl Budget {
    /// Enough for any value of this size that a sensible document describes.
    pub(super) fn of(value: &Value) -> Budget {
        Budget { n_steps: n_values(value).saturating_mul(TIMES).saturating_add(10_000), depth: 0 }
    }

    /// One step further in.
    pub(super) fn enter(&mut self) -> Result<(), Fault> {
        self.depth += 1;
        match self.n_steps.checked_sub(1) {
            Some(left) if self.depth <= MAX_DEPTH => {
                self.n_steps = left;
                Ok(())
            }
            _ => Err(Fault::new(Rule::TooComplex)),
        }
    }

    /// How far in it is.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// Out again, after a fault that left from further in as well.
    pub(super) fn return_to(&mut self, depth: usize) {
        self.depth = depth;
    }
}

/// How many values a value is made of.
fn n_values(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(n_values).sum::<usize>(),
        Value::Object(properties) => 1 + properties.values().map(n_values).sum::<usize>(),
        _ => 1,
    }
}
