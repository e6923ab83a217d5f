//! The smallest pieces of a JSONPath: names, numbers, strings.

use crate::number::Number;

use super::parse::{Cause, Fault};

/// A place in the text, moving on.
pub(super) struct Cursor<'t> {
    text: &'t str,
    pub(super) at: usize,
}

/// Indexes beyond this are lost in the floating-point numbers of other tools, and the RFC forbids them.
const MAX_INDEX: i64 = (1 << 53) - 1;

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Cursor { text, at: 0 }
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Moves past a text if it stands here.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let is_here = self.rest().starts_with(text);
        if is_here {
            self.at += text.len();
        }
        is_here
    }

    pub(super) fn demand(&mut self, text: &str) -> Result<(), Fault> {
        if self.eat(text) { Ok(()) } else { Err(self.expected(&format!("`{text}`"))) }
    }

    pub(super) fn skip_blanks(&mut self) {
        let rest = self.rest().trim_start_matches([' ', '\t', '\n', '\r']);
        self.at = self.text.len() - rest.len();
    }

    /// Moves past the characters that fit.
    pub(super) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|character| !fits(character)).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// A name after a dot.
    pub(super) fn name(&mut self) -> Result<&'t str, Fault> {
        let is_first = |character: char| character.is_ascii_alphabetic() || character == '_' || !character.is_ascii();
        if !self.peek().is_some_and(is_first) {
            return Err(self.expected("a name, `*` or `[`"));
        }
        Ok(self.take_while(|character| is_first(character) || character.is_ascii_digit()))
    }

    /// A whole number as an index is written: no plus, no leading zeros, no `-0`.
    pub(super) fn integer(&mut self) -> Result<i64, Fault> {
        let start = self.at;
        self.eat("-");
        let digits = self.take_while(|character| character.is_ascii_digit());
        let text = &self.text[start..self.at];
        let value = text.parse::<i64>().ok().filter(|value| value.abs() <= MAX_INDEX);
        if (digits.starts_with('0') && text != "0") || digits.is_empty() {
            return Err(Fault::new(start, "a whole number without leading zeros was expected"));
        }
        value.ok_or_else(|| Fault::new(start, "this number is too large for an index"))
    }

    /// A number to compare with.
    pub(super) fn number(&mut self) -> Result<Number, Fault> {
        let start = self.at;
        self.eat("-");
        let whole = self.take_while(|character| character.is_ascii_digit());
        let mut is_well_formed = !whole.is_empty() && (whole == "0" || !whole.starts_with('0'));
        if self.eat(".") {
            is_well_formed &= !self.take_while(|character| character.is_ascii_digit()).is_empty();
        }
        if self.eat("e") || self.eat("E") {
            let _ = self.eat("-") || self.eat("+");
            is_well_formed &= !self.take_while(|character| character.is_ascii_digit()).is_empty();
        }
        let number = Number::parse(&self.text[start..self.at]).filter(|_| is_well_formed);
        number.ok_or_else(|| Fault::new(start, "this is not a number as JSON writes it"))
    }

    /// A string in single or double quotes.
    pub(super) fn string(&mut self) -> Result<String, Fault> {
        let start = self.at;
        let quote = if self.eat("'") { '\'' } else { '"' };
        if quote == '"' {
            self.demand("\"")?;
        }
        let mut string = String::new();
        loop {
            let at = self.at;
            let Some(character) = self.peek() else { return Err(Fault::new(start, "this string never ends")) };
            self.at += character.len_utf8();
            match character {
                _ if character == quote => return Ok(string),
                '\\' => string.push(self.escape(quote).ok_or_else(|| Fault::new(at, "this escape is not JSON"))?),
                '\0'..' ' => return Err(Fault::new(at, "a control character must be escaped")),
                _ => string.push(character),
            }
        }
    }

    /// What follows a backslash.
    fn escape(&mut self, quote: char) -> Option<char> {
        let character = self.peek()?;
        self.at += character.len_utf8();
        Some(match character {
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            '/' | '\\' => character,
            'u' => {
                let first = self.code_unit()?;
                if !(0xD800..0xDC00).contains(&first) {
                    return char::from_u32(first);
                }
                let second = if self.eat("\\u") { self.code_unit()? } else { return None };
                let low = second.checked_sub(0xDC00).filter(|low| *low < 0x400)?;
                return char::from_u32(0x10000 + ((first - 0xD800) << 10) + low);
            }
            _ if character == quote => quote,
            _ => return None,
        })
    }

    fn code_unit(&mut self) -> Option<u32> {
        let digits = self.rest().get(..4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }

    /// Something else stands here.
    pub(super) fn expected(&self, what: &str) -> Fault {
        const N_SHOWN: usize = 20;
        let mut rest = self.rest().chars();
        let shown: String = rest.by_ref().take(N_SHOWN).collect();
        let more = if rest.next().is_some() { "…" } else { "" };
        let message = if shown.is_empty() {
            format!("{what} was expected, and it ends here")
        } else {
            format!("{what} was expected in place of `{shown}{more}`")
        };
        Fault { cause: Cause::NoJsonPath, at: self.at, message }
    }
}
