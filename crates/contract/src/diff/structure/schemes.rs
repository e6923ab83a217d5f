//! Ways of showing who one is.

use crate::diff::catalogue::scheme as rules;
use crate::model::{Flow, SecurityScheme, SecuritySchemeKind as Kind};

use super::compare::{Spot, Walk};
use super::values::are_equal;

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn security_schemes(&mut self) {
        let (old, new) = (self.old, self.new);
        let (before, after) = (&old.components.security_schemes, &new.components.security_schemes);
        let spot = Spot::default();
        for (key, scheme) in before {
            let name = key.as_str().unwrap_or_default();
            match after.iter().find(|(other, _)| other.as_str() == Some(name)) {
                Some((_, other)) => self.security_scheme(name, &old[scheme.id], &new[other.id]),
                None => {
                    let message = format!("The security scheme `{name}` is gone.");
                    self.report(&rules::SCHEME_REMOVED, &spot, (Some(*key), None), message);
                }
            }
        }
        for (key, _) in after {
            if !before.iter().any(|(other, _)| other.as_str() == key.as_str()) {
                let message = format!("The security scheme `{}` is new.", key.as_str().unwrap_or_default());
                self.report(&rules::SCHEME_ADDED, &spot, (None, Some(*key)), message);
            }
        }
    }

    fn security_scheme(&mut self, name: &str, old: &'a SecurityScheme<'s>, new: &'a SecurityScheme<'s>) {
        let nodes = (Some(old.node), Some(new.node));
        let spot = Spot::default();
        let has_moved = match (&old.kind, &new.kind) {
            (Kind::ApiKey { name, location }, Kind::ApiKey { name: other, location: elsewhere }) => {
                name != other || location != elsewhere
            }
            (Kind::Http { scheme, .. }, Kind::Http { scheme: other, .. }) => !scheme.eq_ignore_ascii_case(other),
            (Kind::OpenIdConnect { url }, Kind::OpenIdConnect { url: other }) => url != other,
            (Kind::OAuth2 { flows }, Kind::OAuth2 { flows: others }) => {
                for flow in flows {
                    if let Some(other) = others.iter().find(|other| other.kind == flow.kind) {
                        self.oauth_flow(name, flow, other);
                    }
                }
                flows.iter().any(|flow| !others.iter().any(|other| other.kind == flow.kind))
            }
            (before, after) if std::mem::discriminant(before) != std::mem::discriminant(after) => {
                let message = format!("The security scheme `{name}` is of another type.");
                return self.report(&rules::SCHEME_TYPE_CHANGED, &spot, nodes, message);
            }
            _ => false,
        };
        if has_moved {
            let message = format!("The security scheme `{name}` is shown in another place or form.");
            self.report(&rules::SCHEME_CHANGED, &spot, nodes, message);
        }
    }

    fn oauth_flow(&mut self, name: &str, old: &'a Flow<'s>, new: &'a Flow<'s>) {
        let nodes = (Some(old.node), Some(new.node));
        let spot = Spot::default();
        if old.authorization_url != new.authorization_url {
            let message = format!("The address where people log in for `{name}` changed.");
            self.report(&rules::OAUTH_URL_CHANGED, &spot, nodes, message);
        }
        if old.token_url != new.token_url {
            let message = format!("The address where tokens for `{name}` are had changed.");
            self.report(&rules::OAUTH_TOKEN_URL_CHANGED, &spot, nodes, message);
        }
        for (scope, text) in &old.scopes {
            match new.scopes.iter().find(|(other, _)| other == scope) {
                None => {
                    let message = format!("`{name}` has lost the scope `{scope}`.");
                    self.report(&rules::OAUTH_SCOPE_REMOVED, &spot, (Some(*text), None), message);
                }
                Some((_, other)) if !are_equal(*text, *other) => {
                    let message = format!("The scope `{scope}` of `{name}` is described in other words.");
                    self.report(&rules::OAUTH_SCOPE_CHANGED, &spot, (Some(*text), Some(*other)), message);
                }
                Some(_) => {}
            }
        }
        for (scope, text) in new.scopes.iter().filter(|(scope, _)| !old.scopes.iter().any(|(other, _)| other == scope))
        {
            let message = format!("`{name}` has the scope `{scope}`.");
            self.report(&rules::OAUTH_SCOPE_ADDED, &spot, (None, Some(*text)), message);
        }
    }
}
