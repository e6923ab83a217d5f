//! Links and callbacks: whether what they name exists.

use std::collections::HashMap;

use crate::catalogue::{BAD_EXPRESSION, LINK_PARAMETER_UNKNOWN, LINK_TARGET_UNKNOWN};
use crate::model::{Link, LinkTarget, Operation, PathItem};
use crate::source::Node;

use super::Context;

type Target<'a, 's> = (&'a PathItem<'s>, &'a Operation<'s>);

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let operations = api.operations();
    let by_id: HashMap<&str, Target<'_, '_>> =
        operations.filter_map(|(_, item, operation)| Some((operation.id?, (item, operation)))).collect();
    let uses_pointers = api.links.iter().any(|(_, link)| matches!(link.target, Some(LinkTarget::Ref(_))));
    let operations = api.operations().filter(|_| uses_pointers);
    let by_pointer: HashMap<String, Target<'_, '_>> =
        operations.map(|(_, item, operation)| (operation.node.pointer(), (item, operation))).collect();
    for (_, link) in api.links.iter().filter(|(_, link)| !link.is_unresolved) {
        if let Some(target) = target(ctx, link, &by_id, &by_pointer) {
            parameters(ctx, link, target);
        }
        let values = link.parameters.iter().map(|(_, value)| *value).chain(link.request_body);
        for value in values.collect::<Vec<_>>() {
            expression(ctx, value);
        }
    }
    for (_, callback) in api.callbacks.iter() {
        for (key, _) in &callback.paths {
            let text = key.as_str().unwrap_or_default();
            let bad = if text.starts_with('$') && !is_expression(text) { Some(text) } else { bad_embedded(text) };
            if let Some(bad) = bad {
                bad_expression(ctx, *key, bad);
            }
        }
    }
}

/// The operation that a link leads to; reported when there is none.
fn target<'a, 's>(
    ctx: &mut Context<'a, 's>,
    link: &Link<'s>,
    by_id: &HashMap<&str, Target<'a, 's>>,
    by_pointer: &HashMap<String, Target<'a, 's>>,
) -> Option<Target<'a, 's>> {
    let both = link.node.get("operationId").is_some() && link.node.get("operationRef").is_some();
    let (node, message) = match link.target {
        _ if both => (link.node, "It names its operation twice, by `operationId` and by `operationRef`.".to_owned()),
        None => (link.node, "It names no operation.".to_owned()),
        Some(LinkTarget::Id(node)) => {
            let id = node.as_str().unwrap_or_default();
            match by_id.get(id) {
                Some(target) => return Some(*target),
                None => (node, format!("No operation is called `{id}`.")),
            }
        }
        Some(LinkTarget::Ref(node)) => {
            let text = node.as_str().unwrap_or_default();
            // Operations of other documents are not looked up.
            if !text.starts_with('#') {
                return None;
            }
            match by_pointer.get(&decoded(text)) {
                Some(target) => return Some(*target),
                None => (node, format!("No operation stands at `{text}`.")),
            }
        }
    };
    ctx.report(&LINK_TARGET_UNKNOWN, node, message, "Name one operation of this document, by its `operationId`.");
    None
}

/// A pointer with the braces of its path written out.
fn decoded(pointer: &str) -> String {
    pointer.replace("%7B", "{").replace("%7D", "}").replace("%7b", "{").replace("%7d", "}")
}

fn parameters<'s>(ctx: &mut Context<'_, 's>, link: &Link<'s>, (item, operation): Target<'_, 's>) {
    let api = ctx.api;
    let known: Vec<_> = api.parameters_of(item, operation).into_iter().map(|id| &api[id]).collect();
    for (key, _) in &link.parameters {
        let text = key.as_str().unwrap_or_default();
        let is_known = known.iter().any(|parameter| {
            let qualified = text.strip_prefix(parameter.location.name()).and_then(|rest| rest.strip_prefix('.'));
            parameter.name == text || qualified == Some(parameter.name)
        });
        if !is_known {
            let id = operation.id.unwrap_or("the operation");
            let message = format!("`{id}` has no parameter `{text}`.");
            let help = "Use a name of its parameters, with its place before it where two share a name: `path.id`.";
            ctx.report_key(&LINK_PARAMETER_UNKNOWN, *key, message, help);
        }
    }
}

fn expression<'s>(ctx: &mut Context<'_, 's>, value: Node<'s>) {
    let Some(text) = value.as_str() else { return };
    let bad = if text.starts_with('$') && !is_expression(text) { Some(text) } else { bad_embedded(text) };
    if let Some(bad) = bad {
        bad_expression(ctx, value, bad);
    }
}

fn bad_expression<'s>(ctx: &mut Context<'_, 's>, node: Node<'s>, text: &str) {
    let message = format!("`{text}` is not a runtime expression.");
    let help = "Write `$response.body#/id`, `$request.path.id`, `$url`, `$method` or `$statusCode`.";
    ctx.report(&BAD_EXPRESSION, node, message, help);
}

/// Whether a whole text is one runtime expression.
pub(super) fn is_expression(text: &str) -> bool {
    if matches!(text, "$url" | "$method" | "$statusCode") {
        return true;
    }
    let source = text.strip_prefix("$request.").or_else(|| text.strip_prefix("$response."));
    let Some(source) = source else { return false };
    if let Some(fragment) = source.strip_prefix("body") {
        return fragment.is_empty() || fragment == "#" || fragment.starts_with("#/");
    }
    let named = ["header.", "query.", "path."].iter().find_map(|prefix| source.strip_prefix(prefix));
    named.is_some_and(|name| !name.is_empty())
}

/// The first expression that stands between braces in a text and is malformed.
pub(super) fn bad_embedded(text: &str) -> Option<&str> {
    let mut rest = text;
    while let Some(open) = rest.find("{$") {
        let inside = &rest[open + 1..];
        let close = inside.find('}').unwrap_or(inside.len());
        if !is_expression(&inside[..close]) {
            return Some(&inside[..close]);
        }
        rest = &inside[close..];
    }
    None
}
