//! The schema of one value, followed along with it.

use serde_json::Value;

use crate::round_trip::contract::plain;

/// Every schema that may hold for a value: its own, and those that this refers to, joins or chooses between.
pub(super) struct Schemas<'d> {
    document: &'d Value,
    list: Vec<&'d Value>,
}

impl<'d> Schemas<'d> {
    /// Those of a parameter or media type, by its pointer.
    pub(super) fn at(document: &'d Value, pointer: &str) -> Schemas<'d> {
        let keys = pointer.trim_start_matches(['#', '/']).split('/').map(unescaped);
        let holder = keys.fold(document, |value, key| match resolved(document, value) {
            Value::Array(items) => key.parse().map_or(&Value::Null, |at: usize| &items[at]),
            object => &object[&key],
        });
        let contents = holder["content"].as_object().into_iter().flat_map(|content| content.values());
        let own = contents.chain([holder]).filter_map(|holder| holder.get("schema"));
        Schemas::of(document, own)
    }

    fn of(document: &'d Value, schemas: impl Iterator<Item = &'d Value>) -> Schemas<'d> {
        let mut all = Schemas { document, list: Vec::new() };
        schemas.for_each(|schema| all.add(schema));
        all
    }

    fn add(&mut self, schema: &'d Value) {
        let schema = resolved(self.document, schema);
        if self.list.iter().any(|known| std::ptr::eq(*known, schema)) {
            return;
        }
        self.list.push(schema);
        let parts = ["allOf", "oneOf", "anyOf"].into_iter().filter_map(|key| schema[key].as_array());
        parts.flatten().for_each(|part| self.add(part));
    }

    /// Whether one value is another, but for properties that were left out and have their own default instead.
    pub(super) fn is_same(&self, got: &Value, given: &Value) -> bool {
        match (got, given) {
            (Value::Object(got), Value::Object(given)) => {
                let is_expected = |(name, got): (&String, &Value)| match given.get(name) {
                    Some(given) => self.under(name).is_same(got, given),
                    None => self.declared(name).is_default(got),
                };
                given.keys().all(|name| got.contains_key(name)) && got.iter().all(is_expected)
            }
            (Value::Array(got), Value::Array(given)) => {
                let items = Schemas::of(self.document, self.list.iter().filter_map(|schema| schema.get("items")));
                got.len() == given.len() && got.iter().zip(given).all(|(got, given)| items.is_same(got, given))
            }
            (got, given) => got == given,
        }
    }

    /// Those of a property that is named.
    fn declared(&self, name: &str) -> Schemas<'d> {
        Schemas::of(self.document, self.list.iter().filter_map(|schema| schema["properties"].get(name)))
    }

    /// Those of whatever stands under a name.
    fn under(&self, name: &str) -> Schemas<'d> {
        let mut all = self.declared(name);
        self.list.iter().filter_map(|schema| schema.get("additionalProperties")).for_each(|rest| all.add(rest));
        all
    }

    fn is_default(&self, value: &Value) -> bool {
        self.list.iter().filter_map(|schema| schema.get("default")).any(|default| plain(default) == *value)
    }
}

/// The target of a reference, or the value itself.
fn resolved<'d>(document: &'d Value, mut value: &'d Value) -> &'d Value {
    while let Some(reference) = value.get("$ref").and_then(Value::as_str) {
        value = document.pointer(reference.trim_start_matches('#')).unwrap_or(&Value::Null);
    }
    value
}

fn unescaped(key: &str) -> String {
    key.replace("~1", "/").replace("~0", "~")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Whether `{}` may become this, where `$ref` and `allOf` lead to the defaults `size: 1` and `name: "none"`.
    fn may_become(got: &Value) -> bool {
        let document = json!({
            "answer": {"$ref": "#/components/answer"},
            "components": {
                "answer": {"content": {"application/json": {"schema": {"$ref": "#/components/pet"}}}},
                "pet": {"allOf": [{"$ref": "#/components/sized"}, {"properties": {
                    "name": {"type": "string", "default": "none"},
                    "age": {"type": "integer"},
                }}], "additionalProperties": {"default": "more"}},
                "sized": {"properties": {"size": {"$ref": "#/components/size"}}},
                "size": {"type": "integer", "default": 1},
            },
        });
        Schemas::at(&document, "#/answer/content/application~1json").is_same(&plain(got), &json!({}))
    }

    #[test]
    fn a_property_that_was_left_out_may_have_its_default() {
        assert!(may_become(&json!({"size": 1, "name": "none"})));
    }

    #[test]
    fn a_property_that_was_left_out_may_have_nothing_else() {
        assert!(!may_become(&json!({"size": 2})), "another value");
        assert!(!may_become(&json!({"age": 1})), "another property's default");
        assert!(!may_become(&json!({"name": "more"})), "the default of what is not named");
        assert!(!may_become(&json!({"other": "more"})), "a name that nobody gave");
    }
}
