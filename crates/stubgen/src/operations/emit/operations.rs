//! The struct that answers every operation, the routes to them, and the function that makes a server of it.

use rust_text::layout::{function, list, string_literal};

use crate::Text;
use crate::ir::{Contract, Operation};

use super::docs;
use super::locals::argument_names;

/// Writes the struct, its routes and `stub`; with bodies that answer 501 also the list of what is not written.
pub fn emit_operations(contract: &Contract, text: &mut Text) {
    let name = &contract.operations_name;
    text.doc(&format!("Every operation of `{}`, answered by one implementation.", docs::code(&contract.document)));
    text.line("#[derive(Debug, Clone)]");
    text.block(format!("pub struct {name}<S> {{"), "}", |text| text.line("service: S,"));
    text.line("");
    let traits: Vec<&str> = contract.tags.iter().map(|tag| tag.trait_name.as_str()).collect();
    let bounds: Vec<String> = traits.iter().map(|name| format!("super::{name}")).collect();
    let bounds = if bounds.is_empty() { ["Send", "Sync", "'static"].map(str::to_owned).to_vec() } else { bounds };
    bounded(text, &format!("impl<S> crate::runtime::Operations for {name}<S>"), &bounds, |text| {
        text.line("const DOCUMENT: &'static str = include_str!(\"document.json\");");
        text.line("");
        emit_routes(contract, text);
        text.line("");
        emit_call(contract, text);
    });
    text.line("");
    text.doc("A server that hands each call to the service.");
    bounded(text, &format!("pub fn stub<S>(service: S) -> crate::runtime::Stub<{name}<S>>"), &bounds, |text| {
        text.line(format!("crate::runtime::Stub::new({name} {{ service }})"));
    });
    if contract.answers_unimplemented {
        text.line("");
        emit_unimplemented(contract, &bounds, text);
    }
}

/// An item with `where S: …`, one trait per line when they are many.
fn bounded(text: &mut Text, head: &str, bounds: &[String], inside: impl FnOnce(&mut Text)) {
    text.line(head);
    text.line("where");
    text.indented(|text| {
        let line = format!("S: {},", bounds.join(" + "));
        if line.len() <= text.room() {
            return text.line(line);
        }
        text.line(format!("S: {}", bounds[0]));
        if bounds.len() > 1 {
            text.indented(|text| text.paste(&format!("+ {},", bounds[1..].join("\n+ "))));
        }
    });
    text.block("{", "}", inside);
}

fn emit_routes(contract: &Contract, text: &mut Text) {
    text.block("const ROUTES: &'static [crate::runtime::Route] = &[", "];", |text| {
        for route in &contract.routes {
            let operations = route
                .operations
                .iter()
                .map(|(method, idx)| format!("(crate::runtime::Method::{}, {idx})", method.name()));
            text.block("crate::runtime::Route {", "},", |text| {
                text.line(format!("path: {},", string_literal(&route.path)));
                list(text, "operations: &", "[]", &operations.collect::<Vec<_>>(), ",");
            });
        }
    });
}

fn emit_call(contract: &Contract, text: &mut Text) {
    let arguments = ["&self".to_owned(), "operation: usize".to_owned(), "call: &mut crate::runtime::Call".to_owned()];
    function(text, "async fn call", &arguments, "crate::runtime::Answer", |text| {
        if contract.operations.is_empty() {
            text.line("let _ = (&self.service, call);");
        }
        text.block("match operation {", "}", |text| {
            for (idx, operation) in contract.operations.iter().enumerate() {
                let module = &contract.tags[operation.tag].module;
                text.line(format!("{idx} => super::{module}::{}(&self.service, call).await,", operation.function));
            }
            let n_operations = contract.operations.len();
            text.line(format!("_ => unreachable!(\"the routes lead to {n_operations} operations\"),"));
        });
    });
}

/// Writes the function that tells which operations nobody has written.
fn emit_unimplemented(contract: &Contract, bounds: &[String], text: &mut Text) {
    text.doc("The operations that a service has not written, and that therefore answer 501.");
    bounded(text, "pub fn unimplemented<S>() -> Vec<&'static str>", bounds, |text| {
        text.line("let mut operations = Vec::new();");
        for operation in &contract.operations {
            emit_question(contract, operation, text);
        }
        text.line("operations");
    });
}

/// The closure is never called: only the type of what it would return matters.
fn emit_question(contract: &Contract, operation: &Operation, text: &mut Text) {
    let names = argument_names(operation);
    let taken = match names.as_slice() {
        [name] => name.clone(),
        names => format!("({})", names.join(", ")),
    };
    let method = format!("super::{}::{}", contract.tags[operation.tag].trait_name, operation.function);
    let service = if names.iter().any(|name| name == "service") { "service_" } else { "service" };
    let mut arguments = vec![service.to_owned()];
    arguments.extend(names.iter().cloned());
    let opening = "let is_default = crate::runtime::unimplemented::is_default";
    text.block(format!("{opening}(|{service}: &'static S, {taken}| {{"), "});", |text| {
        list(text, &method, "()", &arguments, "");
    });
    text.block("if is_default {", "}", |text| {
        text.line(format!("operations.push({});", string_literal(operation.label())));
    });
}
