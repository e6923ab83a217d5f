//! Operations: their names, answers and bodies.

use std::collections::HashMap;

use crate::catalogue::{
    BODY_WITHOUT_MEANING, CIRCULAR_TAGS, CONTENT_NEVER_SENT, DUPLICATE_OPERATION_ID, DUPLICATE_PARAMETER,
    DUPLICATE_TAG, NO_RESPONSE, OPERATION_WITHOUT_ID, QUERYSTRING_NOT_ALONE, UNDECLARED_TAG,
};
use crate::findings::{Finding, Place};
use crate::model::{Location, Method, Operation, Parameter, PathItem, StatusKey, Tag, Use, Version};
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut ids: HashMap<&str, Node<'_>> = HashMap::new();
    for (_, item) in api.path_items.iter() {
        duplicate_parameters(ctx, &item.parameters);
        for operation in &item.operations {
            operation_id(ctx, operation, &mut ids);
            duplicate_parameters(ctx, &operation.parameters);
            responses(ctx, operation);
            request_body(ctx, operation);
            if api.version >= Version::V3_2 {
                whole_query(ctx, item, operation);
            }
        }
    }
    tags(ctx);
}

fn operation_id<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>, ids: &mut HashMap<&'s str, Node<'s>>) {
    let Some(id) = operation.id else {
        if operation.node.get("operationId").is_some() {
            return; // It is there and no string, which was reported when it was read.
        }
        let message = "This operation has no `operationId`.";
        let help = "Add one: generated functions are named by it and stay the same when the path changes.";
        ctx.report(&OPERATION_WITHOUT_ID, operation.node, message, help);
        return;
    };
    let node = operation.node.get("operationId").unwrap_or(operation.node);
    if let Some(first) = ids.insert(id, node) {
        let message = format!("Two operations are called `{id}`.");
        let finding = Finding::new(&DUPLICATE_OPERATION_ID, node, message, "Rename one of the two.");
        ctx.findings.push(finding.with_related("the other operation", Place::of(first)));
    }
}

fn duplicate_parameters<'s>(ctx: &mut Context<'_, 's>, parameters: &[Use<'s, Parameter<'s>>]) {
    let api = ctx.api;
    let mut seen = HashMap::new();
    for used in parameters {
        let parameter = &api[used.id];
        if let Some(first) = seen.insert(parameter.key(), used) {
            let (name, location) = (parameter.name, parameter.location.name());
            let message = format!("The {location} parameter `{name}` is declared twice.");
            let place = Place::of(used.via.unwrap_or(parameter.node));
            let finding = Finding::new(&DUPLICATE_PARAMETER, place, message, "Remove one of the two.");
            let other = Place::of(first.via.unwrap_or(api[first.id].node));
            ctx.findings.push(finding.with_related("first declared here", other));
        }
    }
}

fn responses<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>) {
    let api = ctx.api;
    if let Some(node) = operation.responses.node
        && node.is_empty()
    {
        let message = "No response is declared.";
        ctx.report(&NO_RESPONSE, node, message, "Declare at least the answer when all went well.");
    }
    for (status, used) in &operation.responses.by_status {
        let response = &api[used.id];
        let has_no_body = matches!(status, StatusKey::Code(100..200 | 204 | 304) | StatusKey::Range(1));
        if has_no_body && !response.content.is_empty() {
            let message = format!("A response with status {status} has no body, and one is declared.");
            let help = "Remove `content`, or use another status.";
            let finding = Finding::new(&CONTENT_NEVER_SENT, response.node, message, help);
            ctx.findings.push(finding.with_related("answered by this operation", Place::of(operation.node)));
        }
    }
}

/// A parameter that is the whole query has no other beside it.
fn whole_query<'s>(ctx: &mut Context<'_, 's>, item: &PathItem<'s>, operation: &Operation<'s>) {
    let api = ctx.api;
    let of_query = api.parameters_of(item, operation).into_iter().map(|id| &api[id]);
    let of_query = of_query.filter(|parameter| matches!(parameter.location, Location::Query | Location::QueryString));
    let of_query: Vec<_> = of_query.collect();
    let Some(whole) = of_query.iter().find(|parameter| parameter.location == Location::QueryString) else { return };
    for other in of_query.iter().filter(|other| !std::ptr::eq(**other, *whole)) {
        let message = format!("`{}` is all of the query, and `{}` is in it, too.", whole.name, other.name);
        let help = "Keep one of the two, or make the latter a part of the former.";
        let finding = Finding::new(&QUERYSTRING_NOT_ALONE, other.node, message, help);
        ctx.findings.push(finding.with_related("all of the query", Place::of(whole.node)));
    }
}

fn request_body<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>) {
    let has_meaning = !matches!(operation.method, Method::Get | Method::Head | Method::Delete | Method::Trace);
    if let Some(used) = operation.request_body
        && !has_meaning
    {
        let name = operation.method.name();
        let message = format!("A body of {name} has no meaning in HTTP, and proxies may drop it.");
        let help = "Use query parameters, or POST.";
        ctx.report(&BODY_WITHOUT_MEANING, used.via.unwrap_or(ctx.api[used.id].node), message, help);
    }
}

fn tags(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut declared = HashMap::new();
    for tag in &api.tags {
        if let Some(first) = declared.insert(tag.name, tag) {
            let message = format!("The tag `{}` is declared twice.", tag.name);
            let node = tag.node.get("name").unwrap_or(tag.node);
            let finding = Finding::new(&DUPLICATE_TAG, node, message, "Remove one of the two.");
            ctx.findings.push(finding.with_related("first declared here", Place::of(first.node)));
        }
    }
    // A document that declares no tags at all has chosen to do without descriptions of them.
    if api.tags.is_empty() {
        return;
    }
    nesting(ctx, &declared);
    for (_, _, operation) in api.operations() {
        let Some(node) = operation.node.get("tags") else { continue };
        for tag in node.items() {
            let name = tag.as_str().unwrap_or_default();
            if !declared.contains_key(name) {
                let message = format!("The tag `{name}` is not declared at the top of the document.");
                let help = "Add it to `tags` with a description, or use one that is there.";
                ctx.report(&UNDECLARED_TAG, tag, message, help);
            }
        }
    }
}

/// Tags that are parts of others, as those of 3.2 may be.
fn nesting<'s>(ctx: &mut Context<'_, 's>, declared: &HashMap<&'s str, &Tag<'s>>) {
    let parent_of = |name: &str| declared.get(name).and_then(|tag| tag.parent?.as_str());
    for parent in ctx.api.tags.iter().filter_map(|tag| tag.parent) {
        let name = parent.as_str().unwrap_or_default();
        if !declared.contains_key(name) {
            let message = format!("The tag `{name}` is not declared at the top of the document.");
            ctx.report(&UNDECLARED_TAG, parent, message, "Add it to `tags`, or name one that is there.");
            continue;
        }
        // A way up that is longer than there are tags goes round.
        let n_steps = std::iter::successors(Some(name), |name| parent_of(name)).take(declared.len() + 1).count();
        if n_steps > declared.len() {
            let message = format!("The tag `{name}` is a part of itself.");
            ctx.report(&CIRCULAR_TAGS, parent, message, "Let one of the tags on the way have no `parent`.");
        }
    }
}
