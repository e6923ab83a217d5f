//! What no single constraint says: a whole schema.

use serde::Serialize;

use super::{Fault, Rule};
use crate::schema::Schema;

/// Fits a schema, as JSON.
pub fn schema<T: Serialize + ?Sized>(value: &T, schema: &Schema) -> Result<(), Fault> {
    match serde_json::to_value(value) {
        Ok(value) => schema.check(&value),
        Err(_) => Err(Fault::new(Rule::Finite)),
    }
}
