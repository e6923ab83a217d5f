//! Patterns of the document, compiled when they are first needed.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// `^[A-Za-z0-9_-]{1,512}$`.
pub(super) static PATTERN_1: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[A-Za-z0-9_-]{1,512}$", "^[A-Za-z0-9_\\-]{1,512}$");
/// `^[a-z0-9][a-z0-9._-]{2,63}$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[a-z0-9][a-z0-9._-]{2,63}$", "^[a-z0-9][a-z0-9\\._\\-]{2,63}$");
/// `^https?://[^\s/?#@]+(/[^\s?#]*)?$`.
pub(super) static PATTERN_3: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "^https?://[^\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}/\\?\\#@]+(?:/[^\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}\\?\\#]*)?$");
/// `^[^\s?#]*$`.
pub(super) static PATTERN_4: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[^\\s?#]*$", "^[^\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}\\?\\#]*$").such_as("chave=abc123");
/// `^whsec_[A-Za-z0-9+/]{43}=$`.
pub(super) static PATTERN_5: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^whsec_[A-Za-z0-9+/]{43}=$", "^whsec_[A-Za-z0-9\\+/]{43}=$");
/// `^[A-Za-z0-9_-]{8,64}$`.
pub(super) static PATTERN_6: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[A-Za-z0-9_-]{8,64}$", "^[A-Za-z0-9_\\-]{8,64}$");
/// `^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?\d{2}$`.
pub(super) static PATTERN_7: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?\\d{2}$", "^[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}\\-?[0-9]{2}$");
/// `^[0-9A-Fa-f]{6}$`.
pub(super) static PATTERN_8: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[0-9A-Fa-f]{6}$", "^[0-9A-Fa-f]{6}$");
/// `^"[0-9]{1,18}"$`.
pub(super) static PATTERN_9: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\"[0-9]{1,18}\"$", "^\"[0-9]{1,18}\"$");
/// `^(\d{3}\.?\d{3}\.?\d{3}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4})-?\d{2}$`.
pub(super) static PATTERN_10: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(\\d{3}\\.?\\d{3}\\.?\\d{3}|[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4})-?\\d{2}$", "^(?:[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}|[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4})\\-?[0-9]{2}$");
/// `^\d{5}-?\d{3}$`.
pub(super) static PATTERN_11: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\\d{5}-?\\d{3}$", "^[0-9]{5}\\-?[0-9]{3}$");
/// `^(0[1-9]|1[0-2])/[0-9]{4}$`.
pub(super) static PATTERN_12: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^(0[1-9]|1[0-2])/[0-9]{4}$", "^(?:0[1-9]|1[0-2])/[0-9]{4}$");
/// `^[0-9]{4}$`.
pub(super) static PATTERN_13: crate::runtime::Pattern = crate::runtime::Pattern::new("^[0-9]{4}$", "^[0-9]{4}$");
