//! Styles of path parameters.

use super::flat::join;
use super::{Flat, Unwritable, encode};

/// How a path parameter stands in its segment. Each line: one value · a list · an object, and exploded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathStyle {
    /// `5` · `a,b` · `x,1,y,2`, or `x=1,y=2`
    Simple {
        /// Whether an object stands as `x=1`.
        explode: bool,
    },
    /// `.5` · `.a,b`, or `.a.b` · `.x,1,y,2`, or `.x=1.y=2`
    Label {
        /// Whether each element has its own dot.
        explode: bool,
    },
    /// `;id=5` · `;id=a,b`, or `;id=a;id=b` · `;id=x,1,y,2`, or `;x=1;y=2`
    Matrix {
        /// Whether each element has its own semicolon and name.
        explode: bool,
    },
}

impl PathStyle {
    /// The text of a parameter. It never holds a slash, nor a brace.
    pub(crate) fn write(self, name: &str, value: &Flat) -> Result<String, Unwritable> {
        let mut text = String::new();
        match self {
            PathStyle::Simple { explode: false } => write_elements(value, ",", ",", encode, &mut text),
            PathStyle::Simple { explode: true } => write_elements(value, ",", "=", encode, &mut text),
            PathStyle::Label { explode: false } => {
                text.push('.');
                write_elements(value, ",", ",", encode, &mut text);
            }
            PathStyle::Label { explode: true } => {
                text.push('.');
                write_elements(value, ".", "=", encode_with_dots, &mut text);
            }
            PathStyle::Matrix { explode: false } => write_matrix(name, value, &mut text),
            PathStyle::Matrix { explode: true } => write_matrix_exploded(name, value, &mut text),
        }
        match value {
            Flat::Nothing => Err("is in the path and must be given".into()),
            // Another operation may stand at the path without it.
            _ if text.is_empty() => Err("is in the path and must not be empty".into()),
            _ => Ok(text),
        }
    }
}

fn write_elements(value: &Flat, delimiter: &str, joint: &str, encode: impl Fn(&str, &mut String), text: &mut String) {
    match value {
        Flat::Nothing => {}
        Flat::Scalar(value) => encode(value, text),
        Flat::List(elements) => join(text, delimiter, elements, |element, text| encode(element, text)),
        Flat::Pairs(pairs) => join(text, delimiter, pairs, |(key, value), text| {
            encode(key, text);
            text.push_str(joint);
            encode(value, text);
        }),
    }
}

fn write_matrix(name: &str, value: &Flat, text: &mut String) {
    text.push(';');
    encode(name, text);
    let before = text.len();
    write_elements(value, ",", ",", encode, text);
    if text.len() > before {
        text.insert(before, '=');
    }
}

fn write_matrix_exploded(name: &str, value: &Flat, text: &mut String) {
    let mut write = |key: &str, value: &str| {
        text.push(';');
        encode(key, text);
        // An empty value has no sign either (RFC 6570, 3.2.7).
        if !value.is_empty() {
            text.push('=');
            encode(value, text);
        }
    };
    match value {
        Flat::Nothing => {}
        Flat::Scalar(value) => write(name, value),
        Flat::List(elements) => elements.iter().for_each(|element| write(name, element)),
        Flat::Pairs(pairs) => pairs.iter().for_each(|(key, value)| write(key, value)),
    }
}

/// Encodes dots too, where one that stands for itself would begin the next element.
fn encode_with_dots(text: &str, target: &mut String) {
    for (idx, piece) in text.split('.').enumerate() {
        if idx > 0 {
            target.push_str("%2E");
        }
        encode(piece, target);
    }
}
