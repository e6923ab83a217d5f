//! Cases made small, as long as they stay wrong.

use serde_json::{Value, json};

use super::case::Case;
use super::schema::{but_one, entries, parts, required, with, with_parts, without};
use super::side::{PREFIX, Side};

/// Smaller cases that are tried for one fault.
const N_TRIES: usize = 800;

/// Something less to say at one place.
#[derive(Debug, Clone, PartialEq)]
struct Cut {
    way: String,
    kind: CutKind,
}

#[derive(Debug, Clone, PartialEq)]
enum CutKind {
    Keyword(String),
    Property(String),
    Part(String, usize),
    /// What stands inside takes the place of the whole.
    Lift(String),
    Component(String),
}

/// The smallest case that was found to be wrong like the given one.
pub(super) fn shrunk(mut case: Case, is_wrong: impl Fn(&Case) -> bool) -> Case {
    let mut n_left = N_TRIES;
    let mut is_progress = true;
    while is_progress && n_left > 0 {
        is_progress = false;
        for cut in cuts(&case) {
            for which in choices(&case) {
                let Some(smaller) = cut.applied(&case, &which) else { continue };
                if n_left == 0 {
                    return case;
                }
                n_left -= 1;
                if is_wrong(&smaller) {
                    case = smaller;
                    is_progress = true;
                    break;
                }
            }
        }
    }
    case
}

/// Which sides are cut: all, or one of them. What was rewritten follows from the side that it was before.
fn choices(case: &Case) -> Vec<Vec<bool>> {
    let n_sides = if case.rewriting.is_some() { 1 } else { case.sides.len() };
    let one = |idx: usize| (0..n_sides).map(|side| side == idx).collect();
    std::iter::once(vec![true; n_sides]).chain((0..n_sides).filter(|_| n_sides > 1).map(one)).collect()
}

/// The sides that may be cut.
fn givens(case: &Case) -> &[Side] {
    match &case.rewriting {
        Some(rewriting) if rewriting.is_backwards => &case.sides[1..],
        Some(_) => &case.sides[..1],
        None => &case.sides,
    }
}

fn cuts(case: &Case) -> Vec<Cut> {
    let mut all: Vec<Cut> = Vec::new();
    for side in givens(case) {
        for name in side.components().keys() {
            all.push(Cut { way: String::new(), kind: CutKind::Component(name.clone()) });
        }
        for way in side.ways() {
            let schema = side.at(&way).expect("the way was found in the side");
            all.extend(
                kinds_of_cuts(schema, case.place.is_text()).into_iter().map(|kind| Cut { way: way.clone(), kind }),
            );
        }
    }
    let mut distinct: Vec<Cut> = Vec::new();
    for cut in all {
        if !distinct.contains(&cut) {
            distinct.push(cut);
        }
    }
    distinct
}

fn kinds_of_cuts(schema: &Value, is_text: bool) -> Vec<CutKind> {
    let mut kinds: Vec<CutKind> = Vec::new();
    let mut lifts: Vec<String> =
        entries(schema, "properties").keys().map(|name| format!("/properties/{name}")).collect();
    for (key, value) in schema.as_object().into_iter().flatten() {
        // What is written as text needs a type to be judged.
        if key != "$ref" && !(is_text && key == "type") {
            kinds.push(CutKind::Keyword(key.clone()));
        }
        match value {
            Value::Object(_) if ["items", "additionalProperties", "not"].contains(&key.as_str()) => {
                lifts.push(format!("/{key}"));
            }
            Value::Array(list) => {
                kinds.extend((0..list.len()).map(|idx| CutKind::Part(key.clone(), idx)));
                lifts.extend((0..list.len()).map(|idx| format!("/{key}/{idx}")));
            }
            _ => {}
        }
    }
    kinds.extend(entries(schema, "properties").keys().cloned().map(CutKind::Property));
    kinds.extend(lifts.into_iter().map(CutKind::Lift));
    kinds
}

impl Cut {
    fn applied(&self, case: &Case, which: &[bool]) -> Option<Case> {
        if let Some(rewriting) = &case.rewriting {
            let first = self.applied_to(&givens(case)[0])?;
            return Case::rewritten(case.place, first, rewriting.clone());
        }
        let mut smaller = case.clone();
        for (side, is_cut) in smaller.sides.iter_mut().zip(which) {
            if *is_cut {
                *side = self.applied_to(side).unwrap_or_else(|| side.clone());
            }
        }
        let is_other = smaller.sides != case.sides;
        let is_moving = smaller.sides.windows(2).all(|pair| pair[0] != pair[1]);
        (is_other && is_moving).then_some(smaller)
    }

    fn applied_to(&self, side: &Side) -> Option<Side> {
        if let CutKind::Component(name) = &self.kind {
            return side.without_component(name);
        }
        let schema = side.at(&self.way)?;
        let smaller = match &self.kind {
            CutKind::Keyword(key) => without(schema, &[key]),
            CutKind::Property(name) => {
                let mut properties = entries(schema, "properties").clone();
                properties.remove(name)?;
                let needed = required(schema).into_iter().filter(|needed| needed != name).map(Value::from).collect();
                with_parts(&with(schema, "properties", properties), "required", needed)
            }
            CutKind::Part(key, idx) => {
                let list = parts(schema, key);
                (list.len() > 1 && *idx < list.len()).then(|| with(schema, key, but_one(list, *idx)))?
            }
            CutKind::Lift(inner) => schema.pointer(inner).filter(|inner| inner.is_object())?.clone(),
            CutKind::Component(_) => return None,
        };
        if smaller == *schema {
            return None;
        }
        let mut cut = side.clone();
        *cut.at_mut(&self.way)? = smaller;
        Some(cut)
    }
}

impl Side {
    /// `None` if the component is in use.
    fn without_component(&self, name: &str) -> Option<Side> {
        let mut smaller = self.clone();
        smaller.at_mut("/components")?.as_object_mut()?.remove(name)?;
        let is_used = |way: &String| {
            smaller.at(way).and_then(|schema| schema.get("$ref")) == Some(&json!(format!("{PREFIX}{name}")))
        };
        let is_needed = smaller.ways().iter().any(is_used);
        (!is_needed).then_some(smaller)
    }
}
