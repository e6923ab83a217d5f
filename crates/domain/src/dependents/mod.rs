//! Dependents of benefits.

mod dependent;
mod kinship;
mod save;

pub use dependent::{Dependent, DependentData};
pub use kinship::Kinship;
pub use save::{DependentChange, DependentDraft, DependentFacts, save};
