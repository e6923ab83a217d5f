//! A value of one of the types that are allowed.

use serde_json::Value;

use super::super::fit::{Fit, TYPES};
use super::super::maker::Maker;
use super::demand::{Demand, Unmade};
use crate::document::json::Json;

/// Keywords that mean one type.
const TELLING: [(&str, &[&str]); 4] = [
    ("object", &["properties", "required", "additionalProperties", "minProperties", "maxProperties"]),
    ("array", &["items", "minItems", "maxItems", "uniqueItems", "prefixItems"]),
    ("string", &["pattern", "minLength", "maxLength"]),
    ("number", &["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
];

impl Maker {
    pub(super) fn produced(
        &mut self,
        schemas: &[&'static Json],
        demand: &Demand,
        variant: usize,
    ) -> Result<Value, Unmade> {
        if let Some(listed) = self.listed(schemas, demand, variant) {
            return listed;
        }
        let mut why = None;
        let (types, variant) = types(demand, variant);
        for name in types {
            let made = match name {
                "object" => self.object(demand, variant),
                "array" => self.array(demand, variant),
                "string" => self.text(demand, variant).map(Value::String),
                "integer" => super::number::number(demand, true, variant).map(Value::Number),
                "number" => super::number::number(demand, false, variant).map(Value::Number),
                "boolean" => Ok(Value::Bool(variant.is_multiple_of(2))),
                _ => Ok(Value::Null),
            };
            match made {
                Ok(value) => return Ok(value),
                Err(Unmade::TooMuch) => return Err(Unmade::TooMuch),
                Err(unmade) => why = why.or(Some(unmade)),
            }
        }
        Err(why.unwrap_or_else(|| Unmade::unfit("the types that are demanded exclude each other")))
    }

    /// One of the listed values, if values are listed.
    fn listed(&mut self, schemas: &[&'static Json], demand: &Demand, variant: usize) -> Option<Result<Value, Unmade>> {
        let constant = demand.parts.iter().find_map(|part| part.get("const")).map(std::slice::from_ref);
        let listed = demand.parts.iter().find_map(|part| match part.get("enum") {
            Some(Json::List(values)) => Some(values.as_slice()),
            _ => None,
        });
        let values = constant.or(listed)?;
        // One that names an alternative is chosen by its name.
        let fitting: Vec<Value> =
            values.iter().map(Json::to_value).filter(|value| self.fits_all(schemas, value) != Fit::No).collect();
        let distinct = fitting.iter().filter(|value| !value.is_null());
        let distinct: Vec<&Value> =
            if distinct.clone().count() > 0 { distinct.collect() } else { fitting.iter().collect() };
        Some(match distinct.len() {
            0 => Err(Unmade::unfit("none of the listed values fits")),
            n => Ok(distinct[variant % n].clone()),
        })
    }
}

/// The types to try, in order, and which value of them. Where any will do, the first variants differ in type.
fn types(demand: &Demand, variant: usize) -> (Vec<&'static str>, usize) {
    let named: Vec<Vec<&'static str>> = demand.parts.iter().filter_map(|part| named_types(part)).collect();
    if !named.is_empty() {
        let is_allowed = |name: &&str| {
            named.iter().all(|names| names.contains(name) || (*name == "integer" && names.contains(&"number")))
        };
        let mut types: Vec<&'static str> = TYPES.into_iter().filter(is_allowed).collect();
        // A number need not be whole.
        if types.contains(&"number") {
            types.retain(|name| *name != "integer");
        }
        return (types, variant);
    }
    let tells = |keywords: &[&str]| keywords.iter().any(|keyword| demand.has(keyword));
    let mut types: Vec<&'static str> =
        TELLING.iter().filter(|(_, keywords)| tells(keywords)).map(|(name, _)| *name).collect();
    if !demand.tags.is_empty() {
        types.insert(0, "object");
    }
    if !types.is_empty() {
        return (types, variant);
    }
    types.extend(TYPES);
    types.rotate_left(variant % TYPES.len());
    (types, variant / TYPES.len())
}

fn named_types(part: &'static Json) -> Option<Vec<&'static str>> {
    let names: Vec<&'static str> = match part.get("type")? {
        Json::Text(name) => vec![name],
        Json::List(names) => names.iter().filter_map(Json::as_str).collect(),
        _ => Vec::new(),
    };
    names.iter().any(|name| TYPES.contains(name)).then_some(names)
}
