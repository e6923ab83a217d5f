//! Fact or decision: `x-origin`.

use std::collections::HashSet;

use crate::catalogue::{ORIGIN_MISSING, ORIGIN_UNKNOWN};
use crate::model::Extensions;
use crate::source::{Node, NodeKind};

use super::super::Context;

const ORIGINS: [&str; 3] = ["stated", "observed", "decided"];

pub(in super::super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, _, operation) in api.operations() {
        demand(ctx, operation.node, &operation.extensions, "operation");
    }
    for (_, parameter) in api.parameters.iter() {
        demand(ctx, parameter.node, &parameter.value.extensions, "parameter");
    }
    for (_, schema) in api.schemas.iter() {
        for property in schema.properties() {
            // Only a schema that is written here can carry the mark; beside a `$ref` it would be ignored.
            let own = &api[property.schema.id];
            let extensions = if property.schema.via.is_some() { &Extensions::new() } else { &own.extensions };
            demand(ctx, property.schema.via.unwrap_or(own.node), extensions, "property");
        }
    }
    let schemas = api.schemas.iter().map(|(_, schema)| (&schema.extensions, schema.values.as_deref()));
    let responses = api.responses.iter().map(|(_, response)| (&response.extensions, None));
    let bodies = api.request_bodies.iter().map(|(_, body)| (&body.extensions, None));
    let schemes = api.security_schemes.iter().map(|(_, scheme)| (&scheme.extensions, None));
    let operations = api.operations().map(|(_, _, operation)| (&operation.extensions, None));
    let parameters = api.parameters.iter().map(|(_, parameter)| (&parameter.value.extensions, None));
    let marked = schemas.chain(responses).chain(bodies).chain(schemes).chain(operations).chain(parameters);
    for (extensions, values) in marked.collect::<Vec<_>>() {
        words(ctx, extensions, values.unwrap_or_default());
    }
}

fn demand<'s>(ctx: &mut Context<'_, 's>, node: Node<'s>, extensions: &Extensions<'s>, what: &str) {
    if extensions.iter().any(|(name, _)| *name == "x-origin") {
        return;
    }
    let message = format!("This {what} does not say by `x-origin` where it comes from.");
    let help = if node.get("$ref").is_some() {
        "Write `allOf: [{$ref: …}]` with `x-origin` beside it."
    } else {
        "Add `x-origin: stated`, `observed` or `decided`."
    };
    ctx.report(&ORIGIN_MISSING, node, message, help);
}

/// The words of `x-origin`, and of `x-origin-values`, which names values of the `enum` beside it.
fn words<'s>(ctx: &mut Context<'_, 's>, extensions: &Extensions<'s>, values: &[Node<'s>]) {
    for (name, node) in extensions {
        match *name {
            "x-origin" => word(ctx, *node),
            "x-origin-values" => {
                if node.kind() != NodeKind::Object {
                    let message = "`x-origin-values` must be an object.";
                    ctx.report(&ORIGIN_UNKNOWN, *node, message, "Map each value of `enum` to its origin.");
                }
                let values: HashSet<_> =
                    values.iter().filter_map(|value| value.as_str().or(value.as_number())).collect();
                for (key, origin) in node.entries() {
                    word(ctx, origin);
                    let text = key.as_str().unwrap_or_default();
                    if !values.contains(text) {
                        let message = format!("`{text}` is not a value of the `enum`.");
                        ctx.report_key(&ORIGIN_UNKNOWN, key, message, "Correct it, or add the value.");
                    }
                }
            }
            _ => {}
        }
    }
}

fn word<'s>(ctx: &mut Context<'_, 's>, node: Node<'s>) {
    if !node.as_str().is_some_and(|text| ORIGINS.contains(&text)) {
        let message = "This is not an origin.";
        ctx.report(&ORIGIN_UNKNOWN, node, message, "Use `stated`, `observed` or `decided`.");
    }
}
