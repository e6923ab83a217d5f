//! Names of arguments, each once per method.

use std::collections::HashSet;

use contract::model::Location;

use rust_text::name::{Scope, snake};

/// The names taken so far.
#[derive(Default)]
pub(super) struct Arguments {
    scope: Scope,
    wanted: HashSet<String>,
}

impl Arguments {
    /// An argument that no parameter may take the name of.
    pub(super) fn ours(&mut self, name: &str) -> String {
        self.wanted.insert(name.to_owned());
        self.scope.claim_word(name, name)
    }

    /// The argument of a parameter. Where the name is taken, the location tells the two apart: `id_header`.
    pub(super) fn parameter(&mut self, wire: &str, location: Location) -> String {
        let mut wanted = match snake(wire) {
            nothing if nothing.is_empty() => location.name().to_owned(),
            name => name,
        };
        if !self.wanted.insert(wanted.clone()) {
            wanted = format!("{wanted}_{}", location.name());
            self.wanted.insert(wanted.clone());
        }
        self.scope.claim_word(&wanted, "parameter")
    }
}
