//! JSON values of an embedded document: in its order, and borrowed from its text.

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
