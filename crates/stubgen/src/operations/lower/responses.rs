//! Answers as variants.

use contract::findings::Place;
use contract::model::{Method, Operation, Response as Declared, StatusKey, Use};

use crate::ir::{Content, Header, Payload, PayloadKind, Response};
use crate::operations::rules::RESPONSE_NEVER_SENT;

use super::errors::ErrorSets;
use super::operation::Home;
use super::parameter::component;
use super::{Context, header, payload, status};

/// An answer whose body enum has no name yet.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub(super) status: StatusKey,
    pub(super) description: String,
    pub(super) headers: Vec<Header>,
    pub(super) payloads: Vec<(String, Payload)>,
}

/// The answers of an operation.
pub(super) struct Answers {
    /// Those that are its own.
    pub(super) own: Vec<Response>,
    /// Number of the set that holds the others.
    pub(super) errors: Option<usize>,
    /// What the operation says of each of them.
    pub(super) error_descriptions: Vec<String>,
}

/// The answers of an operation, sorted into its own and those that others may share.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    operation: &Operation<'s>,
    home: Home<'_>,
    errors: &mut ErrorSets,
) -> Answers {
    let mut drafts = Vec::new();
    for (status, used) in &operation.responses.by_status {
        if status::is_interim(*status) {
            let message = format!("No service can send an answer with the status {status}.");
            let place = Place::of(used.via.unwrap_or(ctx.api[used.id].node));
            ctx.report(&RESPONSE_NEVER_SENT, place, message, "Declare the final answer.");
            continue;
        }
        let has_body = operation.method != Method::Head && !status::is_bodiless(*status);
        drafts.push(draft(ctx, *status, *used, has_body, home));
    }
    if drafts.is_empty() {
        drafts.push(undeclared());
    }
    let (failures, successes): (Vec<_>, Vec<_>) = drafts.into_iter().partition(|draft| status::is_error(draft.status));
    let (own, mut shared) = if successes.is_empty() { (failures, Vec::new()) } else { (successes, failures) };
    let own = own.into_iter().map(|draft| draft.finish(ctx, home.stem)).collect();
    shared.sort_by_key(|draft| draft.status);
    let error_descriptions = shared.iter().map(|draft| draft.description.clone()).collect();
    let errors = (!shared.is_empty()).then(|| errors.set(ctx, shared));
    Answers { own, errors, error_descriptions }
}

fn draft<'s>(
    ctx: &mut Context<'_, '_, 's>,
    status: StatusKey,
    used: Use<'s, Declared<'s>>,
    has_body: bool,
    home: Home<'_>,
) -> Draft {
    let response = &ctx.api[used.id];
    // A response that is shared must give the same types wherever it is met first.
    let stem = component(&response.node.pointer(), "responses")
        .unwrap_or_else(|| format!("{}{}", home.stem, status::variant(status)));
    let headers = header::lower(ctx, response, &stem, home.tag);
    let payloads = if has_body { payload::lower(ctx, response, &stem, home.tag) } else { Vec::new() };
    Draft { status, description: response.description.to_owned(), headers, payloads }
}

/// What an operation answers that declares nothing: anything.
fn undeclared() -> Draft {
    let payload = Payload { declared: "*/*".to_owned(), sent: "*/*".to_owned(), kind: PayloadKind::Binary };
    Draft {
        status: StatusKey::Default,
        description: "The document declares no answer.".to_owned(),
        headers: Vec::new(),
        payloads: vec![("Any".to_owned(), payload)],
    }
}

impl Draft {
    /// Names the enum of its bodies, if there are several.
    pub(super) fn finish(mut self, ctx: &mut Context<'_, '_, '_>, stem: &str) -> Response {
        let variant = status::variant(self.status);
        let content = match self.payloads.len() {
            0 => Content::Empty,
            1 => Content::One(self.payloads.remove(0).1),
            _ => {
                let name = ctx.types.claim(&format!("{stem}{variant}Body"));
                Content::Several { name, payloads: self.payloads }
            }
        };
        Response { status: self.status, variant, description: self.description, headers: self.headers, content }
    }
}
