//! Base addresses and their variables.

use std::collections::HashSet;

use crate::catalogue::{BAD_SERVER_VARIABLE, SERVER_VARIABLE_UNDECLARED};
use crate::model::Server;

use super::Context;
use super::template::{names, pieces};

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let of_items = api.path_items.iter().flat_map(|(_, item)| {
        let own = item.operations.iter().flat_map(|operation| &operation.servers);
        item.servers.iter().chain(own)
    });
    let of_links = api.links.iter().filter_map(|(_, link)| link.server.as_ref());
    let servers: Vec<_> = api.servers.iter().chain(of_items).chain(of_links).collect();
    for server in servers {
        variables(ctx, server);
    }
}

fn variables<'s>(ctx: &mut Context<'_, 's>, server: &Server<'s>) {
    let node = server.node.get("url").unwrap_or(server.node);
    if pieces(server.url).is_none() {
        let message = format!("The braces in `{}` do not match up.", server.url);
        ctx.report(&SERVER_VARIABLE_UNDECLARED, node, message, "Write each variable as `{name}`.");
    }
    let used: HashSet<&str> = names(server.url).into_iter().collect();
    let declared: HashSet<&str> = server.variables.iter().map(|(name, _)| *name).collect();
    for name in names(server.url) {
        if !declared.contains(name) {
            let message = format!("The variable `{{{name}}}` of the address is not declared.");
            let help = format!("Add `{name}` with a `default` to the server's `variables`.");
            ctx.report(&SERVER_VARIABLE_UNDECLARED, node, message, help);
        }
    }
    for (name, variable) in &server.variables {
        let fault = match (&variable.values, variable.default) {
            _ if !used.contains(name) => "the address does not use it",
            (Some(values), _) if values.is_empty() => "its `enum` is empty",
            (Some(values), Some(default)) if !values.contains(&default) => "its default is not among its values",
            _ => continue,
        };
        let message = format!("The variable `{name}` cannot be right: {fault}.");
        let help = "Let the address use it, and its default be one of its values.";
        ctx.report(&BAD_SERVER_VARIABLE, variable.node, message, help);
    }
}
