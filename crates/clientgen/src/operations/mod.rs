//! Operations → methods of the client, and the builders behind them.

mod emit;
mod lower;

pub(crate) use emit::{NamedTypes, builder, method, places, table};
pub(crate) use lower::escaped;
pub use lower::{Lowered, lower};
