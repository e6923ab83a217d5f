//! Schemas of the types that are written by hand or by macros.

use std::borrow::Cow;

use schemars::generate::Contract;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::Nullable;
use crate::data::{Ruled, Text};

/// The mark of a schema whose `null` is sent.
pub(super) const SENDS_NULL: &str = "x-sends-null";

/// An open enum of texts.
pub fn texts(values: &[&str], generator: &SchemaGenerator) -> Schema {
    if is_sent(generator) { json_schema!({"type": "string", "enum": values}) } else { json_schema!({"type": "string"}) }
}

/// An open enum of whole numbers.
pub fn integers(values: &[i64], generator: &SchemaGenerator) -> Schema {
    if is_sent(generator) {
        json_schema!({"type": "integer", "enum": values})
    } else {
        json_schema!({"type": "integer", "format": "int64"})
    }
}

/// A union by a property: each alternative with its tags. What has another tag is read, too, but that is no promise.
pub fn tagged(property: &str, alternatives: &[(Schema, &[&str])], generator: &SchemaGenerator) -> Schema {
    let alternatives: Vec<Value> = alternatives
        .iter()
        .map(|(schema, tags)| {
            if is_sent(generator) {
                return schema.clone().to_value();
            }
            let tag = json!({"type": "object", "properties": {property: {"type": "string", "enum": tags}}, "required": [property]});
            json!({"allOf": [schema, tag]})
        })
        .collect();
    json_schema!({"anyOf": alternatives})
}

/// A union without a tag: whatever one of the alternatives takes.
pub fn union(alternatives: &[Schema]) -> Schema {
    json_schema!({"anyOf": alternatives})
}

/// A tuple: so many elements, of which the first must be there, in words that OpenAPI 3.0 has.
pub fn tuple(elements: &[Schema], n_required: usize, has_rest: bool) -> Schema {
    let mut schema = json_schema!({"type": "array", "items": {"anyOf": elements}, "minItems": n_required});
    if !has_rest {
        schema.insert("maxItems".to_owned(), json!(elements.len()));
    }
    schema
}

impl<T: JsonSchema> JsonSchema for Nullable<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Nullable_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        json_schema!({"anyOf": [value, {"enum": [null], "nullable": true}], SENDS_NULL: true})
    }
}

impl<R: Ruled> JsonSchema for Text<R> {
    fn schema_name() -> Cow<'static, str> {
        R::NAME.into()
    }

    /// The rules hold for what is sent; what a server sends is taken as it comes.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = Map::from_iter([("type".to_owned(), json!("string"))]);
        if is_sent(generator) {
            if let Some(pattern) = R::rules().pattern_text() {
                schema.insert("pattern".to_owned(), json!(pattern));
            }
            let (least, most) = R::rules().lengths();
            if least > 0 {
                schema.insert("minLength".to_owned(), json!(least));
            }
            if most < u64::MAX {
                schema.insert("maxLength".to_owned(), json!(most));
            }
        }
        schema.into()
    }
}

fn is_sent(generator: &SchemaGenerator) -> bool {
    *generator.contract() == Contract::Serialize
}
