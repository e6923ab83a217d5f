//! Claims, sends, records, again and again.

mod circuit_breaker;
mod run;
mod slots;

pub use run::{Dispatcher, Settings};
