//! From the document to what methods of the client are made of.

mod body;
mod context;
mod fields;
mod kind;
mod media;
mod names;
mod operation;
mod parameters;
mod path;
mod responses;
mod security;
mod servers;
mod status;

use contract::findings::Findings;
use contract::model::{self, Api, Only};

use crate::ir::{Operation, Scheme};
use crate::report::Changes;
use crate::schemas::Types;

use context::Context;
use names::Names;
pub(crate) use names::escaped;

/// What a client can do.
#[derive(Debug)]
pub struct Lowered {
    /// In the document's order.
    pub operations: Vec<Operation>,
    /// Ways of showing who one is.
    pub schemes: Vec<Scheme>,
    /// What no method can do.
    pub findings: Findings,
}

/// Lowers every operation of a document, or those that some choice fits.
pub fn lower<'a, 's>(api: &'a Api<'s>, only: &[Only], types: &mut Types<'a, 's>, changes: &mut Changes<'s>) -> Lowered {
    let mut ctx = Context { api, types, changes, findings: Findings::default() };
    servers::report(&mut ctx);
    let schemes = security::schemes(&mut ctx);
    let mut names = Names::default();
    let mut operations = Vec::new();
    for (key, item) in &api.paths {
        let (template, item) = (key.as_str().unwrap_or_default(), &api[item.id]);
        for operation in item.operations.iter().filter(|operation| is_chosen(only, template, operation)) {
            operations.extend(operation::lower(&mut ctx, *key, template, item, operation, &schemes, &mut names));
        }
    }
    Lowered { operations, schemes, findings: ctx.findings }
}

fn is_chosen(only: &[Only], template: &str, operation: &model::Operation<'_>) -> bool {
    let fits = |only: &Only| match only {
        Only::Tag(name) => operation.tags.iter().any(|tag| tag == name),
        Only::Operation(id) => match operation.id {
            Some(own) => own == id,
            None => path::pieces(template).is_some_and(|pieces| *id == path::made_up_name(operation.method, &pieces)),
        },
    };
    only.is_empty() || only.iter().any(fits)
}
