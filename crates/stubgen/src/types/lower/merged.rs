//! What several schemas say together about the kind of a value.

use contract::model::{Schema, Type};
use contract::number::Number;
use contract::source::{Node, NodeKind};

use super::json;

/// Schemas that all hold, seen as one.
#[derive(Debug)]
pub(super) struct Merged<'m, 's> {
    /// The schemas.
    pub(super) schemas: Vec<&'m Schema<'s>>,
    /// What a value is.
    pub(super) kind: Kind,
    /// The only values allowed, `null` left out, if they are listed.
    pub(super) values: Option<Vec<Node<'s>>>,
}

/// What a value is, as far as Rust can say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing is said about the type.
    Anything,
    /// One of several types, or rules for types that nobody demands: only a schema can say which values fit.
    Several,
    /// The types contradict each other.
    Nothing,
    /// Only `null`.
    Null,
    /// `boolean`
    Boolean,
    /// `integer`
    Integer,
    /// `number`
    Number,
    /// `string`
    Text,
    /// `array`
    List,
    /// `object`
    Object,
}

impl<'m, 's> Merged<'m, 's> {
    pub(super) fn of(schemas: Vec<&'m Schema<'s>>) -> Self {
        let values = listed(&schemas);
        let kind = match types(&schemas) {
            Some(types) => of_types(&types),
            None if schemas.iter().any(|schema| schema.is_null_only) => Kind::Null,
            None => inferred(&schemas, values.as_deref()),
        };
        Merged { schemas, kind, values }
    }

    /// The format that a schema names, of those that are known.
    pub(super) fn format(&self, known: &[&'static str]) -> Option<&'static str> {
        known.iter().copied().find(|format| self.schemas.iter().any(|schema| schema.format == Some(format)))
    }
}

/// The types that all schemas allow; `None` if none of them names any.
fn types(schemas: &[&Schema<'_>]) -> Option<Vec<Type>> {
    let mut named = schemas.iter().map(|schema| schema.types).filter(|types| !types.is_empty()).peekable();
    named.peek()?;
    let mut allowed = Type::ALL.to_vec();
    for types in named {
        allowed.retain(|kind| types.allows(*kind));
    }
    Some(allowed)
}

fn of_types(types: &[Type]) -> Kind {
    match types {
        [] => Kind::Nothing,
        [Type::Boolean] => Kind::Boolean,
        [Type::Integer] => Kind::Integer,
        [Type::Integer, Type::Number] => Kind::Number,
        [Type::String] => Kind::Text,
        [Type::Array] => Kind::List,
        [Type::Object] => Kind::Object,
        _ => Kind::Several,
    }
}

/// Without a type, rules for objects or arrays hold only of objects or arrays and allow anything else; people who leave
/// the type away mean that type nevertheless, and every generator reads it so. Rules for numbers and strings are not
/// stretched like this: they stand beside anything, and a schema checks them.
fn inferred(schemas: &[&Schema<'_>], values: Option<&[Node<'_>]>) -> Kind {
    if let Some(values) = values {
        let all = |is_kind: fn(&Node<'_>) -> bool| !values.is_empty() && values.iter().all(is_kind);
        return match () {
            () if all(|value| value.kind() == NodeKind::String) => Kind::Text,
            () if all(|value| integer(*value).is_some()) => Kind::Integer,
            () if all(|value| value.kind() == NodeKind::Boolean) => Kind::Boolean,
            () => Kind::Several,
        };
    }
    let any = |says: fn(&Schema<'_>) -> bool| schemas.iter().any(|schema| says(schema));
    let has_scalar_rules = any(|schema| schema.number.is_some() || schema.string.is_some());
    match (any(|schema| schema.object.is_some()), any(|schema| schema.array.is_some()), has_scalar_rules) {
        (true, false, false) => Kind::Object,
        (false, true, false) => Kind::List,
        (false, false, false) => Kind::Anything,
        _ => Kind::Several,
    }
}

/// The values that every list holds, in the order of the first, each once.
fn listed<'s>(schemas: &[&Schema<'s>]) -> Option<Vec<Node<'s>>> {
    let mut lists = schemas.iter().filter_map(|schema| schema.values.as_deref());
    let mut values: Vec<(String, Node<'s>)> =
        lists.next()?.iter().filter(|value| !value.is_null()).map(|value| (json::text(*value), *value)).collect();
    for list in lists {
        let others: std::collections::HashSet<String> = list.iter().map(|value| json::text(*value)).collect();
        values.retain(|(text, _)| others.contains(text));
    }
    let mut seen = std::collections::HashSet::new();
    values.retain(|(text, _)| seen.insert(text.clone()));
    Some(values.into_iter().map(|(_, value)| value).collect())
}

/// The whole number that a value is.
pub(super) fn integer(value: Node<'_>) -> Option<i128> {
    value.as_number().and_then(Number::parse).and_then(Number::to_i128)
}
