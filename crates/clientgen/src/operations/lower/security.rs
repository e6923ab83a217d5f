//! Security: the schemes, and what each operation asks for.

use contract::model::{Operation, SecuritySchemeKind};

use crate::ir::{Scheme, SchemeKind};

use super::context::Context;

/// The schemes that a client can use, in the document's order.
pub(super) fn schemes(ctx: &mut Context<'_, '_, '_>) -> Vec<Scheme> {
    let api = ctx.api;
    let mut schemes = Vec::new();
    for (key, used) in &api.components.security_schemes {
        let (name, scheme) = (key.as_str().unwrap_or_default(), &api[used.id]);
        let kind = match &scheme.kind {
            SecuritySchemeKind::ApiKey { name, location } => {
                SchemeKind::ApiKey { location: *location, name: (*name).to_owned() }
            }
            SecuritySchemeKind::Http { scheme, .. } if scheme.eq_ignore_ascii_case("basic") => SchemeKind::Basic,
            SecuritySchemeKind::Http { scheme, .. } if scheme.eq_ignore_ascii_case("bearer") => SchemeKind::Bearer,
            SecuritySchemeKind::OAuth2 { .. } | SecuritySchemeKind::OpenIdConnect { .. } => {
                let message = format!("`{name}` is a bearer token that the caller gives.");
                ctx.changes.lost(scheme.node, "token had elsewhere", message, "The client does not ask for the token.");
                SchemeKind::Bearer
            }
            SecuritySchemeKind::Http { .. } | SecuritySchemeKind::MutualTls | SecuritySchemeKind::Unknown => {
                let message = format!("`{name}` is shown by the connection that the caller sets up.");
                let lost = "The client neither sends it nor asks for it.";
                ctx.changes.lost(scheme.node, "security scheme left to the caller", message, lost);
                continue;
            }
        };
        schemes.push(Scheme { name: name.to_owned(), kind });
    }
    schemes
}

/// Alternatives of an operation, of the schemes that the client can use. Empty when nothing is asked for.
pub(super) fn alternatives<'s>(
    ctx: &Context<'_, '_, 's>,
    operation: &Operation<'s>,
    schemes: &[Scheme],
) -> Vec<Vec<String>> {
    let is_known = |name: &&str| schemes.iter().any(|scheme| scheme.name == *name);
    let alternatives = ctx.api.security_of(operation).iter().map(|requirement| {
        let names = requirement.schemes.iter().filter_map(|(name, _)| name.as_str());
        names.filter(is_known).map(ToOwned::to_owned).collect()
    });
    alternatives.collect()
}
