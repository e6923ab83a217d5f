//! Lists of allowed values.

use std::collections::HashMap;

use crate::catalogue::{DUPLICATE_VALUE, EMPTY_ENUM, ENUM_VALUE_UNFIT, NULLABLE_ENUM_WITHOUT_NULL};
use crate::findings::{Finding, Place};
use crate::model::{Schema, Type};
use crate::number::Number;
use crate::source::{Node, NodeKind};

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, schema) in api.schemas.iter() {
        let Some(values) = &schema.values else { continue };
        let Some((key, _)) = schema.node.entry("enum") else { continue };
        if values.is_empty() {
            ctx.report_key(&EMPTY_ENUM, key, "No value is allowed at all.", "List the values, or remove `enum`.");
        }
        if schema.is_nullable && !schema.types.is_empty() && !values.iter().any(|value| value.is_null()) {
            let message = "It is nullable, and `null` is not among the values, so null is refused.";
            let help = "Add `null` to `enum`, or remove `nullable`.";
            ctx.report_key(&NULLABLE_ENUM_WITHOUT_NULL, key, message, help);
        }
        duplicates(ctx, values);
        for value in values {
            unfit(ctx, schema, *value);
        }
    }
}

fn duplicates<'s>(ctx: &mut Context<'_, 's>, values: &[Node<'s>]) {
    let mut seen: HashMap<(NodeKind, &str), Node<'s>> = HashMap::new();
    for value in values {
        let Some(text) = value.as_str().or(value.as_number()) else { continue };
        if let Some(first) = seen.insert((value.kind(), text), *value) {
            let message = format!("`{text}` stands twice among the values.");
            let finding = Finding::new(&DUPLICATE_VALUE, *value, message, "Remove one of the two.");
            ctx.findings.push(finding.with_related("first written here", Place::of(first)));
        }
    }
}

/// A value that the schema's own type refuses.
fn unfit<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>, value: Node<'s>) {
    if schema.types.is_empty() {
        return;
    }
    let fits = match value.kind() {
        NodeKind::Null => schema.is_nullable,
        NodeKind::Boolean => schema.types.allows(Type::Boolean),
        NodeKind::String => schema.types.allows(Type::String),
        NodeKind::Array => schema.types.allows(Type::Array),
        NodeKind::Object => schema.types.allows(Type::Object),
        NodeKind::Number => {
            let is_integer = value.as_number().and_then(Number::parse).is_some_and(Number::is_integer);
            schema.types.allows(Type::Number) || (is_integer && schema.types.allows(Type::Integer))
        }
    };
    if !fits {
        let types = schema.types.iter().map(Type::name).collect::<Vec<_>>().join("` or `");
        let message = format!("This value is {}, and the type is `{types}`.", value.kind().describe());
        let help = match value.kind() {
            NodeKind::Null => "Add `nullable: true`, or remove the value.",
            NodeKind::Number | NodeKind::Boolean => "Put it in quotes, or correct the type.",
            _ => "Correct the value or the type.",
        };
        ctx.report(&ENUM_VALUE_UNFIT, value, message, help);
    }
}
