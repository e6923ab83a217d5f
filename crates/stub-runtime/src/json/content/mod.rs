//! A value whose type is not known yet: JSON in memory, with repeated properties still visible.
//!
//! It is what alternatives are tried on, and what a refused body is read through a second time so that the fault knows
//! its place. Unlike [`serde_json::Value`], it also holds the texts of parameters and forms, which read as whatever kind
//! is asked for.

mod reading;
mod source;
mod value;

pub use value::{Content, read};
