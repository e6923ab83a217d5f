//! `patterns.rs`: every pattern once.

use crate::Text;
use crate::ir::{PatternId, TypeTable};

use super::check::{binding, pattern_name};
use super::literal;
use super::words::code;

/// The text of `patterns.rs`: a static for every pattern that some value is held to.
pub fn emit_patterns(table: &TypeTable) -> String {
    let mut text = Text::new();
    for (idx, (ecmascript, rust)) in table.patterns.iter().enumerate() {
        if !table.used_patterns.get(idx).copied().unwrap_or_default() {
            continue;
        }
        text.doc(&format!("{}.", code(ecmascript)));
        let made = format!("crate::runtime::Pattern::new({}, {});", literal::string(ecmascript), literal::string(rust));
        binding(
            &format!("pub(super) static {}: crate::runtime::Pattern =", pattern_name(PatternId(idx))),
            &made,
            &mut text,
        );
    }
    text.finish()
}
