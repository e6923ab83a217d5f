//! The answer of a stub under one status, and what the caller must get.

use ::contract::model::StatusKey;
use serde_json::Value;
use stubgen::ir::{Content, Contract, DeclaredAnswer, Operation, PayloadKind};

use super::contract::plain;

/// One answer.
pub(super) struct Answer {
    pub(super) status: u16,
    /// The expression that makes it, with `value("…")` for each part.
    pub(super) expression: String,
    /// Nothing where there is no body.
    pub(super) body: Value,
    /// Value of `Retry-After`.
    pub(super) retry_after: Option<u64>,
}

impl Answer {
    /// An answer of the stub `stubs`; its body and headers are given in the document's order.
    pub(super) fn new(
        contract: &Contract,
        operation: &Operation,
        stubs: &str,
        answer: DeclaredAnswer<'_>,
        body: Value,
        headers: &[Value],
    ) -> Answer {
        let StatusKey::Code(status) = answer.status else { panic!("our contracts name every status") };
        let has_body = *answer.content != Content::Empty;
        let fields = answer.headers.iter().zip(headers);
        let fields = fields.map(|(header, value)| (header.name.as_str(), value, header.is_required));
        let named: Vec<String> = has_body
            .then_some(("body", &body, true))
            .into_iter()
            .chain(fields)
            .map(|(name, value, is_required)| {
                let value = given(value);
                if is_required { format!("{name}: {value}") } else { format!("{name}: Some({value})") }
            })
            .collect();
        let held = |name: &str| match (answer.headers.is_empty(), has_body) {
            (true, false) => name.to_owned(),
            (true, true) => format!("{name}({})", given(&body)),
            (false, _) => format!("{name} {{ {} }}", named.join(", ")),
        };
        let error = operation.errors.iter().find(|error| error.status == answer.status);
        let expression = if let Some(error) = error {
            let held = held(&format!("{stubs}::{}", contract.error_answers[error.answer].name));
            format!("Err({stubs}::{}::{}({held}))", operation.error_name, error.variant)
        } else {
            let response = operation.responses.iter().find(|response| response.status == answer.status);
            let response = response.expect("an answer is an error, or not");
            let held = match response.headed {
                Some(idx) => Some(held(&format!("{stubs}::{}", contract.headed_answers[idx].name))),
                None if is_stream(answer.content) => Some(format!(
                    "{stubs}::runtime::Items::of(&{})",
                    given(&body).replacen("value", "value::<Vec<_>>", 1)
                )),
                None => has_body.then(|| given(&body)),
            };
            match (&operation.response_name, held) {
                (Some(name), Some(held)) => format!("Ok({stubs}::{name}::{}({held}))", response.variant),
                (Some(name), None) => format!("Ok({stubs}::{name}::{})", response.variant),
                (None, held) => format!("Ok({})", held.unwrap_or_else(|| "()".to_owned())),
            }
        };
        let is_retry_after = |(header, _): &(&stubgen::ir::Header, &Value)| header.wire == "retry-after";
        let retry_after = answer.headers.iter().zip(headers).find(is_retry_after).and_then(|(_, value)| value.as_u64());
        Answer { status, expression, body, retry_after }
    }

    /// Parts of the answer that the caller got otherwise.
    pub(super) fn faults(&self, heard: &Value) -> Vec<String> {
        let mut expected = serde_json::json!({"status": self.status, "kind": kind(self.status), "value": self.body});
        if self.status >= 300 {
            expected["says"] = true.into();
            expected["retryAfter"] = self.retry_after.into();
        }
        if plain(heard) == plain(&expected) {
            Vec::new()
        } else {
            vec![format!("the caller heard otherwise\n  answered {expected}\n  heard    {heard}")]
        }
    }
}

/// The variant of the client's error that a status becomes.
pub(crate) fn kind(status: u16) -> &'static str {
    match status {
        ..300 => "Ok",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 | 410 => "NotFound",
        429 => "RateLimited",
        500.. => "Unavailable",
        _ => "Invalid",
    }
}

/// Whether a body is written item by item.
fn is_stream(content: &Content) -> bool {
    matches!(content, Content::One(payload) if matches!(payload.kind, PayloadKind::Items(_)))
}

fn given(value: &Value) -> String {
    format!("value({:?})", value.to_string())
}
