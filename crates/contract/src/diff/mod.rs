//! Comparison of two documents: the changes, and whom they break.
//!
//! Two readings of a change meet here. [`structure`] walks both documents side by side and names what happened, by the
//! rules of a [`catalogue`]. [`sets`] asks of two schemas whether every value of one is a value of the other, and proves
//! it, shows a value that is not, or says that it cannot tell. [`judge`] puts the two together: a change in a schema is
//! as bad as the sets say, whatever it is called; everything else follows `docs/policy.md`.
//!
//! A caller of the old document must be understood by a server of the new one, and must understand its answers: in
//! requests the old set must lie within the new, in responses the new within the old.

pub mod catalogue;
mod change;
mod digest;
mod inner_schemas;
pub mod judge;
pub mod report;
pub mod sets;
pub mod structure;

pub use change::{Change, Changes, Grounds, Operation, SchemaPair, ValuePart, ValueStep, Where, Whole, Writing};
