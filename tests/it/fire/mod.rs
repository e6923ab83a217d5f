//! Suites that try to break the tools.
//!
//! Each has a short form, which is all that a plain test is, and a long one that `cargo xtask fire` asks for through
//! [`orders`]. Each prints the seed that repeats it and one line of counts.

mod documents;
mod orders;
