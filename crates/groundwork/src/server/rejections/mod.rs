//! Refusals, in Portuguese.
//!
//! Every reason that the runtime can have is put into words here, as one or two sentences: what is wrong, and what to
//! send instead. What the caller sent is never repeated, since a name or a document may stand anywhere by mistake.

mod errors;
mod head;
mod place;
mod reasons;
mod rules;

pub(super) use errors::{as_errors, refused as refused_as_error};
pub(super) use head::too_long;

use poem::Response;
use stub_runtime::Rejection;

/// Most characters of a text; the contract's `Mensagem` says so.
const MAX_TEXT: usize = 1000;

/// The answer for a rejection.
pub(super) fn in_portuguese(rejection: &Rejection) -> Response {
    rejection.worded(short(reasons::worded(rejection.reason())))
}

fn short(text: String) -> String {
    match text.char_indices().nth(MAX_TEXT) {
        None => text,
        Some(_) => text.chars().take(MAX_TEXT - 1).chain(['…']).collect(),
    }
}

#[cfg(test)]
mod tests;
