//! Patterns of the document, compiled when they are first needed.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// `^[A-Za-z0-9_-]{1,64}$`.
pub(super) static PATTERN_1: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[A-Za-z0-9_-]{1,64}$", "^[A-Za-z0-9_\\-]{1,64}$");
/// `^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$", "^v[0-9]+[a-z]*,[A-Za-z0-9\\+/]+={0,2}(?: v[0-9]+[a-z]*,[A-Za-z0-9\\+/]+={0,2})*$");
/// `^[0-9A-Fa-f]{6}$`.
pub(super) static PATTERN_3: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[0-9A-Fa-f]{6}$", "^[0-9A-Fa-f]{6}$");
