//! Values as text in headers and texts of answers.

use serde::Serialize;

use crate::{Rejection, ToText, Value};

/// A value in style `simple`: a list with commas, an object as `x,1,y,2` or, exploded, as `x=1,y=2`, anything else by
/// itself.
pub fn to_text<T: Serialize + ?Sized>(value: &T, is_exploded: bool) -> Result<String, Rejection> {
    let value = serde_json::to_value(value).map_err(|error| unwritable(&error))?;
    let joint = if is_exploded { "=" } else { "," };
    let elements: Vec<String> = match &value {
        Value::Array(items) => items.iter().map(|item| item.to_text().into_owned()).collect(),
        Value::Object(entries) => entries.iter().map(|(key, item)| format!("{key}{joint}{}", item.to_text())).collect(),
        other => vec![other.to_text().into_owned()],
    };
    Ok(elements.join(","))
}

/// A value as JSON.
pub fn to_json<T: Serialize + ?Sized>(value: &T) -> Result<String, Rejection> {
    serde_json::to_string(value).map_err(|error| unwritable(&error))
}

#[cold]
fn unwritable(error: &serde_json::Error) -> Rejection {
    Rejection::internal(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::{to_json, to_text};
    use serde_json::json;

    #[test]
    fn each_kind_has_its_text() {
        let cases = [
            (json!("a,b"), "a,b", "a,b"),
            (json!(1.5), "1.5", "1.5"),
            (json!(["a", 1, true]), "a,1,true", "a,1,true"),
            (json!({"x": 1, "y": "b"}), "x,1,y,b", "x=1,y=b"),
            (json!([]), "", ""),
        ];
        for (value, plain, exploded) in cases {
            assert_eq!(to_text(&value, false).ok().as_deref(), Some(plain), "{value}");
            assert_eq!(to_text(&value, true).ok().as_deref(), Some(exploded), "{value}");
        }
        assert_eq!(to_json(&json!({"x": [1]})).ok().as_deref(), Some("{\"x\":[1]}"));
    }
}
