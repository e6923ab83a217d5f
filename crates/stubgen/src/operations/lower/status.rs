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

/// Whether a status announces another one, so that no service sends it.
pub(super) fn is_interim(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(100..200) | StatusKey::Range(1))
}

/// Whether an answer with this status never has a body.
pub(super) fn is_bodiless(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(204 | 205 | 304))
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
