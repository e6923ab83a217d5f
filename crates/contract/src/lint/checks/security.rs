//! Security requirements against the schemes that are declared.

use crate::catalogue::{SCOPES_WITHOUT_OAUTH, SECURITY_UNDECLARED, UNKNOWN_SCOPE};
use crate::findings::{Finding, Place};
use crate::model::{SecurityRequirement, SecuritySchemeKind, Version};

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let items = api.path_items.iter().flat_map(|(_, item)| &item.operations);
    let own = items.filter_map(|operation| operation.security.as_deref());
    let demands: Vec<_> = api.security.as_deref().into_iter().chain(own).flatten().collect();
    for requirement in demands {
        requirement_check(ctx, requirement);
    }
}

fn requirement_check<'s>(ctx: &mut Context<'_, 's>, requirement: &SecurityRequirement<'s>) {
    let api = ctx.api;
    for (key, scopes) in &requirement.schemes {
        let name = key.as_str().unwrap_or_default();
        let Some(scheme) = api.security_scheme(name) else {
            let message = format!("The security scheme `{name}` is not declared.");
            let help = format!("Add `{name}` to `components.securitySchemes`.");
            ctx.report_key(&SECURITY_UNDECLARED, *key, message, help);
            continue;
        };
        match &scheme.kind {
            SecuritySchemeKind::OAuth2 { flows, .. } => {
                let is_known =
                    |scope: &str| flows.iter().any(|flow| flow.scopes.iter().any(|(name, _)| *name == scope));
                for scope in scopes.iter().filter(|scope| !is_known(scope)) {
                    let message = format!("The scope `{scope}` is offered by no flow of `{name}`.");
                    let finding =
                        Finding::new(&UNKNOWN_SCOPE, Place::of_key(*key), message, "Add it to the flows' `scopes`.");
                    ctx.findings.push(finding.with_related("the scheme", Place::of(scheme.node)));
                }
            }
            SecuritySchemeKind::OpenIdConnect { .. } | SecuritySchemeKind::Unknown => {}
            _ if scopes.is_empty() || api.version >= Version::V3_1 => {}
            _ => {
                let message = format!("`{name}` is neither OAuth 2.0 nor OpenID Connect and has no scopes.");
                ctx.report_key(&SCOPES_WITHOUT_OAUTH, *key, message, "Write an empty list.");
            }
        }
    }
}
