//! Files of operations, and names inside the methods and handlers of an operation.

use rust_text::name::Scope;

use crate::ir::{Contract, Home, Operation, TypeTable};

/// A file that operations are written to.
#[derive(Clone, Copy)]
pub(super) struct OperationFile<'c> {
    pub(super) contract: &'c Contract,
    pub(super) table: &'c TypeTable,
    pub(super) home: Home,
}

/// Names inside a handler that give way to those of arguments.
pub(super) struct Locals {
    pub(super) service: String,
    pub(super) call: String,
    pub(super) query: String,
    pub(super) parts: String,
}

impl Locals {
    pub(super) fn beside(operation: &Operation) -> Locals {
        let mut scope = Scope::new();
        for name in argument_names(operation) {
            scope.claim(&name, "");
        }
        Locals {
            service: scope.claim("service", ""),
            call: scope.claim("call", ""),
            query: scope.claim("query", ""),
            parts: scope.claim("parts", ""),
        }
    }
}

/// The names of a method's arguments, in order.
pub(super) fn argument_names(operation: &Operation) -> Vec<String> {
    let caller = operation.principal.iter().map(|caller| caller.argument.clone());
    let parameters = operation.parameters.iter().map(|parameter| parameter.name.clone());
    caller.chain(parameters).chain(operation.body.iter().map(|body| body.name.clone())).collect()
}
