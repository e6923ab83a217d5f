//! Styles of path parameters.

use super::Unwritable;
use super::flat::FlatValue;
use super::percent::encode;

/// Style of a path parameter. Each line: one value · a list · an object, and exploded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathStyle {
    /// `5` · `a,b` · `x,1,y,2`, or `x=1,y=2`
    Simple {
        /// True if an object stands as `x=1`.
        explode: bool,
    },
    /// `.5` · `.a,b`, or `.a.b` · `.x,1,y,2`, or `.x=1.y=2`
    Label {
        /// True if each element has its own dot.
        explode: bool,
    },
    /// `;id=5` · `;id=a,b`, or `;id=a;id=b` · `;id=x,1,y,2`, or `;x=1;y=2`
    Matrix {
        /// True if each element has its own semicolon and name.
        explode: bool,
    },
}

impl PathStyle {
    /// The text of a parameter. It never holds a slash, nor a brace.
    pub(crate) fn write(self, name: &str, value: &FlatValue) -> Result<String, Unwritable> {
        let mut text = String::new();
        match self {
            PathStyle::Simple { explode: false } => value.join(",", ",", encode, &mut text),
            PathStyle::Simple { explode: true } => value.join(",", "=", encode, &mut text),
            PathStyle::Label { explode: false } => {
                text.push('.');
                value.join(",", ",", encode, &mut text);
            }
            PathStyle::Label { explode: true } => {
                text.push('.');
                value.join(".", "=", encode_with_dots, &mut text);
            }
            PathStyle::Matrix { explode: false } => write_matrix(name, value, &mut text),
            PathStyle::Matrix { explode: true } => write_matrix_exploded(name, value, &mut text),
        }
        match value {
            FlatValue::Nothing => Err("is in the path and must be given".into()),
            // Another operation may stand at the path without it.
            _ if text.is_empty() => Err("is in the path and must not be empty".into()),
            _ => Ok(text),
        }
    }
}

fn write_matrix(name: &str, value: &FlatValue, text: &mut String) {
    text.push(';');
    encode(name, text);
    let before = text.len();
    value.join(",", ",", encode, text);
    if text.len() > before {
        text.insert(before, '=');
    }
}

fn write_matrix_exploded(name: &str, value: &FlatValue, text: &mut String) {
    value.for_each(name, |key, value| {
        text.push(';');
        encode(key, text);
        // An empty value has no sign either (RFC 6570, 3.2.7).
        if !value.is_empty() {
            text.push('=');
            encode(value, text);
        }
    });
}

/// Encodes dots too, where one that stands for itself would begin the next element.
fn encode_with_dots(text: &str, target: &mut String) {
    let mut encoded = String::new();
    encode(text, &mut encoded);
    target.push_str(&encoded.replace('.', "%2E"));
}
