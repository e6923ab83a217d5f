//! Structs that answers share, and the enum of any error.

use std::collections::BTreeSet;

use contract::model::StatusKey;
use rust_text::layout::function;

use crate::Text;
use crate::ir::{AnyError, Content, Contract, ErrorAnswer, HeadedAnswer, Header, Home, TypeTable};
use crate::types;

use super::docs;
use super::locals::OperationFile;
use super::reply::{self, Sending};
use super::response::{self, body_type};

/// Writes the structs of errors, those that hold headers beside a body, and the enum of any error.
pub fn emit_responses(contract: &Contract, table: &TypeTable, text: &mut Text) {
    let file = OperationFile { contract, table, home: Home::Nowhere };
    for answer in &contract.error_answers {
        emit_error(answer, file, text);
        text.line("");
    }
    for answer in &contract.headed_answers {
        emit_headed(answer, file, text);
        text.line("");
    }
    emit_any(contract, text);
    emit_conversions(contract, text);
}

/// Writes `From` of structs that hold the same, where an operation declares another than the one of any error.
fn emit_conversions(contract: &Contract, text: &mut Text) {
    let mut pairs = BTreeSet::new();
    for any in &contract.any_errors {
        for error in contract.operations.iter().flat_map(|operation| &operation.errors) {
            let is_default = error.status == StatusKey::Default;
            let any = if is_default { &AnyError { status: StatusKey::Default, ..any.clone() } } else { any };
            if any.answer != error.answer && response::is_meant(contract, any, error) {
                pairs.insert((any.answer, error.answer));
            }
        }
    }
    for (from, to) in pairs {
        let (from, to) = (&contract.error_answers[from].name, &contract.error_answers[to]);
        text.line("");
        text.block(format!("impl From<{from}> for {} {{", to.name), "}", |text| {
            text.block(format!("fn from(answer: {from}) -> Self {{"), "}", |text| {
                match (&to.content, to.headers.as_slice()) {
                    (Content::Empty, []) => {
                        text.line(format!("let {from} = answer;"));
                        text.line("Self");
                    }
                    (_, []) => text.line("Self(answer.0)"),
                    (content, headers) => {
                        let fields = fields(*content != Content::Empty, headers);
                        text.line(format!("let {from} {{ {fields} }} = answer;"));
                        text.line(format!("Self {{ {fields} }}"));
                    }
                }
            });
        });
    }
}

fn emit_error(answer: &ErrorAnswer, file: OperationFile<'_>, text: &mut Text) {
    let ErrorAnswer { name, description, headers, content } = answer;
    response::emit_body_enum(content, &format!("`{name}`"), file, text);
    match description.trim() {
        "" => text.doc("Error response."),
        description => text.doc(description),
    }
    text.line(response::derives([content]));
    let body = body_type(content, "", file);
    match (&body, headers.as_slice()) {
        (None, []) => text.line(format!("pub struct {name};")),
        (Some(body), []) => text.line(format!("pub struct {name}(pub {body});")),
        _ => {
            emit_fields(name, "", body.as_deref(), headers, file, text);
            emit_maker(name, "", body.as_deref(), headers, file, text);
        }
    }
    text.line("");
    text.block(format!("impl {name} {{"), "}", |text| {
        emit_setters(headers, file, text);
        let call = reply::call_argument([content]);
        let sending = Sending { contract: file.contract, status: "status", call: "call" };
        text.block(
            format!("pub(super) fn reply(self, status: u16, {call}) -> crate::runtime::Answer {{"),
            "}",
            |text| {
                if headers.is_empty() {
                    if body.is_some() {
                        text.line("let Self(body) = self;");
                    }
                    reply::emit(content, sending, text);
                    return;
                }
                text.line(format!("let Self {{ {} }} = self;", fields(body.is_some(), headers)));
                reply::emit_with(content, sending, headers, text);
            },
        );
    });
}

fn emit_headed(answer: &HeadedAnswer, file: OperationFile<'_>, text: &mut Text) {
    let HeadedAnswer { name, status, has_body, headers } = answer;
    let (generics, body) = if *has_body { ("<B>", Some("B")) } else { ("", None) };
    let status = if *status == StatusKey::Default { "any status".to_owned() } else { status.to_string() };
    text.doc(&format!("An answer with {status} and its headers."));
    text.line("#[derive(Debug, Clone, PartialEq)]");
    emit_fields(name, generics, body, headers, file, text);
    emit_maker(name, generics, body, headers, file, text);
    text.line("");
    text.block(format!("impl{generics} {name}{generics} {{"), "}", |text| {
        emit_setters(headers, file, text);
        let (taken, sent) = if *has_body {
            ("send: impl FnOnce(B) -> crate::runtime::Answer", "send(body)?")
        } else {
            ("reply: crate::runtime::Answer", "reply?")
        };
        text.block(format!("pub(super) fn reply(self, {taken}) -> crate::runtime::Answer {{"), "}", |text| {
            text.line(format!("let Self {{ {} }} = self;", fields(*has_body, headers)));
            text.line(format!("let mut reply = {sent};"));
            reply::emit_headers(headers, text);
        });
    });
}

fn fields(has_body: bool, headers: &[Header]) -> String {
    let headers = headers.iter().map(|header| header.name.as_str());
    has_body.then_some("body").into_iter().chain(headers).collect::<Vec<_>>().join(", ")
}

fn emit_fields(
    name: &str,
    generics: &str,
    body: Option<&str>,
    headers: &[Header],
    file: OperationFile<'_>,
    text: &mut Text,
) {
    text.block(format!("pub struct {name}{generics} {{"), "}", |text| {
        if let Some(body) = body {
            text.doc("The body.");
            text.line(format!("pub body: {body},"));
        }
        for header in headers {
            let described = docs::continued(header.description.as_deref());
            let words = docs::in_words(file.table, &header.value);
            text.doc(&format!("Header `{}`.{described}{words}", docs::code(&header.declared)));
            let ty = types::rust_type(file.table, &header.value, file.home);
            let ty = if header.is_required { ty } else { format!("Option<{ty}>") };
            text.line(format!("pub {}: {ty},", header.name));
        }
    });
}

/// Writes the function that makes a struct of what must be there.
fn emit_maker(
    name: &str,
    generics: &str,
    body: Option<&str>,
    headers: &[Header],
    file: OperationFile<'_>,
    text: &mut Text,
) {
    let mut required: Vec<&Header> = headers.iter().filter(|header| header.is_required).collect();
    // Their order in the document means nothing.
    required.sort_by(|a, b| a.wire.cmp(&b.wire));
    let required = required
        .into_iter()
        .map(|header| format!("{}: {}", header.name, types::rust_type(file.table, &header.value, file.home)));
    let arguments: Vec<String> = body.map(|body| format!("body: {body}")).into_iter().chain(required).collect();
    text.line("");
    text.doc("Makes one of what must be there; its methods add the rest.");
    text.line("#[expect(non_snake_case, reason = \"it is called as a tuple struct would be\")]");
    function(text, &format!("pub fn {name}{generics}"), &arguments, &format!("{name}{generics}"), |text| {
        let headers = headers
            .iter()
            .map(|header| if header.is_required { header.name.clone() } else { format!("{}: None", header.name) });
        let fields: Vec<String> = body.map(|_| "body".to_owned()).into_iter().chain(headers).collect();
        rust_text::layout::list(text, &format!("{name} "), "{}", &fields, "");
    });
}

fn emit_setters(headers: &[Header], file: OperationFile<'_>, text: &mut Text) {
    for header in headers.iter().filter(|header| !header.is_required) {
        let name = &header.name;
        let ty = types::rust_type(file.table, &header.value, file.home);
        text.doc(&format!("Adds the header `{}`.", docs::code(&header.declared)));
        text.line("#[must_use]");
        text.block(format!("pub fn {name}(mut self, {name}: impl Into<{ty}>) -> Self {{"), "}", |text| {
            text.line(format!("self.{name} = Some({name}.into());"));
            text.line("self");
        });
        text.line("");
    }
}

/// Writes the enum of any error, from which every operation's errors can be made.
fn emit_any(contract: &Contract, text: &mut Text) {
    let name = &contract.any_error_name;
    let answers = contract.any_errors.iter().map(|error| &contract.error_answers[error.answer]);
    text.doc("Any error that some operation declares.");
    text.doc_gap();
    text.doc(
        "An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the \
         operation does not declare is answered with 500, and the log tells why.",
    );
    text.line(response::derives(answers.map(|answer| &answer.content)));
    text.block(format!("pub enum {name} {{"), "}", |text| {
        for error in &contract.any_errors {
            let answer = &contract.error_answers[error.answer].name;
            docs::response(error.status, "", text);
            let status = reply::status_type(error.status).map(|status| format!("{status}, ")).unwrap_or_default();
            text.line(format!("{}({status}{answer}),", error.variant));
        }
        text.doc("An answer that no operation declares: a refusal, or a failure of which only the log is told.");
        text.line("Rejected(crate::runtime::Rejection),");
    });
    text.line("");
    text.block(format!("impl From<crate::runtime::Rejection> for {name} {{"), "}", |text| {
        text.block("fn from(rejection: crate::runtime::Rejection) -> Self {", "}", |text| {
            text.line("Self::Rejected(rejection)");
        });
    });
    if contract.operations.is_empty() {
        return;
    }
    text.line("");
    text.block(format!("impl {name} {{"), "}", |text| {
        text.doc("What becomes of it where an operation does not declare it.");
        if contract.any_errors.is_empty() {
            return text.block("pub(super) fn undeclared(self, _: &str) -> crate::runtime::Rejection {", "}", |text| {
                text.line("let Self::Rejected(rejection) = self;");
                text.line("rejection");
            });
        }
        text.block("pub(super) fn undeclared(self, operation: &str) -> crate::runtime::Rejection {", "}", |text| {
            text.block("let status = match self {", "};", |text| {
                for error in &contract.any_errors {
                    let pattern = if reply::status_type(error.status).is_some() { "(status, _)" } else { "(_)" };
                    let status = reply::status(error.status);
                    text.line(format!("Self::{}{pattern} => {status},", error.variant));
                }
                text.line("Self::Rejected(rejection) => return rejection,");
            });
            let cause = "the operation `{operation}` does not declare its answer {status}";
            text.line(format!("crate::runtime::Rejection::internal(format!({cause:?}))"));
        });
    });
}
