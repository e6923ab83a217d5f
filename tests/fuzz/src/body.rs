//! Bodies: what is read is written as the same, and others read it alike.

use serde_json::Value;
use stub_runtime::json;

/// A type as generated stubs have it.
#[derive(Debug, Clone, PartialEq)]
struct Pet {
    id: i64,
    name: Option<String>,
    weight: Option<f64>,
    tags: Option<Vec<String>>,
    parent: Option<Box<Pet>>,
}

stub_runtime::object! { Pet {
    0 id "id" required,
    1 name "name" optional,
    2 weight "weight" optional,
    3 tags "tags" optional,
    4 parent "parent" optional,
} closed }

/// JSON as a free value and as a type.
pub(crate) fn body(bytes: &[u8]) {
    let theirs = serde_json::from_slice::<Value>(bytes);
    match json::parse::<Value>(bytes) {
        Ok(ours) => {
            assert_eq!(Some(&ours), theirs.as_ref().ok(), "it is read as it is");
            assert!(!holds_nul(&ours), "no text with NUL is let in");
            assert_same(&ours);
        }
        Err(fault) => {
            assert!(theirs.as_ref().map_or(true, holds_nul), "{theirs:?} is refused: {fault}");
            assert!(!fault.to_string().is_empty(), "a refusal says why");
        }
    }
    match json::parse::<Pet>(bytes) {
        Ok(pet) => assert_same(&pet),
        Err(fault) => assert!(!fault.to_string().is_empty(), "a refusal says why"),
    }
}

fn assert_same<T: json::Serialize + for<'de> json::Deserialize<'de> + PartialEq + std::fmt::Debug>(value: &T) {
    let written = json::write(value).expect("what was read can be written");
    let again = json::parse::<T>(&written);
    let again =
        again.unwrap_or_else(|fault| panic!("{} is written and refused: {fault}", String::from_utf8_lossy(&written)));
    assert_eq!(&again, value);
}

fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(holds_nul),
        Value::Object(object) => object.iter().any(|(name, value)| name.contains('\0') || holds_nul(value)),
        _ => false,
    }
}
