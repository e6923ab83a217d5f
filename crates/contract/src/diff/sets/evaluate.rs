//! Evaluation of a value against a shape: our own reading of the schemas, one value at a time.

use serde_json::Value;

use crate::validate::format::TextFormat;

use super::Engine;
use super::conjunction::ShapeId;
use super::count::Count;
use super::cube::Cube;
use super::list_rules::ContainsRules;
use super::rules::{Kinds, Rules};
use super::value;

/// Shapes inside one another.
const MAX_DEPTH: usize = 100;

/// Whether a value fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    Yes,
    No,
    Unknown,
}

impl Fit {
    pub(super) fn and(self, other: impl FnOnce() -> Fit) -> Fit {
        match self {
            Fit::No => Fit::No,
            Fit::Yes => other(),
            Fit::Unknown => match other() {
                Fit::No => Fit::No,
                _ => Fit::Unknown,
            },
        }
    }

    fn not(self) -> Fit {
        match self {
            Fit::Yes => Fit::No,
            Fit::No => Fit::Yes,
            Fit::Unknown => Fit::Unknown,
        }
    }

    fn of(is_fitting: bool) -> Fit {
        if is_fitting { Fit::Yes } else { Fit::No }
    }
}

impl<'s> Engine<'_, 's> {
    /// Whether a value fits all of some shapes.
    pub(super) fn fits_all(&mut self, all: &[ShapeId], value: &Value) -> Fit {
        let mut open = Vec::new();
        self.fits_each(all, value, &mut open)
    }

    /// Whether a value is in a cube.
    pub(super) fn fits_cube(&mut self, cube: &Cube<'s>, value: &Value) -> Fit {
        let mut open = Vec::new();
        let mut fit = self.obeys(&cube.rules, value, &mut open);
        for not in &cube.nots {
            fit = fit.and(|| self.fits(*not, value, &mut open).not());
        }
        if fit == Fit::Yes && cube.unknown.is_some() { Fit::Unknown } else { fit }
    }

    fn fits_each(&mut self, all: &[ShapeId], value: &Value, open: &mut Vec<(ShapeId, *const Value)>) -> Fit {
        all.iter().fold(Fit::Yes, |fit, id| fit.and(|| self.fits(*id, value, open)))
    }

    fn fits(&mut self, id: ShapeId, value: &Value, open: &mut Vec<(ShapeId, *const Value)>) -> Fit {
        let place = (id, std::ptr::from_ref(value));
        // A value never contains itself, so a cycle shows at the same value.
        if !self.spend(1) || open.len() >= MAX_DEPTH || open.contains(&place) {
            return Fit::Unknown;
        }
        open.push(place);
        let shape = self.shapes.get(id);
        let mut fit = self.obeys(&shape.rules, value, open);
        fit = fit.and(|| self.fits_each(&shape.all_of, value, open));
        if !shape.any_of.is_empty() {
            fit = fit.and(|| {
                let each = shape.any_of.iter();
                each.fold(Fit::No, |any, id| match any {
                    Fit::Yes => Fit::Yes,
                    _ => match self.fits(*id, value, open) {
                        Fit::No => any,
                        other => other,
                    },
                })
            });
        }
        if !shape.one_of.is_empty() {
            fit = fit.and(|| {
                let (mut n_fitting, mut is_certain) = (0, true);
                for id in &shape.one_of {
                    match self.fits(*id, value, open) {
                        Fit::Yes => n_fitting += 1,
                        Fit::No => {}
                        Fit::Unknown => is_certain = false,
                    }
                }
                match n_fitting {
                    0 | 1 if !is_certain => Fit::Unknown,
                    n_fitting => Fit::of(n_fitting == 1),
                }
            });
        }
        if let Some(not) = shape.not {
            fit = fit.and(|| self.fits(not, value, open).not());
        }
        open.pop();
        if fit == Fit::Yes && shape.unknown.is_some() { Fit::Unknown } else { fit }
    }

    fn obeys(&mut self, rules: &Rules<'s>, value: &Value, open: &mut Vec<(ShapeId, *const Value)>) -> Fit {
        if !Kinds::of(value).overlaps(rules.kinds) {
            return Fit::No;
        }
        if rules.values.is_some() && !rules.lists(&value::key(value)) {
            return Fit::No;
        }
        match value {
            Value::Null | Value::Bool(_) => Fit::Yes,
            Value::Number(_) => match value::number_of(value) {
                Some(number) => Fit::of(super::numbers::allows(&rules.number, number)),
                None => Fit::Unknown,
            },
            Value::String(text) => self.obeys_text(rules, text),
            Value::Array(items) => {
                let list = &rules.list;
                if !list.count.allows(items.len() as u64) {
                    return Fit::No;
                }
                if list.is_unique {
                    let mut keys: Vec<String> = items.iter().map(value::key).collect();
                    keys.sort_unstable();
                    keys.dedup();
                    if keys.len() < items.len() {
                        return Fit::No;
                    }
                }
                let each = (0..).zip(items);
                let fit = each.fold(Fit::Yes, |fit, (idx, item)| fit.and(|| self.fits_each(list.at(idx), item, open)));
                list.contains.iter().fold(fit, |fit, contains| fit.and(|| self.contains(contains, items, open)))
            }
            Value::Object(map) => {
                let object = &rules.object;
                if !object.count.allows(map.len() as u64)
                    || object.required.iter().any(|name| !map.contains_key(*name))
                    || map.keys().any(|name| object.part(name).is_forbidden)
                {
                    return Fit::No;
                }
                map.iter().fold(Fit::Yes, |fit, (name, inner)| {
                    let fit = fit.and(|| self.fits_each(&object.part(name).all, inner, open));
                    fit.and(|| self.allows_name(object, name))
                })
            }
        }
    }

    /// True if as many items fit a shape as should.
    fn contains(&mut self, rules: &ContainsRules, items: &[Value], open: &mut Vec<(ShapeId, *const Value)>) -> Fit {
        let (mut least, mut most) = (0, 0);
        for item in items {
            let fit = self.fits(rules.shape, item, open);
            least += u64::from(fit == Fit::Yes);
            most += u64::from(fit != Fit::No);
        }
        let Count { min, max } = rules.count;
        if most < min || max.is_some_and(|max| least > max) {
            return Fit::No;
        }
        if least >= min && max.is_none_or(|max| most <= max) { Fit::Yes } else { Fit::Unknown }
    }

    /// True if a text obeys lengths, formats and patterns.
    pub(super) fn obeys_text(&mut self, rules: &Rules<'s>, text: &str) -> Fit {
        let rules = &rules.text;
        if !rules.length.is_free() && !rules.length.allows(text.chars().count() as u64) {
            return Fit::No;
        }
        let is_of = |format: &&str| TextFormat::named(format).is_none_or(|format| format.allows(text));
        if !rules.formats.iter().all(is_of) {
            return Fit::No;
        }
        let mut fit = Fit::Yes;
        for pattern in &rules.patterns {
            fit = fit.and(|| match self.automata.pattern(pattern) {
                Some(pattern) => Fit::of(pattern.is_match(text)),
                None => Fit::Unknown,
            });
        }
        fit
    }
}
