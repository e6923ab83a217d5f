//! Limits on the work of a check.
//!
//! A step is about the work of looking at one property. Honest documents need some thousand steps for an example.

/// Steps of one check.
const CHECK_STEPS: usize = 1_000_000;
/// Steps of all checks of one validator: a document can hold a hundred thousand examples that exhaust a check each.
const TOTAL_STEPS: usize = 100_000_000;
/// Weight of all patterns that one validator compiles, some of them perhaps more than once. This much takes seconds.
const TOTAL_PATTERNS: usize = 4_000_000;

/// Steps left.
#[derive(Debug)]
pub(super) struct Budget {
    check: usize,
    total: usize,
    patterns: usize,
}

impl Budget {
    pub(super) fn begin_check(&mut self) {
        self.check = CHECK_STEPS.min(self.total);
        self.total -= self.check;
    }

    /// Gives back what the check did not use.
    pub(super) fn end_check(&mut self) {
        self.total += self.check;
        self.check = 0;
    }

    /// Takes steps; `false` when none are left then, and from then on until the next check.
    pub(super) fn spend(&mut self, n_steps: usize) -> bool {
        self.check = self.check.saturating_sub(n_steps);
        !self.is_exhausted()
    }

    /// Takes leave to compile a pattern.
    pub(super) fn spend_on_pattern(&mut self, weight: usize) -> bool {
        let left = self.patterns.checked_sub(weight);
        self.patterns = left.unwrap_or(self.patterns);
        left.is_some()
    }

    pub(super) fn is_exhausted(&self) -> bool {
        self.check == 0
    }
}

impl Default for Budget {
    fn default() -> Self {
        Budget { check: 0, total: TOTAL_STEPS, patterns: TOTAL_PATTERNS }
    }
}
