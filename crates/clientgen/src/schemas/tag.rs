//! Tags: the property that tells alternatives apart, and its values.

use contract::model::{Discriminator, Schema, Use};
use rust_text::name::pascal;
use schema_algebra::{Algebra, Conjunction, SchemaId, sole_constant};

use crate::ir::Ty;

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
