//! Captures: the places of path parameters in the path.

/// Captures that are kept without an allocation. More are rare.
const N_INLINE: usize = 6;

/// Pieces of a path in the order in which its template names them.
///
/// 16 bits hold every place: the `http` crate refuses longer addresses.
#[derive(Debug, Clone, Default)]
pub(crate) struct Captures {
    inline: [(u16, u16); N_INLINE],
    n_inline: u8,
    more: Vec<(u16, u16)>,
}

impl Captures {
    pub(super) fn push(&mut self, start: usize, end: usize) {
        let range = (u16::try_from(start).unwrap_or(u16::MAX), u16::try_from(end).unwrap_or(u16::MAX));
        match self.inline.get_mut(usize::from(self.n_inline)) {
            Some(slot) => {
                *slot = range;
                self.n_inline += 1;
            }
            None => self.more.push(range),
        }
    }

    /// Forgets all but the first so many.
    pub(super) fn truncate(&mut self, n_kept: usize) {
        self.more.truncate(n_kept.saturating_sub(N_INLINE));
        self.n_inline = self.n_inline.min(u8::try_from(n_kept).unwrap_or(u8::MAX));
    }

    pub(super) fn len(&self) -> usize {
        usize::from(self.n_inline) + self.more.len()
    }

    /// Where a capture begins and ends.
    pub(super) fn range(&self, idx: usize) -> Option<(usize, usize)> {
        let range = match self.inline.get(idx) {
            Some(range) if idx < usize::from(self.n_inline) => Some(range),
            Some(_) => None,
            None => self.more.get(idx - N_INLINE),
        };
        range.map(|(start, end)| (usize::from(*start), usize::from(*end)))
    }

    /// The raw text of a capture; empty for one that the template does not have.
    pub(crate) fn get<'p>(&self, path: &'p str, idx: usize) -> &'p str {
        self.range(idx).and_then(|(start, end)| path.get(start..end)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Captures;

    #[test]
    fn many_are_kept_in_order_and_forgotten_from_the_end() {
        let path = "0123456789";
        let mut captures = Captures::default();
        for idx in 0..10 {
            captures.push(idx, idx + 1);
        }
        assert_eq!((captures.len(), captures.get(path, 0), captures.get(path, 9)), (10, "0", "9"));
        captures.truncate(7);
        assert_eq!((captures.len(), captures.get(path, 6), captures.get(path, 7)), (7, "6", ""));
        captures.truncate(2);
        assert_eq!((captures.len(), captures.get(path, 1), captures.get(path, 2)), (2, "1", ""));
        captures.push(5, 8);
        assert_eq!((captures.len(), captures.get(path, 2)), (3, "567"));
    }
}
