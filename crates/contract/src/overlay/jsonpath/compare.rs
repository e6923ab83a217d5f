//! Values in filters, and how they compare.

use std::cmp::Ordering;

use crate::number::Number;
use crate::overlay::part::{OverlaidPart, PartShape};
use crate::source::NodeKind;

use super::query::{Operand, Operator};
use super::select::{Found, Search, TooCostly};

/// What an operand comes to.
pub(super) enum Value<'q, 't, 's> {
    /// A query that matches nothing, or a length of what has none.
    Nothing,
    Null,
    Boolean(bool),
    Number(Number),
    Text(&'q str),
    OverlaidPart(&'t OverlaidPart<'s>),
}

impl<'t, 's> Search<'t, 's> {
    /// What an operand comes to for the child that a filter is about.
    pub(super) fn value<'q>(
        &self,
        operand: &'q Operand,
        current: &'t OverlaidPart<'s>,
    ) -> Result<Value<'q, 't, 's>, TooCostly> {
        self.step()?;
        let whole = |number: usize| i128::try_from(number).map_or(Value::Nothing, |whole| Value::Number(whole.into()));
        let only = |found: Found<'t, 's>| {
            found.map(|found| if let [only] = found.as_slice() { Value::OverlaidPart(only) } else { Value::Nothing })
        };
        match operand {
            Operand::Null => Ok(Value::Null),
            Operand::Boolean(value) => Ok(Value::Boolean(*value)),
            Operand::Number(number) => Ok(Value::Number(*number)),
            Operand::Text(text) => Ok(Value::Text(text)),
            Operand::Only(lookup) | Operand::Value(lookup) => only(self.lookup(lookup, current)),
            Operand::Count(lookup) => self.lookup(lookup, current).map(|found| whole(found.len())),
            Operand::Length(inner) => Ok(self.value(inner, current)?.length().map_or(Value::Nothing, whole)),
        }
    }

    pub(super) fn compares(
        &self,
        left: &Value<'_, 't, 's>,
        operator: Operator,
        right: &Value<'_, 't, 's>,
    ) -> Result<bool, TooCostly> {
        let order = left.order(right);
        Ok(match operator {
            Operator::Equal => self.are_equal(left, right)?,
            Operator::NotEqual => !self.are_equal(left, right)?,
            Operator::Less => order == Some(Ordering::Less),
            Operator::Greater => order == Some(Ordering::Greater),
            Operator::LessOrEqual => order == Some(Ordering::Less) || self.are_equal(left, right)?,
            Operator::GreaterOrEqual => order == Some(Ordering::Greater) || self.are_equal(left, right)?,
        })
    }

    fn are_equal(&self, left: &Value<'_, 't, 's>, right: &Value<'_, 't, 's>) -> Result<bool, TooCostly> {
        match (left, right) {
            (Value::Nothing, Value::Nothing) => Ok(true),
            (Value::OverlaidPart(left), Value::OverlaidPart(right)) => self.are_same(left, right),
            _ => Ok(left.is_same_scalar(right)),
        }
    }

    /// Whether two parts hold the same, in whatever order their keys are.
    fn are_same(&self, left: &'t OverlaidPart<'s>, right: &'t OverlaidPart<'s>) -> Result<bool, TooCostly> {
        self.step()?;
        match (&left.shape, &right.shape) {
            (PartShape::Scalar, PartShape::Scalar) => {
                Ok(Value::OverlaidPart(left).is_same_scalar(&Value::OverlaidPart(right)))
            }
            (PartShape::Array(left), PartShape::Array(right)) if left.len() == right.len() => {
                let mut pairs = left.iter().zip(right);
                pairs.try_fold(true, |are, (left, right)| Ok(are && self.are_same(left, right)?))
            }
            (PartShape::Object(left), PartShape::Object(right)) if left.len() == right.len() => {
                let mut pairs = left.iter().map(|(name, field)| (&field.part, right.get(name)));
                pairs.try_fold(true, |are, (left, right)| {
                    let Some(right) = right.filter(|_| are) else { return Ok(false) };
                    self.are_same(left, &right.part)
                })
            }
            _ => Ok(false),
        }
    }
}

impl<'t, 's> Value<'_, 't, 's> {
    pub(super) fn as_str(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            Value::OverlaidPart(part) => part.origin.as_str(),
            _ => None,
        }
    }

    /// Which of two numbers or two texts comes first; nothing else has an order.
    fn order(&self, other: &Value<'_, 't, 's>) -> Option<Ordering> {
        let numbers = self.as_number().zip(other.as_number()).map(|(left, right)| left.cmp(&right));
        // UTF-8 sorts as its code points do.
        numbers.or_else(|| self.as_str().zip(other.as_str()).map(|(left, right)| left.cmp(right)))
    }

    fn is_same_scalar(&self, other: &Value<'_, 't, 's>) -> bool {
        let are_null = self.is_null() && other.is_null();
        let are_booleans = self.as_bool().is_some() && self.as_bool() == other.as_bool();
        are_null || are_booleans || self.order(other) == Some(Ordering::Equal)
    }

    fn length(&self) -> Option<usize> {
        match self {
            Value::OverlaidPart(OverlaidPart { shape: PartShape::Array(items), .. }) => Some(items.len()),
            Value::OverlaidPart(OverlaidPart { shape: PartShape::Object(fields), .. }) => Some(fields.len()),
            _ => self.as_str().map(|text| text.chars().count()),
        }
    }

    fn as_number(&self) -> Option<Number> {
        match self {
            Value::Number(number) => Some(*number),
            Value::OverlaidPart(part) => part.origin.as_number().and_then(Number::parse),
            _ => None,
        }
    }

    fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Boolean(value) => Some(*value),
            Value::OverlaidPart(part) => part.origin.as_bool(),
            _ => None,
        }
    }

    fn is_null(&self) -> bool {
        match self {
            Value::Null => true,
            Value::OverlaidPart(part) => part.origin.kind() == NodeKind::Null,
            _ => false,
        }
    }
}
