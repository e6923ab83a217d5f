//! The document's operations as a [`Contract`].
//!
//! One operation after the other, in the document's order; a name depends on the document up to there, so that an
//! operation added later renames nothing earlier.

mod argument;
mod body;
mod errors;
mod form;
mod header;
mod kind;
mod media;
mod multipart;
mod operation;
mod parameter;
mod payload;
mod responses;
mod routes;
mod security;
mod select;
mod shape;
mod status;
mod tags;

use std::collections::HashSet;

use contract::findings::{Finding, Findings, Place, Rule};
use contract::model::Api;

use crate::ir::{Contract, Security};
use crate::settings::Settings;
use crate::types::Types;
use rust_text::name::Scope;

use errors::ErrorSets;

/// The document's operations, and what the stubs cannot take from them as they stand.
pub fn lower<'a, 's>(api: &'a Api<'s>, settings: &'a Settings, types: &mut Types<'a, 's>) -> (Contract, Findings) {
    let mut ctx = Context { api, types, findings: Findings::default(), told: HashSet::new() };
    let (chosen, unmatched) = select::select(api, &settings.only);
    let (chosen, routes) = routes::route(&mut ctx, chosen);
    let operations_name = ctx.types.claim("Operations");
    let generic = ctx.types.claim("S");
    let (mut tags, homes) = tags::gather(&mut ctx, &chosen);
    let mut security = security::Demands::new(&mut ctx, &chosen);
    let mut errors = ErrorSets::default();
    let mut functions = Scope::new();
    let mut operations = Vec::new();
    for (chosen, tag) in chosen.iter().zip(homes) {
        let idx = operations.len();
        let demanded = security.of(&mut ctx, chosen.operation);
        let operation = operation::lower(&mut ctx, chosen, tag, demanded, &mut errors, &mut functions);
        if let Some(set) = operation.errors {
            errors.used_by(set, idx);
        }
        tags[tag].needs_principal |= operation.principal.is_some();
        tags[tag].operations.push(idx);
        operations.push(operation);
    }
    let security: Security = security.finish();
    let contract = Contract {
        tags,
        operations,
        errors: errors.finish(),
        security,
        routes,
        operations_name,
        generic,
        answers_unimplemented: settings.answers_unimplemented,
        document: settings.document.clone(),
        unmatched,
    };
    (contract, ctx.findings)
}

/// What every step needs.
struct Context<'c, 'a, 's> {
    api: &'a Api<'s>,
    types: &'c mut Types<'a, 's>,
    findings: Findings,
    /// Rule and place of what was said, since a shared part is met once per operation.
    told: HashSet<(&'static str, String)>,
}

impl Context<'_, '_, '_> {
    /// Adds a finding, unless the same was said about the same place.
    fn report(&mut self, rule: &'static Rule, place: Place, message: impl Into<String>, help: impl Into<String>) {
        self.push(Finding::new(rule, place, message, help));
    }

    /// The same for a finding that is made already.
    fn push(&mut self, finding: Finding) {
        let place = &finding.place;
        let key = format!("{}:{}:{}:{}", place.file, place.line, place.column, finding.message);
        if self.told.insert((finding.rule.id, key)) {
            self.findings.push(finding);
        }
    }
}
