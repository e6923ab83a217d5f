//! Tags: the property that tells alternatives apart, and its values.

use contract::model::{Discriminator, Property, Schema, Use};
use rust_text::name::pascal;
use schema_algebra::{Algebra, Conjunction, SchemaId, are_distinct, sole_constant};

use crate::ir::Ty;

use super::choice::Candidate;
use super::definition::{Alternative, TypeKind};
use super::enumeration::variants;
use super::session::{TypePlace, Types};

impl<'s> Types<'_, 's> {
    /// A parent where it is used: itself or any of its subtypes, told apart by the discriminator.
    pub(super) fn family(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> Option<TypeKind> {
        let discriminator = self.api[id].discriminator.as_deref()?;
        let algebra = self.algebra;
        let unnamed = |id| constant(algebra, id, discriminator.property);
        let (property, tagged) = algebra.family(id, &self.subtypes, &unnamed)?;
        let mut scope = variants();
        let mut alternatives: Vec<Alternative> = Vec::new();
        for (member, tags) in tagged {
            let name = self.component_names.get(&member).cloned().unwrap_or_default();
            let ty = self.member(member, &name, place);
            alternatives.push(Alternative { name: scope.claim(&name, "Member"), ty, is_boxed: false, tags });
        }
        let node = self.api[id].node;
        self.kept(node, "parent is its children", "Where the parent is used, any schema that extends it may stand.");
        Some(TypeKind::Tagged(property.to_owned(), alternatives))
    }

    /// A member of a family by what it says itself, its own subtypes left out.
    fn member(&mut self, id: SchemaId<'s>, name: &str, place: &TypePlace<'s>) -> Ty {
        let itself = TypePlace { name: name.to_owned(), root: id, ..place.clone() };
        if self.subtypes.of_parent(id).is_empty() {
            return self.used(id, &itself).without_null();
        }
        let conjunction = self.algebra.conjunction(&[id]);
        self.unnamed(&conjunction, &TypePlace { name: format!("{name}Itself"), ..itself })
    }

    /// The values that mean an alternative: what the mapping says, its name, or what the property may be.
    pub(super) fn tags_of(&self, discriminator: &Discriminator<'s>, used: Use<'s, Schema<'s>>) -> Option<Vec<String>> {
        let algebra = self.algebra;
        algebra.tags_of(discriminator, used, &|id| constant(algebra, id, discriminator.property))
    }

    /// Objects that a `const` of one and the same property tells apart; `None` if none does.
    pub(super) fn tagged_by_constant(
        &mut self,
        candidates: &[Candidate<'s>],
        place: &TypePlace<'s>,
    ) -> Option<TypeKind> {
        let constants = candidates.iter().map(|candidate| {
            let conjunction = &candidate.conjunction;
            let is_meant = |property: &Property<'s>, is_required| is_required && self.is_constant(property);
            self.can_be_tagged(conjunction).then(|| self.algebra.constants(conjunction, is_meant))
        });
        let constants: Vec<Constants<'s>> = constants.collect::<Option<_>>()?;
        let (property, tags) =
            constants.first()?.iter().find_map(|(name, _)| Some((*name, tags(&constants, name)?)))?;
        (tags.len() > 1).then(|| self.tagged_by(property, candidates, tags, place))
    }

    fn is_constant(&self, property: &Property<'s>) -> bool {
        let conjunction = self.algebra.conjunction(&[property.schema.id]);
        let mut rules = conjunction.atoms.iter().filter_map(|id| self.api[*id].json_schema.as_deref());
        rules.any(|rules| rules.constant.is_some())
    }

    /// The text that alone marks an alternative, as a name.
    pub(super) fn sole_constant(&self, alternative: &Conjunction<'s>) -> Option<String> {
        let sole = sole_constant(self.algebra.constants(alternative, |_, is_required| is_required));
        sole.map(|only| pascal(&only)).filter(|name| !name.is_empty())
    }
}

/// The texts that a property of a schema may be.
fn constant<'s>(algebra: Algebra<'_, 's>, id: SchemaId<'s>, name: &str) -> Option<Vec<String>> {
    let constants = algebra.constants(&algebra.conjunction(&[id]), |property, _| property.name == name);
    constants.into_iter().next().map(|(_, texts)| texts).filter(|texts| !texts.is_empty())
}

/// Properties of an alternative that are constant, with their texts.
type Constants<'s> = Vec<(&'s str, Vec<String>)>;

/// The texts that a property has in each alternative; `None` if they do not tell all of them apart.
fn tags(constants: &[Constants<'_>], name: &str) -> Option<Vec<Vec<String>>> {
    let of_one = |constants: &Constants<'_>| {
        let (_, texts) = constants.iter().find(|(known, texts)| *known == name && !texts.is_empty())?;
        Some(texts.clone())
    };
    let tags: Vec<Vec<String>> = constants.iter().map(of_one).collect::<Option<_>>()?;
    are_distinct(tags.iter().flatten()).then_some(tags)
}
