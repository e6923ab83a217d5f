//! Counts of a run.

use std::fmt;

/// Counts of a run.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
#[allow(clippy::struct_field_names, reason = "counts begin with n_ everywhere")]
pub struct Counts {
    /// Deliveries that were committed.
    pub n_deliveries: u64,
    /// Attempts that receivers saw.
    pub n_attempts: u64,
    /// Attempts of what a receiver had taken already.
    pub n_repeated: u64,
    /// Deliveries that were given up.
    pub n_dead: u64,
    /// Processes that were killed.
    pub n_killed: u64,
}

impl Counts {
    /// Adds those of another run.
    pub fn add(&mut self, other: &Counts) {
        self.n_deliveries += other.n_deliveries;
        self.n_attempts += other.n_attempts;
        self.n_repeated += other.n_repeated;
        self.n_dead += other.n_dead;
        self.n_killed += other.n_killed;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { n_deliveries, n_attempts, n_repeated, n_dead, n_killed } = self;
        write!(
            formatter,
            "{n_deliveries} deliveries, {n_attempts} attempts, {n_repeated} repetitions, {n_dead} dead, {n_killed} kills"
        )
    }
}
