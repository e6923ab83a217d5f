//! Rules of a schema for one value, in a form that can be intersected.
//!
//! A part of a value (an item, a property) must fit a list of shapes, all of them; no shape means that anything fits.

use serde_json::Value;

use crate::number::Number;

use super::count::Count;
use super::list_rules::ListRules;
use super::object_rules::ObjectRules;
use super::value;

/// A set of kinds of values. Numbers are two kinds: whole ones and the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Kinds(pub(super) u8);

/// What must hold of a value, kind by kind.
#[derive(Debug, Clone)]
pub(super) struct Rules<'s> {
    pub(super) kinds: Kinds,
    /// The only values, with their keys, sorted by these.
    pub(super) values: Option<Vec<(String, Value)>>,
    pub(super) number: NumberRules,
    pub(super) text: TextRules<'s>,
    pub(super) list: ListRules,
    pub(super) object: ObjectRules<'s>,
}

/// An end of a range of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct End {
    pub(super) value: Number,
    pub(super) is_exclusive: bool,
}

#[derive(Debug, Clone, Default)]
pub(super) struct NumberRules {
    pub(super) low: Option<End>,
    pub(super) high: Option<End>,
    /// Each divides the number.
    pub(super) divisors: Vec<Number>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct TextRules<'s> {
    pub(super) length: Count,
    pub(super) patterns: Vec<&'s str>,
    /// Known ones only.
    pub(super) formats: Vec<&'static str>,
}

impl Kinds {
    pub(super) const NULL: Kinds = Kinds(1);
    pub(super) const BOOLEAN: Kinds = Kinds(2);
    pub(super) const WHOLE: Kinds = Kinds(4);
    pub(super) const NUMBER: Kinds = Kinds(4 | 8);
    pub(super) const STRING: Kinds = Kinds(16);
    pub(super) const ARRAY: Kinds = Kinds(32);
    pub(super) const OBJECT: Kinds = Kinds(64);
    pub(super) const ALL: Kinds = Kinds(127);
    /// Kinds that have rules of their own.
    pub(super) const EACH: [Kinds; 6] =
        [Kinds::NULL, Kinds::BOOLEAN, Kinds::NUMBER, Kinds::STRING, Kinds::ARRAY, Kinds::OBJECT];

    pub(super) fn of(value: &Value) -> Kinds {
        match value {
            Value::Null => Kinds::NULL,
            Value::Bool(_) => Kinds::BOOLEAN,
            Value::Number(_) if value::number_of(value).is_some_and(Number::is_integer) => Kinds::WHOLE,
            Value::Number(_) => Kinds(8),
            Value::String(_) => Kinds::STRING,
            Value::Array(_) => Kinds::ARRAY,
            Value::Object(_) => Kinds::OBJECT,
        }
    }

    pub(super) fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    pub(super) fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn overlaps(self, other: Kinds) -> bool {
        !self.and(other).is_empty()
    }
}

impl Default for Rules<'_> {
    fn default() -> Self {
        Rules {
            kinds: Kinds::ALL,
            values: None,
            number: NumberRules::default(),
            text: TextRules::default(),
            list: ListRules::default(),
            object: ObjectRules::default(),
        }
    }
}

impl<'s> Rules<'s> {
    /// Demands what other rules demand too.
    pub(super) fn restrict(&mut self, other: &Rules<'s>) {
        self.kinds = self.kinds.and(other.kinds);
        if let Some(values) = &other.values {
            match &mut self.values {
                None => self.values = Some(values.clone()),
                Some(known) => known.retain(|(key, _)| listed(values, key)),
            }
        }
        self.number.restrict(&other.number);
        self.text.restrict(&other.text);
        self.list.restrict(&other.list);
        self.object.restrict(&other.object);
    }

    /// Whether every value obeys.
    pub(super) fn is_free(&self) -> bool {
        let Rules { kinds, values, number, text, list, object } = self;
        *kinds == Kinds::ALL
            && values.is_none()
            && number.low.is_none()
            && number.high.is_none()
            && number.divisors.is_empty()
            && text.length.is_free()
            && text.patterns.is_empty()
            && text.formats.is_empty()
            && list.is_free()
            && object.is_free()
    }

    pub(super) fn lists(&self, key: &str) -> bool {
        self.values.as_ref().is_none_or(|values| listed(values, key))
    }
}

fn listed(values: &[(String, Value)], key: &str) -> bool {
    values.binary_search_by(|(known, _)| known.as_str().cmp(key)).is_ok()
}

impl NumberRules {
    pub(super) fn restrict(&mut self, other: &NumberRules) {
        let tighter = |a: Option<End>, b: Option<End>, is_low: bool| match (a, b) {
            (Some(a), Some(b)) => {
                let is_b = match b.value.cmp(&a.value) {
                    std::cmp::Ordering::Equal => b.is_exclusive,
                    order => order.is_gt() == is_low,
                };
                Some(if is_b { b } else { a })
            }
            (a, b) => a.or(b),
        };
        self.low = tighter(self.low, other.low, true);
        self.high = tighter(self.high, other.high, false);
        for divisor in &other.divisors {
            if !self.divisors.contains(divisor) {
                self.divisors.push(*divisor);
            }
        }
    }

    /// Whether the range holds a number; divisors are not looked at.
    pub(super) fn allows_range(&self, number: Number) -> bool {
        self.low.is_none_or(|low| number > low.value || (!low.is_exclusive && number == low.value))
            && self.high.is_none_or(|high| number < high.value || (!high.is_exclusive && number == high.value))
    }
}

impl<'s> TextRules<'s> {
    pub(super) fn restrict(&mut self, other: &TextRules<'s>) {
        self.length.restrict(other.length);
        for pattern in &other.patterns {
            if !self.patterns.contains(pattern) {
                self.patterns.push(pattern);
            }
        }
        for format in &other.formats {
            if !self.formats.contains(format) {
                self.formats.push(format);
            }
        }
    }
}
