//! Where the schemas stand that another applies, and what is known there: names that need not be there, and what dynamic
//! references mean.

use std::rc::Rc;

use crate::model::{Api, Id, Schema, Use};

use super::conjunction::ShapeId;
use super::shapes::{Origin, Shapes};

/// Schemas that are searched for properties that travel the other way.
const MAX_SEARCHED: usize = 100;

impl<'s> Shapes<'_, 's> {
    /// Origin of the schemas that a schema applies to the same value, but for the schema itself.
    pub(super) fn inside(&mut self, origin: &Origin<'s>) -> Origin<'s> {
        let revision = origin.revision;
        let api = self.api(revision);
        let excused = if self.has_one_way(revision) { excused(api, origin) } else { Rc::clone(&origin.excused) };
        let scope = self.scopes[revision as usize].inside(origin.scope, api, origin.schema);
        Origin { excused, scope, ..origin.clone() }
    }

    /// The shape of a schema that is applied to the same value.
    pub(super) fn beside(&mut self, inside: &Origin<'s>, used: Use<'s, Schema<'s>>) -> ShapeId {
        self.of_origin(Origin { schema: used.id, ..inside.clone() })
    }

    /// The shape of a schema that is applied to a part of the value.
    pub(super) fn within(&mut self, inside: &Origin<'s>, used: Use<'s, Schema<'s>>) -> ShapeId {
        let excused = self.nobody();
        self.of_origin(Origin { schema: used.id, excused, ..inside.clone() })
    }
}

/// Names that need not be there: where `allOf` joins schemas, one may require what another says travels otherwise.
fn excused<'s>(api: &Api<'s>, origin: &Origin<'s>) -> Rc<[&'s str]> {
    let mut joined: Vec<Id<Schema<'s>>> = vec![origin.schema];
    let mut more: Vec<&'s str> = Vec::new();
    let mut idx = 0;
    while let Some(id) = joined.get(idx) {
        let schema = &api[*id];
        let otherwise = schema.properties().iter().filter(|property| {
            api[property.schema.id].is_hidden_in(origin.direction) && !origin.excused.contains(&property.name)
        });
        more.extend(otherwise.map(|property| property.name));
        for part in &schema.all_of {
            if joined.len() < MAX_SEARCHED && !joined.contains(&part.id) {
                joined.push(part.id);
            }
        }
        idx += 1;
    }
    if more.is_empty() {
        return Rc::clone(&origin.excused);
    }
    more.extend(origin.excused.iter());
    more.sort_unstable();
    more.dedup();
    more.into()
}
