//! Header parameters: style `simple`, without escapes.

use super::flat::join;
use super::{Flat, Unwritable};

/// The text of a header, if there is anything to send.
pub(crate) fn write_header(value: &Flat, explode: bool) -> Result<Option<String>, Unwritable> {
    let is_ambiguous = |text: &String| text.contains(',');
    let mut text = String::new();
    match value {
        Flat::Nothing => return Ok(None),
        Flat::Scalar(value) => text.push_str(value),
        Flat::List(elements) => {
            if elements.iter().any(is_ambiguous) {
                return Err(ambiguous());
            }
            join(&mut text, ",", elements, |element, text| text.push_str(element));
        }
        Flat::Pairs(pairs) => {
            if pairs.iter().any(|(key, value)| is_ambiguous(key) || is_ambiguous(value)) {
                return Err(ambiguous());
            }
            join(&mut text, ",", pairs, |(key, value), text| {
                text.push_str(key);
                text.push(if explode { '=' } else { ',' });
                text.push_str(value);
            });
        }
    }
    Ok(Some(text))
}

#[cold]
fn ambiguous() -> Unwritable {
    "holds a comma, which stands between the elements of a list in a header".into()
}
