//! Equality of two values: numbers by value, objects whatever the order of their keys.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::number::Number;
use crate::source::{Node, NodeKind};

use super::Validator;

/// Bytes of a string that are looked at in one step.
const BYTES_PER_STEP: usize = 64;

/// Digits of a number that are read; see [`Number::parse`].
const MAX_EXACT: usize = 37;

impl<'s> Validator<'_, 's> {
    /// Whether two values are equal; `None` when that cannot be told.
    pub(super) fn equal(&mut self, a: Node<'s>, b: Node<'s>) -> Option<bool> {
        if !self.spend(1) {
            return None;
        }
        if a == b {
            return Some(true);
        }
        if a.kind() != b.kind() || a.len() != b.len() {
            return Some(false);
        }
        match a.kind() {
            NodeKind::Null => Some(true),
            NodeKind::Boolean => Some(a.as_bool() == b.as_bool()),
            NodeKind::Number => {
                let (a, b) = (self.canonical(a)?, self.canonical(b)?);
                Some(a == b)
            }
            NodeKind::String => {
                let (a, b) = (a.as_str()?, b.as_str()?);
                (a.len() != b.len() || self.spend(a.len() / BYTES_PER_STEP)).then(|| a == b)
            }
            NodeKind::Array => {
                for (a, b) in a.items().zip(b.items()) {
                    if !self.equal(a, b)? {
                        return Some(false);
                    }
                }
                Some(true)
            }
            NodeKind::Object => {
                for (key, a) in a.entries() {
                    let Some(b) = b.get(key.as_str()?) else { return Some(false) };
                    if !self.equal(a, b)? {
                        return Some(false);
                    }
                }
                Some(true)
            }
        }
    }

    /// A number that equal values share; `None` when it cannot be told.
    pub(super) fn digest(&mut self, value: Node<'s>) -> Option<u64> {
        if !self.spend(1) {
            return None;
        }
        let mut hasher = DefaultHasher::new();
        std::mem::discriminant(&value.kind()).hash(&mut hasher);
        match value.kind() {
            NodeKind::Null => {}
            NodeKind::Boolean => value.as_bool().hash(&mut hasher),
            NodeKind::Number => self.canonical(value)?.hash(&mut hasher),
            NodeKind::String => {
                let text = value.as_str()?;
                if !self.spend(text.len() / BYTES_PER_STEP) {
                    return None;
                }
                text.hash(&mut hasher);
            }
            NodeKind::Array => {
                for item in value.items() {
                    self.digest(item)?.hash(&mut hasher);
                }
            }
            NodeKind::Object => {
                // A sum does not depend on the order.
                let mut sum = 0_u64;
                for (key, value) in value.entries() {
                    let mut entry = DefaultHasher::new();
                    (self.digest(key)?, self.digest(value)?).hash(&mut entry);
                    sum = sum.wrapping_add(entry.finish());
                }
                sum.hash(&mut hasher);
            }
        }
        Some(hasher.finish())
    }

    /// A number by its value; `None` if it is too long to be read exactly.
    fn canonical(&mut self, value: Node<'s>) -> Option<Number> {
        let exact = value.as_number().filter(|text| text.len() <= MAX_EXACT).and_then(Number::parse);
        if exact.is_none() {
            self.doubt();
        }
        exact
    }
}
