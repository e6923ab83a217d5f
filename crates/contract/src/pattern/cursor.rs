//! A place in a text that is read, a pattern or a JSONPath.

/// A place in a text, always between two characters.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'p> {
    text: &'p str,
    offset: usize,
}

impl<'p> Cursor<'p> {
    pub(crate) fn new(text: &'p str) -> Self {
        Self { text, offset: 0 }
    }

    /// Bytes before this place.
    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    /// What is still to be read.
    pub(crate) fn rest(&self) -> &'p str {
        &self.text[self.offset..]
    }

    /// What was read since an earlier place.
    pub(crate) fn since(&self, before: Cursor<'_>) -> &'p str {
        &self.text[before.offset..self.offset]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn take(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.offset += c.len_utf8();
        Some(c)
    }

    /// Moves past `expected` if it comes next.
    pub(crate) fn eat(&mut self, expected: &str) -> bool {
        let is_next = self.rest().starts_with(expected);
        if is_next {
            self.offset += expected.len();
        }
        is_next
    }

    /// Moves past the characters for which `accepts` holds and returns them.
    pub(crate) fn take_while(&mut self, accepts: impl Fn(char) -> bool) -> &'p str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !accepts(c)).unwrap_or(rest.len())];
        self.offset += taken.len();
        taken
    }

    /// Reads exactly `n_digits` hexadecimal digits, or nothing.
    pub(crate) fn take_hex(&mut self, n_digits: usize) -> Option<u32> {
        let digits = self.rest().get(..n_digits)?;
        if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        let value = u32::from_str_radix(digits, 16).ok()?;
        self.offset += n_digits;
        Some(value)
    }

    /// Reads the four digits of a `\u` escape, and a second escape where the two are halves of one code point.
    pub(crate) fn take_utf16(&mut self) -> Option<u32> {
        let first = self.take_hex(4)?;
        let mut ahead = *self;
        if (0xD800..0xDC00).contains(&first)
            && ahead.eat(r"\u")
            && let Some(second @ 0xDC00..0xE000) = ahead.take_hex(4)
        {
            *self = ahead;
            return Some(0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00));
        }
        Some(first)
    }
}
