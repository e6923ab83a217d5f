//! Cookie parameters: style `form`, with `; ` where a query has `&`.

use super::flat::join;
use super::{Flat, encode};

/// Appends a parameter to the text of a `Cookie` header.
pub(crate) fn write_cookie(name: &str, value: &Flat, explode: bool, cookies: &mut String) {
    match value {
        Flat::Nothing => {}
        Flat::Scalar(value) => {
            begin(name, cookies);
            encode(value, cookies);
        }
        Flat::List(elements) if explode => {
            for element in elements {
                begin(name, cookies);
                encode(element, cookies);
            }
        }
        Flat::Pairs(pairs) if explode => {
            for (key, value) in pairs {
                begin(key, cookies);
                encode(value, cookies);
            }
        }
        Flat::List(elements) => {
            begin(name, cookies);
            join(cookies, ",", elements, |element, cookies| encode(element, cookies));
        }
        Flat::Pairs(pairs) => {
            begin(name, cookies);
            join(cookies, ",", pairs, |(key, value), cookies| {
                encode(key, cookies);
                cookies.push(',');
                encode(value, cookies);
            });
        }
    }
}

fn begin(name: &str, cookies: &mut String) {
    if !cookies.is_empty() {
        cookies.push_str("; ");
    }
    encode(name, cookies);
    cookies.push('=');
}
