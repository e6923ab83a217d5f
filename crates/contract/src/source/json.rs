//! JSON, in one pass and without recursion.
//!
//! Written by hand because no crate gives byte offsets for every node, borrowed strings and duplicate keys at once, and
//! because a 12 MB document should be read in a few dozen milliseconds.

use std::borrow::Cow;
use std::ops::Range;

use crate::catalogue::{DUPLICATE_KEY, NESTED_TOO_DEEP, SYNTAX};

use super::Limits;
use super::fault::Fault;
use super::tree::{Builder, DuplicateKey, NodeShape, Tree};

/// Parses a JSON text. A syntax error ends it; lesser faults are collected.
pub(super) fn parse(text: &str, limits: &Limits) -> Result<(Tree, Vec<Fault>), Fault> {
    let mut parser = Parser {
        bytes: text.as_bytes(),
        text,
        at: if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 },
        builder: Builder::new(text),
        open: Vec::new(),
        faults: Vec::new(),
    };
    parser.document(limits)?;
    Ok((parser.builder.finish(), parser.faults))
}

/// Bytes at which a run of plain characters inside a string ends: its end, an escape, and what must be escaped.
static ENDS_RUN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 0x20 {
        table[byte] = true;
        byte += 1;
    }
    table[b'"' as usize] = true;
    table[b'\\' as usize] = true;
    table
};

struct Parser<'t> {
    bytes: &'t [u8],
    text: &'t str,
    at: usize,
    builder: Builder<'t>,
    /// Which containers are open, from the outside in.
    open: Vec<Container>,
    faults: Vec<Fault>,
}

#[derive(Clone, Copy, PartialEq)]
enum Container {
    Array,
    Object,
}

impl Parser<'_> {
    fn document(&mut self, limits: &Limits) -> Result<(), Fault> {
        loop {
            self.skip_whitespace();
            let opened = self.value(limits)?;
            if opened && !self.is_closed_at_once() {
                if self.open.last() == Some(&Container::Object) {
                    self.key()?;
                }
                continue;
            }
            if !self.after_value()? {
                break;
            }
        }
        self.skip_whitespace();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.unexpected("the end of the document")),
        }
    }

    /// Reads a scalar whole, or the opening bracket of a container; tells which.
    fn value(&mut self, limits: &Limits) -> Result<bool, Fault> {
        let start = self.at;
        match self.peek() {
            Some(bracket @ (b'{' | b'[')) => {
                if self.open.len() >= limits.depth {
                    return Err(too_deep(start, limits));
                }
                self.at += 1;
                self.builder.begin(start);
                self.open.push(if bracket == b'{' { Container::Object } else { Container::Array });
                return Ok(true);
            }
            Some(b'"') => self.string()?,
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b't') => self.word("true", NodeShape::Bool(true))?,
            Some(b'f') => self.word("false", NodeShape::Bool(false))?,
            Some(b'n') => self.word("null", NodeShape::Null)?,
            _ => return Err(self.unexpected("a value")),
        }
        Ok(false)
    }

    /// After an opening bracket: closes the container if it is empty.
    fn is_closed_at_once(&mut self) -> bool {
        self.skip_whitespace();
        match (self.peek(), self.open.last()) {
            (Some(b'}'), Some(Container::Object)) | (Some(b']'), Some(Container::Array)) => {
                self.close();
                true
            }
            _ => false,
        }
    }

    /// After a value: closes what ends here. Tells whether another value follows.
    fn after_value(&mut self) -> Result<bool, Fault> {
        loop {
            self.skip_whitespace();
            match (self.peek(), self.open.last()) {
                (_, None) => return Ok(false),
                (Some(b','), Some(container)) => {
                    let container = *container;
                    self.at += 1;
                    self.skip_whitespace();
                    if container == Container::Object {
                        self.key()?;
                    }
                    return Ok(true);
                }
                (Some(b'}'), Some(Container::Object)) | (Some(b']'), Some(Container::Array)) => self.close(),
                (_, Some(Container::Object)) => return Err(self.unexpected("`,` or `}`")),
                (_, Some(Container::Array)) => return Err(self.unexpected("`,` or `]`")),
            }
        }
    }

    fn key(&mut self) -> Result<(), Fault> {
        if self.peek() != Some(b'"') {
            return Err(self.unexpected("a key in double quotes"));
        }
        self.string()?;
        self.skip_whitespace();
        if self.peek() != Some(b':') {
            return Err(self.unexpected("`:`"));
        }
        self.at += 1;
        Ok(())
    }

    fn close(&mut self) {
        self.at += 1;
        match self.open.pop() {
            Some(Container::Object) => {
                let (_, duplicates) = self.builder.end_object(self.at);
                let faults = duplicates.iter().map(|duplicate| duplicate_key(&self.builder, duplicate));
                self.faults.extend(faults);
            }
            _ => {
                self.builder.end_array(self.at);
            }
        }
    }

    fn string(&mut self) -> Result<(), Fault> {
        let start = self.at;
        self.at += 1;
        let mut is_plain = true;
        loop {
            while self.peek().is_some_and(|byte| !ENDS_RUN[usize::from(byte)]) {
                self.at += 1;
            }
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    is_plain = false;
                    self.at += 2;
                }
                Some(_) => return Err(self.unexpected("no control character inside a string")),
                None => {
                    return Err(syntax(start..start + 1, "This string never ends.", "Close it with a double quote."));
                }
            }
        }
        self.at += 1;
        if is_plain {
            self.builder.scalar(NodeShape::Slice { quote: 1 }, start, self.at);
        } else {
            let unescaped = unescape(&self.text[start + 1..self.at - 1], start + 1)?;
            self.builder.owned_string(&unescaped, start, self.at);
        }
        Ok(())
    }

    fn number(&mut self) -> Result<(), Fault> {
        let start = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let n_integer = self.digits();
        let has_leading_zero = n_integer > 1 && self.bytes[self.at - n_integer] == b'0';
        let mut is_well_formed = n_integer > 0 && !has_leading_zero;
        if self.peek() == Some(b'.') {
            self.at += 1;
            is_well_formed &= self.digits() > 0;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            is_well_formed &= self.digits() > 0;
        }
        if !is_well_formed {
            let help = "Write it as JSON does: no leading zeros, digits on both sides of the point.";
            return Err(syntax(start..self.at, "This is not a JSON number.", help));
        }
        self.builder.scalar(NodeShape::Number, start, self.at);
        Ok(())
    }

    fn digits(&mut self) -> usize {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        self.at - start
    }

    fn word(&mut self, word: &str, shape: NodeShape) -> Result<(), Fault> {
        if !self.bytes[self.at..].starts_with(word.as_bytes()) {
            return Err(self.unexpected("a value"));
        }
        self.builder.scalar(shape, self.at, self.at + word.len());
        self.at += word.len();
        Ok(())
    }

    fn skip_whitespace(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn unexpected(&self, expected: &str) -> Fault {
        let at = self.at.min(self.text.len());
        let found = match self.text.get(at..).and_then(|rest| rest.chars().next()) {
            Some(character) => format!("`{}`", character.escape_debug()),
            None => "the end of the file".to_owned(),
        };
        let message = format!("The JSON is broken: expected {expected}, found {found}.");
        syntax(at..at + 1, message, "Mend the JSON here; what stands before this place could be read.")
    }
}

pub(super) fn duplicate_key(builder: &Builder<'_>, duplicate: &DuplicateKey) -> Fault {
    let span = |id| {
        let raw = builder.tree.raw(id);
        raw.start as usize..raw.end as usize
    };
    let name = builder.tree.string(builder.text, duplicate.second).unwrap_or_default();
    let message = format!("The key `{name}` stands twice in one object; only the first is read.");
    let help = "Remove one of the two, or rename it.";
    Fault {
        related: Some(("first written here", span(duplicate.first))),
        ..Fault::new(&DUPLICATE_KEY, span(duplicate.second), message, help)
    }
}

pub(super) fn too_deep(start: usize, limits: &Limits) -> Fault {
    let message = format!("Objects and arrays are nested more than {} levels deep here.", limits.depth);
    let help = "Move the inner part to `components` and refer to it with `$ref`.";
    Fault::new(&NESTED_TOO_DEEP, start..start + 1, message, help)
}

fn syntax(span: Range<usize>, message: impl Into<String>, help: impl Into<String>) -> Fault {
    Fault::new(&SYNTAX, span, message, help)
}

/// Decodes the escapes of a string's inside, which begins at byte `offset` of the text.
fn unescape(inside: &str, offset: usize) -> Result<Cow<'_, str>, Fault> {
    let mut decoded = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some(backslash) = rest.find('\\') {
        decoded.push_str(&rest[..backslash]);
        let at = offset + (inside.len() - rest.len()) + backslash;
        let escape = &rest[backslash + 1..];
        let (character, n_used) = match escape.as_bytes().first() {
            Some(b'u') => unicode_escape(&escape[1..]).map(|(character, n_used)| (character, n_used + 1)),
            Some(simple) => simple_escape(*simple).map(|character| (character, 1)),
            None => None,
        }
        .ok_or_else(|| {
            let help = "Use one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a surrogate needs its other half.";
            syntax(at..at + 2, "This escape is not JSON.", help)
        })?;
        decoded.push(character);
        rest = &escape[n_used..];
    }
    decoded.push_str(rest);
    Ok(Cow::Owned(decoded))
}

fn simple_escape(byte: u8) -> Option<char> {
    Some(match byte {
        b'"' => '"',
        b'\\' => '\\',
        b'/' => '/',
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        _ => return None,
    })
}

/// Decodes what follows `\u`: four digits, or eight and another `\u` for a surrogate pair. Tells how much it used.
fn unicode_escape(digits: &str) -> Option<(char, usize)> {
    let unit = |text: &str| {
        let digits = text.get(..4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        u32::from_str_radix(digits, 16).ok()
    };
    let first = unit(digits)?;
    if !(0xD800..0xDC00).contains(&first) {
        return Some((char::from_u32(first)?, 4));
    }
    let second = unit(digits.get(4..)?.strip_prefix("\\u")?)?;
    if !(0xDC00..0xE000).contains(&second) {
        return None;
    }
    let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    Some((char::from_u32(code)?, 10))
}
