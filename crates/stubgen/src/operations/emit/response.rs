//! Response enums, and the parts they share with error enums.

use rust_text::layout::{arm, string_literal};

use crate::Text;
use crate::ir::{Content, Operation, Payload, PayloadKind, Response};
use crate::types;

use super::docs;
use super::locals::OperationFile;
use super::reply::{self, pattern, status_type};

/// Writes the response enum of an operation with all that belongs to it; the line of the enum.
pub(super) fn emit(operation: &Operation, file: OperationFile<'_>, text: &mut Text) -> usize {
    let contract = file.contract;
    let name = &operation.response_name;
    for response in &operation.responses {
        emit_body_enum(response, file, text);
    }
    let errors = operation.errors.map(|set| &contract.errors[set]);
    let responses: Vec<&Response> = contract.responses_of(operation).collect();
    text.doc(&format!("Answers to {}.", docs::wire(operation)));
    text.line(derives(&responses));
    let line = text.next_line();
    text.block(format!("pub enum {name} {{"), "}", |text| {
        for response in &operation.responses {
            emit_variant(response, &response.description, "", file, text);
        }
        let shared = errors.into_iter().flat_map(|set| &set.responses).zip(&operation.error_descriptions);
        for (response, description) in shared {
            emit_variant(response, description, "super::", file, text);
        }
        if contract.answers_unimplemented {
            text.doc("501: nobody has written the operation yet. The document does not have this answer.");
            text.line("Unimplemented,");
        }
    });
    let errors = errors.map(|set| (format!("super::{}", set.name), set));
    if let Some((errors, set)) = &errors {
        text.line("");
        emit_from(name, errors, &set.responses, text);
    }
    text.line("");
    text.block(format!("impl {name} {{"), "}", |text| {
        text.block("fn reply(self) -> crate::runtime::Answer {", "}", |text| {
            if let Some((errors, _)) = &errors {
                text.line(format!("use {errors} as Errors;"));
            }
            text.block("match self {", "}", |text| {
                for response in &operation.responses {
                    reply::emit(response, text);
                }
                if let Some((_, set)) = &errors {
                    for response in &set.responses {
                        arm(text, &pattern(response, "Self"), &format!("{}.reply()", pattern(response, "Errors")));
                    }
                }
                if contract.answers_unimplemented {
                    let label = string_literal(operation.label());
                    text.line(format!("Self::Unimplemented => crate::runtime::unimplemented::reply({label}),"));
                }
            });
        });
    });
    line
}

/// Writes the enum of an answer's bodies, if it has several.
pub(super) fn emit_body_enum(response: &Response, file: OperationFile<'_>, text: &mut Text) {
    let Content::Several { name, payloads } = &response.content else { return };
    text.doc(&format!("The body of {}, in one of its media types.", response.status));
    text.line(derives(&[response]));
    text.block(format!("pub enum {name} {{"), "}", |text| {
        for (variant, payload) in payloads {
            text.doc(&format!("`{}`", docs::code(&payload.declared)));
            text.line(format!("{variant}({}),", payload_type(payload, file)));
        }
    });
    text.line("");
}

/// Writes a variant with its docs. `beside` leads to the file where the enum of its bodies stands.
pub(super) fn emit_variant(
    response: &Response,
    description: &str,
    beside: &str,
    file: OperationFile<'_>,
    text: &mut Text,
) {
    docs::response(response.status, description, text);
    let body = body_type(response, beside, file);
    let status = status_type(response.status);
    let variant = &response.variant;
    match (&status, &body) {
        (None, None) if response.headers.is_empty() => text.line(format!("{variant},")),
        (None, Some(body)) if response.headers.is_empty() => text.line(format!("{variant}({body}),")),
        _ => text.block(format!("{variant} {{"), "},", |text| {
            if let Some(status) = status {
                text.doc("The status.");
                text.line(format!("status: {status},"));
            }
            if let Some(body) = body {
                text.doc("The body.");
                text.line(format!("body: {body},"));
            }
            for header in &response.headers {
                let described = docs::continued(header.description.as_deref());
                let words = docs::in_words(file.table, &header.value);
                text.doc(&format!("Header `{}`.{described}{words}", docs::code(&header.declared)));
                let ty = types::rust_type(file.table, &header.value, file.home);
                let ty = if header.is_required { ty } else { format!("Option<{ty}>") };
                text.line(format!("{}: {ty},", header.name));
            }
        }),
    }
}

/// Writes `From` of an error enum.
fn emit_from(name: &str, errors: &str, responses: &[Response], text: &mut Text) {
    text.block(format!("impl From<{errors}> for {name} {{"), "}", |text| {
        text.block(format!("fn from(errors: {errors}) -> Self {{"), "}", |text| {
            text.line(format!("use {errors} as Errors;"));
            text.block("match errors {", "}", |text| {
                for response in responses {
                    arm(text, &pattern(response, "Errors"), &pattern(response, "Self"));
                }
            });
        });
    });
}

fn body_type(response: &Response, beside: &str, file: OperationFile<'_>) -> Option<String> {
    match &response.content {
        Content::Empty => None,
        Content::One(payload) => Some(payload_type(payload, file)),
        Content::Several { name, .. } => Some(format!("{beside}{name}")),
    }
}

/// The Rust type of a body.
pub(super) fn payload_type(payload: &Payload, file: OperationFile<'_>) -> String {
    match &payload.kind {
        PayloadKind::Json(value) | PayloadKind::Text(value, _) => types::rust_type(file.table, value, file.home),
        PayloadKind::Binary => "crate::runtime::Binary".to_owned(),
    }
}

/// What can be derived: a stream can be neither cloned nor compared.
pub(super) fn derives(responses: &[&Response]) -> &'static str {
    let mut payloads = responses.iter().flat_map(|response| response.content.payloads());
    if payloads.any(|payload| payload.kind == PayloadKind::Binary) {
        "#[derive(Debug)]"
    } else {
        "#[derive(Debug, Clone, PartialEq)]"
    }
}
