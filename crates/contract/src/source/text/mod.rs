//! Tree to text: a node and all below it as JSON or YAML.

mod json;
mod yaml;

pub use json::json;
pub(crate) use json::{line, scalar, string};
pub use yaml::yaml;
