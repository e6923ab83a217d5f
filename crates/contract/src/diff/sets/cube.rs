//! Cubes: values of one kind, and unions of them.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use crate::number::Number;

use super::conjunction::{Conjunction, ShapeId};
use super::rules::{Kinds, Rules};
use super::{numbers, value};

/// Values of one kind that obey all rules, and fit none of some shapes.
#[derive(Debug, Clone)]
pub(super) struct Cube<'s> {
    pub(super) rules: Rules<'s>,
    pub(super) nots: Vec<ShapeId>,
    /// Why it may hold fewer values than it says.
    pub(super) unknown: Option<&'static str>,
}

/// A union of cubes.
#[derive(Debug)]
pub(super) struct Normal<'s> {
    pub(super) cubes: Vec<Cube<'s>>,
    /// Start of each branch among the cubes, with the shapes that fit in it.
    pub(super) branches: Vec<(usize, Vec<ShapeId>)>,
    /// Whether the union is all there is; otherwise alternatives were left out, since there are too many.
    pub(super) is_complete: bool,
}

/// Normal forms so far.
#[derive(Default)]
pub(super) struct Normals<'s> {
    pub(super) known: HashMap<Conjunction, Rc<Normal<'s>>>,
    pub(super) depth: usize,
}

impl Cube<'_> {
    pub(super) fn has_kind(&self, kinds: Kinds) -> bool {
        self.rules.kinds.overlaps(kinds)
    }
}

/// All values of a cube, if they are few; some that it excludes may be among them.
pub(super) fn finite(cube: &Cube<'_>) -> Option<Vec<Value>> {
    let rules = &cube.rules;
    if let Some(values) = &rules.values {
        return Some(values.iter().map(|(_, value)| value.clone()).collect());
    }
    if rules.kinds == Kinds::NULL {
        return Some(vec![Value::Null]);
    }
    if rules.kinds == Kinds::BOOLEAN {
        return Some(vec![Value::Bool(false), Value::Bool(true)]);
    }
    if cube.has_kind(Kinds::NUMBER)
        && let Some(only) = numbers::only(&rules.number)
    {
        return value::of_number(only).map(|only| vec![only]);
    }
    if cube.has_kind(Kinds::NUMBER)
        && numbers::is_whole(&rules.number)
        && let (Some(low), Some(high)) = (numbers::lowest(&rules.number), numbers::highest(&rules.number))
        && high.checked_sub(low).is_some_and(|n| n < numbers::MAX_TRIED)
    {
        return (low..=high).map(|whole| value::of_number(Number::from(whole))).collect();
    }
    None
}
