//! Rules for objects.

use serde_json::{Map, Value};

use super::super::maker::Maker;
use super::verdict::Fit;
use crate::document::json::Json;

/// Schemas that are searched for the declaration of one missing property.
const MAX_SEARCHED: usize = 100;

impl Maker {
    pub(super) fn fits_object(&mut self, schema: &'static Json, value: &Map<String, Value>) -> Fit {
        let n_properties = value.len() as u64;
        let is_within = schema.count("minProperties").is_none_or(|min| n_properties >= min)
            && schema.count("maxProperties").is_none_or(|max| n_properties <= max);
        let has_required = || {
            let required = schema.items("required").iter().filter_map(Json::as_str);
            required.into_iter().all(|name| value.contains_key(name) || self.is_excused(name))
        };
        if !is_within || !has_required() {
            return Fit::No;
        }
        let additional = schema.get("additionalProperties").filter(|_| schema.get("patternProperties").is_none());
        let mut fit = Fit::Yes;
        for (name, value) in value {
            let declared = schema.get("properties").and_then(|properties| properties.get(name));
            if let Some(schema) = declared.or(additional) {
                fit = fit.min(self.fits(schema, value));
            }
        }
        fit
    }

    /// Whether a property may be missing since it only travels the other way. Where `allOf` joins schemas, one may
    /// require what another declares.
    fn is_excused(&self, name: &str) -> bool {
        let mut joined: Vec<&'static Json> = self.wholes.last().copied().into_iter().collect();
        let mut idx = 0;
        while let Some(schema) = joined.get(idx).and_then(|schema| self.document.resolve(schema)) {
            let property = schema.get("properties").and_then(|properties| properties.get(name));
            if property.is_some_and(|property| self.travels_otherwise(property)) {
                return true;
            }
            let parts = ["allOf", "oneOf", "anyOf"].into_iter().flat_map(|key| schema.items(key));
            joined.extend(parts.take(MAX_SEARCHED.saturating_sub(joined.len())));
            idx += 1;
        }
        false
    }
}
