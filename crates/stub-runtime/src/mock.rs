//! Answers of mocks: values that the generator made of the document.
//!
//! `mock.json`, beside the embedded document, has a value for each place that a mock answers from, by its JSON pointer:
//! `{"/components/responses/NotFound/content/application~1json": {"message": "text"}}`. [`Values`] reads it. Where the
//! generator found no value, the mock calls [`unmade`]. Neither has an answer for "cannot": both panic, and the stub turns
//! that into a 500.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::json;
use crate::reply::{Binary, Items};

/// Values by JSON pointer, parsed when the first is asked for.
#[derive(Debug)]
pub struct Values {
    text: &'static str,
    parsed: OnceLock<HashMap<String, Value>>,
}

impl Values {
    /// The values of a text, which is the generator's `mock.json`.
    pub const fn new(text: &'static str) -> Values {
        Values { text, parsed: OnceLock::new() }
    }

    /// A body or a header.
    ///
    /// # Panics
    ///
    /// If there is no value, or it is not of the type.
    pub fn value<T: DeserializeOwned>(&self, pointer: &str) -> T {
        let value = self.at(pointer).to_string();
        json::parse(value.as_bytes())
            .unwrap_or_else(|fault| panic!("the value for {pointer} is not of its type: {fault}"))
    }

    /// A body that is written item by item.
    ///
    /// # Panics
    ///
    /// If there is no value, or it is not of the type.
    pub fn items<T: DeserializeOwned + Serialize>(&self, pointer: &str) -> Items<T> {
        Items::of(&self.value::<Vec<T>>(pointer))
    }

    /// A body that is neither JSON nor text.
    ///
    /// # Panics
    ///
    /// If there is no value.
    pub fn binary(&self, pointer: &str) -> Binary {
        let value = self.at(pointer);
        Binary::from(value.as_str().map_or_else(|| value.to_string(), str::to_owned).into_bytes())
    }

    fn at(&self, pointer: &str) -> &Value {
        let parse = || serde_json::from_str(self.text).unwrap_or_else(|error| panic!("mock.json is no JSON: {error}"));
        let found = self.parsed.get_or_init(parse).get(pointer);
        found.unwrap_or_else(|| panic!("mock.json has no value for {pointer}"))
    }
}

/// Stands where the generator could make no value.
///
/// # Panics
///
/// Always, with the reason.
pub fn unmade<T>(why: &str) -> T {
    panic!("{why}")
}

#[cfg(test)]
mod tests {
    use super::Values;

    static VALUES: Values = Values::new(r#"{"/a": 7, "/b": "text", "/c": [1]}"#);

    #[test]
    fn values_are_of_the_type_that_is_asked_for() {
        assert_eq!(VALUES.value::<i32>("/a"), 7);
        assert_eq!(VALUES.value::<String>("/b"), "text");
    }

    #[test]
    #[should_panic(expected = "the value for /b is not of its type")]
    fn another_type_is_told() {
        VALUES.value::<u8>("/b");
    }

    #[test]
    #[should_panic(expected = "mock.json has no value for /d")]
    fn a_value_that_is_missing_is_told() {
        VALUES.binary("/d");
    }
}
