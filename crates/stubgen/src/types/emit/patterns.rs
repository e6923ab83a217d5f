//! `patterns.rs`: every pattern once.

use crate::Text;
use crate::ir::{PatternId, TypeTable};

use super::check::binding;
use super::docs::code;
use super::literal;

/// The name of a pattern's static.
pub(super) fn name(id: PatternId) -> String {
    format!("PATTERN_{}", id.0 + 1)
}

/// The text of `patterns.rs`: a static for every pattern that some value is held to.
pub fn emit_patterns(table: &TypeTable) -> String {
    let mut text = Text::new();
    for (idx, (ecmascript, rust)) in table.patterns.iter().enumerate() {
        if !table.used_patterns.get(idx).copied().unwrap_or_default() {
            continue;
        }
        text.doc(&format!("{}.", code(ecmascript)));
        let made = format!("crate::runtime::Pattern::new({}, {});", literal::string(ecmascript), literal::string(rust));
        binding(&format!("pub(super) static {}: crate::runtime::Pattern =", name(PatternId(idx))), &made, &mut text);
    }
    text.finish()
}
