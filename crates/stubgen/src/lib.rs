//! Makes server stubs for poem-openapi from an OpenAPI document.
//!
//! Document → model (`contract`) → server IR ([`ir`]) → Rust text. Pure: text in, text out; the same document gives the
//! same bytes. What the stubs cannot express is a finding with its place, never a panic and never wrong code. The code
//! that all stubs share is not generated: it is the crate `stub-runtime`.

mod bindings;
pub mod embed;
mod generate;
pub mod ir;
mod mock;
pub mod operations;
mod order;
pub mod rules;
mod scaffold;
mod settings;
pub mod types;

pub use generate::{Stubs, generate};
pub use mock::MockValues;
pub use rust_text::{File, Scaffold, Text};
pub use scaffold::{package_name, scaffold};
pub use settings::{Only, Settings};
