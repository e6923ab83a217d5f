//! Rejections as answers in plain text.

use poem::Response;
use stub_runtime::Rejection;
use stub_runtime::rejection::Reason;

use super::reasons;

/// Most characters of a text; the contract's `Mensagem` says so.
pub(super) const MAX_TEXT: usize = 1000;

/// The answer for a rejection.
pub(crate) fn in_portuguese(rejection: &Rejection) -> Response {
    rejection.worded(worded(rejection.reason()))
}

/// Sentences about a reason, no longer than the contracts allow.
pub fn worded(reason: &Reason) -> String {
    short(reasons::worded(reason))
}

pub(super) fn short(text: String) -> String {
    match text.char_indices().nth(MAX_TEXT) {
        None => text,
        Some(_) => text.chars().take(MAX_TEXT - 1).chain(['…']).collect(),
    }
}
