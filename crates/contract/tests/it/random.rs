//! Chance that a seed repeats.

/// Xorshift: the same numbers for the same seed on every machine.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        let mut random = Random(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        // The first numbers of neighbouring seeds are alike.
        for _ in 0..4 {
            random.next();
        }
        random
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % (limit.max(1) as u64)).expect("the remainder is below a usize")
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.below(from.len())]
    }

    /// One of some, by value.
    pub(crate) fn one<T: Copy>(&mut self, from: &[T]) -> T {
        *self.pick(from)
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            list.swap(end, self.below(end + 1));
        }
    }

    /// Some of a list, in any order and none twice.
    pub(crate) fn sample<T: Clone>(&mut self, from: &[T], n: usize) -> Vec<T> {
        let mut all = from.to_vec();
        self.shuffle(&mut all);
        all.truncate(n);
        all
    }
}
