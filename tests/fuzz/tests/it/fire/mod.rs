//! The suite as `cargo xtask fire` calls it.

mod fuzz;
mod mutation;
