//! Ways to satisfy an operation, and whether one is enough for another. Schemes are told by what travels, whatever their
//! component is called.

use serde_json::{Map, Value};

use crate::diff::structure::values::quoted;
use crate::model::{Api, Flow, FlowKind, Location, SecurityRequirement, SecurityScheme, SecuritySchemeKind as Kind};
use crate::source::Node;

/// One way to satisfy an operation: every scheme of it, each with all of its scopes.
pub(super) struct Alternative<'a, 's> {
    /// Where it stands; nothing if nothing is demanded anywhere.
    pub(super) node: Option<Node<'s>>,
    /// Schemes in the order of their names, each with its scopes in order.
    pub(super) schemes: Vec<(Credential<'a, 's>, Vec<&'s str>)>,
}

/// Every way to satisfy a demand. No demand at all is satisfied by showing nothing.
pub(super) fn alternatives<'a, 's>(api: &'a Api<'s>, demand: &[SecurityRequirement<'s>]) -> Vec<Alternative<'a, 's>> {
    if demand.is_empty() {
        return vec![Alternative { node: None, schemes: Vec::new() }];
    }
    demand.iter().map(|requirement| Alternative::of(api, requirement)).collect()
}

/// The ways that are held and satisfy none of those that are demanded.
pub(super) fn refused<'h, 'a, 's>(
    held: &'h [Alternative<'a, 's>],
    demanded: &[Alternative<'a, 's>],
) -> Vec<&'h Alternative<'a, 's>> {
    held.iter().filter(|held| !demanded.iter().any(|demanded| held.suffices_for(demanded))).collect()
}

/// Whether a demand is satisfied by showing nothing, and by that alone.
pub(super) fn is_open(alternatives: &[Alternative<'_, '_>]) -> bool {
    alternatives.iter().all(|alternative| alternative.schemes.is_empty())
}

impl<'a, 's> Alternative<'a, 's> {
    fn of(api: &'a Api<'s>, requirement: &SecurityRequirement<'s>) -> Self {
        let scheme = |(key, scopes): &(Node<'s>, Vec<&'s str>)| {
            let mut scopes = scopes.clone();
            scopes.sort_unstable();
            scopes.dedup();
            Some((Credential::of(api, key.as_str()?), scopes))
        };
        let mut schemes: Vec<_> = requirement.schemes.iter().filter_map(scheme).collect();
        schemes.sort_by_key(|(credential, _)| credential.name);
        Alternative { node: Some(requirement.node), schemes }
    }

    /// Whether who holds all of this can show all that is demanded.
    fn suffices_for(&self, demanded: &Alternative<'a, 's>) -> bool {
        demanded.schemes.iter().all(|(demand, scopes)| {
            let mut held = self.schemes.iter().filter(|(held, _)| held.suffices_for(*demand)).peekable();
            held.peek().is_some() && {
                let granted: Vec<_> = held.flat_map(|(_, scopes)| scopes).collect();
                scopes.iter().all(|scope| granted.contains(&scope))
            }
        })
    }

    /// Whether two ways name or are the same schemes, whatever their scopes.
    pub(super) fn has_same_schemes(&self, other: &Alternative<'a, 's>) -> bool {
        let within =
            |these: &Self, others: &Self| these.schemes.iter().all(|(scheme, _)| others.find(*scheme).is_some());
        within(self, other) && within(other, self)
    }

    /// Whether two ways are the same, scopes included.
    pub(super) fn is_same(&self, other: &Alternative<'a, 's>) -> bool {
        self.has_same_schemes(other)
            && self.schemes.iter().all(|(scheme, scopes)| other.find(*scheme).is_some_and(|others| others == scopes))
    }

    /// The scopes that this way demands of a scheme: of the same one, or else of one with its name, which then changed.
    pub(super) fn find(&self, scheme: Credential<'a, 's>) -> Option<&[&'s str]> {
        let same = self.schemes.iter().find(|(other, _)| other.is_same(scheme));
        let found = same.or_else(|| self.schemes.iter().find(|(other, _)| other.name == scheme.name));
        found.map(|(_, scopes)| &scopes[..])
    }

    /// The credentials as a value: scheme to scopes.
    pub(super) fn credentials(&self) -> Value {
        let entry =
            |(scheme, scopes): &(Credential<'a, 's>, Vec<&'s str>)| (scheme.name.to_owned(), scopes.clone().into());
        Value::Object(self.schemes.iter().map(entry).collect::<Map<_, _>>())
    }

    /// The credentials in a sentence.
    pub(super) fn said(&self) -> String {
        if self.schemes.is_empty() {
            return "anybody".to_owned();
        }
        let schemes = self.schemes.iter().map(|(scheme, scopes)| match &scopes[..] {
            [] => quoted(scheme.name),
            scopes => format!("{} ({})", quoted(scheme.name), scopes.join(", ")),
        });
        schemes.collect::<Vec<_>>().join(" and ")
    }
}

/// Alternatives in a sentence.
pub(super) fn listed(alternatives: &[Alternative<'_, '_>]) -> String {
    alternatives.iter().map(Alternative::said).collect::<Vec<_>>().join(" or ")
}

/// A security scheme that somebody demands by its name.
#[derive(Clone, Copy)]
pub(super) struct Credential<'a, 's> {
    /// The name of its component.
    pub(super) name: &'s str,
    /// What the document says about it; nothing if it is not declared.
    pub(super) scheme: Option<&'a SecurityScheme<'s>>,
}

impl<'a, 's> Credential<'a, 's> {
    /// The scheme of this name.
    pub(super) fn of(api: &'a Api<'s>, name: &'s str) -> Self {
        Credential { name, scheme: api.security_scheme(name) }
    }

    /// Where it is declared.
    pub(super) fn node(self) -> Option<Node<'s>> {
        self.scheme.map(|scheme| scheme.node)
    }

    /// Whether the two are shown in the same place and form. What cannot be read is the same by its name alone.
    pub(super) fn is_same(self, other: Credential<'_, 's>) -> bool {
        match (self.kind(), other.kind()) {
            (Some(Kind::ApiKey { name, location }), Some(Kind::ApiKey { name: new_name, location: new_location })) => {
                let is_same_name = match location {
                    Location::Header => name.eq_ignore_ascii_case(new_name),
                    _ => name == new_name,
                };
                location == new_location && is_same_name
            }
            (Some(Kind::Http { scheme, .. }), Some(Kind::Http { scheme: new_scheme, .. })) => {
                scheme.eq_ignore_ascii_case(new_scheme)
            }
            (Some(Kind::OpenIdConnect { url }), Some(Kind::OpenIdConnect { url: new_url })) => url == new_url,
            (Some(Kind::MutualTls), Some(Kind::MutualTls)) => true,
            // Its addresses may change under one name: tokens are what travels.
            (Some(Kind::OAuth2 { flows, .. }), Some(Kind::OAuth2 { flows: new_flows, .. })) => {
                self.name == other.name || has_same_addresses(flows, new_flows)
            }
            (Some(_), Some(_)) => false,
            _ => self.name == other.name,
        }
    }

    /// Whether who holds this one can show what is demanded: the same scheme, by every flow that a token was had by.
    pub(super) fn suffices_for(self, demanded: Credential<'_, 's>) -> bool {
        self.is_same(demanded) && self.lost_flow(demanded).is_none()
    }

    /// A flow that this scheme offers and another does not.
    pub(super) fn lost_flow(self, other: Credential<'_, 's>) -> Option<FlowKind> {
        match (self.kind(), other.kind()) {
            (Some(Kind::OAuth2 { flows, .. }), Some(Kind::OAuth2 { flows: new_flows, .. })) => {
                flows.iter().map(|flow| flow.kind).find(|kind| !new_flows.iter().any(|new_flow| new_flow.kind == *kind))
            }
            _ => None,
        }
    }

    /// What it is, in a sentence.
    pub(super) fn described(self) -> String {
        match self.kind() {
            Some(Kind::ApiKey { name, location: Location::Query }) => {
                format!("the API key {} in the query", quoted(name))
            }
            Some(Kind::ApiKey { name, location }) => {
                format!("the API key {} in a {}", quoted(name), location.name())
            }
            Some(Kind::Http { scheme, .. }) => format!("the HTTP scheme {}", quoted(scheme)),
            Some(Kind::OAuth2 { .. }) => "a token of OAuth 2.0".to_owned(),
            Some(Kind::OpenIdConnect { url }) => format!("a token of OpenID Connect at {}", quoted(url)),
            Some(Kind::MutualTls) => "a client certificate".to_owned(),
            Some(Kind::Unknown) | None => "unknown".to_owned(),
        }
    }

    /// Which way it is, if that can be read.
    pub(super) fn kind(self) -> Option<&'a Kind<'s>> {
        self.scheme.map(|scheme| &scheme.kind).filter(|kind| !matches!(kind, Kind::Unknown))
    }
}

/// Whether tokens are had at the same addresses, by every flow that both offer.
fn has_same_addresses(flows: &[Flow<'_>], others: &[Flow<'_>]) -> bool {
    let login = |flow: &Flow<'_>| flow.authorization_url.or(flow.device_authorization_url).map(str::to_owned);
    let addresses = |flow: &Flow<'_>| (login(flow), flow.token_url.map(str::to_owned));
    let mut common = flows
        .iter()
        .filter_map(|flow| Some((flow, others.iter().find(|other| other.kind == flow.kind)?)))
        .map(|(flow, other)| addresses(flow) == addresses(other))
        .peekable();
    common.peek().is_some() && common.all(|is_same| is_same)
}
