//! Validation: does a value fit a schema of the document?
//!
//! Only what is certain counts: a pattern that cannot be read, a keyword that is not known here, or too much work leave
//! it open. `readOnly` and `writeOnly` excuse what only travels the other way.

mod composition;
mod format;
mod verdict;

pub(super) use composition::name_in;
pub(super) use verdict::{Fit, TYPES};
