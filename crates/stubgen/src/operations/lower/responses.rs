//! Answers as variants, and sets of error responses, one enum per distinct set.

use std::collections::HashMap;

use contract::findings::Place;
use contract::model::{Method, Operation, Response as Declared, StatusKey, Use};
use schema_algebra::{is_bodiless, is_error, is_interim, variant};

use crate::ir::{Content, ErrorSet, Header, Payload, PayloadKind, Response};
use crate::operations::rules::RESPONSE_NEVER_SENT;

use super::context::{Context, OperationHome};
use super::parameter::component;
use super::{header, payload};

/// An answer whose body enum has no name yet.
#[derive(Debug, Clone)]
struct Draft {
    status: StatusKey,
    description: String,
    headers: Vec<Header>,
    payloads: Vec<(String, Payload)>,
}

#[derive(Default)]
pub(super) struct ErrorSets {
    pub(super) sets: Vec<ErrorSet>,
    by_content: HashMap<String, usize>,
}

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
    home: OperationHome<'_>,
    errors: &mut ErrorSets,
) -> Answers {
    let mut drafts = Vec::new();
    for (status, used) in &operation.responses.by_status {
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
    let (failures, successes): (Vec<_>, Vec<_>) = drafts.into_iter().partition(|draft| is_error(draft.status));
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
    home: OperationHome<'_>,
) -> Draft {
    let response = &ctx.api[used.id];
    // A response that is shared must give the same types wherever it is met first.
    let stem =
        component(&response.node.pointer(), "responses").unwrap_or_else(|| format!("{}{}", home.stem, variant(status)));
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
    fn finish(mut self, ctx: &mut Context<'_, '_, '_>, stem: &str) -> Response {
        let variant = variant(self.status);
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

impl ErrorSets {
    /// The number of the set of these answers, which are sorted by their status.
    fn set(&mut self, ctx: &mut Context<'_, '_, '_>, drafts: Vec<Draft>) -> usize {
        let key = key(&drafts);
        if let Some(idx) = self.by_content.get(&key) {
            // What one operation says of an answer need not be true of another's.
            for (shared, draft) in self.sets[*idx].responses.iter_mut().zip(drafts) {
                if shared.description != draft.description {
                    shared.description.clear();
                }
            }
            return *idx;
        }
        let name = ctx.types.claim(&set_name(drafts.iter().map(|draft| draft.status)));
        let responses = drafts.into_iter().map(|draft| draft.finish(ctx, &name)).collect();
        self.sets.push(ErrorSet { name, responses, operations: Vec::new() });
        self.by_content.insert(key, self.sets.len() - 1);
        self.sets.len() - 1
    }
}

/// What makes sets equal: statuses, bodies and headers. Descriptions may differ.
fn key(drafts: &[Draft]) -> String {
    let parts = drafts.iter().map(|draft| {
        let headers =
            draft.headers.iter().map(|header| (&header.wire, header.is_required, &header.value, header.writing));
        (draft.status, headers.collect::<Vec<_>>(), &draft.payloads)
    });
    format!("{:?}", parts.collect::<Vec<_>>())
}

/// The name of an error enum: `Errors400_401`, `Errors4xxDefault`.
pub(super) fn set_name(statuses: impl Iterator<Item = StatusKey>) -> String {
    let mut name = "Errors".to_owned();
    for status in statuses {
        // Rust's lint about type names allows an underscore only between digits.
        if name.ends_with(|c: char| c.is_ascii_digit()) && status != StatusKey::Default {
            name.push('_');
        }
        match status {
            StatusKey::Code(code) => name.push_str(&code.to_string()),
            StatusKey::Range(class) => name.extend([class.to_string().as_str(), "xx"]),
            StatusKey::Default => name.push_str("Default"),
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::set_name;
    use contract::model::StatusKey::{Code, Default, Range};

    #[test]
    fn sets_have_names_that_rust_likes() {
        let cases = [
            (vec![Code(400), Code(401)], "Errors400_401"),
            (vec![Code(400), Range(5)], "Errors400_5xx"),
            (vec![Range(4), Range(5), Default], "Errors4xx5xxDefault"),
            (vec![Code(404), Default], "Errors404Default"),
            (vec![Default, Code(404)], "ErrorsDefault404"),
        ];
        for (statuses, expected) in cases {
            assert_eq!(set_name(statuses.into_iter()), expected);
        }
    }
}
