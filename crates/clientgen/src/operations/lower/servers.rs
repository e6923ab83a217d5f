//! Servers and webhooks, which the client leaves to its user.

use super::context::Context;

/// Tells what becomes of servers and webhooks.
pub(super) fn report(ctx: &mut Context<'_, '_, '_>) {
    let api = ctx.api;
    let told = match &api.servers[..] {
        [server] if !server.url.contains("://") => {
            let url = server.url;
            let message = format!("`{url}` is no whole address: the caller gives the address, with this at its end.");
            Some((server.node, message))
        }
        [server] if !server.variables.is_empty() => {
            let message = format!("The caller gives the address, with the variables of `{}` filled in.", server.url);
            Some((server.node, message))
        }
        [] | [_] => None,
        [first, ..] => {
            let message = "Of several servers the caller chooses one by giving its address.".to_owned();
            Some((first.node.parent().unwrap_or(first.node), message))
        }
    };
    if let Some((node, message)) = told {
        ctx.changes.kept(node, "server left to the caller", message);
    }
    if let Some(webhooks) = api.node.get("webhooks") {
        let message = "Webhooks are calls that the server makes.";
        ctx.changes.lost(webhooks, "webhook left out", message, "The client does not receive them.");
    }
}
