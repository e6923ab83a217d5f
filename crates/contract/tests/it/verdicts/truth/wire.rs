//! Values that are written as text: parameters and headers.

use serde_json::Value;

use super::Set;
use crate::verdicts::schema::number;

/// Readings of a list that are tried; of longer ones nothing is said.
const MAX_READINGS: usize = 64;

/// Whether a reader who knows a set can read what a writer wrote; `None` if nobody says how it is written.
///
/// In headers the items of a list are joined by commas, elsewhere each comes with the name before it. What is read may be
/// a list or not, whatever the writer meant: `7` may be the number, the text, or a list of one of them.
pub(super) fn is_read(set: &Set, value: &Value, is_header: bool) -> Option<bool> {
    let texts = written(value)?;
    // The ends of a header are not kept.
    if is_header && texts.iter().any(|text| text.trim() != text) {
        return None;
    }
    let is_taken = |reading: &Value| !set.is_clear_about(reading) || set.has(reading);
    let line = if is_header { vec![texts.join(",")] } else { texts };
    if let [only] = line.as_slice()
        && readings(only).iter().any(is_taken)
    {
        return Some(true);
    }
    let items = if is_header { line[0].split(',').map(str::to_owned).collect() } else { line };
    let choices: Vec<Vec<Value>> = items.iter().map(|item| readings(item)).collect();
    let n_lists: usize = choices.iter().map(Vec::len).product();
    let mut lists = (0..n_lists).map(|number| nth_list(&choices, number));
    (n_lists <= MAX_READINGS).then(|| lists.any(|list| is_taken(&list)))
}

/// The texts of a parameter, one for each time that its name appears.
fn written(value: &Value) -> Option<Vec<String>> {
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(_) => Some(value.to_string()),
        // Nobody writes `1.0` for 1, and few write exponents.
        Value::Number(known) => {
            let text = known.as_f64().map_or_else(|| value.to_string(), |known| number(known).to_string());
            (!text.contains('e')).then_some(text)
        }
        _ => None,
    };
    match value {
        Value::Array(items) if items.is_empty() => None,
        Value::Array(items) => items.iter().map(text).collect(),
        _ => Some(vec![text(value)?]),
    }
}

/// What a text may stand for.
fn readings(text: &str) -> Vec<Value> {
    let mut readings = vec![Value::String(text.to_owned())];
    readings.extend(serde_json::from_str(text).ok().filter(|read: &Value| read.is_number() || read.is_boolean()));
    readings
}

/// One choice for each item; the number says which.
fn nth_list(choices: &[Vec<Value>], number: usize) -> Value {
    let mut left = number;
    let choose = |choice: &Vec<Value>| {
        let chosen = choice[left % choice.len()].clone();
        left /= choice.len();
        chosen
    };
    Value::Array(choices.iter().map(choose).collect())
}
