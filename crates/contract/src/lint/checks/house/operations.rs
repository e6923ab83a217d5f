//! House rules for operations: their names, tags, security and answers.

use crate::catalogue::{
    JSON_WITHOUT_SCHEMA, MIXED_ERROR_BODIES, OPERATION_ID_NOT_CAMEL_CASE, OPERATION_WITHOUT_SUMMARY,
    OPERATION_WITHOUT_TAG, SECURITY_UNSAID,
};
use crate::model::Operation;

use super::super::Context;

pub(in super::super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, _, operation) in api.operations() {
        names(ctx, operation);
        if operation.security.is_none() && api.security.is_none() {
            let message = "Neither the operation nor the document says what a caller must show.";
            ctx.report(&SECURITY_UNSAID, operation.node, message, "Add `security`, or `security: []` if it is open.");
        }
        bodies(ctx, operation);
    }
}

fn names<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>) {
    if operation.summary.is_none_or(|summary| summary.trim().is_empty()) {
        let message = "This operation has no summary.";
        ctx.report(&OPERATION_WITHOUT_SUMMARY, operation.node, message, "Say in one line what it does.");
    }
    if operation.tags.len() != 1 {
        let message = format!("This operation has {} tags, and one makes a trait.", operation.tags.len());
        ctx.report(&OPERATION_WITHOUT_TAG, operation.node, message, "Give it exactly one tag.");
    }
    let is_camel_case =
        |id: &str| id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(|c| c.is_ascii_alphanumeric());
    if let Some(id) = operation.id
        && !is_camel_case(id)
    {
        let node = operation.node.get("operationId").unwrap_or(operation.node);
        let message = format!("`{id}` is not camelCase.");
        ctx.report(&OPERATION_ID_NOT_CAMEL_CASE, node, message, "Use a verb and a noun: `salvarAssociado`.");
    }
}

fn bodies<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>) {
    let api = ctx.api;
    let mut error_kinds: Vec<&str> = Vec::new();
    for (status, used) in &operation.responses.by_status {
        let response = &api[used.id];
        for media in &response.content {
            if status.is_success() && media.name.starts_with("application/json") && media.schema.is_none() {
                let message = format!("The JSON answer {status} has no schema.");
                ctx.report(&JSON_WITHOUT_SCHEMA, media.node, message, "Add `schema`, or `schema: {}` for anything.");
            }
            if !status.is_success() && !error_kinds.contains(&media.name) {
                error_kinds.push(media.name);
            }
        }
    }
    if error_kinds.len() > 1 {
        let message = format!("Its errors come as {}.", error_kinds.join(" and "));
        let help = "Let all errors of an operation have one media type; clients read them as one type.";
        ctx.report(&MIXED_ERROR_BODIES, operation.node, message, help);
    }
}
