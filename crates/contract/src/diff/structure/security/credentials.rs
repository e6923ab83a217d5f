//! Security schemes by what travels, whatever their component is called.

use crate::diff::structure::values::quoted;
use crate::model::{Api, Flow, FlowKind, Location, SecurityScheme, SecuritySchemeKind as Kind};
use crate::source::Node;

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
                    Location::Path | Location::Query | Location::Cookie => name == new_name,
                };
                location == new_location && is_same_name
            }
            (Some(Kind::Http { scheme, .. }), Some(Kind::Http { scheme: new_scheme, .. })) => {
                scheme.eq_ignore_ascii_case(new_scheme)
            }
            (Some(Kind::OpenIdConnect { url }), Some(Kind::OpenIdConnect { url: new_url })) => url == new_url,
            (Some(Kind::MutualTls), Some(Kind::MutualTls)) => true,
            // Its addresses may change under one name: tokens are what travels.
            (Some(Kind::OAuth2 { flows }), Some(Kind::OAuth2 { flows: new_flows })) => {
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
            (Some(Kind::OAuth2 { flows }), Some(Kind::OAuth2 { flows: new_flows })) => {
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
    let addresses = |flow: &Flow<'_>| (flow.authorization_url.map(str::to_owned), flow.token_url.map(str::to_owned));
    let mut common = flows
        .iter()
        .filter_map(|flow| Some((flow, others.iter().find(|other| other.kind == flow.kind)?)))
        .map(|(flow, other)| addresses(flow) == addresses(other))
        .peekable();
    common.peek().is_some() && common.all(|is_same| is_same)
}
