//! A service that answers from the document's examples.

use std::collections::BTreeMap;

use contract::model::StatusKey;
use rust_text::layout::{function, list, string_literal};
use rust_text::name::snake;

use crate::Text;
use crate::ir::{
    Content, Contract, ErrorAnswer, Header, Home, Operation, OperationError, Payload, PayloadKind, Response, TypeTable,
};
use crate::mock::{MockValues, Place};

use crate::operations::lower::rejection_type;

use super::locals::OperationFile;
use super::security::credential_type;
use super::tag;

/// Writes `Mock`, which implements every trait, and gathers the values that it answers with.
pub fn emit_mock(contract: &Contract, table: &TypeTable, values: &mut MockValues<'_, '_>, text: &mut Text) {
    text.doc(
        "Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or \
         with the status that is asked for.",
    );
    text.line("#[derive(Debug, Clone, Copy, Default)]");
    text.line("pub struct Mock;");
    let file = OperationFile { contract, table, home: Home::Nowhere };
    let mut traits = Text::new();
    let mut gathered = Gathered { values, errors: BTreeMap::new() };
    emit_authenticate(contract, &mut traits);
    for tag in &contract.tags {
        traits.line("");
        traits.block(format!("impl super::{} for Mock {{", tag.trait_name), "}", |text| {
            let operations = tag.operations.iter().map(|idx| &contract.operations[*idx]);
            text.separated(operations, |text, operation| emit_method(operation, file, &mut gathered, text));
        });
    }
    emit_reject(file, &mut gathered, &mut traits);
    for (answer, made) in &gathered.errors {
        let answer = &contract.error_answers[*answer];
        traits.line("");
        let opening = format!("fn {}() -> super::{} {{", maker(answer), answer.name);
        traits.block(opening, "}", |text| text.line(made));
    }
    let traits = traits.finish();
    // Answers without a body need no values.
    if traits.contains("VALUES.") {
        text.line("");
        let values = "crate::runtime::mock::Values";
        text.line(format!("static VALUES: {values} = {values}::new(super::MOCK_VALUES);"));
    }
    text.paste(&traits);
}

/// Values and functions that the methods of a mock use.
struct Gathered<'v, 'a, 's> {
    values: &'v mut MockValues<'a, 's>,
    /// Expressions of errors that several operations answer with, by their numbers.
    errors: BTreeMap<usize, String>,
}

/// The function that makes an error of `components/responses`.
fn maker(answer: &ErrorAnswer) -> String {
    format!("made_{}", snake(&answer.name))
}

fn emit_authenticate(contract: &Contract, text: &mut Text) {
    let security = &contract.security;
    if security.schemes.is_empty() {
        return;
    }
    text.line("");
    text.doc("Lets in everybody who shows a well-formed credential.");
    text.block(format!("impl super::{} for Mock {{", security.trait_name), "}", |text| {
        text.separated(&security.schemes, |text, scheme| {
            text.line(format!("type {} = ();", scheme.ty));
            text.line("");
            let arguments = [
                "&self".to_owned(),
                "_: crate::runtime::Context<'_>".to_owned(),
                format!("_: {}", credential_type(&scheme.credential)),
                "_: &'static [&'static str]".to_owned(),
            ];
            let opening = format!("async fn {}", scheme.method);
            function(text, &opening, &arguments, "Result<(), crate::runtime::Denied>", |text| text.line("Ok(())"));
        });
    });
}

/// Rejections are made like all other answers, from the first place that declares such a body.
fn emit_reject(file: OperationFile<'_>, gathered: &mut Gathered<'_, '_, '_>, text: &mut Text) {
    let contract = file.contract;
    if contract.rejections.methods.is_empty() {
        return;
    }
    text.line("");
    text.block(format!("impl super::{} for Mock {{", contract.reject_name), "}", |text| {
        text.separated(&contract.rejections.methods, |text, method| {
            let (operation, status) = method.place;
            let value = gathered.values.body(&contract.operations[operation], status, &method.payload);
            let arguments = ["&self".to_owned(), "_: crate::runtime::rejection::Rejected<'_>".to_owned()];
            let output = rejection_type(file.table, &method.payload.kind);
            function(text, &format!("fn {}", method.name), &arguments, &output, |text| {
                text.line(value_of(&method.payload, value));
            });
        });
    });
}

fn emit_method(operation: &Operation, file: OperationFile<'_>, gathered: &mut Gathered<'_, '_, '_>, text: &mut Text) {
    let usual = usual(operation);
    let others: Vec<(u16, Answer<'_>)> = answers(operation)
        .filter(|answer| answer.status() != usual.status())
        .filter_map(|answer| match answer.status() {
            StatusKey::Code(code) => Some((code, answer)),
            StatusKey::Range(_) | StatusKey::Default => None,
        })
        .collect();
    let types = tag::argument_types(operation, file, "super::");
    let names = std::iter::once(if others.is_empty() { "_" } else { "context" }).chain(std::iter::repeat("_"));
    let arguments = names.zip(&types).map(|(name, ty)| format!("{name}: {ty}"));
    let arguments: Vec<String> = std::iter::once("&self".to_owned()).chain(arguments).collect();
    let output = tag::output(operation, file, "super::");
    function(text, &format!("async fn {}", operation.function), &arguments, &output, |text| {
        let mut emit = |answer, before: &str, after: &str, text: &mut Text| {
            Made { file, operation, answer, gathered }.emit(before, after, text);
        };
        if others.is_empty() {
            return emit(usual, "", "", text);
        }
        text.block("match context.preferred_status() {", "}", |text| {
            for (code, other) in others {
                emit(other, &format!("Some({code}) => "), ",", text);
            }
            emit(usual, "_ => ", ",", text);
        });
    });
}

/// An answer of an operation.
#[derive(Clone, Copy)]
enum Answer<'c> {
    /// When all went well.
    Own(&'c Response),
    /// Otherwise.
    Error(&'c OperationError),
}

impl Answer<'_> {
    fn status(&self) -> StatusKey {
        match self {
            Answer::Own(response) => response.status,
            Answer::Error(error) => error.status,
        }
    }
}

fn answers(operation: &Operation) -> impl Iterator<Item = Answer<'_>> {
    operation.responses.iter().map(Answer::Own).chain(operation.errors.iter().map(Answer::Error))
}

/// The answer that the mock gives: the first that says that all went well, else the first.
fn usual(operation: &Operation) -> Answer<'_> {
    let success = answers(operation).find(|answer| answer.status().is_success());
    let any = success.or_else(|| answers(operation).next());
    any.expect("an operation has at least one answer: lowering adds one where none is declared")
}

/// An answer to be made.
struct Made<'c, 'g, 'v, 'a, 's> {
    file: OperationFile<'c>,
    operation: &'c Operation,
    answer: Answer<'c>,
    gathered: &'g mut Gathered<'v, 'a, 's>,
}

impl Made<'_, '_, '_, '_, '_> {
    /// Writes the expression of the answer, between two texts.
    fn emit(mut self, before: &str, after: &str, text: &mut Text) {
        let contract = self.file.contract;
        let status = match self.answer.status() {
            StatusKey::Code(_) => None,
            StatusKey::Range(class) => Some(format!("crate::runtime::Status{class}xx::LEAST")),
            StatusKey::Default => Some("crate::runtime::StatusCode::OK".to_owned()),
        };
        match self.answer {
            Answer::Own(response) => {
                let headed = response.headed.map(|idx| &contract.headed_answers[idx].name);
                let held = self.held(headed, &response.content, &response.headers);
                let Some(name) = &self.operation.response_name else {
                    let held = held.unwrap_or_else(|| "()".to_owned());
                    return list(text, &format!("{before}Ok"), "()", &[held], after);
                };
                let held: Vec<String> = status.into_iter().chain(held).collect();
                let before = format!("{before}Ok(super::{name}::{}", response.variant);
                if held.is_empty() {
                    return text.line(format!("{before}){after}"));
                }
                list(text, &before, "()", &held, &format!("){after}"));
            }
            Answer::Error(error) => {
                let answer = &contract.error_answers[error.answer];
                let name = &answer.name;
                let body = self.body(&answer.content);
                let held = match body {
                    Some(body) if answer.headers.is_empty() => format!("super::{name}({body})"),
                    None if answer.headers.is_empty() => format!("super::{name}"),
                    body => self.with_headers(name, body, &answer.headers),
                };
                let is_shared = held.contains("\"/components/responses/") && !held.contains("\"/paths/");
                let held = if is_shared {
                    self.gathered.errors.insert(error.answer, held);
                    format!("{}()", maker(answer))
                } else {
                    held
                };
                if error.has_from {
                    return list(text, &format!("{before}Err"), "()", &[format!("{held}.into()")], after);
                }
                let held: Vec<String> = status.into_iter().chain([held]).collect();
                let before = format!("{before}Err(super::{}::{}", self.operation.error_name, error.variant);
                list(text, &before, "()", &held, &format!("){after}"));
            }
        }
    }

    /// A body, alone or beside headers.
    fn held(&mut self, headed: Option<&String>, content: &Content, headers: &[Header]) -> Option<String> {
        let body = self.body(content);
        match headed {
            Some(name) => Some(self.with_headers(name, body, headers)),
            None => body,
        }
    }

    fn with_headers(&mut self, name: &str, body: Option<String>, headers: &[Header]) -> String {
        let body = body.map(|body| format!("body: {body}"));
        let headers: Vec<String> = headers.iter().map(|header| self.header(header)).collect();
        let fields: Vec<String> = body.into_iter().chain(headers).collect();
        format!("super::{name} {{ {} }}", fields.join(", "))
    }

    fn body(&mut self, content: &Content) -> Option<String> {
        match content {
            Content::Empty => None,
            Content::One(payload) => Some(self.payload(payload)),
            Content::Several { name, payloads } => payloads
                .first()
                .map(|(variant, payload)| format!("super::{name}::{variant}({})", self.payload(payload))),
        }
    }

    fn payload(&mut self, payload: &Payload) -> String {
        let place = self.gathered.values.body(self.operation, self.answer.status(), payload);
        value_of(payload, place)
    }

    fn header(&mut self, header: &Header) -> String {
        if !header.is_required {
            return format!("{}: None", header.name);
        }
        let place = self.gathered.values.header(self.operation, self.answer.status(), header);
        format!("{}: {}", header.name, looked_up("value", place))
    }
}

/// The expression of a body.
fn value_of(payload: &Payload, place: Place) -> String {
    match payload.kind {
        PayloadKind::Binary => looked_up("binary", place),
        PayloadKind::Items(_) => looked_up("items", place),
        _ => looked_up("value", place),
    }
}

/// The expression of a value, or of the panic that says why there is none.
fn looked_up(method: &str, place: Place) -> String {
    match place {
        Ok(pointer) => format!("VALUES.{method}({})", string_literal(&pointer)),
        Err(why) => format!("crate::runtime::mock::unmade({})", string_literal(&why)),
    }
}
