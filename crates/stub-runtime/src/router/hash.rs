//! A hash for the texts of a table that never changes.

use std::hash::{BuildHasherDefault, Hasher};

/// Makes [`PathHasher`]s.
pub(super) type PathHashing = BuildHasherDefault<PathHasher>;

/// Multiplies eight bytes at a time. Callers cannot fill the table, so that it need not withstand chosen collisions, and
/// the standard library's hash would cost more than the rest of the lookup.
#[derive(Debug, Default)]
pub(super) struct PathHasher(u64);

impl PathHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for PathHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.add(word.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            self.add(rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.add(u64::from(byte));
    }

    fn finish(&self) -> u64 {
        // The low bits of a product know little of the high bits of its factors.
        self.0 ^ self.0 >> 32
    }
}
