//! How bad each change is, and what follows from all of them.
//!
//! A change in a schema is as bad as the sets of values say. Everything else, and what the sets cannot tell, follows
//! `docs/policy.md`. One cause that is reached from forty operations is one finding with forty places.

mod causes;
mod comparison;
mod evidence;
mod explanation;
mod identity;
mod level;
mod options;
mod version;
mod waivers;

pub use comparison::{Comparison, DiffFinding, Omission, Verdict, compare};
pub use evidence::Evidence;
pub use explanation::{Explanation, Section};
pub use options::{Day, Levels, Options};
pub use version::{Bump, VersionChange};
pub use waivers::{Waiver, WaiverFault, Waivers};
