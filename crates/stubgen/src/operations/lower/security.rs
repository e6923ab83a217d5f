//! Security requirements as demands, and schemes as methods of one trait.

use std::collections::HashMap;

use contract::findings::{Finding, Level, Place};
use contract::model::{Location, Operation, SecurityRequirement, SecuritySchemeKind};

use crate::ir::{Admitted, Caller, Combination, Credential, Demand, Principal, Scheme, Security};
use crate::operations::rules::SECURITY_NOT_ENFORCED;
use rust_text::name::{Scope, pascal, snake};

use super::context::Context;
use super::header::is_token;
use super::routes::Chosen;

/// Names that would be longer than this are cut short.
const MAX_NAME: usize = 60;

#[derive(Debug, Default)]
pub(super) struct Demanded {
    /// Who calls; the argument has no name yet.
    pub(super) caller: Option<Caller>,
    pub(super) query_keys: Vec<String>,
}

/// Schemes that are demanded together, and the scopes of each.
type Alternative = (Vec<usize>, Vec<Vec<String>>);

pub(super) struct Demands {
    pub(super) security: Security,
    /// Numbers of the schemes, by their names in the document.
    schemes: HashMap<String, usize>,
    functions: Scope,
}

impl Demands {
    /// Claims the trait's name if any operation demands anything.
    pub(super) fn new(ctx: &mut Context<'_, '_, '_>, chosen: &[Chosen<'_, '_>]) -> Demands {
        let api = ctx.api;
        let mut demands = Demands { security: Security::default(), schemes: HashMap::new(), functions: Scope::new() };
        let requirements = || chosen.iter().flat_map(|chosen| api.security_of(chosen.operation));
        let used: Vec<&str> =
            requirements().flat_map(|one| &one.schemes).filter_map(|(name, _)| name.as_str()).collect();
        let (mut methods, mut types) = (Scope::new(), Scope::of_types());
        // The methods' names are also those of variables, beside these.
        for ours in ["call", "credential", "denied", "judged", "refusal", "refusals", "scopes", "service"] {
            methods.claim(ours, ours);
        }
        for (key, scheme) in &api.components.security_schemes {
            let name = key.as_str().unwrap_or_default();
            let scheme = &api[scheme.id];
            let Some((credential, words)) = credential(&scheme.kind) else { continue };
            if !used.contains(&name) {
                continue;
            }
            demands.schemes.insert(name.to_owned(), demands.security.schemes.len());
            demands.security.schemes.push(Scheme {
                wire: name.to_owned(),
                method: methods.claim_word(&snake(name), "scheme"),
                ty: types.claim(&pascal(name), "Scheme"),
                credential,
                words,
                description: scheme.description.map(ToOwned::to_owned),
            });
        }
        if !demands.security.schemes.is_empty() {
            demands.security.trait_name = ctx.types.claim("Authenticate");
        }
        demands
    }

    pub(super) fn of<'s>(&mut self, ctx: &mut Context<'_, '_, 's>, operation: &Operation<'s>) -> Demanded {
        let api = ctx.api;
        let requirements = api.security_of(operation);
        let mut alternatives: Vec<Vec<usize>> = Vec::new();
        let mut scopes: Vec<Vec<Vec<String>>> = Vec::new();
        let admits_anonymous = requirements.iter().any(|one| one.schemes.is_empty());
        let mut refused = Vec::new();
        for requirement in requirements.iter().filter(|one| !one.schemes.is_empty()) {
            match self.alternative(requirement) {
                Ok((schemes, needed)) => {
                    alternatives.push(schemes);
                    scopes.push(needed);
                }
                Err(finding) => refused.push(*finding),
            }
        }
        let is_open = alternatives.is_empty() && !refused.is_empty();
        for finding in refused {
            // With another way in, the stub is stricter than the document; without one, it would be open.
            let level = if is_open { Level::Error } else { Level::Warning };
            ctx.push(Finding { level, ..finding });
        }
        if alternatives.is_empty() {
            return Demanded::default();
        }
        let mut query_keys: Vec<String> = Vec::new();
        for scheme in alternatives.iter().flatten() {
            if let Credential::QueryKey(key) = &self.security.schemes[*scheme].credential
                && !query_keys.contains(key)
            {
                query_keys.push(key.clone());
            }
        }
        let demand = self.demand(ctx, alternatives, admits_anonymous);
        Demanded { caller: Some(Caller { demand, scopes }), query_keys }
    }

    /// The schemes of one alternative and the scopes of each.
    fn alternative(&self, requirement: &SecurityRequirement<'_>) -> Result<Alternative, Box<Finding>> {
        let mut schemes = Vec::new();
        let mut scopes = Vec::new();
        for (key, needed) in &requirement.schemes {
            let name = key.as_str().unwrap_or_default();
            let Some(idx) = self.schemes.get(name) else {
                let message = format!("The stubs cannot judge a caller by the scheme `{name}`.");
                let help = "Declare it as basic, bearer, OAuth 2.0, OpenID Connect or an API key, or demand another.";
                return Err(Box::new(Finding::new(&SECURITY_NOT_ENFORCED, Place::of_key(*key), message, help)));
            };
            schemes.push(*idx);
            scopes.push(needed.iter().map(|scope| (*scope).to_owned()).collect());
        }
        Ok((schemes, scopes))
    }

    /// The number of a demand, new or known.
    fn demand(
        &mut self,
        ctx: &mut Context<'_, '_, '_>,
        alternatives: Vec<Vec<usize>>,
        admits_anonymous: bool,
    ) -> usize {
        let alternatives: Vec<usize> = alternatives.into_iter().map(|schemes| self.combination(schemes)).collect();
        let is_same = |known: &Demand| known.alternatives == alternatives && known.admits_anonymous == admits_anonymous;
        if let Some(idx) = self.security.demands.iter().position(is_same) {
            return idx;
        }
        let mut distinct = Vec::new();
        for alternative in &alternatives {
            if !distinct.contains(alternative) {
                distinct.push(*alternative);
            }
        }
        let wanted = self.name_of(&distinct, admits_anonymous);
        let admits = match distinct.as_slice() {
            [one] => Admitted::One(*one),
            _ => Admitted::OneOf(self.principal(ctx, &wanted, &distinct, admits_anonymous)),
        };
        let mut demand = Demand { function: String::new(), alternatives, admits_anonymous, admits };
        demand.function = if demand.is_plain() {
            self.security.combinations[demand.alternatives[0]].function.clone()
        } else {
            self.functions.claim_word(&snake(&wanted), "demand")
        };
        self.security.demands.push(demand);
        self.security.demands.len() - 1
    }

    /// The number of a combination, new or known.
    fn combination(&mut self, schemes: Vec<usize>) -> usize {
        let known = self.security.combinations.iter().position(|known| known.schemes == schemes);
        known.unwrap_or_else(|| {
            let names: Vec<&str> = schemes.iter().map(|idx| self.security.schemes[*idx].ty.as_str()).collect();
            let function = self.functions.claim_word(&snake(&names.join("And")), "scheme");
            self.security.combinations.push(Combination { function, schemes });
            self.security.combinations.len() - 1
        })
    }

    /// The number of an enum, new or known.
    fn principal(
        &mut self,
        ctx: &mut Context<'_, '_, '_>,
        wanted: &str,
        distinct: &[usize],
        has_anonymous: bool,
    ) -> usize {
        let is_same = |known: &Principal| {
            known.has_anonymous == has_anonymous && known.variants.iter().map(|(_, idx)| idx).eq(distinct)
        };
        if let Some(idx) = self.security.principals.iter().position(is_same) {
            return idx;
        }
        let mut taken = Scope::new();
        if has_anonymous {
            taken.claim("Anonymous", "");
        }
        let variants = distinct.iter().map(|idx| (taken.claim(&self.name_of(&[*idx], false), "Scheme"), *idx));
        let variants = variants.collect();
        let name = ctx.types.claim(wanted);
        self.security.principals.push(Principal { name, variants, has_anonymous });
        self.security.principals.len() - 1
    }

    /// `LoginOrTokenAndKey`, cut short at a word where it would be endless.
    fn name_of(&self, combinations: &[usize], has_anonymous: bool) -> String {
        let mut name = String::new();
        for (nth, idx) in combinations.iter().enumerate() {
            let schemes = &self.security.combinations[*idx].schemes;
            let words: Vec<&str> = schemes.iter().map(|idx| self.security.schemes[*idx].ty.as_str()).collect();
            let words = words.join("And");
            if nth > 0 && name.len() + words.len() > MAX_NAME {
                name.push_str("OrOther");
                break;
            }
            name.push_str(if nth == 0 { "" } else { "Or" });
            name.push_str(&words);
        }
        name.push_str(if has_anonymous { "OrAnonymous" } else { "" });
        name
    }
}

/// What a scheme's caller shows, and the scheme in words; `None` where the stubs cannot judge it.
fn credential(kind: &SecuritySchemeKind<'_>) -> Option<(Credential, String)> {
    let (credential, words) = match kind {
        SecuritySchemeKind::ApiKey { name, location } => match location {
            Location::Header if is_token(name) => {
                (Credential::HeaderKey(name.to_ascii_lowercase()), format!("a key in the header `{name}`"))
            }
            Location::Query => (Credential::QueryKey((*name).to_owned()), format!("a key in the query, `{name}`")),
            Location::Cookie if is_token(name) => {
                (Credential::CookieKey((*name).to_owned()), format!("a key in the cookie `{name}`"))
            }
            _ => return None,
        },
        SecuritySchemeKind::Http { scheme, .. } => match scheme.to_ascii_lowercase().as_str() {
            "basic" => (Credential::Basic, "HTTP basic, a user and a password".to_owned()),
            "bearer" => (Credential::Bearer, "HTTP bearer, a token".to_owned()),
            other if is_token(other) => (Credential::Authorization(other.to_owned()), format!("HTTP `{scheme}`")),
            _ => return None,
        },
        SecuritySchemeKind::OAuth2 { .. } => (Credential::Bearer, "OAuth 2.0, an access token".to_owned()),
        SecuritySchemeKind::OpenIdConnect { .. } => (Credential::Bearer, "OpenID Connect, an access token".to_owned()),
        SecuritySchemeKind::MutualTls | SecuritySchemeKind::Unknown => return None,
    };
    Some((credential, words))
}
