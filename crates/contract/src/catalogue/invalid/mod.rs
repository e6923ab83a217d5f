//! The document breaks OpenAPI.

mod content;
mod form;
mod paths;
mod schemas;
mod wiring;

use crate::findings::Rule;

pub use content::*;
pub use form::*;
pub use paths::*;
pub use schemas::*;
pub use wiring::*;

pub(super) static RULES: &[&[&Rule]] = &[form::RULES, paths::RULES, content::RULES, schemas::RULES, wiring::RULES];
