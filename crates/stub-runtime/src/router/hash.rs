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
    fn write(&mut self, mut bytes: &[u8]) {
        while let Some((word, rest)) = bytes.split_first_chunk() {
            self.add(u64::from_le_bytes(*word));
            bytes = rest;
        }
        if !bytes.is_empty() {
            self.add(bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
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
