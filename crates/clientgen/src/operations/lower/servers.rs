//! Servers and webhooks, which the client leaves to its user.

use super::context::Context;

/// Tells what becomes of servers and webhooks.
pub(super) fn report(ctx: &mut Context<'_, '_, '_>) {
    let api = ctx.api;
    match &api.servers[..] {
        [server] if !server.url.contains("://") => ctx.changes.kept(
            server.node,
            "server left to the caller",
            format!("`{}` is no whole address: the caller gives the address, with this at its end.", server.url),
        ),
        [server] if !server.variables.is_empty() => ctx.changes.kept(
            server.node,
            "server left to the caller",
            format!("The caller gives the address, with the variables of `{}` filled in.", server.url),
        ),
        [] | [_] => {}
        [first, ..] => ctx.changes.kept(
            first.node.parent().unwrap_or(first.node),
            "server left to the caller",
            "Of several servers the caller chooses one by giving its address.",
        ),
    }
    if let Some(webhooks) = api.node.get("webhooks") {
        ctx.changes.lost(
            webhooks,
            "webhook left out",
            "Webhooks are calls that the server makes.",
            "The client does not receive them.",
        );
    }
}
