//! Suites that try to break the service.
//!
//! Each has a short form, which is all that a plain test is, and a long one that `cargo xtask fire` asks for through
//! [`orders`]. Each prints the seed that repeats it and one line of counts.

mod crash;
mod disk;
mod history;
mod http;
mod model;
mod orders;
mod place;
mod privacy;
mod random;
mod soak;
mod things;
