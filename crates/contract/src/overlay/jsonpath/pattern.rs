//! The regular expressions of `match` and `search`.

use crate::pattern::Pattern;

/// Compiles an I-Regexp of RFC 9485; `None` if it is none.
pub(super) fn compile(regexp: &str, is_whole: bool) -> Option<Pattern> {
    let pattern = as_ecmascript(regexp);
    Pattern::parse(&if is_whole { format!("^(?:{pattern})$") } else { pattern }).ok()
}

/// The two languages agree but for the dot, which here stops at line feeds and carriage returns alone.
fn as_ecmascript(regexp: &str) -> String {
    let mut pattern = String::with_capacity(regexp.len());
    let (mut is_escaped, mut is_class) = (false, false);
    for character in regexp.chars() {
        match character {
            '.' if !is_escaped && !is_class => pattern.push_str("[^\\n\\r]"),
            _ => pattern.push(character),
        }
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' => is_class = true,
            ']' => is_class = false,
            _ => {}
        }
    }
    pattern
}
