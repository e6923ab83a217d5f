//! Findings of a check about a document: rules, findings, places, and how they are written down.
//!
//! A finding is data about the user's document. It is collected, never thrown; the tool's own failures are errors and do
//! not pass through here.

mod finding;
mod lost;
mod place;
pub mod render;
mod rule;

pub use finding::{Finding, Findings, Related};
pub use lost::LostTo;
pub use place::{Excerpt, Place};
pub use render::Format;
pub use rule::{Example, Group, Level, Rule};
