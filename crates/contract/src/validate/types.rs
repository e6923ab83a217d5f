//! `type` and `nullable`.

use crate::model::{Schema, Type};
use crate::number::Number;
use crate::source::{Node, NodeKind};

use super::Validator;
use super::wording::{described, one_of};

impl<'s> Validator<'_, 's> {
    /// Refuses a value of a type that is not allowed; `false` if it did.
    pub(super) fn check_type(&mut self, schema: &Schema<'s>, value: Node<'s>) -> bool {
        let has_type = allows_type_of(schema, value);
        if !has_type {
            self.refuse(schema, value, || {
                let types = schema.types.iter().map(with_article);
                let null = (schema.is_nullable || schema.is_null_only).then_some("null");
                format!("must be {}, and is {}", one_of(types.chain(null).map(str::to_owned)), described(value))
            });
        }
        has_type
    }
}

/// Whether a schema's own types allow a value.
pub(super) fn allows_type_of(schema: &Schema<'_>, value: Node<'_>) -> bool {
    let types = schema.types;
    match value.kind() {
        NodeKind::Null => types.is_empty() || schema.is_nullable,
        _ if schema.is_null_only => false,
        _ if types.is_empty() => true,
        NodeKind::Boolean => types.contains(Type::Boolean),
        NodeKind::Number => types.contains(Type::Number) || (types.contains(Type::Integer) && is_integer(value)),
        NodeKind::String => types.contains(Type::String),
        NodeKind::Array => types.contains(Type::Array),
        NodeKind::Object => types.contains(Type::Object),
    }
}

/// `1.0` is one; so is a number that is too large to read, which is written without a fraction.
fn is_integer(value: Node<'_>) -> bool {
    value.as_number().and_then(Number::parse).is_none_or(Number::is_integer)
}

fn with_article(kind: Type) -> &'static str {
    match kind {
        Type::Boolean => "a boolean",
        Type::Integer => "an integer",
        Type::Number => "a number",
        Type::String => "a string",
        Type::Array => "an array",
        Type::Object => "an object",
    }
}
