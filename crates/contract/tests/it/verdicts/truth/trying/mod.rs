//! Values worth trying: likely to fit a schema, near the bounds that either side names.
//!
//! They are judged afterwards, so nothing here needs to be right.

mod bending;
mod flattening;
mod making;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::formats;
use crate::verdicts::patterns;

/// What either schema names: numbers, lengths, texts and properties.
pub(super) struct Trying {
    numbers: Vec<f64>,
    lengths: BTreeSet<usize>,
    texts: BTreeSet<String>,
    names: BTreeSet<String>,
    definitions: Map<String, Value>,
}

impl Trying {
    pub(super) fn new(schemas: [&Value; 2]) -> Trying {
        let mut trying = Trying {
            numbers: vec![0.0, 1.0],
            lengths: BTreeSet::from([0, 1, 2]),
            texts: ["", "a"].map(str::to_owned).into(),
            names: BTreeSet::from(["zz".to_owned()]),
            definitions: Map::new(),
        };
        for schema in schemas {
            trying.collect(schema);
            let definitions = schema["$defs"].as_object().into_iter().flatten();
            trying.definitions.extend(definitions.map(|(name, schema)| (name.clone(), schema.clone())));
        }
        trying
    }

    fn collect(&mut self, schema: &Value) {
        match schema {
            Value::Array(parts) => parts.iter().for_each(|part| self.collect(part)),
            Value::Object(map) => {
                for (key, value) in map {
                    self.collect_keyword(key, value);
                    match key.as_str() {
                        "properties" | "$defs" => {
                            value.as_object().into_iter().flatten().for_each(|(_, inner)| self.collect(inner));
                        }
                        "enum" | "const" => {}
                        _ => self.collect(value),
                    }
                }
            }
            _ => {}
        }
    }

    fn collect_keyword(&mut self, key: &str, value: &Value) {
        match key {
            "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
                let bound = value.as_f64().unwrap_or_default();
                self.numbers.extend([bound, bound - 1.0, bound + 1.0, bound + 0.5, bound * 2.0, bound * 3.0]);
            }
            "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties" => {
                let bound = usize::try_from(value.as_u64().unwrap_or_default()).unwrap_or_default();
                self.lengths.extend([bound.saturating_sub(1), bound, bound + 1]);
            }
            "enum" => value.as_array().into_iter().flatten().for_each(|listed| self.collect_value(listed)),
            "const" => self.collect_value(value),
            "pattern" => self
                .texts
                .extend(patterns::samples(value.as_str().unwrap_or_default()).iter().map(|&text| text.to_owned())),
            "format" => {
                let format = value.as_str().and_then(formats::find);
                self.texts.extend(format.iter().flat_map(|format| format.samples).map(|&text| text.to_owned()));
            }
            "properties" => self.names.extend(value.as_object().into_iter().flatten().map(|(name, _)| name.clone())),
            _ => {}
        }
    }

    fn collect_value(&mut self, value: &Value) {
        self.texts.extend(value.as_str().map(str::to_owned));
        self.numbers.extend(value.as_f64());
    }
}

/// Values that are of no use to anybody.
fn junk() -> [Value; 18] {
    [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(1),
        json!(-1),
        json!(2.5),
        json!(10_000_000_000_u64),
        json!(""),
        json!("a"),
        json!("zz"),
        json!("0"),
        json!([]),
        json!([1]),
        json!(["a", "a"]),
        json!({}),
        json!({ "zz": 1 }),
        json!("é€"),
    ]
}
