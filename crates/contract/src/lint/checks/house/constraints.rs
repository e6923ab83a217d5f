//! Constraints that stand twice: one name, one Rust type.

use std::collections::HashMap;

use crate::catalogue::REPEATED_CONSTRAINT;
use crate::findings::{Finding, Place};
use crate::model::Schema;
use crate::source::Node;

use super::super::Context;

pub(in super::super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut first: HashMap<String, Node<'_>> = HashMap::new();
    // Named schemas come first, so that the one with the name is the one to refer to.
    let named = api.schemas.iter().filter(|(_, schema)| schema.name.is_some());
    let unnamed = api.schemas.iter().filter(|(_, schema)| schema.name.is_none());
    for (_, schema) in named.chain(unnamed) {
        for constraint in constraints(schema) {
            let Some(other) = first.get(&constraint).copied() else {
                first.insert(constraint, schema.node);
                continue;
            };
            let message = "The same constraint stands elsewhere.";
            let help = "Name it once under `components.schemas` and refer to it.";
            let finding = Finding::new(&REPEATED_CONSTRAINT, schema.node, message, help);
            ctx.findings.push(finding.with_related("it also stands here", Place::of(other)));
        }
    }
}

/// What a schema says that is worth a name: a pattern, or a list of values.
fn constraints(schema: &Schema<'_>) -> Vec<String> {
    let pattern = schema.string.as_deref().and_then(|rules| rules.pattern).and_then(Node::as_str);
    let pattern = pattern.map(|text| format!("pattern {text}"));
    let values = schema.values.as_ref().filter(|values| values.len() > 1).map(|values| {
        let texts = values.iter().map(|value| value.as_str().or(value.as_number()).unwrap_or_default());
        let mut texts: Vec<_> = texts.collect();
        texts.sort_unstable();
        format!("enum {}", texts.join("\u{1f}"))
    });
    pattern.into_iter().chain(values).collect()
}
