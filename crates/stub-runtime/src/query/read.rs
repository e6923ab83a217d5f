//! The one pass over a query.

use std::borrow::Cow;

use bytes::Bytes;
use poem::http::StatusCode;

use super::field::{Field, FieldKind};
use crate::rejection::{Location, Reason, Result, shorten};
use crate::style::decode_query;
use crate::{Rejection, body};

/// A query that was read: values in the places that a table of fields gives them.
#[derive(Debug)]
pub struct Query<'q, const N: usize> {
    pub(super) fields: &'static [Field; N],
    pub(super) slots: [Slot<'q>; N],
    pub(super) location: Location,
    /// The status for malformed requests.
    pub(super) invalid: StatusCode,
}

/// What was given for one field, still encoded.
#[derive(Debug, Default)]
pub(super) struct Slot<'q> {
    /// The first value of a single or repeated field.
    pub(super) first: Option<&'q str>,
    /// Further values of a repeated field, and all pairs of an object: the name as written, and the value.
    pub(super) more: Vec<(&'q str, &'q str)>,
}

/// What becomes of query parameters that the operation does not declare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UnknownQuery {
    Refused,
    LetThrough,
}

/// Puts each pair into the slot of its field.
pub(crate) fn read<'q, const N: usize>(
    raw: &'q str,
    fields: &'static [Field; N],
    location: Location,
    invalid: StatusCode,
    unknown: UnknownQuery,
) -> Result<Query<'q, N>> {
    let mut slots = [const { Slot { first: None, more: Vec::new() } }; N];
    // Callers mostly keep the document's order, so that the next field is mostly the one looked for.
    let mut expected = 0;
    for (name, value) in pairs(raw) {
        let idx = match fields.get(expected) {
            Some(field) if field.is_plain && field.takes_itself() && field.name == name => expected,
            _ => {
                let Ok(decoded) = decode_query(name) else {
                    return Err(Rejection::invalid(invalid, Reason::Encoding { location }));
                };
                match field_of(fields, &decoded, expected) {
                    Some(idx) => idx,
                    None if unknown == UnknownQuery::LetThrough => continue,
                    None => {
                        let name = shorten(&decoded);
                        return Err(Rejection::invalid(invalid, Reason::Unknown { location, name }));
                    }
                }
            }
        };
        expected = idx + 1;
        let slot = &mut slots[idx];
        match (fields[idx].kind, slot.first) {
            (FieldKind::Single | FieldKind::Many, None) => slot.first = Some(value),
            (FieldKind::Single, Some(_)) => {
                let name = Cow::Borrowed(fields[idx].name);
                return Err(Rejection::invalid(invalid, Reason::Repeated { location, name }));
            }
            _ => slot.more.push((name, value)),
        }
    }
    Ok(Query { fields, slots, location, invalid })
}

/// An `application/x-www-form-urlencoded` body, not taken apart yet: a query that travels in the body.
#[derive(Debug)]
pub struct Form {
    text: String,
    invalid: StatusCode,
}

impl Form {
    pub(crate) fn new(bytes: Bytes, invalid: StatusCode) -> Result<Form> {
        match body::text(bytes) {
            Some(text) => Ok(Form { text, invalid }),
            None => Err(Rejection::invalid(invalid, Reason::BodyNotText)),
        }
    }

    /// Its fields; what is unknown or repeated is refused.
    pub fn fields<const N: usize>(&self, fields: &'static [Field; N]) -> Result<Query<'_, N>> {
        read(&self.text, fields, Location::Form, self.invalid, UnknownQuery::Refused)
    }
}

/// The values of a name in a query, still encoded.
pub(crate) fn values<'q>(raw: &'q str, name: &str) -> impl Iterator<Item = &'q str> {
    pairs(raw).filter(move |(given, _)| decode_query(given).is_ok_and(|given| given == name)).map(|(_, value)| value)
}

/// Names and values, still encoded. A name without `=` has an empty value; nothing between two `&` is nothing.
pub(crate) fn pairs(raw: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = raw;
    std::iter::from_fn(move || {
        loop {
            if rest.is_empty() {
                return None;
            }
            let bytes = rest.as_bytes();
            let mut equals = None;
            let mut end = 0;
            while end < bytes.len() && bytes[end] != b'&' {
                if bytes[end] == b'=' && equals.is_none() {
                    equals = Some(end);
                }
                end += 1;
            }
            let pair = &rest[..end];
            rest = rest.get(end + 1..).unwrap_or_default();
            match equals {
                Some(equals) => return Some((&pair[..equals], &pair[equals + 1..])),
                None if pair.is_empty() => {}
                None => return Some((pair, "")),
            }
        }
    })
}

/// The field that takes a name: the first from `expected` on, around the end.
fn field_of(fields: &[Field], name: &str, expected: usize) -> Option<usize> {
    let n_fields = fields.len();
    let mut rest = None;
    for step in 0..n_fields {
        let idx = expected + step;
        let idx = if idx < n_fields { idx } else { idx - n_fields };
        let field = &fields[idx];
        let takes = match field.kind {
            FieldKind::Single | FieldKind::Many => field.name == name,
            FieldKind::Deep => name.strip_prefix(field.name).is_some_and(|brackets| brackets.starts_with('[')),
            FieldKind::Spread(properties) => properties.contains(&name),
            FieldKind::SpreadRest => {
                rest = Some(idx);
                false
            }
        };
        if takes {
            return Some(idx);
        }
    }
    rest
}
