//! Constraints of objects as a whole.

use serde::Serialize;

use super::{Fault, Rule};
use crate::json::n_properties;

/// At least this many properties.
pub fn min_properties<T: Serialize + ?Sized>(value: &T, least: u64) -> Result<(), Fault> {
    if n_properties(value) >= least { Ok(()) } else { Err(Fault::new(Rule::MinProperties(least))) }
}

/// At most this many properties.
pub fn max_properties<T: Serialize + ?Sized>(value: &T, most: u64) -> Result<(), Fault> {
    if n_properties(value) <= most { Ok(()) } else { Err(Fault::new(Rule::MaxProperties(most))) }
}
