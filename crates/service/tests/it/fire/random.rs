//! Numbers in no order, the same for the same seed.

/// Where choices come from.
#[derive(Debug, Clone)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u32) -> Self {
        Self(u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 32).expect("32 bits")
    }

    /// A number below a bound that is not nothing.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.next() % bound
    }

    /// True one time in so many.
    pub(super) fn one_in(&mut self, bound: u32) -> bool {
        self.below(bound) == 0
    }

    /// One of several.
    pub(super) fn choose<'c, T>(&mut self, choices: &'c [T]) -> &'c T {
        &choices[self.below(u32::try_from(choices.len()).expect("few")) as usize]
    }
}
