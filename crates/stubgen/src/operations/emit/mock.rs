//! A service that answers from the document's examples.

use contract::model::StatusKey;
use rust_text::layout::{function, list, string_literal};

use crate::Text;
use crate::ir::{Content, Contract, Header, Home, Operation, Payload, PayloadKind, Response, TypeTable, Value};
use crate::mock::{MockValues, Place};
use crate::types;

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
    emit_authenticate(contract, &mut traits);
    for tag in &contract.tags {
        traits.line("");
        traits.block(format!("impl super::{} for Mock {{", tag.trait_name), "}", |text| {
            let operations = tag.operations.iter().map(|idx| &contract.operations[*idx]);
            text.separated(operations, |text, operation| emit_method(operation, file, values, text));
        });
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
                format!("_: {}", credential_type(&scheme.credential)),
                "_: &'static [&'static str]".to_owned(),
            ];
            let opening = format!("async fn {}", scheme.method);
            function(text, &opening, &arguments, "Result<(), crate::runtime::Denied>", |text| text.line("Ok(())"));
        });
    });
}

fn emit_method(operation: &Operation, file: OperationFile<'_>, values: &mut MockValues<'_, '_>, text: &mut Text) {
    let contract = file.contract;
    let types = tag::argument_types(operation, file, "super::");
    let arguments: Vec<String> =
        std::iter::once("&self".to_owned()).chain(types.iter().map(|ty| format!("_: {ty}"))).collect();
    let output = tag::output(contract, operation, "super::");
    function(text, &format!("async fn {}", operation.function), &arguments, &output, |text| {
        let answer = chosen(contract, operation);
        let is_other = |(_, other): &(u16, &Response)| other.status != answer.status;
        let others: Vec<_> = askable(contract, operation).filter(is_other).collect();
        if others.is_empty() {
            emit_answer(operation, file, answer, values, ("", ""), text);
            return;
        }
        text.block("match crate::runtime::mock::asked() {", "}", |text| {
            for (code, other) in others {
                emit_answer(operation, file, other, values, (&format!("Some({code}) => "), ","), text);
            }
            emit_answer(operation, file, answer, values, ("_ => ", ","), text);
        });
    });
}

/// The answers that a caller can ask for by their status.
fn askable<'c>(contract: &'c Contract, operation: &'c Operation) -> impl Iterator<Item = (u16, &'c Response)> {
    contract.responses_of(operation).filter_map(|response| match response.status {
        StatusKey::Code(code) => Some((code, response)),
        StatusKey::Range(_) | StatusKey::Default => None,
    })
}

/// Writes the expression of an answer, between two texts.
fn emit_answer(
    operation: &Operation,
    file: OperationFile<'_>,
    answer: &Response,
    values: &mut MockValues<'_, '_>,
    (before, after): (&str, &str),
    text: &mut Text,
) {
    let is_own = operation.responses.iter().any(|own| own.status == answer.status);
    let errors = operation.errors.map(|idx| &file.contract.errors[idx]);
    let (opening, name, closing) = match errors {
        None => ("", &operation.response_name, ""),
        Some(_) if is_own => ("Ok(", &operation.response_name, ")"),
        Some(errors) => ("Err(", &errors.name, ")"),
    };
    let before = format!("{before}{opening}super::{name}::{}", answer.variant);
    Made { table: file.table, operation, answer, values }.emit(&before, &format!("{closing}{after}"), text);
}

/// The answer that the mock gives: the first that says that all went well, else the first.
fn chosen<'c>(contract: &'c Contract, operation: &'c Operation) -> &'c Response {
    let mut own = operation.responses.iter();
    let success = own.clone().find(|response| response.status.is_success());
    let any = success.or_else(|| own.next()).or_else(|| contract.responses_of(operation).next());
    any.expect("an operation has at least one answer: lowering adds one where none is declared")
}

/// An answer to be made.
struct Made<'c, 'v, 'a, 's> {
    table: &'c TypeTable,
    operation: &'c Operation,
    answer: &'c Response,
    values: &'v mut MockValues<'a, 's>,
}

impl Made<'_, '_, '_, '_> {
    fn emit(mut self, before: &str, after: &str, text: &mut Text) {
        let body = self.body();
        let status = match self.answer.status {
            StatusKey::Code(_) => None,
            StatusKey::Range(class) => Some(format!("crate::runtime::Status{class}xx::LEAST")),
            StatusKey::Default => Some("crate::runtime::StatusCode::OK".to_owned()),
        };
        if status.is_none() && self.answer.headers.is_empty() {
            match body {
                Some(body) => list(text, before, "()", &[body], after),
                None => text.line(format!("{before}{after}")),
            }
            return;
        }
        let status = status.map(|status| format!("status: {status}"));
        let body = body.map(|body| format!("body: {body}"));
        let headers: Vec<String> = self.answer.headers.iter().map(|header| self.header(header)).collect();
        let fields: Vec<String> = status.into_iter().chain(body).chain(headers).collect();
        list(text, &format!("{before} "), "{}", &fields, after);
    }

    fn body(&mut self) -> Option<String> {
        match &self.answer.content {
            Content::Empty => None,
            Content::One(payload) => Some(self.payload(payload)),
            Content::Several { name, payloads } => payloads
                .first()
                .map(|(variant, payload)| format!("super::{name}::{variant}({})", self.payload(payload))),
        }
    }

    fn payload(&mut self, payload: &Payload) -> String {
        let place = self.values.body(self.operation, self.answer.status, payload);
        match &payload.kind {
            PayloadKind::Json(value) | PayloadKind::Text(value, _) => self.value(value, place),
            PayloadKind::Binary => looked_up("binary", place),
        }
    }

    fn header(&mut self, header: &Header) -> String {
        if !header.is_required {
            return format!("{}: None", header.name);
        }
        let place = self.values.header(self.operation, self.answer.status, header);
        format!("{}: {}", header.name, self.value(&header.value, place))
    }

    fn value(&self, value: &Value, place: Place) -> String {
        looked_up(&format!("value::<{}>", types::rust_type(self.table, value, Home::Nowhere)), place)
    }
}

/// The expression of a value, or of the panic that says why there is none.
fn looked_up(method: &str, place: Place) -> String {
    match place {
        Ok(pointer) => format!("VALUES.{method}({})", string_literal(&pointer)),
        Err(why) => format!("crate::runtime::mock::unmade({})", string_literal(&why)),
    }
}
