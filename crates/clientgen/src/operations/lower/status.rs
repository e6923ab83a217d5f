//! Statuses as variants.

use contract::model::StatusKey;
use rust_text::name::{class_variant, status_variant};

/// The variant of a status: its reason phrase, the class of a range, `Default`.
pub(super) fn variant(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => status_variant(code),
        StatusKey::Range(class) => class_variant(class).to_owned(),
        StatusKey::Default => "Default".to_owned(),
    }
}

/// Whether a status says that the request failed.
pub(super) fn is_error(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(400..600) | StatusKey::Range(4..=5) | StatusKey::Default)
}

/// Whether an answer with this status never has a body.
pub(super) fn is_bodiless(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(204 | 205 | 304))
}

/// A status in a sentence.
pub(super) fn described(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => format!("With status {code}."),
        StatusKey::Range(class) => format!("With a status from {class}00 to {class}99."),
        StatusKey::Default => "With any other status.".to_owned(),
    }
}
