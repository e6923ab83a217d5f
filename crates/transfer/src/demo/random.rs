//! Chance that repeats itself: the same seed gives the same demo on every machine.

/// A source of numbers that look random and are not.
#[derive(Debug, Clone)]
pub(super) struct Random(u64);

impl Random {
    /// The source of one record; sources of neighbours have nothing in common.
    pub(super) fn of(record: u32) -> Self {
        Self(u64::from(record).wrapping_mul(0xD134_2543_DE82_EF95))
    }

    /// A number below `bound`, which is not zero.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        // SplitMix64; the upper half of a product is an even share of the bound.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        let share = (u128::from(mixed) * u128::from(bound)) >> 64;
        u32::try_from(share).expect("a share of the bound is below it")
    }

    /// A number of a range, both ends included.
    pub(super) fn between(&mut self, lowest: i32, highest: i32) -> i32 {
        lowest + self.below(lowest.abs_diff(highest) + 1).cast_signed()
    }

    /// One of a list that is not empty.
    pub(super) fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(u32::try_from(list.len()).unwrap_or(u32::MAX)) as usize]
    }

    /// One word of a list that is not empty.
    pub(super) fn word<'a>(&mut self, list: &'a [impl AsRef<str>]) -> &'a str {
        self.choose(list).as_ref()
    }

    /// Whether something happens that does so in so many of a hundred cases.
    pub(super) fn happens(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_repeat_themselves_and_fill_their_range() {
        let numbers = |record| {
            let mut random = Random::of(record);
            (0..1000).map(move |_| random.between(-2, 2)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
        for number in -2..=2 {
            let n_times = numbers(7).iter().filter(|it| **it == number).count();
            assert!((150..=250).contains(&n_times), "{number} came {n_times} times of 1000");
        }
    }
}
