//! Patterns of the document, compiled when they are first needed.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

/// `^[0-9]{11}$`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^[0-9]{11}$", "^[0-9]{11}$");
/// `^[^@ ]+@[^@ ]+\.[a-z]{2,}$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[^@ ]+@[^@ ]+\\.[a-z]{2,}$", "^[^@ ]+@[^@ ]+\\.[a-z]{2,}$");
/// `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`.
pub(super) static PATTERN_3: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "^[0-9]{4}\\-[0-9]{2}\\-[0-9]{2}$");
