//! Segments with captures and text beside them: `{name}.{extension}`, `report-{year}-{month}`, `{id}:cancel`.

use super::capture::Captures;

/// A segment that is not only text. Its captures stand between its literals, so that there is one literal more.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Template {
    literals: Vec<&'static str>,
}

impl Template {
    /// Reads a segment; `None` when it captures nothing. A brace that does not close is text.
    pub(super) fn parse(segment: &'static str) -> Option<Template> {
        let mut literals = Vec::new();
        let mut rest = segment;
        while let Some((literal, after)) = rest.split_once('{') {
            let Some((_, after)) = after.split_once('}') else { break };
            literals.push(literal);
            rest = after;
        }
        if literals.is_empty() {
            return None;
        }
        literals.push(rest);
        Some(Template { literals })
    }

    /// Whether it takes the whole of any segment.
    pub(super) fn is_any(&self) -> bool {
        self.literals == ["", ""]
    }

    /// How much of it is text: the more, the earlier it is tried.
    pub(super) fn weight(&self) -> usize {
        self.literals.iter().map(|literal| literal.len()).sum()
    }

    /// Matches the segment of a path between two places and adds its captures, none of which is empty. Where a literal
    /// stands several times, the last is taken: `a.b.c` is `a.b` and `c` for `{name}.{extension}`.
    pub(super) fn capture(&self, path: &str, start: usize, end: usize, captures: &mut Captures) -> bool {
        let [first, inner @ .., last] = self.literals.as_slice() else { return false };
        let bytes = &path.as_bytes()[..end];
        let Some(after_first) = literal_at(bytes, start, first) else { return false };
        // Places of all literals but the first, the last one first.
        let mut places = Captures::default();
        let Some(mut place) = last_place(bytes, after_first + 1, end, last).filter(|(_, after)| *after == end) else {
            return false;
        };
        places.push(place.0, place.1);
        for literal in inner.iter().rev() {
            // The capture behind the literal holds at least one byte.
            match last_place(bytes, after_first + 1, place.0 - 1, literal) {
                Some(before) => place = before,
                None => return false,
            }
            places.push(place.0, place.1);
        }
        let mut capture_start = after_first;
        for (capture_end, after) in (0..places.len()).rev().filter_map(|idx| places.range(idx)) {
            captures.push(capture_start, capture_end);
            capture_start = after;
        }
        true
    }
}

/// The last place from `low` on where a literal stands and ends no later than `high`.
fn last_place(bytes: &[u8], low: usize, high: usize, literal: &str) -> Option<(usize, usize)> {
    (low..=high)
        .rev()
        .filter(|start| !is_inside_char(bytes, *start))
        .find_map(|start| literal_at(bytes, start, literal).filter(|after| *after <= high).map(|after| (start, after)))
}

/// Where a literal that begins at a place ends. What the caller escaped counts as text, except for delimiters: an
/// escaped `:` is data.
fn literal_at(bytes: &[u8], start: usize, literal: &str) -> Option<usize> {
    let mut at = start;
    for expected in literal.bytes() {
        match bytes.get(at..)? {
            [b'%', high, low, ..] => {
                let digit = |digit: u8| char::from(digit).to_digit(16);
                let is_same = digit(*high)? * 16 + digit(*low)? == u32::from(expected);
                if !is_same || is_delimiter(expected) {
                    return None;
                }
                at += 3;
            }
            [byte, ..] if *byte == expected => at += 1,
            _ => return None,
        }
    }
    Some(at)
}

/// Whether a place stands inside a character or an escape, or between the escapes of one character.
fn is_inside_char(bytes: &[u8], at: usize) -> bool {
    let is_percent = |at: Option<usize>| at.is_some_and(|at| bytes[at] == b'%');
    let continues = match bytes.get(at..) {
        Some([b'%', high, ..]) => matches!(high, b'8' | b'9' | b'a' | b'b' | b'A' | b'B'),
        Some([byte, ..]) => byte & 0xC0 == 0x80,
        _ => false,
    };
    continues || is_percent(at.checked_sub(1)) || is_percent(at.checked_sub(2))
}

/// RFC 3986's `reserved`.
fn is_delimiter(byte: u8) -> bool {
    b":/?#[]@!$&'()*+,;=".contains(&byte)
}
