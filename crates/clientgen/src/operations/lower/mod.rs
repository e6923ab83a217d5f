//! From the document to what methods of the client are made of.

mod body;
mod command_line;
mod context;
mod names;
mod operation;
mod parameters;
mod responses;
mod security;
mod servers;

use contract::findings::Findings;
use contract::model::{Api, Choices, Only};
use rust_text::template::made_up_name;
use schema_algebra::{Algebra, Perspective};

use crate::ir::{Operation, Scheme};
use crate::report::Changes;
use crate::schemas::Types;
use crate::settings::Settings;

use context::Context;
use names::OperationNames;
pub(crate) use names::escaped;

/// Operations of a client.
#[derive(Debug)]
pub struct Lowered {
    /// In the document's order.
    pub operations: Vec<Operation>,
    /// Ways of showing who one is.
    pub schemes: Vec<Scheme>,
    /// Findings about what no method can do.
    pub findings: Findings,
    /// Choices that no operation fits.
    pub unmatched: Vec<Only>,
}

/// Lowers every operation of a document, or those that some choice fits.
pub fn lower<'a, 's>(
    api: &'a Api<'s>,
    settings: &Settings,
    types: &mut Types<'a, 's>,
    changes: &mut Changes<'s>,
) -> Lowered {
    let algebra = Algebra { api, perspective: Perspective::Client };
    let mut ctx = Context { api, algebra, types, changes, findings: Findings::default() };
    servers::report(&mut ctx);
    let schemes = security::schemes(&mut ctx);
    let mut choices = Choices::new(&settings.only, &settings.left_out);
    let mut names = OperationNames::default();
    let mut operations = Vec::new();
    for (key, item) in &api.paths {
        let (template, item) = (key.as_str().unwrap_or_default(), &api[item.id]);
        for operation in &item.operations {
            if choices.take(template, operation, || made_up_name(operation.method.key(), template)) {
                operations.extend(operation::lower(&mut ctx, *key, template, item, operation, &schemes, &mut names));
            }
        }
    }
    Lowered { operations, schemes, findings: ctx.findings, unmatched: choices.unmet() }
}
