//! `anyOf`, `oneOf` and `not`.

use crate::model::{Api, Schema, Use};
use crate::source::Node;

use super::schema::allows_type_of;
use super::validator::Fit;
use super::wording::listed;
use super::{Validator, Violation};

impl<'s> Validator<'_, 's> {
    /// `anyOf` and `oneOf`, by the discriminator where there is one.
    pub(super) fn check_alternatives(&mut self, schema: &Schema<'s>, value: Node<'s>) {
        if schema.any_of.is_empty() && schema.one_of.is_empty() {
            return;
        }
        if let Some(discriminator) = &schema.discriminator
            && self.check_chosen(schema, discriminator, value)
        {
            return;
        }
        self.check_any_of(schema, value);
        if !self.is_settled() {
            self.check_one_of(schema, value);
        }
    }

    pub(super) fn check_not(&mut self, schema: &Schema<'s>, not: Use<'s, Schema<'s>>, value: Node<'s>) {
        match self.fit(not.id, value) {
            Fit::No => {}
            Fit::Unknown => self.doubt(),
            Fit::Yes => {
                let api = self.api;
                self.refuse(schema, value, || {
                    format!("must not fit {}, which is forbidden by `not`, and does", called(api, not))
                });
            }
        }
    }

    fn check_any_of(&mut self, schema: &Schema<'s>, value: Node<'s>) {
        let mut is_certain = true;
        match schema.any_of.as_slice() {
            [] => return,
            // Its own reasons say more than that it does not fit.
            [only] => return self.apply(only.id, value),
            alternatives => {
                for alternative in alternatives {
                    match self.fit(alternative.id, value) {
                        Fit::Yes => return,
                        Fit::No => {}
                        Fit::Unknown => is_certain = false,
                    }
                }
            }
        }
        if is_certain {
            self.refuse_none(schema, ("at least one", "anyOf", &schema.any_of), value);
        } else {
            self.doubt();
        }
    }

    fn check_one_of(&mut self, schema: &Schema<'s>, value: Node<'s>) {
        let mut first = None;
        let mut others = Vec::new();
        let mut is_certain = true;
        match schema.one_of.as_slice() {
            [] => return,
            [only] => return self.apply(only.id, value),
            alternatives => {
                for alternative in alternatives {
                    match self.fit(alternative.id, value) {
                        Fit::Yes if first.is_none() => first = Some(*alternative),
                        Fit::Yes => others.push(*alternative),
                        Fit::No => {}
                        Fit::Unknown => is_certain = false,
                    }
                }
            }
        }
        match first {
            None if is_certain => self.refuse_none(schema, ("exactly one", "oneOf", &schema.one_of), value),
            Some(first) if !others.is_empty() => {
                let api = self.api;
                self.refuse(schema, value, || {
                    let fitting = std::iter::once(first).chain(others.iter().copied());
                    let names = listed(fitting.map(|fitting| called(api, fitting)), "and");
                    let (n_alternatives, n_fitting) = (schema.one_of.len(), 1 + others.len());
                    format!(
                        "must fit exactly one of the {n_alternatives} alternatives of `oneOf`, and fits {n_fitting}: {names}"
                    )
                });
            }
            Some(_) if is_certain => {}
            _ => self.doubt(),
        }
    }

    /// Refuses a value that fits no alternative, in the words of the one that it misses least.
    fn refuse_none(
        &mut self,
        schema: &Schema<'s>,
        (how_many, keyword, alternatives): (&str, &str, &[Use<'s, Schema<'s>>]),
        value: Node<'s>,
    ) {
        let nearest = if self.is_quiet() { None } else { self.nearest(alternatives, value) };
        let n_alternatives = alternatives.len();
        let nearest = nearest.map(|(alternative, violation)| {
            let place = place_within(value, violation.value);
            format!("; the nearest is {}, where {place} {}", called(self.api, alternative), violation.message)
        });
        self.refuse(schema, value, || {
            let nearest = nearest.unwrap_or_default();
            format!("must fit {how_many} of the {n_alternatives} alternatives of `{keyword}`, and fits none{nearest}")
        });
    }

    /// The alternative that a value misses least, and how.
    fn nearest(
        &mut self,
        alternatives: &[Use<'s, Schema<'s>>],
        value: Node<'s>,
    ) -> Option<(Use<'s, Schema<'s>>, Violation<'s>)> {
        let mut nearest = None;
        let mut least = None;
        for alternative in alternatives {
            let violations = self.violations_of(alternative.id, value);
            let distance = distance(&self.api[alternative.id], &violations, value);
            if let Some(first) = violations.into_iter().next()
                && least.is_none_or(|least| distance < least)
            {
                least = Some(distance);
                nearest = Some((*alternative, first));
            }
        }
        nearest
    }
}

/// How an alternative is called: by its name, or by its place if it has none.
fn called<'s>(api: &Api<'s>, alternative: Use<'s, Schema<'s>>) -> String {
    let schema = &api[alternative.id];
    schema.name.map_or_else(|| schema.node.pointer(), |name| format!("`{name}`"))
}

/// How far a value is from an alternative, by what tells most: another type, another word where the alternative lists
/// its own (`kind: {enum: [cat]}`), the number of reasons, and how many of them are about the value as a whole.
fn distance<'s>(schema: &Schema<'s>, violations: &[Violation<'s>], value: Node<'s>) -> (bool, bool, usize, usize) {
    let is_listed = |schema: Node<'s>| schema.get("enum").or(schema.get("const")).is_some();
    let has_other_word =
        violations.iter().any(|violation| violation.value.parent() == Some(value) && is_listed(violation.schema));
    let n_at_value = violations.iter().filter(|violation| violation.value == value).count();
    (!allows_type_of(schema, value), has_other_word, violations.len(), n_at_value)
}

/// Where a value stands inside another. An aliased one stands elsewhere, and only its own place can be told.
fn place_within(outer: Node<'_>, inner: Node<'_>) -> String {
    if outer == inner {
        return "it".to_owned();
    }
    let pointer = inner.pointer();
    let within = pointer.strip_prefix(&outer.pointer()).filter(|rest| rest.starts_with('/'));
    format!("`{}`", within.unwrap_or(&pointer))
}
