//! Holds a document against the tables.
//!
//! [`Check`] goes forwards through a table, looks each fact up in the document and remembers every part of the document
//! that it came by. Whatever else carries the table's origin was then never in the table: that is the way back. Both
//! ways collect [`Mismatch`]es and never stop at the first.
//!
//! Parts that several operations share (parameters, responses) are judged at each use: a shared 401 is right under one
//! operation and wrong under another.

mod backwards;
mod compare;
mod context;
mod limits;
mod mismatch;
mod operations;
mod reading;
mod records;
mod sights;
mod triggers;
mod types;

pub(super) use compare::{Document, compare};
pub(super) use context::Origin;
pub(super) use mismatch::{Mismatch, Topic};
