//! The document's operations as a [`Contract`].
//!
//! One operation after the other, in the document's order; a name depends on the document up to there, so that an
//! operation added later renames nothing earlier.

mod body;
mod context;
mod form;
mod header;
mod kind;
mod multipart;
mod operation;
mod parameter;
mod payload;
mod rejections;
mod representation;
mod responses;
mod routes;
mod security;
mod shape;
mod tags;

use contract::findings::Findings;
use contract::model::{Api, MarkPlace};
use rust_text::name::Scope;

use crate::ir::{Contract, Operation, Rejections};
use crate::settings::Settings;
use crate::types::Types;

pub use rejections::lower_rejections;
pub(super) use rejections::rejection_type;

use context::Context;
use responses::SharedAnswers;

/// The document's operations, and what the stubs cannot take from them as they stand.
pub fn lower<'a, 's>(api: &'a Api<'s>, settings: &'a Settings, types: &mut Types<'a, 's>) -> (Contract, Findings) {
    let mut ctx = Context::new(api, types);
    let (chosen, unmatched) = routes::select(api, settings);
    let (chosen, routes, choices) = routes::route(&mut ctx, chosen);
    let operations_name = ctx.types.claim("Operations");
    let generic = ctx.types.claim("S");
    let (mut tags, homes) = tags::gather(&mut ctx, &chosen);
    let mut security = security::Demands::new(&mut ctx, &chosen);
    let any_error_name = ctx.types.claim("AnyError");
    let reject_name = ctx.types.claim("Reject");
    let mut shared = SharedAnswers::new();
    let mut functions = Scope::new();
    let mut operations: Vec<Operation> = Vec::new();
    for (chosen, tag) in chosen.iter().zip(homes) {
        let idx = operations.len();
        let demanded = security.of(&mut ctx, chosen.operation);
        let operation = operation::lower(&mut ctx, chosen, tag, demanded, &mut shared, &mut functions);
        tags[tag].needs_principal |= operation.principal.is_some();
        tags[tag].operations.push(idx);
        operations.push(operation);
    }
    for (operation, marks) in choices.iter().flat_map(|choice| &choice.alternatives) {
        let in_query = marks.iter().filter(|mark| mark.place == MarkPlace::Query);
        // What tells an operation apart is known to it, though no argument holds it.
        operations[*operation].query_keys.extend(in_query.map(|mark| mark.name.clone()));
    }
    let contract = Contract {
        tags,
        operations,
        error_answers: shared.errors,
        headed_answers: shared.headed,
        any_errors: shared.any,
        any_error_name,
        rejections: Rejections::default(),
        reject_name,
        representations: ctx.representations.made,
        security: security.security,
        routes,
        choices,
        operations_name,
        generic,
        answers_unimplemented: settings.answers_unimplemented,
        answers: None,
        document: settings.document.clone(),
        unmatched,
    };
    (contract, ctx.findings)
}
