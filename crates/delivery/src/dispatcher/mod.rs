//! Claims, sends, records, again and again.

mod health;
mod lanes;
mod run;

pub use run::{Dispatcher, Settings};
