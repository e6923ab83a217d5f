//! JSON values of an embedded document, in its order and borrowed from its text; and JSON pointers into it.

use std::borrow::Cow;
use std::fmt;

use indexmap::IndexMap;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Number, Value};

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    Number(Number),
    Text(Cow<'static, str>),
    List(Vec<Json>),
    Map(Map),
}

pub(crate) type Map = IndexMap<Cow<'static, str>, Json>;

impl Json {
    /// What stands under a key, if this is an object that has it.
    pub(crate) fn get(&self, key: &str) -> Option<&Json> {
        self.as_map()?.get(key)
    }

    pub(crate) fn as_map(&self) -> Option<&Map> {
        if let Json::Map(map) = self { Some(map) } else { None }
    }

    pub(crate) fn as_str(&self) -> Option<&str> {
        if let Json::Text(text) = self { Some(text) } else { None }
    }

    pub(crate) fn text(&self, key: &str) -> Option<&str> {
        self.get(key)?.as_str()
    }

    /// Whether `true` stands under a key.
    pub(crate) fn flag(&self, key: &str) -> bool {
        self.get(key) == Some(&Json::Bool(true))
    }

    pub(crate) fn number(&self, key: &str) -> Option<&Number> {
        if let Some(Json::Number(number)) = self.get(key) { Some(number) } else { None }
    }

    /// The count under a key; `3.0` is one too.
    pub(crate) fn count(&self, key: &str) -> Option<u64> {
        let number = self.number(key)?;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked: whole and not negative")]
        let whole = |value: f64| (value >= 0.0 && value.fract() == 0.0).then_some(value as u64);
        number.as_u64().or_else(|| number.as_f64().and_then(whole))
    }

    /// The elements under a key; none if there is no list.
    pub(crate) fn items(&self, key: &str) -> &[Json] {
        if let Some(Json::List(items)) = self.get(key) { items } else { &[] }
    }

    /// The entries under a key; none if there is no object.
    pub(crate) fn entries(&self, key: &str) -> impl Iterator<Item = (&str, &Json)> {
        self.get(key).and_then(Json::as_map).into_iter().flatten().map(|(key, value)| (key.as_ref(), value))
    }

    /// The same value as others know it.
    pub(crate) fn to_value(&self) -> Value {
        match self {
            Json::Null => Value::Null,
            Json::Bool(value) => Value::Bool(*value),
            Json::Number(number) => Value::Number(number.clone()),
            Json::Text(text) => Value::String(text.clone().into_owned()),
            Json::List(items) => items.iter().map(Json::to_value).collect(),
            Json::Map(map) => map.iter().map(|(key, value)| (key.clone().into_owned(), value.to_value())).collect(),
        }
    }
}

impl Deserialize<'static> for Json {
    fn deserialize<D: Deserializer<'static>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl Visitor<'static> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(Number::from_f64(value).map_or(Json::Null, Json::Number))
    }

    fn visit_borrowed_str<E>(self, value: &'static str) -> Result<Json, E> {
        Ok(Json::Text(Cow::Borrowed(value)))
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(Cow::Owned(value.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'static>>(self, mut elements: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = elements.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'static>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut map = Map::new();
        // As a value, so that a key is borrowed where it is written without escapes.
        while let Some(Json::Text(key)) = entries.next_key()? {
            map.insert(key, entries.next_value()?);
        }
        Ok(Json::Map(map))
    }
}

/// The segments of `/paths/~1pets/get`, decoded; `None` if it is no pointer.
pub(crate) fn segments(pointer: &str) -> Option<Vec<String>> {
    if pointer.is_empty() {
        return Some(Vec::new());
    }
    let rest = pointer.strip_prefix('/')?;
    Some(rest.split('/').map(|segment| segment.replace("~1", "/").replace("~0", "~")).collect())
}

/// The segments of `#/paths/~1pets/get`, decoded; `None` if it leads to another file.
pub(crate) fn segments_of_fragment(reference: &str) -> Option<Vec<String>> {
    // What is no escape stands for itself.
    let fragment = percent_encoding::percent_decode_str(reference.strip_prefix('#')?).decode_utf8().ok()?;
    segments(&fragment)
}

/// Where a reference leads from the root of its document, in one step.
pub(crate) fn follow(root: &'static Json, reference: &str) -> Option<&'static Json> {
    segments_of_fragment(reference)?.iter().try_fold(root, |node, segment| step(node, segment))
}

/// What stands under one segment of a pointer.
pub(crate) fn step(node: &'static Json, segment: &str) -> Option<&'static Json> {
    match node {
        Json::List(items) => items.get(segment.parse::<usize>().ok()?),
        _ => node.get(segment),
    }
}

#[cfg(test)]
mod tests {
    use super::{segments, segments_of_fragment};

    #[test]
    fn segments_are_decoded() {
        assert_eq!(segments("/paths/~1pets~1{id}/get"), Some(["paths", "/pets/{id}", "get"].map(str::to_owned).into()));
        assert_eq!(segments(""), Some(Vec::new()));
        assert_eq!(segments("paths"), None);
        assert_eq!(segments("/~01"), Some(vec!["~1".to_owned()]));
        assert_eq!(segments_of_fragment("#/a%20b/%C3%A9/50%"), Some(["a b", "é", "50%"].map(str::to_owned).into()));
        assert_eq!(segments_of_fragment("other.yaml#/a"), None);
        assert_eq!(segments_of_fragment("#/%FF"), None);
    }
}
