//! Objects that fit one alternative of `oneOf` and by chance another: told apart by a property.

use serde_json::{Value, json};

use super::super::fit::Fit;
use super::super::maker::Maker;
use super::demand::Demand;
use crate::document::json::Json;

impl Maker {
    /// Adds properties that only the alternatives that were not taken declare, with values that those refuse.
    pub(super) fn set_apart(&mut self, schemas: &[&'static Json], demand: &Demand, value: Value) -> Option<Value> {
        let mut value = value;
        for rival in &demand.rivals {
            let Ok(rival) = Demand::of(self, &[*rival]) else { continue };
            let declared: Vec<_> = rival.parts.iter().flat_map(|part| part.entries("properties")).collect();
            for (name, refusing) in declared {
                let object = value.as_object_mut()?;
                if object.contains_key(name) {
                    continue;
                }
                let Some(allowing) = demand.schemas_of(name) else { continue };
                let offers = [json!("text"), json!(1), json!(true), json!([]), json!({}), Value::Null];
                let chosen = offers
                    .into_iter()
                    .find(|offer| self.fits(refusing, offer) == Fit::No && self.fits_all(&allowing, offer) != Fit::No);
                let Some(chosen) = chosen else { continue };
                object.insert(name.to_owned(), chosen);
                if self.fits_all(schemas, &value) != Fit::No {
                    return Some(value);
                }
                break;
            }
        }
        None
    }
}
