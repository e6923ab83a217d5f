//! Base addresses and their variables, and addresses that people and tools will follow.

use std::collections::HashSet;

use crate::catalogue::{BAD_SERVER_VARIABLE, BAD_URL, SERVER_VARIABLE_UNDECLARED};
use crate::model::{ExternalDocs, SecuritySchemeKind, Server};
use crate::source::Node;

use super::Context;
use super::template::{names, pieces};

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    base_addresses(ctx);
    links_elsewhere(ctx);
}

fn base_addresses(ctx: &mut Context<'_, '_>) {
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

fn links_elsewhere(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut addresses: Vec<Option<Node<'_>>> = vec![api.info.node.get("termsOfService")];
    addresses.push(api.info.contact.as_ref().and_then(|contact| contact.node.get("url")));
    addresses.push(api.info.license.as_ref().and_then(|license| license.node.get("url")));
    let of = |docs: &ExternalDocs<'_>| docs.node.get("url").is_some();
    let tags = api.tags.iter().filter_map(|tag| tag.external_docs.as_ref());
    let operations = api.path_items.iter().flat_map(|(_, item)| &item.operations);
    let operations = operations.filter_map(|operation| operation.external_docs.as_ref());
    let schemas = api.schemas.iter().filter_map(|(_, schema)| schema.external_docs.as_deref());
    let docs = api.external_docs.iter().chain(tags).chain(operations).chain(schemas);
    addresses.extend(docs.filter(|docs| of(docs)).map(|docs| docs.node.get("url")));
    for (_, scheme) in api.security_schemes.iter() {
        match &scheme.kind {
            SecuritySchemeKind::OpenIdConnect { .. } => addresses.push(scheme.node.get("openIdConnectUrl")),
            SecuritySchemeKind::OAuth2 { flows, .. } => {
                addresses.push(scheme.node.get("oauth2MetadataUrl"));
                let fields = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"];
                addresses.extend(flows.iter().flat_map(|flow| fields.map(|field| flow.node.get(field))));
            }
            _ => {}
        }
    }
    for node in addresses.into_iter().flatten() {
        if let Some(text) = node.as_str()
            && !is_address(text)
        {
            let message = format!("`{text}` is not an address.");
            ctx.report(&BAD_URL, node, message, "Write it whole, such as `https://example.com/docs`.");
        }
    }
    if let Some(node) = api.info.contact.as_ref().and_then(|contact| contact.node.get("email"))
        && let Some(text) = node.as_str()
        && !is_mail_address(text)
    {
        ctx.report(&BAD_URL, node, format!("`{text}` is not a mail address."), "Write it as `name@example.com`.");
    }
}

/// Absolute, or relative to the document; no blanks and nothing that a URI cannot hold.
fn is_address(text: &str) -> bool {
    !text.is_empty() && !text.chars().any(|c| c.is_whitespace() || c.is_control() || "<>\"{}|\\^`".contains(c))
}

fn is_mail_address(text: &str) -> bool {
    let is_sane = |part: &str| !part.is_empty() && !part.contains(|c: char| c.is_whitespace() || c == '@');
    text.rsplit_once('@').is_some_and(|(local, domain)| is_sane(local) && is_sane(domain))
}
