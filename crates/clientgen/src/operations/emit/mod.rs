//! Operations as text: methods of the client, `send` of their builders, and the table.

mod answers;
mod builder;
mod docs;
mod places;
mod send;
mod table;

pub(crate) use builder::{NamedTypes, builder};
pub(crate) use docs::method;
pub(crate) use places::places;
pub(crate) use table::table;
