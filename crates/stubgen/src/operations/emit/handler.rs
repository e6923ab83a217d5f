//! Handlers: from a call to the trait and back.

use rust_text::layout::{function, list};

use crate::Text;
use crate::ir::{Contract, Operation};

use super::body;
use super::locals::{Locals, OperationFile, argument_names};
use super::parameter::{self, names_of};
use super::response::{emit_reply, taken};

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
        emit_parameters(operation, text);
        let principal = if operation.principal.is_some() { &locals.principal } else { "()" };
        let mut arguments = vec![service.clone(), format!("{call}.context({principal})")];
        arguments.extend(argument_names(operation).into_iter().skip(1));
        let method = format!("match {}::{}", tag.trait_name, operation.function);
        list(text, &method, "()", &arguments, ".await {");
        text.indented(|text| {
            match (&operation.response_name, operation.responses.as_slice()) {
                (None, [response]) => {
                    let answer = taken(response).unwrap_or("()");
                    emit_reply(response, &format!("Ok({answer})"), call, file, text);
                }
                _ => text.line(format!("Ok(response) => response.reply({call}),")),
            }
            text.line(format!("Err(error) => error.reply({call}),"));
        });
        text.line("}");
    });
}

/// Writes the making of the struct of parameters.
fn emit_parameters(operation: &Operation, text: &mut Text) {
    if let Some(name) = &operation.parameters_name {
        let fields: Vec<String> = operation.parameters.iter().map(|parameter| parameter.name.clone()).collect();
        list(text, &format!("let parameters = {name} "), "{}", &fields, ";");
    }
}

fn emit_principal(contract: &Contract, operation: &Operation, locals: &Locals, text: &mut Text) {
    let Some(caller) = &operation.principal else { return };
    let demand = &contract.security.demands[caller.demand];
    let scopes: Vec<String> = caller.scopes.iter().flatten().map(|scopes| names_of(scopes)).collect();
    let scopes = format!("[{}]", scopes.join(", "));
    let arguments = [locals.service.clone(), locals.call.clone(), scopes];
    let before = format!("let {} = super::security::{}", locals.principal, demand.function);
    list(text, &before, "()", &arguments, ".await?;");
}
