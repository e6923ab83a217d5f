//! Patterns of the document, compiled when they are first needed.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// `^(\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?\d{2})$`.
pub(super) static PATTERN_1: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}|[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?\\d{2})$", "^(?:[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}\\-?[0-9]{2}|[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}\\-?[0-9]{2})$");
/// `^(\d{2}/\d{2}/\d{4})?$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(\\d{2}/\\d{2}/\\d{4})?$", "^(?:[0-9]{2}/[0-9]{2}/[0-9]{4})?$");
/// `^\d{4} ?\d{2} ?\d ?\d{3} ?\d{3}$`.
pub(super) static PATTERN_3: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\\d{4} ?\\d{2} ?\\d ?\\d{3} ?\\d{3}$", "^[0-9]{4} ?[0-9]{2} ?[0-9] ?[0-9]{3} ?[0-9]{3}$");
/// `^[A-Za-z0-9_-]{8,64}$`.
pub(super) static PATTERN_4: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[A-Za-z0-9_-]{8,64}$", "^[A-Za-z0-9_\\-]{8,64}$");
/// `^(\d{2}/\d{2}/\d{4}|\d{4}-\d{2}-\d{2})?$`.
pub(super) static PATTERN_5: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(\\d{2}/\\d{2}/\\d{4}|\\d{4}-\\d{2}-\\d{2})?$", "^(?:[0-9]{2}/[0-9]{2}/[0-9]{4}|[0-9]{4}\\-[0-9]{2}\\-[0-9]{2})?$");
/// `^\d{2}/\d{4}$`.
pub(super) static PATTERN_6: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\\d{2}/\\d{4}$", "^[0-9]{2}/[0-9]{4}$");
/// `^[* ]+\d{4}$`.
pub(super) static PATTERN_7: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[* ]+\\d{4}$", "^[\\* ]+[0-9]{4}$");
/// `^(\d{3}\.?\d{3}\.?\d{3}-?\d{2})?$`.
pub(super) static PATTERN_8: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2})?$", "^(?:[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}\\-?[0-9]{2})?$");
/// `^[0-9A-Fa-f]{6}$`.
pub(super) static PATTERN_9: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[0-9A-Fa-f]{6}$", "^[0-9A-Fa-f]{6}$");
/// `^(\d{4}\-\d{2}\-\d{2})?$`.
pub(super) static PATTERN_10: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(\\d{4}\\-\\d{2}\\-\\d{2})?$", "^(?:[0-9]{4}\\-[0-9]{2}\\-[0-9]{2})?$");
