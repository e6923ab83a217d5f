//! Arrays: as few elements as show what they are.

use serde_json::Value;

use super::super::maker::Maker;
use super::demand::{Demand, Unmade};
use crate::document::json::Json;

/// Elements that are made; an array that must have more is given up.
const MAX_ITEMS: u64 = 1_000;

/// Values that are looked at for one more element that differs from the others.
const MAX_TRIES: usize = 20;

impl Maker {
    pub(super) fn array(&mut self, demand: &Demand, variant: usize) -> Result<Value, Unmade> {
        let min = demand.greatest("minItems").unwrap_or_default();
        let max = demand.least("maxItems").unwrap_or(u64::MAX);
        if min > MAX_ITEMS {
            return Err(Unmade::TooMuch);
        }
        if min > max {
            return Err(Unmade::unfit(format!("no array has at least {min} and at most {max} elements")));
        }
        // One shows what the elements are.
        let wanted = if self.is_enough() { min } else { min.max(1).min(max) };
        let is_unique = demand.parts.iter().any(|part| part.flag("uniqueItems"));
        let mut items: Vec<Value> = Vec::new();
        let n_open = self.enter(demand);
        let mut next = variant;
        while (items.len() as u64) < wanted {
            let schemas = schemas_of(demand, items.len());
            match self.element(&schemas, &items, is_unique, &mut next) {
                Ok(item) => items.push(item),
                Err(_) if items.len() as u64 >= min => break,
                Err(unmade) => {
                    self.leave(n_open);
                    return Err(unmade.inside(items.len().to_string()));
                }
            }
        }
        self.leave(n_open);
        Ok(Value::Array(items))
    }

    fn element(
        &mut self,
        schemas: &[&'static Json],
        before: &[Value],
        is_unique: bool,
        next: &mut usize,
    ) -> Result<Value, Unmade> {
        if !is_unique {
            return self.make(schemas, *next);
        }
        for _ in 0..MAX_TRIES {
            let item = self.make(schemas, *next)?;
            *next += 1;
            if !before.contains(&item) {
                return Ok(item);
            }
        }
        Err(Unmade::unfit("there are not enough elements that differ"))
    }
}

/// What an element must fit.
fn schemas_of(demand: &Demand, idx: usize) -> Vec<&'static Json> {
    let schemas = demand.parts.iter().filter_map(|part| part.items("prefixItems").get(idx).or(part.get("items")));
    schemas.collect()
}
