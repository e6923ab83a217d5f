//! Another edition of a document: something is gone, something else stands in its place. It need not be valid.

use fastrand::Rng;
use serde_json::{Value, json};

/// Words that mean something in many places.
const WORDS: &[&str] = &["string", "integer", "object", "array", "query", "header", "form", "date", "^a", "200"];

/// An edition with a few edits, the same for the same seed.
pub(super) fn edition(document: &Value, seed: u64) -> Value {
    let mut random = Rng::with_seed(seed);
    let mut edited = document.clone();
    for _ in 0..=random.usize(..3) {
        let mut pointers = Vec::new();
        for part in ["/paths", "/components", "/security"] {
            places(edited.pointer(part).unwrap_or(&Value::Null), part, &mut pointers);
        }
        let (Some(one), Some(other)) = (random.choice(&pointers), random.choice(&pointers)) else { break };
        let (one, other) = (one.clone(), other.clone());
        edit(&mut edited, &one, &other, &mut random);
    }
    edited
}

/// Takes away a place, or gives it what stands at another, or another value of its kind.
fn edit(document: &mut Value, one: &str, other: &str, random: &mut Rng) {
    let moved = document.pointer(other).cloned().unwrap_or_default();
    let choice = random.u8(..4);
    if choice == 0 {
        return remove(document, one);
    }
    let Some(place) = document.pointer_mut(one) else { return };
    *place = match place {
        Value::Bool(flag) => json!(!*flag),
        Value::Number(number) => json!(number.as_i64().unwrap_or_default().wrapping_add(random.i64(-3..=3))),
        Value::String(_) if choice == 1 => json!(random.choice(WORDS)),
        Value::Array(items) if choice == 1 && !items.is_empty() => {
            items.truncate(items.len() - 1);
            json!(items)
        }
        // A whole grows without end where it is put into itself again and again.
        _ if moved.to_string().len() < 2_000 => moved,
        _ => Value::Null,
    };
}

/// Takes a place away.
pub(super) fn remove(document: &mut Value, pointer: &str) {
    let Some((parent, key)) = pointer.rsplit_once('/') else { return };
    match document.pointer_mut(parent) {
        Some(Value::Object(object)) => drop(object.remove(&key.replace("~1", "/").replace("~0", "~"))),
        Some(Value::Array(items)) => {
            if let Some(idx) = key.parse().ok().filter(|idx| *idx < items.len()) {
                items.remove(idx);
            }
        }
        _ => {}
    }
}

/// Every place below a place.
fn places(value: &Value, pointer: &str, found: &mut Vec<String>) {
    let mut visit = |key: &str, inner: &Value| {
        let pointer = format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1"));
        places(inner, &pointer, found);
        found.push(pointer);
    };
    match value {
        Value::Object(object) => object.iter().for_each(|(key, inner)| visit(key, inner)),
        Value::Array(items) => items.iter().enumerate().for_each(|(idx, inner)| visit(&idx.to_string(), inner)),
        _ => {}
    }
}
