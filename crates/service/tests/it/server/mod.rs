//! The server: what every caller gets, whatever the operation.

mod ambiguous;
mod compression;
mod connections;
mod descriptors;
mod heads;
mod infrastructure;
mod lists;
mod operators;
mod process;
mod program;
mod proxies;
mod sizes;
mod slow;
mod speech;
mod trial;

pub(crate) use process::{Running, asked, program, program_after};
pub(crate) use trial::{Served, patient};
