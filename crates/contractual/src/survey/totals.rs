//! Number of documents by verdict.

use std::fmt;

use serde::Serialize;

use crate::output::counted;

use super::verdict::{GeneratorOutcome, Verdict};

#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Totals {
    pub(super) generated: usize,
    pub(super) unsupported: usize,
    pub(super) invalid: usize,
    pub(super) failed: usize,
    pub(super) compiled: usize,
    pub(super) not_compiled: usize,
    /// Of rustc, in all crates.
    pub(super) warnings: usize,
}

impl Totals {
    pub(super) fn of(outcomes: &[&GeneratorOutcome]) -> Totals {
        let mut totals = Totals::default();
        for GeneratorOutcome { verdict, compilation } in outcomes {
            match verdict {
                Verdict::Generated { .. } => totals.generated += 1,
                Verdict::Unsupported { .. } => totals.unsupported += 1,
                Verdict::Invalid { .. } => totals.invalid += 1,
                Verdict::Failed { .. } => totals.failed += 1,
                Verdict::Part => {}
            }
            if let Some(compilation) = compilation {
                totals.compiled += usize::from(compilation.compiles);
                totals.not_compiled += usize::from(!compilation.compiles);
                totals.warnings += compilation.warnings;
            }
        }
        totals
    }

    /// Whether everything was generated, and compiles as far as it was tried.
    pub(super) fn is_clean(&self) -> bool {
        self.unsupported + self.invalid + self.failed + self.not_compiled == 0
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Totals { generated, unsupported, invalid, failed, compiled, not_compiled, warnings } = self;
        write!(f, "{generated} generated, {unsupported} unsupported, {invalid} invalid, {failed} failed")?;
        if compiled + not_compiled > 0 {
            write!(f, "; {compiled} compiled, {not_compiled} did not, {}", counted(*warnings, "warning"))?;
        }
        Ok(())
    }
}
