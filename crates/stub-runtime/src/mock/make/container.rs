//! Objects and arrays: what is required, what is optional as long as there is room for it, and as few elements as show
//! what they are.

use indexmap::IndexSet;
use serde_json::{Map, Value};

use super::super::maker::Maker;
use super::demand::{Demand, Unmade};
use crate::document::json::Json;

/// Values inside one another beyond which nothing optional is made.
const MAX_DEPTH: usize = 8;

/// Values beyond which nothing optional is made.
const ENOUGH: usize = 400;

/// Values beyond which an answer is given up.
const TOO_MANY: usize = 5_000;

/// Properties that are added for the sake of their number.
const MAX_ADDED: u64 = 1_000;

/// Elements that are made; an array that must have more is given up.
const MAX_ITEMS: u64 = 1_000;

/// Values that are looked at for one more element that differs from the others.
const MAX_TRIES: usize = 20;

impl Maker {
    pub(super) fn object(&mut self, demand: &Demand, variant: usize) -> Result<Value, Unmade> {
        if self.n_made > TOO_MANY {
            return Err(Unmade::TooMuch);
        }
        let n_open = self.enter(demand);
        let made = self.properties(demand, variant);
        self.leave(n_open);
        made.map(Value::Object)
    }

    /// Goes into a value: what is referred to for it must not be needed inside.
    fn enter(&mut self, demand: &Demand) -> usize {
        let n_open = self.open.len();
        self.open.extend(&demand.referred);
        self.depth += 1;
        n_open
    }

    fn leave(&mut self, n_open: usize) {
        self.open.truncate(n_open);
        self.depth -= 1;
    }

    /// Whether only what is required is made from here on.
    fn is_enough(&self) -> bool {
        self.depth >= MAX_DEPTH || self.n_made >= ENOUGH
    }

    fn properties(&mut self, demand: &Demand, variant: usize) -> Result<Map<String, Value>, Unmade> {
        let declared = demand.parts.iter().flat_map(|part| part.entries("properties")).map(|(name, _)| name);
        let required = demand.parts.iter().flat_map(|part| part.items("required")).filter_map(Json::as_str);
        let tagged = demand.tags.iter().map(|(name, _)| *name);
        let required: IndexSet<&'static str> = required.chain(tagged).collect();
        let names: IndexSet<&'static str> = declared.chain(required.iter().copied()).collect();
        let max = demand.least("maxProperties").unwrap_or(u64::MAX);

        let mut properties = Map::new();
        for name in names.iter().filter(|name| required.contains(*name)) {
            if let Some(value) = self.property(demand, name, variant).transpose()? {
                properties.insert((*name).to_owned(), value);
            }
        }
        for name in names.iter().filter(|name| !required.contains(*name)) {
            if self.is_enough() || properties.len() as u64 >= max {
                break;
            }
            // What is optional and cannot be made is left out.
            if let Some(Ok(value)) = self.property(demand, name, variant) {
                properties.insert((*name).to_owned(), value);
            }
        }
        self.fill(demand, names.is_empty(), max, variant, &mut properties)?;
        Ok(properties)
    }

    /// A declared or required property; `None` if it is no part of values that travel this way.
    fn property(&mut self, demand: &Demand, name: &'static str, variant: usize) -> Option<Result<Value, Unmade>> {
        let schemas = demand.schemas_of(name);
        let tag = demand.tags.iter().find(|(tag, _)| *tag == name);
        if let Some((_, tag)) = tag {
            return Some(Ok(tag.clone()));
        }
        match schemas {
            Some(schemas) if schemas.iter().any(|schema| self.travels_otherwise(schema)) => None,
            Some(schemas) => Some(self.make(&schemas, variant).map_err(|unmade| unmade.inside(name))),
            None => Some(Err(Unmade::unfit("it is required and not allowed").inside(name))),
        }
    }

    /// Adds properties of names that are not declared: one to show what they are, and as many as there must be.
    fn fill(
        &mut self,
        demand: &Demand,
        is_map: bool,
        max: u64,
        variant: usize,
        properties: &mut Map<String, Value>,
    ) -> Result<(), Unmade> {
        let min = demand.greatest("minProperties").unwrap_or_default();
        if min > MAX_ADDED {
            return Err(Unmade::TooMuch);
        }
        let is_shown = is_map
            && !self.is_enough()
            && demand.parts.iter().any(|part| matches!(part.get("additionalProperties"), Some(Json::Map(_))));
        let wanted = if is_shown { min.max(1).min(max) } else { min };
        let mut n_tried = 0;
        while (properties.len() as u64) < wanted {
            n_tried += 1;
            let name = if n_tried == 1 { "key".to_owned() } else { format!("key{n_tried}") };
            if properties.contains_key(&name) {
                continue;
            }
            let made = match demand.schemas_of(&name) {
                Some(schemas) => self.make(&schemas, variant),
                None => Err(Unmade::unfit(format!("no more than {} properties are allowed", properties.len()))),
            };
            match made {
                Ok(value) => {
                    properties.insert(name, value);
                }
                Err(_) if properties.len() as u64 >= min => break,
                Err(unmade) => return Err(unmade.inside(name)),
            }
        }
        Ok(())
    }

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
            let schemas = element_schemas(demand, items.len());
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
fn element_schemas(demand: &Demand, idx: usize) -> Vec<&'static Json> {
    let schemas = demand.parts.iter().filter_map(|part| part.items("prefixItems").get(idx).or(part.get("items")));
    schemas.collect()
}
