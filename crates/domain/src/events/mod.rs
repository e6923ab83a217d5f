//! Events: claims and other occurrences.

mod event;
mod open;
mod related;

pub use crate::attendance::Priority;
pub use event::{Event, Involved};
pub use open::{EventDraft, EventFacts, open as open_event};
pub use related::{RelatedTree, RelatedWalk};
