//! The file of a tag: its trait, and for each operation what it takes, what it answers and its handler.

use rust_text::layout;

use crate::Text;
use crate::ir::{Contract, Home, Operation, Presence, TypeTable};
use crate::types;

use super::locals::{OperationFile, argument_names};
use super::security::admitted_type;
use super::{body, docs, handler, response};

/// Lines of things in a file: number of the operation, and line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lines {
    /// Methods of the trait.
    pub methods: Vec<(usize, usize)>,
    /// Response enums.
    pub responses: Vec<(usize, usize)>,
}

/// clippy's limit for the arguments of a function, `self` included.
const MAX_ARGUMENTS: usize = 7;

/// Writes a tag's trait and operations; the tag's own types are left to [`types::emit`].
pub fn emit_tag(contract: &Contract, table: &TypeTable, tag: usize, text: &mut Text) -> Lines {
    let mut lines = Lines::default();
    let file = OperationFile { contract, table, home: Home::Tag(tag) };
    emit_trait(tag, file, &mut lines, text);
    let tag = &contract.tags[tag];
    for idx in &tag.operations {
        let operation = &contract.operations[*idx];
        if let Some(body) = &operation.body {
            body::emit_types(operation, body, file, text);
        }
        text.line("");
        let line = response::emit(operation, file, text);
        lines.responses.push((*idx, line));
    }
    for idx in &tag.operations {
        text.line("");
        handler::emit(&contract.operations[*idx], file, text);
    }
    lines
}

fn emit_trait(idx: usize, file: OperationFile<'_>, lines: &mut Lines, text: &mut Text) {
    let contract = file.contract;
    let tag = &contract.tags[idx];
    match &tag.name {
        Some(name) => text.doc(&format!("Operations tagged `{}`.", docs::code(name))),
        None => text.doc("Operations without a tag."),
    }
    if let Some(description) = &tag.description {
        text.doc_gap();
        text.doc(description);
    }
    if contract.answers_unimplemented {
        text.doc_gap();
        text.doc("A method that is not written answers 501.");
    }
    let bound = if tag.needs_principal {
        format!("super::{}", contract.security.trait_name)
    } else {
        "Send + Sync + 'static".to_owned()
    };
    text.block(format!("pub trait {}: {bound} {{", tag.trait_name), "}", |text| {
        text.separated(&tag.operations, |text, operation_idx| {
            let operation = &contract.operations[*operation_idx];
            docs::operation(operation, file, text);
            let arguments = arguments(operation, file);
            if arguments.len() > MAX_ARGUMENTS {
                let reason = "one argument for each parameter of the operation";
                text.line(format!("#[expect(clippy::too_many_arguments, reason = {reason:?})]"));
            }
            lines.methods.push((*operation_idx, text.next_line()));
            emit_method(contract, operation, &arguments, text);
        });
    });
}

fn emit_method(contract: &Contract, operation: &Operation, arguments: &[String], text: &mut Text) {
    let opening = format!("fn {}", operation.function);
    let output = format!("impl Future<Output = {}> + Send", output(contract, operation, ""));
    if !contract.answers_unimplemented {
        layout::list(text, &opening, "()", arguments, &format!(" -> {output};"));
        return;
    }
    layout::function(text, &opening, arguments, &output, |text| {
        let names = argument_names(operation);
        match names.as_slice() {
            [] => {}
            [name] => text.line(format!("let _ = {name};")),
            names => layout::list(text, "let _ = ", "()", names, ";"),
        }
        let answer = format!("{}::Unimplemented", operation.response_name);
        let answer = if operation.errors.is_some() { format!("Ok({answer})") } else { answer };
        text.line(format!("crate::runtime::unimplemented::answer({answer})"));
    });
}

/// What a method gives: the response, or the errors of its set. `path` leads to the response's file.
pub(super) fn output(contract: &Contract, operation: &Operation, path: &str) -> String {
    let response = format!("{path}{}", operation.response_name);
    match operation.errors {
        Some(set) => format!("Result<{response}, super::{}>", contract.errors[set].name),
        None => response,
    }
}

/// `&self`, then each argument with its type.
fn arguments(operation: &Operation, file: OperationFile<'_>) -> Vec<String> {
    let types = argument_types(operation, file, "");
    let named = argument_names(operation).into_iter().zip(types).map(|(name, ty)| format!("{name}: {ty}"));
    std::iter::once("&self".to_owned()).chain(named).collect()
}

/// The types of a method's arguments, in order. `beside` leads to the file of the operation.
pub(super) fn argument_types(operation: &Operation, file: OperationFile<'_>, beside: &str) -> Vec<String> {
    let security = &file.contract.security;
    let caller = operation.principal.iter().map(|caller| &security.demands[caller.demand]);
    let caller = caller.map(|demand| admitted_type(security, demand, "Self", "super::"));
    let parameters = operation.parameters.iter().map(|parameter| {
        let ty = types::rust_type(file.table, &parameter.value, file.home);
        if parameter.presence == Presence::Optional { format!("Option<{ty}>") } else { ty }
    });
    let bodies = operation.body.iter().map(|body| body::rust_type(body, file, beside));
    caller.chain(parameters).chain(bodies).collect()
}
