//! The smallest pieces of a JSONPath: names, numbers, strings.

use crate::number::Number;
use crate::pattern::cursor::Cursor;

/// Indexes beyond this are lost in the floating-point numbers of other tools, and the RFC forbids them.
const MAX_INDEX: i64 = (1 << 53) - 1;

impl<'t> Cursor<'t> {
    pub(super) fn demand(&mut self, text: &str) -> Result<(), Fault> {
        if self.eat(text) { Ok(()) } else { Err(self.expected(&format!("`{text}`"))) }
    }

    pub(super) fn skip_blanks(&mut self) {
        self.take_while(|character| matches!(character, ' ' | '\t' | '\n' | '\r'));
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
        let (start, before) = (self.offset(), *self);
        self.eat("-");
        let digits = self.take_while(|character| character.is_ascii_digit());
        let text = self.since(before);
        let value = text.parse::<i64>().ok().filter(|value| value.abs() <= MAX_INDEX);
        if (digits.starts_with('0') && text != "0") || digits.is_empty() {
            return Err(Fault::new(start, "a whole number without leading zeros was expected"));
        }
        value.ok_or_else(|| Fault::new(start, "this number is too large for an index"))
    }

    /// A number to compare with.
    pub(super) fn number(&mut self) -> Result<Number, Fault> {
        let (start, before) = (self.offset(), *self);
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
        let number = Number::parse(self.since(before)).filter(|_| is_well_formed);
        number.ok_or_else(|| Fault::new(start, "this is not a number as JSON writes it"))
    }

    /// A string in single or double quotes.
    pub(super) fn string(&mut self) -> Result<String, Fault> {
        let start = self.offset();
        let quote = if self.eat("'") { '\'' } else { '"' };
        if quote == '"' {
            self.demand("\"")?;
        }
        let mut string = String::new();
        loop {
            let at = self.offset();
            let Some(character) = self.take() else { return Err(Fault::new(start, "this string never ends")) };
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
        let character = self.take()?;
        Some(match character {
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            '/' | '\\' => character,
            'u' => return char::from_u32(self.take_utf16()?),
            _ if character == quote => quote,
            _ => return None,
        })
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
        Fault { cause: Cause::NoJsonPath, at: self.offset(), message }
    }
}

/// Why a text is no query, as a fragment of a sentence.
#[derive(Debug)]
pub(in crate::overlay) struct Fault {
    pub(in crate::overlay) cause: Cause,
    /// From which byte of the text on.
    pub(in crate::overlay) at: usize,
    pub(in crate::overlay) message: String,
}

/// Whose fault it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::overlay) enum Cause {
    NoJsonPath,
    TooComplex,
}

impl Fault {
    pub(super) fn new(at: usize, message: &str) -> Fault {
        Fault { cause: Cause::NoJsonPath, at, message: message.to_owned() }
    }
}
