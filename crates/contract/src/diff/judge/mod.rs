//! Judgement of changes: how bad each is, and what follows from all of them.
//!
//! A change in a schema is as bad as the sets of values say. Everything else, and what the sets cannot tell, follows
//! `docs/policy.md`. One cause that is reached from forty operations is one finding with forty places.

mod comparison;
mod finding;
mod level;
mod version;
mod waivers;

pub use comparison::{Comparison, Levels, Options, compare};
pub use finding::{DiffFinding, Evidence, Explanation, Omission, Section, Verdict};
pub use version::{Bump, VersionChange};
pub use waivers::{Day, Waiver, WaiverFault, Waivers};
