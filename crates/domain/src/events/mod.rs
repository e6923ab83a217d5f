//! Events: claims and other occurrences.

mod event;
mod related;

pub use event::{Event, Involved, Priority};
pub use related::{RelatedTree, RelatedWalk};
