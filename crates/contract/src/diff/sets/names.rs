//! Names that no schema declares, told apart by the patterns that they match.
//!
//! An example: `{patternProperties: {'^x-': A}, additionalProperties: false}` against `{patternProperties: {'^x': B}}`. Names
//! are of four classes by the two patterns, of which one is empty, since what begins with `x-` begins with `x`; and two the
//! narrower side forbids. What is left begins with `x-`, so that all depends on whether `A` lies within `B`.

use std::collections::BTreeSet;
use std::rc::Rc;

use serde_json::Value;

use super::Engine;
use super::conjunction::{Conjunction, join};
use super::evaluate::Fit;
use super::object_rules::{NamePattern, ObjectRules, PatternRules, PropertyRules};
use super::rules::Kinds;

/// Classes of names of one pair of objects.
const MAX_CLASSES: usize = 48;

/// Names that match the same patterns, and what a property with one of them is on either side.
pub(super) struct NameClass {
    /// Texts of the class.
    pub(super) texts: Conjunction,
    /// A few of them, none that is declared.
    pub(super) samples: Vec<String>,
    pub(super) part: PropertyRules,
    pub(super) wanted: PropertyRules,
}

/// Patterns that names match and do not match.
#[derive(Clone, Default)]
struct Matches<'s> {
    texts: Conjunction,
    is_match: Vec<(Rc<NamePattern<'s>>, bool)>,
}

impl<'s> Matches<'s> {
    fn matches(&self, pattern: &NamePattern<'s>) -> bool {
        self.is_match.iter().any(|(known, is_match)| *is_match && known.source == pattern.source)
    }

    fn has(&self, name: &str) -> bool {
        self.is_match.iter().all(|(pattern, is_match)| pattern.pattern.is_match(name) == *is_match)
    }
}

impl<'s> Engine<'_, 's> {
    /// True if objects may have a property of a name, as far as all names are concerned.
    pub(super) fn allows_name(&mut self, object: &ObjectRules<'s>, name: &str) -> Fit {
        if object.names.is_empty() { Fit::Yes } else { self.fits_all(&object.names, &Value::from(name)) }
    }

    /// Forbids the declared and required names that names as such do not allow; why, if that cannot be told.
    pub(super) fn forbid_names(&mut self, object: &mut ObjectRules<'s>) -> Option<&'static str> {
        let mut unknown = None;
        let names: BTreeSet<&'s str> = object.properties.keys().chain(&object.required).copied().collect();
        for name in names {
            match self.allows_name(object, name) {
                Fit::Yes => {}
                Fit::No => drop(object.properties.insert(name, PropertyRules::forbidden())),
                Fit::Unknown => unknown = Some("whether a name is allowed cannot be told"),
            }
        }
        unknown
    }

    /// True if one object says of names all that another does, word for word.
    pub(super) fn says_as_much_of_names(&self, small: &ObjectRules<'s>, wide: &ObjectRules<'s>) -> bool {
        let is_said = |small: &PropertyRules, wide: &PropertyRules| {
            small.is_forbidden || (!wide.is_forbidden && self.says_as_much(&small.all, &wide.all))
        };
        let is_said_somewhere = |wide: &PatternRules<'s>| {
            let mut alike = small.patterns.iter().filter(|rules| rules.is_about_the_names_of(wide));
            alike.any(|rules| is_said(&rules.part, &wide.part))
        };
        is_said(&small.rest, &wide.rest)
            && self.says_as_much(&small.names, &wide.names)
            && wide.patterns.iter().all(is_said_somewhere)
    }

    /// The classes of names that are not declared and that the narrower side allows; `None` if they are too many.
    pub(super) fn name_classes(
        &mut self,
        declared: &BTreeSet<&'s str>,
        small: &ObjectRules<'s>,
        wide: &ObjectRules<'s>,
    ) -> Option<Vec<NameClass>> {
        let mut texts = vec![self.shapes.of_kinds(Kinds::STRING)];
        join(&mut texts, &small.names);
        let mut classes = vec![Matches { texts, ..Matches::default() }];
        let mut known: BTreeSet<&'s str> = BTreeSet::new();
        for pattern in small.patterns.iter().chain(&wide.patterns).flat_map(PatternRules::sources) {
            if known.insert(pattern.source) {
                classes = self.divided(&classes, pattern);
            }
            if classes.len() > MAX_CLASSES || !self.spend(1) {
                self.doubt("the patterns of names are too many to be told apart");
                return None;
            }
        }
        let classes = classes.into_iter().filter_map(|class| self.class(class, declared, small, wide));
        Some(classes.collect())
    }

    /// Each class in two, by a pattern; those that are empty are left out.
    fn divided(&mut self, classes: &[Matches<'s>], pattern: &Rc<NamePattern<'s>>) -> Vec<Matches<'s>> {
        let matching = self.shapes.matching(pattern.source);
        let other = self.shapes.complement(matching);
        let mut divided = Vec::new();
        for (class, (shape, is_match)) in
            classes.iter().flat_map(|class| [(class, (matching, true)), (class, (other, false))])
        {
            let mut class = class.clone();
            join(&mut class.texts, &[shape]);
            class.is_match.push((Rc::clone(pattern), is_match));
            if !self.emptiness(&class.texts).is_proved {
                divided.push(class);
            }
        }
        divided
    }

    fn class(
        &mut self,
        mut class: Matches<'s>,
        declared: &BTreeSet<&'s str>,
        small: &ObjectRules<'s>,
        wide: &ObjectRules<'s>,
    ) -> Option<NameClass> {
        let part = small.undeclared(&|pattern| class.matches(pattern)).into_owned();
        let wanted = wide.undeclared(&|pattern| class.matches(pattern)).into_owned();
        if part.is_forbidden {
            return None;
        }
        let of_class: Vec<&str> = declared.iter().copied().filter(|name| class.has(name)).collect();
        if !of_class.is_empty() {
            let known = self.shapes.one_of_texts(of_class.into_iter());
            join(&mut class.texts, &[self.shapes.complement(known)]);
        }
        let outcome = self.emptiness(&class.texts);
        let samples = outcome.candidates.into_iter().filter_map(|text| text.as_str().map(str::to_owned));
        let class = NameClass { texts: class.texts, samples: samples.collect(), part, wanted };
        (!outcome.is_proved).then_some(class)
    }
}
