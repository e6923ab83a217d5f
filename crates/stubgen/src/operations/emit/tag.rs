//! The file of a tag: its trait, and for each operation what it takes, what it answers and its handler.

use rust_text::layout;

use crate::Text;
use crate::ir::{Contract, Home, Operation, TypeTable};

use super::locals::{OperationFile, argument_names};
use super::security::admitted_type;
use super::{body, docs, handler, parameter, response};

/// Lines of things in a file: number of the operation, and line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lines {
    /// Methods of the trait.
    pub methods: Vec<(usize, usize)>,
    /// Response enums.
    pub responses: Vec<(usize, usize)>,
}

/// Writes a tag's trait and operations; the tag's own types are left to [`types::emit`](crate::types::emit).
pub fn emit_tag(contract: &Contract, table: &TypeTable, tag: usize, text: &mut Text) -> Lines {
    let mut lines = Lines::default();
    let file = OperationFile { contract, table, home: Home::Tag(tag) };
    emit_trait(tag, file, &mut lines, text);
    let tag = &contract.tags[tag];
    for idx in &tag.operations {
        let operation = &contract.operations[*idx];
        parameter::emit_struct(operation, file, text);
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
    let principal = tag.needs_principal.then(|| format!("super::{}", contract.security.trait_name));
    let reject = (!contract.rejections.methods.is_empty()).then(|| format!("super::{}", contract.reject_name));
    let bounds: Vec<String> = principal.into_iter().chain(reject).collect();
    let bound = if bounds.is_empty() { "Send + Sync + 'static".to_owned() } else { bounds.join(" + ") };
    text.block(format!("pub trait {}: {bound} {{", tag.trait_name), "}", |text| {
        text.separated(&tag.operations, |text, operation_idx| {
            let operation = &contract.operations[*operation_idx];
            docs::operation(operation, file, text);
            let arguments = arguments(operation, file);
            lines.methods.push((*operation_idx, text.next_line()));
            emit_method(operation, file, &arguments, text);
        });
    });
}

fn emit_method(operation: &Operation, file: OperationFile<'_>, arguments: &[String], text: &mut Text) {
    let opening = format!("fn {}", operation.function);
    let output = format!("impl Future<Output = {}> + Send", output(operation, file, ""));
    if !file.contract.answers_unimplemented {
        layout::list(text, &opening, "()", arguments, &format!(" -> {output};"));
        return;
    }
    layout::function(text, &opening, arguments, &output, |text| {
        match argument_names(operation).as_slice() {
            [name] => text.line(format!("let _ = {name};")),
            names => layout::list(text, "let _ = ", "()", names, ";"),
        }
        let label = layout::string_literal(operation.label());
        text.line(format!("crate::runtime::unimplemented::answer({label})"));
    });
}

/// Result of a method: the answer when all went well, or one of its errors. `beside` leads to its file.
pub(super) fn output(operation: &Operation, file: OperationFile<'_>, beside: &str) -> String {
    let answer = match (&operation.response_name, operation.responses.as_slice()) {
        (Some(name), _) => format!("{beside}{name}"),
        (None, [response, ..]) => response::held_type(response, beside, file).unwrap_or_else(|| "()".to_owned()),
        (None, []) => "()".to_owned(),
    };
    format!("Result<{answer}, {beside}{}>", operation.error_name)
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
    let context = match operation.principal.as_ref().map(|caller| &security.demands[caller.demand]) {
        Some(demand) => {
            format!("crate::runtime::Context<'_, {}>", admitted_type(security, demand, "Self", "super::"))
        }
        None => "crate::runtime::Context<'_>".to_owned(),
    };
    let mut types = vec![context];
    match &operation.parameters_name {
        Some(name) => types.push(format!("{beside}{name}")),
        None => types.extend(operation.parameters.iter().map(|one| parameter::rust_type(one, file))),
    }
    types.extend(operation.body.iter().map(|body| body::rust_type(body, file, beside)));
    types
}
