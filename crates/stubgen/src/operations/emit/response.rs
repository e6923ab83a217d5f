//! What an operation answers: the enum of its answers where it has several, and its error enum.

use contract::model::StatusKey;
use rust_text::layout::{arm, string_literal};

use crate::Text;
use crate::ir::{AnyError, Content, Contract, Operation, OperationError, Payload, PayloadKind, Response};
use crate::types;

use super::docs;
use super::locals::OperationFile;
use super::reply::{self, Sending, status_type};

/// Writes the enums of an operation's answers with all that belongs to them; the line of the first that is its own.
pub(super) fn emit(operation: &Operation, file: OperationFile<'_>, text: &mut Text) -> usize {
    for response in &operation.responses {
        emit_body_enum(&response.content, &response.status.to_string(), file, text);
    }
    let mut line = text.next_line();
    if let Some(name) = &operation.response_name {
        line = emit_answers(operation, name, file, text);
        text.line("");
    }
    let own = emit_errors(operation, file.contract, text);
    if operation.response_name.is_some() { line } else { own }
}

fn emit_answers(operation: &Operation, name: &str, file: OperationFile<'_>, text: &mut Text) -> usize {
    text.doc(&format!("Answers to {}.", docs::wire(operation)));
    text.line(derives(operation.responses.iter().map(|response| &response.content)));
    let line = text.next_line();
    text.block(format!("pub enum {name} {{"), "}", |text| {
        for response in &operation.responses {
            docs::response(response.status, &response.description, text);
            let held: Vec<String> =
                status_type(response.status).into_iter().chain(held_type(response, "", file)).collect();
            let held = if held.is_empty() { String::new() } else { format!("({})", held.join(", ")) };
            text.line(format!("{}{held},", response.variant));
        }
    });
    text.line("");
    text.block(format!("impl {name} {{"), "}", |text| {
        let call = reply::call_argument(operation.responses.iter().map(|response| &response.content));
        text.block(format!("fn reply(self, {call}) -> crate::runtime::Answer {{"), "}", |text| {
            text.block("match self {", "}", |text| {
                for response in &operation.responses {
                    let status = status_type(response.status).map(|_| "status");
                    let taken: Vec<&str> = status.into_iter().chain(taken(response)).collect();
                    let taken = if taken.is_empty() { String::new() } else { format!("({})", taken.join(", ")) };
                    emit_reply(response, &format!("Self::{}{taken}", response.variant), "call", file, text);
                }
            });
        });
    });
    line
}

/// The variable that holds what is answered, if anything is.
pub(super) fn taken(response: &Response) -> Option<&'static str> {
    match (&response.headed, &response.content) {
        (Some(_), _) => Some("answer"),
        (None, Content::Empty) => None,
        (None, _) => Some("body"),
    }
}

/// Writes the arm of a `match` that sends an answer. `call` is the variable that holds the call.
pub(super) fn emit_reply(response: &Response, pattern: &str, call: &str, file: OperationFile<'_>, text: &mut Text) {
    let status = &reply::status(response.status);
    let sending = Sending { contract: file.contract, status, call };
    let content = &response.content;
    let is_several = matches!(content, Content::Several { .. });
    match response.headed {
        None if is_several => reply::around(content, sending, &format!("{pattern} => "), ",", text),
        None => arm(text, pattern, &reply::sent(content, sending)),
        Some(_) if is_several => {
            reply::around(content, sending, &format!("{pattern} => answer.reply(|body| "), "),", text);
        }
        Some(_) if *content == Content::Empty => {
            arm(text, pattern, &format!("answer.reply({})", reply::sent(content, sending)));
        }
        Some(_) => arm(text, pattern, &format!("answer.reply(|body| {})", reply::sent(content, sending))),
    }
}

/// The type of what is answered: a body, alone or beside headers. `beside` leads to the operation's file.
pub(super) fn held_type(response: &Response, beside: &str, file: OperationFile<'_>) -> Option<String> {
    let body = body_type(&response.content, beside, file);
    match response.headed.map(|idx| &file.contract.headed_answers[idx].name) {
        Some(name) => Some(match body {
            Some(body) => format!("super::{name}<{body}>"),
            None => format!("super::{name}"),
        }),
        None => body,
    }
}

fn emit_errors(operation: &Operation, contract: &Contract, text: &mut Text) -> usize {
    let name = &operation.error_name;
    let answer = |error: &OperationError| &contract.error_answers[error.answer];
    text.doc(&format!("Errors of {}.", docs::wire(operation)));
    // There are many, and what they hold can be cloned and compared: two derives less keep the compiler's time.
    text.line("#[derive(Debug)]");
    let line = text.next_line();
    text.block(format!("pub enum {name} {{"), "}", |text| {
        for error in &operation.errors {
            docs::response(error.status, &error.description, text);
            let status = status_type(error.status).map(|status| format!("{status}, ")).unwrap_or_default();
            text.line(format!("{}({status}super::{}),", error.variant, answer(error).name));
        }
        text.doc("An answer that the document does not declare.");
        text.line("Rejected(crate::runtime::Rejection),");
    });
    text.line("");
    emit_table(operation, contract, text);
    line
}

/// Writes the table by which errors are sent and made.
fn emit_table(operation: &Operation, contract: &Contract, text: &mut Text) {
    let row = |error: &OperationError| {
        let any = contract.any_errors.iter().find(|any| is_meant(contract, any, error));
        let class = any.map_or(error.variant.as_str(), |any| any.variant.as_str());
        format!("{}(super::{}) from {class},", error.variant, contract.error_answers[error.answer].name)
    };
    let mut plain = Vec::new();
    let mut several = Vec::new();
    let mut open = Vec::new();
    for error in &operation.errors {
        match error.status {
            StatusKey::Code(code) if error.has_from => plain.push(format!("{code} {}", row(error))),
            StatusKey::Code(code) => several.push(format!("{code} {}", row(error))),
            StatusKey::Range(_) | StatusKey::Default => open.push(row(error)),
        }
    }
    let other: Vec<String> =
        contract.any_errors.iter().filter_map(|any| by_default(contract, operation, any)).collect();
    let label = string_literal(operation.label());
    let (name, any) = (&operation.error_name, &contract.any_error_name);
    let opening = format!("crate::runtime::errors! {{ {name} of {label} from super::{any} {{");
    let is_plain = several.is_empty() && open.is_empty() && other.is_empty();
    if is_plain && plain.is_empty() {
        return text.line(format!("{opening}}} }}"));
    }
    text.line(opening);
    rows(&plain, text);
    if !is_plain {
        for (head, lines) in [("several", several), ("open", open), ("other", other)] {
            text.line(format!("}} {head} {{"));
            rows(&lines, text);
        }
    }
    text.line("} }");
}

fn rows(lines: &[String], text: &mut Text) {
    text.indented(|text| lines.iter().for_each(|line| text.line(line)));
}

/// True if an operation declares one of the document's errors, in the same or another struct.
pub(super) fn is_meant(contract: &Contract, any: &AnyError, error: &OperationError) -> bool {
    let answers = &contract.error_answers;
    let is_like = error.answer == any.answer || answers[error.answer].is_like(&answers[any.answer]);
    is_like && error.status == any.status
}

/// The row of an error that an operation declares by `default` alone.
fn by_default(contract: &Contract, operation: &Operation, any: &AnyError) -> Option<String> {
    let StatusKey::Code(code) = any.status else { return None };
    let default = operation.errors.iter().find(|error| error.status == StatusKey::Default)?;
    let is_like = is_meant(contract, &AnyError { status: StatusKey::Default, ..any.clone() }, default);
    let is_declared = operation.errors.iter().any(|error| error.status == any.status);
    (is_like && !is_declared).then(|| format!("{code} {} as {},", any.variant, default.variant))
}

/// Writes the enum of an answer's bodies, if it has several.
pub(super) fn emit_body_enum(content: &Content, of: &str, file: OperationFile<'_>, text: &mut Text) {
    let Content::Several { name, payloads } = content else { return };
    text.doc(&format!("The body of {of}, in one of its media types."));
    text.line(derives([content]));
    text.block(format!("pub enum {name} {{"), "}", |text| {
        for (variant, payload) in payloads {
            text.doc(&format!("`{}`", docs::code(&payload.declared)));
            text.line(format!("{variant}({}),", payload_type(payload, file)));
        }
    });
    text.line("");
}

/// The Rust type of a body. `beside` leads to the file where the enum of several stands.
pub(super) fn body_type(content: &Content, beside: &str, file: OperationFile<'_>) -> Option<String> {
    match content {
        Content::Empty => None,
        Content::One(payload) => Some(payload_type(payload, file)),
        Content::Several { name, .. } => Some(format!("{beside}{name}")),
    }
}

fn payload_type(payload: &Payload, file: OperationFile<'_>) -> String {
    match &payload.kind {
        PayloadKind::Json(value) | PayloadKind::Offered(value, _) | PayloadKind::Text(value, _) => {
            types::rust_type(file.table, value, file.home)
        }
        PayloadKind::Items(item) => {
            format!("crate::runtime::Items<{}>", types::rust_type(file.table, item, file.home))
        }
        PayloadKind::Binary => "crate::runtime::Binary".to_owned(),
    }
}

/// What can be derived: a stream can be neither cloned nor compared.
pub(super) fn derives<'c>(contents: impl IntoIterator<Item = &'c Content>) -> &'static str {
    let mut payloads = contents.into_iter().flat_map(Content::payloads);
    if payloads.any(|payload| payload.kind.is_stream()) {
        "#[derive(Debug)]"
    } else {
        "#[derive(Debug, Clone, PartialEq)]"
    }
}
