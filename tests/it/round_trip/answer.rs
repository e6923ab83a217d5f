//! The answer of a stub under one status, and what the caller must get.

use serde_json::Value;
use stubgen::ir::{Content, Response};

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
    /// An answer of the stub's enum; its body and headers are given in the document's order.
    pub(super) fn new(status: u16, response_name: &str, response: &Response, body: Value, headers: &[Value]) -> Answer {
        let variant = format!("{response_name}::{}", response.variant);
        let has_body = response.content != Content::Empty;
        let fields = response.headers.iter().zip(headers);
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
        let expression = match (response.headers.is_empty(), has_body) {
            (true, false) => variant,
            (true, true) => format!("{variant}({})", given(&body)),
            (false, _) => format!("{variant} {{ {} }}", named.join(", ")),
        };
        let is_retry_after = |(header, _): &(&stubgen::ir::Header, &Value)| header.wire == "retry-after";
        let retry_after =
            response.headers.iter().zip(headers).find(is_retry_after).and_then(|(_, value)| value.as_u64());
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

fn given(value: &Value) -> String {
    format!("value({:?})", value.to_string())
}
