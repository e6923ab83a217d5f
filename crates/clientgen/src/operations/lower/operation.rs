//! One operation.

use contract::model::PathItem;
use contract::source::Node;
use rust_text::name::snake;
use rust_text::template::{made_up_name, pieces, variables};

use crate::ir::{Operation, Scheme};
use crate::rules::{CALLBACK_NOT_RECEIVED, PATH_NOT_CALLABLE, SERVER_NOT_CALLED};

use super::context::Context;
use super::names::{OperationName, OperationNames};
use super::{body, parameters, responses, security};

/// Lowers an operation; `None` when there is no way to call it.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    key: Node<'s>,
    template: &str,
    item: &PathItem<'s>,
    operation: &contract::model::Operation<'s>,
    schemes: &[Scheme],
    names: &mut OperationNames,
) -> Option<Operation> {
    let path = path(ctx, key, template);
    if pieces(&path).is_none() {
        let message = format!("The path `{template}` has braces that do not match up.");
        ctx.report(&PATH_NOT_CALLABLE, key, message, "Write each variable as `{name}`.");
        return None;
    }
    let (id, name) = name(ctx, operation, &path, names);
    let arguments = parameters::lower(ctx, (item, operation), key, &variables(&path), &name.words);
    let body = body::lower(ctx, operation, &name.words);
    let answers = responses::lower(ctx, operation, &name);
    remarks(ctx, item, operation);
    Some(Operation {
        id,
        tag: operation.tags.first().map(|tag| (*tag).to_owned()),
        summary: operation.summary.or(item.summary).unwrap_or_default().to_owned(),
        description: operation.description.or(item.description).map(ToOwned::to_owned),
        is_deprecated: operation.is_deprecated,
        method: operation.method,
        path,
        arguments,
        body,
        answers,
        security: security::alternatives(ctx, operation, schemes),
        words: name.words,
        function: name.function,
        builder: name.builder,
        constant: name.constant,
    })
}

/// The path as it is sent: from the first `/`, without a fragment.
fn path<'s>(ctx: &mut Context<'_, '_, 's>, key: Node<'s>, template: &str) -> String {
    let mut path = template.to_owned();
    if let Some((before, _)) = template.split_once('#') {
        let message = format!("`{template}` is called as `{before}`: a fragment never reaches a server.");
        ctx.changes.kept(key, "path shortened", message);
        before.clone_into(&mut path);
    }
    if !path.starts_with('/') {
        path.insert(0, '/');
        ctx.changes.kept(key, "path rooted", format!("`{template}` is called as `{path}`."));
    }
    path
}

/// The document's name for it and ours; a change where they are not one.
fn name<'s>(
    ctx: &mut Context<'_, '_, 's>,
    operation: &contract::model::Operation<'s>,
    path: &str,
    names: &mut OperationNames,
) -> (String, OperationName) {
    let given = operation.id.map(snake).filter(|words| !words.is_empty());
    let wanted = given.clone().unwrap_or_else(|| made_up_name(operation.method.key(), path));
    let name = names.claim(&wanted);
    if given.is_none() {
        let message = format!("It has no operationId and is called `{}`.", name.function);
        ctx.changes.kept(operation.node, "operation named", message);
    } else if name.words != wanted {
        let message = format!("It is called `{}`, since `{wanted}` is taken.", name.function);
        ctx.changes.kept(operation.node, "operation renamed", message);
    }
    let id = operation.id.filter(|id| !id.is_empty()).unwrap_or(&name.words);
    (id.to_owned(), name)
}

/// What the method does not do.
fn remarks<'s>(ctx: &mut Context<'_, '_, 's>, item: &PathItem<'s>, operation: &contract::model::Operation<'s>) {
    if let Some(callbacks) = operation.node.get("callbacks").filter(|_| !operation.callbacks.is_empty()) {
        let message = "Callbacks are calls that the server makes.";
        ctx.changes.lost(callbacks, "callback left out", message, "The client does not receive them.");
        let message =
            "The `callbacks` of an operation are calls that the server makes; the client does not receive them.";
        ctx.report_loss(&CALLBACK_NOT_RECEIVED, callbacks, message.to_owned(), "Receive them in a server of your own.");
    }
    if let Some(server) = operation.servers.first().or(item.servers.first()) {
        let message =
            format!("`{}` is another address than the document's; the caller needs a client of it.", server.url);
        let lost = "One client calls one address.";
        ctx.changes.lost(server.node, "server left to the caller", message, lost);
        let message =
            format!("`{}`, of `servers`, is another address than the document's; it is not called.", server.url);
        let help = "Make a client of that address for these operations, or accept the loss.";
        ctx.report_loss(&SERVER_NOT_CALLED, server.node, message, help);
    }
}
