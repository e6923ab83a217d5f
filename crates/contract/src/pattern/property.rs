//! Unicode properties: the names that ECMAScript allows in `\p{…}`.
//!
//! ECMAScript compares names exactly, while the `regex` crate forgives case and knows more names,
//! so the names are listed in `property/*.txt`. What each one contains is left to the crate's tables.

use super::cursor::Cursor;
use super::emit::Set;
use super::error::PatternError;
use super::reading::PatternReader;

/// Reads a property from behind `\p` or `\P`, its braces included.
///
/// `offset` is that of the backslash.
pub(super) fn read(
    cursor: &mut Cursor,
    reading: &mut PatternReader,
    is_negated: bool,
    offset: usize,
) -> Result<Set, PatternError> {
    cursor.eat("{");
    let text = cursor.take_while(|c| c != '}');
    if !cursor.eat("}") {
        return Err(PatternError::invalid(offset, r"`\p{` has no closing brace"));
    }
    let (names, name) = match text.split_once('=') {
        Some(("General_Category" | "gc", name)) => (GENERAL_CATEGORIES, name),
        Some(("Script" | "sc" | "Script_Extensions" | "scx", name)) => (SCRIPTS, name),
        Some((key, _)) => {
            return Err(PatternError::invalid(offset, format!("`{key}` is not a Unicode property with values")));
        }
        None if has(GENERAL_CATEGORIES, text) => (GENERAL_CATEGORIES, text),
        None => (BINARY_PROPERTIES, text),
    };
    if !has(names, name) {
        return Err(PatternError::invalid(offset, unknown(text)));
    }
    reading.note_unicode();
    let is_unknown = has(NOT_IN_REGEX, name);
    if is_unknown {
        reading.note_unsupported(offset, "Unicode property");
    }
    if is_negated && reading.flags.ignore_case {
        // ECMAScript folds the complement, the crate complements the folded set.
        reading.note_unsupported(offset, r"`\P{…}` under the `i` flag");
    }
    // No text contains a surrogate.
    let is_empty = is_unknown || matches!(name, "Cs" | "Surrogate");
    let members = if is_empty { String::new() } else { format!(r"\p{{{text}}}") };
    Ok(Set { members: members.into(), is_negated })
}

fn has(names: &str, name: &str) -> bool {
    names.split_ascii_whitespace().any(|known| known == name)
}

fn unknown(name: &str) -> String {
    // Java and Perl write `\p{IsLatin}`, Go and others `\p{Latin}`.
    let bare = name.strip_prefix("Is").unwrap_or(name);
    if has(SCRIPTS, bare) {
        format!(r"`{name}` is not a Unicode property: write `\p{{Script={bare}}}`")
    } else if has(GENERAL_CATEGORIES, bare) || has(BINARY_PROPERTIES, bare) {
        format!(r"`{name}` is not a Unicode property: write `\p{{{bare}}}`")
    } else {
        format!("`{name}` is not a Unicode property of ECMAScript")
    }
}

const GENERAL_CATEGORIES: &str = include_str!("property/general_categories.txt");

const BINARY_PROPERTIES: &str = include_str!("property/binary_properties.txt");

const SCRIPTS: &str = include_str!("property/scripts.txt");

/// Names that the crate lacks: a derived property, the scripts of Unicode 17, and the script of
/// code points without one.
const NOT_IN_REGEX: &str = "Changes_When_NFKC_Casefolded CWKCF \
    Berf Beria_Erfe Sidetic Sidt Tai_Yo Tayo Tolong_Siki Tols Unknown Zzzz";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Pattern, PatternError};

    /// A newer `regex` crate may know more, which fails here too.
    #[test]
    fn crate_knows_every_name_but_those_listed() {
        let plain = [GENERAL_CATEGORIES, BINARY_PROPERTIES].map(|names| ("", names));
        let keyed = ["gc=", "General_Category="].map(|key| (key, GENERAL_CATEGORIES));
        let scripts = ["sc=", "scx=", "Script=", "Script_Extensions="].map(|key| (key, SCRIPTS));
        for (key, names) in plain.into_iter().chain(keyed).chain(scripts) {
            for name in names.split_ascii_whitespace() {
                let rust = format!(r"\p{{{key}{name}}}");
                let is_known = regex::Regex::new(&rust).is_ok() || matches!(name, "Cs" | "Surrogate");
                assert_eq!(is_known, !has(NOT_IN_REGEX, name), "{rust}");
                let is_refused = matches!(Pattern::parse(&rust), Err(PatternError::Unsupported { .. }));
                assert_eq!(is_refused, !is_known, "{rust}");
            }
        }
    }
}
