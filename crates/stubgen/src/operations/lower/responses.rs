//! Answers: those when all went well, which are an operation's own, and errors, which operations share.
//!
//! An error response is a struct, made once: one of `components/responses` under its name there, one that is declared in
//! place under the name of its status, for all operations that declare the same. An operation's error enum has a variant
//! for each of its statuses, so that a status added later adds a variant and renames nothing.

use std::collections::HashMap;

use contract::findings::Place;
use contract::model::{Method, Operation, Response as Declared, StatusKey, Use};
use rust_text::name::{Scope, pascal};
use schema_algebra::{is_bodiless, is_error, is_interim, variant};

use crate::ir::{AnyError, Content, ErrorAnswer, HeadedAnswer, Header, OperationError, Payload, PayloadKind, Response};
use crate::operations::rules::RESPONSE_NEVER_SENT;

use super::context::{Context, OperationHome};
use super::parameter::component;
use super::{header, payload};

/// An answer whose types have no names yet.
#[derive(Debug, Clone)]
struct Draft {
    status: StatusKey,
    description: String,
    headers: Vec<Header>,
    payloads: Vec<(String, Payload)>,
    /// Its name in `components/responses`, in Rust.
    component: Option<String>,
}

/// The structs that answers share.
pub(super) struct SharedAnswers {
    pub(super) errors: Vec<ErrorAnswer>,
    pub(super) headed: Vec<HeadedAnswer>,
    pub(super) any: Vec<AnyError>,
    /// Numbers of error answers, by component or content.
    known: HashMap<String, usize>,
    /// Variants of the enum of any error.
    variants: Scope,
}

/// Answers of an operation.
pub(super) struct Answers {
    /// When all went well.
    pub(super) own: Vec<Response>,
    /// The others.
    pub(super) errors: Vec<OperationError>,
}

/// The answers of an operation, sorted into its own and errors.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    operation: &Operation<'s>,
    home: OperationHome<'_>,
    shared: &mut SharedAnswers,
) -> Answers {
    let mut drafts = Vec::new();
    // A name depends on the document up to there, and must not depend on the order of statuses.
    let mut declared: Vec<_> = operation.responses.by_status.iter().collect();
    declared.sort_by_key(|(status, _)| *status);
    for (status, used) in declared {
        if is_interim(*status) {
            let message = format!("No service can send an answer with the status {status}.");
            let place = Place::of(used.via.unwrap_or(ctx.api[used.id].node));
            ctx.report(&RESPONSE_NEVER_SENT, place, message, "Declare the final answer.");
            continue;
        }
        let has_body = operation.method != Method::Head && !is_bodiless(*status);
        drafts.push(draft(ctx, *status, *used, has_body, home));
    }
    if drafts.is_empty() {
        drafts.push(undeclared());
    }
    let is_own: fn(StatusKey) -> bool = if drafts.iter().any(|draft| !is_error(draft.status)) {
        |status| !is_error(status)
    } else if drafts.iter().any(|draft| draft.status == StatusKey::Default) {
        |status| status == StatusKey::Default
    } else {
        |_| true
    };
    let (own, errors): (Vec<_>, Vec<_>) = drafts.into_iter().partition(|draft| is_own(draft.status));
    let own = own.into_iter().map(|draft| shared.own(ctx, draft, home.stem)).collect();
    let mut errors: Vec<OperationError> = errors.into_iter().map(|draft| shared.error(ctx, draft, home.stem)).collect();
    let answers: Vec<usize> = errors.iter().map(|error| error.answer).collect();
    for error in &mut errors {
        let n_statuses = answers.iter().filter(|answer| **answer == error.answer).count();
        error.has_from = n_statuses == 1 && matches!(error.status, StatusKey::Code(_));
    }
    Answers { own, errors }
}

fn draft<'s>(
    ctx: &mut Context<'_, '_, 's>,
    status: StatusKey,
    used: Use<'s, Declared<'s>>,
    has_body: bool,
    home: OperationHome<'_>,
) -> Draft {
    let response = &ctx.api[used.id];
    let component = component(&response.node.pointer(), "responses");
    // A response that is shared must give the same types wherever it is met first.
    let stem = component.clone().unwrap_or_else(|| format!("{}{}", home.stem, variant(status)));
    let headers = header::lower(ctx, response, &stem, home.tag);
    let mut payloads = if has_body { payload::lower(ctx, response, &stem, home.tag) } else { Vec::new() };
    if status.is_success() && response.is_stream(ctx.api) {
        for (_, payload) in &mut payloads {
            payload::write_by_items(ctx, payload);
        }
    }
    Draft { status, description: response.description.to_owned(), headers, payloads, component }
}

/// What an operation answers that declares nothing: anything.
fn undeclared() -> Draft {
    let payload = Payload { declared: "*/*".to_owned(), sent: "*/*".to_owned(), kind: PayloadKind::Binary };
    Draft {
        status: StatusKey::Default,
        description: "The document declares no answer.".to_owned(),
        headers: Vec::new(),
        payloads: vec![("Any".to_owned(), payload)],
        component: None,
    }
}

/// The content of an answer; several bodies are an enum.
fn content(ctx: &mut Context<'_, '_, '_>, mut payloads: Vec<(String, Payload)>, stem: &str) -> Content {
    match payloads.len() {
        0 => Content::Empty,
        1 => Content::One(payloads.remove(0).1),
        _ => Content::Several { name: ctx.types.claim(&format!("{stem}Body")), payloads },
    }
}

impl SharedAnswers {
    pub(super) fn new() -> SharedAnswers {
        let mut variants = Scope::new();
        variants.claim("Rejected", "");
        SharedAnswers { errors: Vec::new(), headed: Vec::new(), any: Vec::new(), known: HashMap::new(), variants }
    }

    /// An answer of an operation alone.
    fn own(&mut self, ctx: &mut Context<'_, '_, '_>, draft: Draft, stem: &str) -> Response {
        let Draft { status, description, headers, payloads, .. } = draft;
        let variant = variant(status);
        let content = content(ctx, payloads, &format!("{stem}{variant}"));
        let headed = (!headers.is_empty()).then(|| self.headed(ctx, status, &headers, content != Content::Empty));
        Response { status, variant, description, headers, headed, content }
    }

    /// The number of the struct for headers of a status.
    fn headed(
        &mut self,
        ctx: &mut Context<'_, '_, '_>,
        status: StatusKey,
        headers: &[Header],
        has_body: bool,
    ) -> usize {
        let is_same = |known: &HeadedAnswer| {
            (known.status, known.has_body, key(&known.headers)) == (status, has_body, key(headers))
        };
        if let Some(idx) = self.headed.iter().position(is_same) {
            return idx;
        }
        // `Ok` and `Default` are Rust's own.
        let plain = match status {
            StatusKey::Code(200) => "Success".to_owned(),
            StatusKey::Default => "Answered".to_owned(),
            status => variant(status),
        };
        let name = if self.headed.iter().any(|known| known.status == status) {
            let headers: Vec<String> = headers.iter().map(|header| pascal(&header.declared)).collect();
            ctx.types.claim(&format!("{plain}With{}", headers.join("And")))
        } else {
            ctx.types.claim(&plain)
        };
        self.headed.push(HeadedAnswer { name, status, has_body, headers: headers.to_vec() });
        self.headed.len() - 1
    }

    /// An error of an operation, whose struct is known or made.
    fn error(&mut self, ctx: &mut Context<'_, '_, '_>, draft: Draft, stem: &str) -> OperationError {
        let Draft { status, description, headers, payloads, component } = draft;
        let variant = variant(status);
        let key = match &component {
            Some(name) => format!("{name} {}", payloads.is_empty()),
            None => format!("{status} {:?} {payloads:?}", key(&headers)),
        };
        let answer = if let Some(idx) = self.known.get(&key) {
            // What one operation says of an answer need not be true of another's.
            let known = &mut self.errors[*idx];
            if known.description != description {
                known.description.clear();
            }
            *idx
        } else {
            let name = match component {
                Some(name) => ctx.types.claim_either(&name, &format!("{name}Response")),
                // `Default` is a trait of Rust's own.
                None if status == StatusKey::Default => {
                    ctx.types.claim_either("DefaultError", &format!("{stem}Default"))
                }
                None => ctx.types.claim_either(&variant, &format!("{stem}{variant}")),
            };
            let content = content(ctx, payloads, &name);
            self.known.insert(key, self.errors.len());
            self.errors.push(ErrorAnswer { name, description: description.clone(), headers, content });
            self.errors.len() - 1
        };
        self.any(status, &variant, answer);
        OperationError { status, variant, description, answer, has_from: false }
    }

    /// Adds an error to those that any operation may declare, unless one like it is there.
    fn any(&mut self, status: StatusKey, variant: &str, answer: usize) {
        let errors = &self.errors;
        let is_same = |known: &AnyError| {
            known.status == status && (known.answer == answer || errors[known.answer].is_like(&errors[answer]))
        };
        if !self.any.iter().any(is_same) {
            let is_taken = self.any.iter().any(|known| known.variant == variant);
            let wanted = if is_taken { &self.errors[answer].name } else { variant };
            let variant = self.variants.claim(wanted, "Error");
            self.any.push(AnyError { variant, status, answer });
        }
    }
}

/// Key of headers: those with the same key are equal, though descriptions may differ.
fn key(headers: &[Header]) -> Vec<String> {
    let parts = |header: &Header| format!("{:?}", (&header.wire, header.is_required, &header.value, header.writing));
    let mut parts: Vec<String> = headers.iter().map(parts).collect();
    parts.sort();
    parts
}
