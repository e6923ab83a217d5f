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
    pub(super) principal: String,
    pub(super) query: String,
    pub(super) parts: String,
}

impl Locals {
    pub(super) fn beside(operation: &Operation) -> Locals {
        let mut scope = Scope::new();
        for name in read_names(operation) {
            scope.claim(name, "");
        }
        Locals {
            service: scope.claim("service", ""),
            call: scope.claim("call", ""),
            principal: scope.claim("principal", ""),
            query: scope.claim("query", ""),
            parts: scope.claim("parts", ""),
        }
    }
}

/// The names of what a handler reads from a request.
fn read_names(operation: &Operation) -> impl Iterator<Item = &str> {
    let parameters = operation.parameters.iter().map(|parameter| parameter.name.as_str());
    parameters.chain(operation.body.iter().map(|body| body.name.as_str()))
}

/// The names of a method's arguments, in order.
pub(super) fn argument_names(operation: &Operation) -> Vec<String> {
    let mut names = vec!["context".to_owned()];
    if operation.parameters_name.is_some() {
        names.push("parameters".to_owned());
        names.extend(operation.body.iter().map(|body| body.name.clone()));
    } else {
        names.extend(read_names(operation).map(str::to_owned));
    }
    names
}
