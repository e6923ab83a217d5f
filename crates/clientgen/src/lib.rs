//! Makes clients from an OpenAPI document, with progenitor as the engine.
//!
//! Document → model (`contract`) → lowered document, in a dialect that progenitor takes whole → progenitor → Rust text.
//! Pure: text in, text out; the same document gives the same bytes. What is changed on the way is told as a
//! [`Change`](report::Change); what no client can do is a finding with its place, never a panic. The code that all
//! clients share is not generated: it is the crate `client-runtime`.

mod bodies;
mod engine;
mod generate;
pub mod ir;
mod layout;
pub mod operations;
pub mod report;
pub mod rules;
mod scaffold;
pub mod schemas;
mod settings;

pub use generate::{Client, generate};
pub use rust_text::{File, Scaffold};
pub use scaffold::{DEPENDENCIES, package_name, scaffold};
pub use settings::Settings;
