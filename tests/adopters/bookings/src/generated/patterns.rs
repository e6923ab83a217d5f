//! Patterns of the document, compiled when they are first needed.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// `^[0-9]{12,19}$`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^[0-9]{12,19}$", "^[0-9]{12,19}$");
