//! Refusals, in Portuguese.
//!
//! Every reason that the runtime can have is put into words here, as one or two sentences: what is wrong, and what to
//! send instead. What the caller sent is never repeated, since a name or a document may stand anywhere by mistake.

mod answer;
mod head;
mod place;
mod reasons;
mod rules;

pub(super) use answer::in_portuguese;
pub use answer::worded;
pub(super) use head::refused_head;
pub use place::is_like_ours;

#[cfg(test)]
mod tests;
