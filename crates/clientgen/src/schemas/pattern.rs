//! Properties that are not declared one by one: those that a schema lets through, and those of a pattern.

use contract::model::{Additional, JsonSchemaRules, PatternProperty, Schema};
use schema_algebra::{Merged, SchemaId};

use crate::ir::Ty;

use super::definition::Alternative;
use super::enumeration::variants;
use super::naming::inner;
use super::object::word;
use super::session::{TypePlace, Types};

/// Rule for properties that are neither declared nor match a pattern.
enum Others<'s> {
    Unsaid,
    Any,
    Forbidden,
    Schemas(Vec<SchemaId<'s>>),
}

/// True if properties are declared by patterns of their names.
pub(super) fn has_patterns(merged: &Merged<'_, '_>) -> bool {
    patterns(merged).next().is_some()
}

impl<'s> Types<'_, 's> {
    /// The type of properties beside those that are declared; `None` if there are none, or nothing is said of them.
    pub(super) fn extra(&mut self, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> Option<Ty> {
        let others = self.others(merged);
        if has_patterns(merged) {
            return Some(self.matching(merged, &others, place));
        }
        match others {
            Others::Unsaid | Others::Forbidden => None,
            Others::Any => Some(Ty::Any),
            Others::Schemas(schemas) => Some(self.joined(&schemas, place, "value", place.depth + 1)),
        }
    }

    /// The type of properties that match a pattern or none: one of their types, told apart by form.
    fn matching(&mut self, merged: &Merged<'_, 's>, others: &Others<'s>, place: &TypePlace<'s>) -> Ty {
        let matching = patterns(merged).filter(|pattern| !self.api[pattern.schema.id].is_false());
        let mut said: Vec<Vec<SchemaId<'s>>> = matching.map(|pattern| vec![pattern.schema.id]).collect();
        match others {
            Others::Forbidden => {}
            Others::Unsaid | Others::Any => said.push(Vec::new()),
            Others::Schemas(schemas) => said.push(schemas.clone()),
        }
        if place.uses.in_requests {
            self.note_names(merged);
        }
        let types: Vec<Ty> = said.iter().map(|ids| self.joined(ids, place, "value", place.depth + 1)).collect();
        let is_nullable = types.iter().any(|ty| matches!(ty, Ty::Nullable(_)));
        let mut scope = variants();
        let alternatives = types.into_iter().map(Ty::without_null).map(|ty| {
            let name = scope.claim(&word(&ty), "Value");
            Alternative { name, ty, is_boxed: false, tags: Vec::new() }
        });
        let alternatives = alternatives.collect();
        let kind = self.untagged(alternatives, place);
        let ty = self.ty_of(kind, &inner(&place.name, "value"), None);
        if is_nullable { ty.or_null() } else { ty }
    }

    fn note_names(&mut self, merged: &Merged<'_, 's>) {
        for pattern in patterns(merged) {
            let message = "The name of a property is not matched with the pattern.";
            let lost = "A property of another name is sent, and the server may refuse it.";
            self.lost(pattern.pattern, "name not checked", message, lost);
        }
    }

    fn others(&mut self, merged: &Merged<'_, 's>) -> Others<'s> {
        match additional(merged) {
            Others::Unsaid => self.unevaluated(merged),
            said => said,
        }
    }

    /// Rule for properties of which nothing else is said.
    fn unevaluated(&mut self, merged: &Merged<'_, 's>) -> Others<'s> {
        let said = json_schema(merged).filter_map(|(_, rules)| rules.unevaluated_properties);
        let (closing, schemas): (Vec<_>, Vec<_>) = said.map(|used| used.id).partition(|id| self.api[*id].is_false());
        match schemas.as_slice() {
            _ if !closing.is_empty() => Others::Forbidden,
            [] => Others::Unsaid,
            // What the schema of a dependency says of some of them is not known here.
            _ if json_schema(merged).any(|(_, rules)| !rules.dependent_schemas.is_empty()) => {
                for (schema, _) in json_schema(merged) {
                    self.unheeded(schema, "unevaluatedProperties");
                }
                Others::Any
            }
            [..] => Others::Schemas(schemas),
        }
    }
}

/// Meaning of `additionalProperties`.
fn additional<'s>(merged: &Merged<'_, 's>) -> Others<'s> {
    let said = || merged.schemas.iter().filter_map(|schema| Some(schema.object.as_deref()?.additional));
    let schemas = said().filter_map(|additional| match additional {
        Additional::Schema(used) => Some(used.id),
        _ => None,
    });
    let schemas: Vec<SchemaId<'s>> = schemas.collect();
    let any = |is: fn(&Additional<'s>) -> bool| said().any(|additional| is(&additional));
    match () {
        () if !schemas.is_empty() => Others::Schemas(schemas),
        () if any(|additional| matches!(additional, Additional::Any)) => Others::Any,
        () if any(|additional| matches!(additional, Additional::Forbidden)) => Others::Forbidden,
        () => Others::Unsaid,
    }
}

fn patterns<'m, 's>(merged: &'m Merged<'_, 's>) -> impl Iterator<Item = &'m PatternProperty<'s>> {
    json_schema(merged).flat_map(|(_, rules)| &rules.pattern_properties)
}

fn json_schema<'m, 's>(merged: &'m Merged<'_, 's>) -> impl Iterator<Item = (&'m Schema<'s>, &'m JsonSchemaRules<'s>)> {
    merged.schemas.iter().filter_map(|schema| Some((*schema, schema.json_schema.as_deref()?)))
}
