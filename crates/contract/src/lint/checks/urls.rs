//! Addresses that people and tools will follow.

use crate::catalogue::BAD_URL;
use crate::model::{ExternalDocs, SecuritySchemeKind};
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
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
            SecuritySchemeKind::OAuth2 { flows } => {
                let fields = ["authorizationUrl", "tokenUrl", "refreshUrl"];
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
