//! Named parts.

use std::collections::HashSet;

use crate::diff::catalogue::schema;
use crate::model::Named;
use crate::source::Node;

use super::values::quoted;
use super::walk::{Spot, Walk};

impl Walk<'_, '_> {
    pub(super) fn components(&mut self) {
        let (old, new) = (&self.old.components, &self.new.components);
        // A new name is nothing to anybody until it is used.
        for key in without(&old.schemas, &new.schemas) {
            let message = format!("The schema {} is gone.", quoted(key.as_str().unwrap_or_default()));
            self.report(&schema::COMPONENT_SCHEMA_REMOVED, &Spot::default(), (Some(key), None), message);
        }
        self.security_schemes();
    }
}

/// Keys that only the first list has.
fn without<'s, T>(old: &Named<'s, T>, new: &Named<'s, T>) -> Vec<Node<'s>> {
    let known: HashSet<_> = new.iter().filter_map(|(key, _)| key.as_str()).collect();
    let keys = old.iter().map(|(key, _)| *key);
    keys.filter(|key| key.as_str().is_some_and(|name| !known.contains(name))).collect()
}
