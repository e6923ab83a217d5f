//! Every rule there is, as data.
//!
//! A rule's text is written once and used three times: in findings, in `docs/rules.md`, and as the test that its bad
//! example breaks it and its good one does not.

mod declare;
mod house;
mod invalid;
mod unsupported;
mod untidy;
mod unusable;

use crate::findings::Rule;

pub use house::*;
pub use invalid::*;
pub use unsupported::*;
pub use untidy::*;
pub use unusable::*;

/// Every rule, by group and in the order of its file.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    let before = [unusable::RULES].into_iter().chain(invalid::RULES.iter().copied());
    let after = [unsupported::RULES].into_iter().chain(untidy::RULES.iter().copied()).chain([house::RULES]);
    before.chain(after).flatten().copied()
}
