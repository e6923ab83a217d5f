//! Rules for objects: declared properties, those that a pattern of their names declares, the others, and all names.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::pattern::Pattern;

use super::conjunction::{Conjunction, join};
use super::count::Count;

/// Rules for one property.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct PropertyRules {
    pub(super) all: Conjunction,
    pub(super) is_forbidden: bool,
}

#[derive(Debug, Clone, Default)]
pub(super) struct ObjectRules<'s> {
    /// Declared ones. What patterns say of their names is told here, too.
    pub(super) properties: BTreeMap<&'s str, PropertyRules>,
    pub(super) required: BTreeSet<&'s str>,
    /// Properties that travel the other way: nobody writes them here, and whoever reads them passes over them.
    pub(super) hidden: BTreeSet<&'s str>,
    /// Properties of other names that match a pattern, or match none of some.
    pub(super) patterns: Vec<PatternRules<'s>>,
    /// Properties of other names, whatever these match.
    pub(super) rest: PropertyRules,
    /// Rules for every name, declared or not.
    pub(super) names: Conjunction,
    pub(super) count: Count,
}

/// Rules for properties whose names match a pattern, if there is one, and none of some others.
#[derive(Debug, Clone)]
pub(super) struct PatternRules<'s> {
    pub(super) within: Option<Rc<NamePattern<'s>>>,
    pub(super) without: Vec<Rc<NamePattern<'s>>>,
    pub(super) part: PropertyRules,
}

/// A pattern of names.
#[derive(Debug)]
pub(super) struct NamePattern<'s> {
    pub(super) source: &'s str,
    pub(super) pattern: Pattern,
}

impl PropertyRules {
    pub(super) fn forbidden() -> PropertyRules {
        PropertyRules { all: Vec::new(), is_forbidden: true }
    }

    pub(super) fn is_free(&self) -> bool {
        self.all.is_empty() && !self.is_forbidden
    }

    pub(super) fn restrict(&mut self, other: &PropertyRules) {
        join(&mut self.all, &other.all);
        self.is_forbidden |= other.is_forbidden;
    }
}

impl<'s> PatternRules<'s> {
    /// Every pattern that decides whether a name is meant.
    pub(super) fn sources(&self) -> impl Iterator<Item = &Rc<NamePattern<'s>>> {
        self.within.iter().chain(&self.without)
    }

    /// True if names are meant that match certain patterns.
    fn applies(&self, is_match: &dyn Fn(&NamePattern<'s>) -> bool) -> bool {
        self.within.iter().all(|pattern| is_match(pattern)) && !self.without.iter().any(|pattern| is_match(pattern))
    }

    /// True if the same names are meant as by another.
    pub(super) fn is_about_the_names_of(&self, other: &PatternRules<'_>) -> bool {
        self.within.is_some() == other.within.is_some()
            && self.without.len() == other.without.len()
            && self.sources().zip(other.sources()).all(|(one, other)| one.source == other.source)
    }
}

impl<'s> ObjectRules<'s> {
    /// Rules for the property of this name.
    pub(super) fn part(&self, name: &str) -> Cow<'_, PropertyRules> {
        match self.properties.get(name) {
            Some(part) => Cow::Borrowed(part),
            None => self.undeclared(&|pattern| pattern.pattern.is_match(name)),
        }
    }

    /// Rules for a property that is not declared, by the patterns that its name matches.
    pub(super) fn undeclared(&self, is_match: &dyn Fn(&NamePattern<'s>) -> bool) -> Cow<'_, PropertyRules> {
        let mut part = Cow::Borrowed(&self.rest);
        for rules in self.patterns.iter().filter(|rules| rules.applies(is_match)) {
            part.to_mut().restrict(&rules.part);
        }
        part
    }

    /// Rules for properties that are not declared, one for each way of having a name.
    pub(super) fn others(&self) -> impl Iterator<Item = &PropertyRules> {
        self.patterns.iter().map(|rules| &rules.part).chain([&self.rest])
    }

    /// True if names are told apart by more than being declared.
    pub(super) fn looks_at_names(&self) -> bool {
        !self.patterns.is_empty() || !self.names.is_empty()
    }

    pub(super) fn is_free(&self) -> bool {
        let ObjectRules { properties, required, hidden: _, patterns, rest, names, count } = self;
        properties.is_empty()
            && required.is_empty()
            && patterns.is_empty()
            && rest.is_free()
            && names.is_empty()
            && count.is_free()
    }

    pub(super) fn restrict(&mut self, other: &ObjectRules<'s>) {
        for (name, part) in &mut self.properties {
            part.restrict(&other.part(name));
        }
        for (name, part) in &other.properties {
            if !self.properties.contains_key(name) {
                let mut both = self.part(name).into_owned();
                both.restrict(part);
                self.properties.insert(name, both);
            }
        }
        self.patterns.extend_from_slice(&other.patterns);
        self.rest.restrict(&other.rest);
        join(&mut self.names, &other.names);
        self.required.extend(&other.required);
        self.hidden.extend(&other.hidden);
        self.count.restrict(other.count);
    }
}
