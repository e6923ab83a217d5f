//! Values of a discriminator, and the alternatives that they mean.

use std::collections::HashSet;

use contract::model::{Discriminator, Property, Schema, Type, Use};

use crate::{Algebra, Conjunction, Form, Merged, Perspective, SchemaId, Subtypes};

/// Alternatives that have alternatives that have alternatives are named this far.
const MAX_DEPTH: usize = 8;

/// What means an alternative that has no name.
type Unnamed<'f, 's> = &'f dyn Fn(SchemaId<'s>) -> Option<Vec<String>>;

/// The property that tells members of a family apart, and the members with the values that mean each.
type Family<'s> = (&'s str, Vec<(SchemaId<'s>, Vec<String>)>);

impl<'s> Algebra<'_, 's> {
    /// The values that mean an alternative: what the mapping says, or else its name, or else what `unnamed` finds. `None`
    /// where one is meant by all other values, too: the form of a value then tells more than its tag.
    pub fn tags_of(
        self,
        discriminator: &Discriminator<'s>,
        used: Use<'s, Schema<'s>>,
        unnamed: Unnamed<'_, 's>,
    ) -> Option<Vec<String>> {
        discriminator.default.is_none().then(|| self.tags(discriminator, used, unnamed, 0)).flatten()
    }

    /// A parent and its subtypes, each with the values that mean it. `None` if there are no subtypes, or if two of them
    /// share a value: the schema is then what it says itself.
    pub fn family(self, id: SchemaId<'s>, subtypes: &Subtypes<'s>, unnamed: Unnamed<'_, 's>) -> Option<Family<'s>> {
        let discriminator = self.api[id].discriminator.as_deref()?;
        let subtypes = Some(subtypes.of_parent(id)).filter(|subtypes| !subtypes.is_empty())?;
        let tagged = std::iter::once(&id)
            .chain(subtypes)
            .map(|member| Some((*member, self.tags_of(discriminator, Use { id: *member, via: None }, unnamed)?)));
        let tagged: Vec<_> = tagged.collect::<Option<_>>()?;
        are_distinct(tagged.iter().flat_map(|(_, tags)| tags)).then_some((discriminator.property, tagged))
    }

    /// Properties of an alternative that are one of a few texts, with these. `is_meant` chooses properties, and is told
    /// whether each is required. A server finds none but in an object that is known whole.
    pub fn constants(
        self,
        alternative: &Conjunction<'s>,
        is_meant: impl Fn(&Property<'s>, bool) -> bool,
    ) -> Vec<(&'s str, Vec<String>)> {
        let is_server = self.perspective == Perspective::Server;
        let Merged { schemas, form, .. } = self.merged(alternative);
        let is_whole = form == Form::One(Type::Object) && alternative.choices.is_empty();
        if is_server && (!is_whole || schemas.iter().any(|schema| schema.is_unresolved)) {
            return Vec::new();
        }
        let required: HashSet<&str> = schemas.iter().flat_map(|schema| schema.required()).collect();
        let properties = schemas.iter().flat_map(|schema| schema.properties());
        let meant = properties.filter(|property| is_meant(property, required.contains(property.name)));
        let constants = meant.filter_map(|property| {
            let merged = self.merged(&self.conjunction(&[property.schema.id]));
            let is_text = merged.form == Form::One(Type::String) || (merged.form == Form::Anything && !is_server);
            let values = merged.values.filter(|_| is_text)?;
            Some((property.name, values.iter().filter_map(|value| value.as_str()).map(str::to_owned).collect()))
        });
        constants.collect()
    }

    fn tags(
        self,
        discriminator: &Discriminator<'s>,
        used: Use<'s, Schema<'s>>,
        unnamed: Unnamed<'_, 's>,
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
            if depth == MAX_DEPTH {
                return None;
            }
            let alternatives = schema.one_of.iter().chain(&schema.any_of);
            let names = alternatives.map(|used| self.tags(inner, *used, unnamed, depth + 1));
            return names.collect::<Option<Vec<_>>>().map(|names| names.concat());
        }
        let reference = used.via.and_then(|via| via.get("$ref")?.as_str());
        let referred = reference.and_then(|reference| Some(reference.rsplit_once("/schemas/")?.1));
        referred.or(schema.name).map(|name| vec![name.to_owned()]).or_else(|| unnamed(used.id))
    }
}

/// The text that alone marks an alternative, of the constants that it has.
pub fn sole_constant(constants: Vec<(&str, Vec<String>)>) -> Option<String> {
    constants.into_iter().find_map(|(_, texts)| <[String; 1]>::try_from(texts).ok()).map(|[only]| only)
}

/// Whether no value is there twice.
pub fn are_distinct<'t>(values: impl Iterator<Item = &'t String>) -> bool {
    let mut seen = HashSet::new();
    values.into_iter().all(|value| seen.insert(value))
}
