//! Operations as text: methods of the client, `send` of their builders, and the table.

mod answers;
mod docs;
mod places;
mod send;
mod table;

pub(crate) use answers::of_builder;
pub(crate) use docs::{method, setter_doc};
pub(crate) use places::places;
pub(crate) use send::send;
pub(crate) use table::table;
