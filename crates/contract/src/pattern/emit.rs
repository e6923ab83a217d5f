//! Writing the `regex` crate's syntax.
//!
//! Every character that the crate gives, or may one day give, a meaning is escaped, so that no
//! text of a pattern is read as syntax.

use std::borrow::Cow;
use std::fmt::Write as _;

/// `[^]`: any character, line ends included.
pub(super) const ANY: &str = r"[\s\S]";
/// `[]`: no character at all.
pub(super) const NOTHING: &str = r"[^\s\S]";
/// `.`: any character but ECMAScript's four line terminators.
pub(super) const DOT: &str = r"[^\n\r\x{2028}\x{2029}]";
/// `\b`: the crate's own `\b` looks at Unicode words.
pub(super) const WORD_BOUNDARY: &str = r"(?-u:\b)";
/// `\B`: the crate's ASCII `\B` also holds between the bytes of one character, where `is_match`
/// may stop and miss a match around it. Its Unicode `\b` and `\B` hold there neither.
pub(super) const NOT_WORD_BOUNDARY: &str = r"(?:\b|\B)(?-u:\B)";

const DIGIT: &str = "0-9";
const WORD: &str = "0-9A-Za-z_";
// Neither the crate's `\s`, which has U+0085 and lacks U+FEFF, nor the property White_Space.
const SPACE: &str =
    concat!(r"\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}", r"\x{202f}\x{205f}\x{3000}\x{feff}",);

/// A set that an escape names, such as `\D` or `\p{Lu}`.
pub(super) struct Set {
    /// Its members, or those it excludes, as the inside of a bracketed class.
    pub(super) members: Cow<'static, str>,
    pub(super) is_negated: bool,
}

impl Set {
    /// The set that `\d`, `\D`, `\s`, `\S`, `\w` or `\W` names.
    pub(super) fn of_letter(letter: char) -> Option<Self> {
        let members = match letter.to_ascii_lowercase() {
            'd' => DIGIT,
            's' => SPACE,
            'w' => WORD,
            _ => return None,
        };
        Some(Self { members: members.into(), is_negated: letter.is_ascii_uppercase() })
    }

    /// Writes the set where it stands alone.
    pub(super) fn write_alone(&self, out: &mut String) {
        if self.members.starts_with(r"\p") && !self.is_negated {
            out.push_str(&self.members);
        } else {
            write_class(&self.members, self.is_negated, out);
        }
    }

    /// Writes the set inside a bracketed class.
    pub(super) fn write_member(&self, out: &mut String) {
        if self.is_negated {
            write_class(&self.members, true, out);
        } else {
            out.push_str(&self.members);
        }
    }
}

/// Writes a bracketed class; both engines have classes without members, but spell them otherwise.
pub(super) fn write_class(members: &str, is_negated: bool, out: &mut String) {
    match (members.is_empty(), is_negated) {
        (true, true) => out.push_str(ANY),
        (true, false) => out.push_str(NOTHING),
        (false, true) => out.extend(["[^", members, "]"]),
        (false, false) => out.extend(["[", members, "]"]),
    }
}

/// Writes one code point where it stands alone; a surrogate is in no text and matches nothing.
pub(super) fn write_code_point(code_point: u32, out: &mut String) {
    match char::from_u32(code_point) {
        Some(c) => write_char(c, out),
        None => out.push_str(NOTHING),
    }
}

/// Writes the code points from `first` to `last` inside a bracketed class, surrogates left out.
pub(super) fn write_range(first: u32, last: u32, out: &mut String) {
    let first = if is_surrogate(first) { 0xE000 } else { first };
    let last = if is_surrogate(last) { 0xD7FF } else { last };
    let (Some(first), Some(last)) = (char::from_u32(first), char::from_u32(last)) else {
        return;
    };
    if first > last {
        return;
    }
    write_char(first, out);
    if first < last {
        out.push('-');
        write_char(last, out);
    }
}

fn is_surrogate(code_point: u32) -> bool {
    (0xD800..=0xDFFF).contains(&code_point)
}

/// Writes one character, in a form that is the same inside and outside a class.
fn write_char(c: char, out: &mut String) {
    match c {
        '\t' => out.push_str(r"\t"),
        '\n' => out.push_str(r"\n"),
        '\r' => out.push_str(r"\r"),
        // The crate gives `\<` and `\>` a meaning; plain, they have none.
        ' ' | '<' | '>' | '!' | '"' | '%' | '\'' | ',' | '/' | ':' | ';' | '=' | '@' | '_' | '`' => {
            out.push(c);
        }
        _ if c.is_alphanumeric() => out.push(c),
        _ if c.is_ascii_punctuation() => out.extend(['\\', c]),
        // Invisible and combining characters are unreadable in generated code.
        _ => write!(out, r"\x{{{:x}}}", u32::from(c)).expect("a string takes every write"),
    }
}
