//! A place in a pattern.

/// A place in a pattern, always between two characters.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'p> {
    text: &'p str,
    offset: usize,
}

impl<'p> Cursor<'p> {
    pub(super) fn new(text: &'p str) -> Self {
        Self { text, offset: 0 }
    }

    /// Bytes before this place.
    pub(super) fn offset(&self) -> usize {
        self.offset
    }

    /// What is still to be read.
    pub(super) fn rest(&self) -> &'p str {
        &self.text[self.offset..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn take(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.offset += c.len_utf8();
        Some(c)
    }

    /// Moves past `expected` if it comes next.
    pub(super) fn eat(&mut self, expected: &str) -> bool {
        let is_next = self.rest().starts_with(expected);
        if is_next {
            self.offset += expected.len();
        }
        is_next
    }

    /// Moves past the characters for which `accepts` holds and returns them.
    pub(super) fn take_while(&mut self, accepts: impl Fn(char) -> bool) -> &'p str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !accepts(c)).unwrap_or(rest.len())];
        self.offset += taken.len();
        taken
    }

    /// Reads exactly `n_digits` hexadecimal digits, or nothing.
    pub(super) fn take_hex(&mut self, n_digits: usize) -> Option<u32> {
        let digits = self.rest().get(..n_digits)?;
        if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        let value = u32::from_str_radix(digits, 16).ok()?;
        self.offset += n_digits;
        Some(value)
    }
}
