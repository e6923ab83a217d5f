//! Names of the types of component schemas.

use std::collections::HashMap;

use contract::model::{Api, Direction};
use rust_text::name::{Scope, pascal};
use schema_algebra::SchemaId;

use crate::ir::TypeId;

use super::direction::Travels;

/// Names of schemas, and the types that they became.
#[derive(Debug, Default)]
pub(super) struct SchemaNames<'s> {
    pub(super) names: HashMap<SchemaId<'s>, SchemaName>,
    pub(super) types: HashMap<(SchemaId<'s>, Option<Direction>), TypeId>,
}

#[derive(Debug)]
pub(super) struct SchemaName {
    /// What responses hold, and requests too where there is no difference.
    pub(super) plain: String,
    /// What requests hold, where there is a difference and both are needed.
    pub(super) input: Option<String>,
}

impl<'s> SchemaNames<'s> {
    /// Claims the names of all component schemas in the document's order, then those of the second types.
    pub(super) fn claim(api: &Api<'s>, travels: &Travels, scope: &mut Scope) -> SchemaNames<'s> {
        let mut names: HashMap<SchemaId<'s>, SchemaName> = HashMap::new();
        let mut order = Vec::new();
        for (key, used) in api.components.schemas.iter().filter(|(_, used)| used.via.is_none()) {
            names.entry(used.id).or_insert_with(|| {
                order.push(used.id);
                let wanted = pascal(key.as_str().unwrap_or_default());
                SchemaName { plain: scope.claim(&wanted, "Schema"), input: None }
            });
        }
        for id in order.into_iter().filter(|id| travels.needs_two(*id)) {
            if let Some(name) = names.get_mut(&id) {
                name.input = Some(scope.claim(&format!("{}Input", name.plain), "Input"));
            }
        }
        SchemaNames { names, types: HashMap::new() }
    }
}
