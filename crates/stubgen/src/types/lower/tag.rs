//! Which property tells alternatives apart, and by which values.

use std::collections::{HashMap, HashSet};

use contract::model::{Discriminator, Schema, Use};

use crate::ir::Direction;
use rust_text::name::pascal;

use super::conjunction::{Choice, Conjunction};
use super::direction::travels_otherwise;
use super::merged::{Kind, Merged};
use super::{SchemaId, Types};

/// Alternatives with the values of the tag that mean each.
pub(super) type Tagged<'s> = Vec<(Use<'s, Schema<'s>>, Vec<String>)>;

/// Properties and the texts that each may be.
type Constants<'s> = Vec<(&'s str, Vec<String>)>;

/// Alternatives that have alternatives that have alternatives are named this far.
const MAX_DEPTH: usize = 8;

impl<'s> Types<'_, 's> {
    /// What the discriminator of a choice says: the property, and the values that mean each alternative. `None` if it
    /// cannot choose: an alternative has no name, is no object, or shares its name.
    pub(super) fn discriminator_tags(&self, choice: Choice<'s>) -> Option<(&'s str, Tagged<'s>)> {
        let discriminator = self.api[choice.schema].discriminator.as_deref()?;
        let mut tagged = Vec::new();
        for used in choice.alternatives(self.api) {
            let tags = self.tags_of(discriminator, used, 0)?;
            if !self.can_be_tagged(used.id, discriminator.property) {
                return None;
            }
            tagged.push((used, tags));
        }
        are_apart(&tagged).then_some((discriminator.property, tagged))
    }

    /// The values that mean an alternative: what the mapping says, or else its name.
    pub(super) fn tags_of(
        &self,
        discriminator: &Discriminator<'s>,
        used: Use<'s, Schema<'s>>,
        depth: usize,
    ) -> Option<Vec<String>> {
        let mapped =
            discriminator.mapping.iter().filter(|(_, target)| target.is_some_and(|target| target.id == used.id));
        let mapped: Vec<String> = mapped.filter_map(|(key, _)| key.as_str()).map(str::to_owned).collect();
        if !mapped.is_empty() {
            return Some(mapped);
        }
        let schema = &self.api[used.id];
        if !schema.one_of.is_empty() || !schema.any_of.is_empty() {
            // An alternative with alternatives of its own is meant by all their names.
            let inner = schema.discriminator.as_deref().filter(|inner| inner.property == discriminator.property)?;
            let alternatives = schema.one_of.iter().chain(&schema.any_of);
            let names =
                alternatives.map(|used| if depth < MAX_DEPTH { self.tags_of(inner, *used, depth + 1) } else { None });
            return names.collect::<Option<Vec<_>>>().map(|names| names.concat());
        }
        let reference = used.via.and_then(|via| via.get("$ref")?.as_str());
        let referred = reference.and_then(|reference| Some(reference.rsplit_once("/schemas/")?.1));
        referred.or(schema.name).map(|name| vec![name.to_owned()])
    }

    /// Whether an alternative is an object whose tag, if it is declared, can be a text.
    fn can_be_tagged(&self, id: SchemaId<'s>, property: &str) -> bool {
        let conjunction = Conjunction::of(self.api, &[id]);
        if conjunction.choices.iter().any(|choice| self.discriminator_tags_name(*choice) != Some(property)) {
            return false;
        }
        let schemas: Vec<&Schema<'s>> = conjunction.atoms.iter().map(|id| &self.api[*id]).collect();
        let is_text = |schema: &&Schema<'s>| {
            let declared = schema.property(property).map(|property| property.schema.id);
            declared.is_none_or(|id| matches!(self.merged(id).kind, Kind::Text | Kind::Anything))
        };
        schemas.iter().all(is_text) && (!conjunction.choices.is_empty() || Merged::of(schemas).kind == Kind::Object)
    }

    fn discriminator_tags_name(&self, choice: Choice<'s>) -> Option<&'s str> {
        self.api[choice.schema].discriminator.as_deref().map(|discriminator| discriminator.property)
    }

    /// A property that every alternative requires and that has other values in each: as good as a discriminator.
    pub(super) fn constant_tags(
        &self,
        alternatives: &[&Conjunction<'s>],
        direction: Direction,
    ) -> Option<(&'s str, Vec<Vec<String>>)> {
        let constants: Vec<Constants<'s>> =
            alternatives.iter().map(|alternative| self.constants(alternative, direction)).collect();
        let (first, rest) = constants.split_first()?;
        let rest: Vec<HashMap<&str, &Vec<String>>> =
            rest.iter().map(|constants| constants.iter().map(|(name, tags)| (*name, tags)).collect()).collect();
        first.iter().find_map(|(property, tags)| {
            let others = rest.iter().map(|constants| constants.get(property).copied());
            let all: Vec<&Vec<String>> = std::iter::once(Some(tags)).chain(others).collect::<Option<_>>()?;
            let mut seen = HashSet::new();
            let are_apart = all.iter().flat_map(|tags| tags.iter()).all(|tag| seen.insert(tag));
            are_apart.then(|| (*property, all.into_iter().cloned().collect()))
        })
    }

    /// The value that alone marks an alternative, as a name.
    pub(super) fn sole_constant(&self, alternative: &Conjunction<'s>, direction: Direction) -> Option<String> {
        let constants = self.constants(alternative, direction);
        let sole = constants.iter().find_map(|(_, texts)| match texts.as_slice() {
            [only] => Some(pascal(only)),
            _ => None,
        });
        sole.filter(|name| !name.is_empty())
    }

    /// Required properties that are one of a few texts.
    fn constants(&self, alternative: &Conjunction<'s>, direction: Direction) -> Constants<'s> {
        let schemas: Vec<&Schema<'s>> = alternative.atoms.iter().map(|id| &self.api[*id]).collect();
        if !alternative.choices.is_empty() || schemas.iter().any(|schema| schema.is_unresolved) {
            return Vec::new();
        }
        let required: HashSet<&str> = schemas.iter().flat_map(|schema| schema.required()).collect();
        let mut constants = Vec::new();
        for property in schemas.iter().flat_map(|schema| schema.properties()) {
            if !required.contains(property.name) || travels_otherwise(&self.api[property.schema.id], direction) {
                continue;
            }
            let merged = self.merged(property.schema.id);
            if let (Kind::Text, Some(values)) = (merged.kind, &merged.values) {
                let texts = values.iter().filter_map(|value| value.as_str()).map(str::to_owned).collect();
                constants.push((property.name, texts));
            }
        }
        let is_object = Merged::of(schemas).kind == Kind::Object;
        if is_object { constants } else { Vec::new() }
    }

    /// What a schema and its parts say together, apart from choices.
    pub(super) fn merged(&self, id: SchemaId<'s>) -> Merged<'_, 's> {
        let conjunction = Conjunction::of(self.api, &[id]);
        Merged::of(conjunction.atoms.iter().map(|id| &self.api[*id]).collect())
    }
}

fn are_apart(tagged: &Tagged<'_>) -> bool {
    let mut seen = HashSet::new();
    tagged.iter().flat_map(|(_, tags)| tags).all(|tag| seen.insert(tag))
}
