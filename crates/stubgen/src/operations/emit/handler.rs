//! Handlers: from a call to the trait and back.

use rust_text::layout::{function, list};

use crate::Text;
use crate::ir::{Contract, Operation};

use super::body;
use super::locals::{Locals, OperationFile, argument_names};
use super::parameter::{self, names_of};

pub(super) fn emit(operation: &Operation, file: OperationFile<'_>, text: &mut Text) {
    let contract = file.contract;
    let tag = &contract.tags[operation.tag];
    let locals = Locals::beside(operation);
    let Locals { service, call, .. } = &locals;
    let generic = &contract.generic;
    let arguments = [format!("{service}: &{generic}"), format!("{call}: &mut crate::runtime::Call")];
    let opening = format!("pub(super) async fn {}<{generic}: {}>", operation.function, tag.trait_name);
    function(text, &opening, &arguments, "crate::runtime::Answer", |text| {
        parameter::emit_query_table(operation, text);
        body::emit_tables(operation, text);
        if let Some(status) = operation.invalid_status {
            text.line(format!("{call}.invalid_is({status});"));
        }
        emit_principal(contract, operation, &locals, text);
        parameter::emit(operation, file, &locals, text);
        if let Some(body) = &operation.body {
            body::emit(body, file, &locals, text);
        }
        let mut arguments = vec![service.clone()];
        arguments.extend(argument_names(operation));
        let method = format!("{}::{}", tag.trait_name, operation.function);
        if operation.errors.is_some() {
            list(text, &format!("match {method}"), "()", &arguments, ".await {");
            text.indented(|text| {
                text.line("Ok(response) => response.reply(),");
                text.line("Err(errors) => errors.reply(),");
            });
            text.line("}");
        } else {
            list(text, &method, "()", &arguments, ".await.reply()");
        }
    });
}

fn emit_principal(contract: &Contract, operation: &Operation, locals: &Locals, text: &mut Text) {
    let Some(caller) = &operation.principal else { return };
    let demand = &contract.security.demands[caller.demand];
    let scopes: Vec<String> = caller.scopes.iter().flatten().map(|scopes| names_of(scopes)).collect();
    let scopes = format!("[{}]", scopes.join(", "));
    let arguments = [locals.service.clone(), locals.call.clone(), scopes];
    let before = format!("let {} = super::security::{}", caller.argument, demand.function);
    list(text, &before, "()", &arguments, ".await?;");
}
