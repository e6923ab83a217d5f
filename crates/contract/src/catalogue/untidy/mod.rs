//! Allowed, and bound to trouble someone.

mod operations;
mod overlays;
mod schemas;
mod text;

use crate::findings::Rule;

pub use operations::*;
pub use overlays::*;
pub use schemas::*;
pub use text::*;

pub(super) static RULES: &[&[&Rule]] = &[text::RULES, operations::RULES, schemas::RULES, overlays::RULES];
