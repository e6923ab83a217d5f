//! Security schemes and requirements.

use crate::catalogue::{MISSING_FIELD, UNKNOWN_VALUE};
use crate::model::{Flow, FlowKind, Id, Location, SecurityRequirement, SecurityScheme, SecuritySchemeKind, Use};
use crate::source::Node;

use super::Reader;
use super::fields::Fields;
use super::objects::{FLOW, FLOWS, SCHEME};

impl<'s> Reader<'s> {
    pub(super) fn security_scheme(&mut self, node: Node<'s>) -> Use<'s, SecurityScheme<'s>> {
        self.once(node, "securitySchemes", |memo| &mut memo.security_schemes, Reader::read_security_scheme)
    }

    fn read_security_scheme(&mut self, node: Node<'s>, is_resolved: bool) -> Id<SecurityScheme<'s>> {
        let fields = self.fields_if(is_resolved, node, &SCHEME);
        let scheme = SecurityScheme {
            node,
            description: self.string(fields, "description"),
            kind: self.security_scheme_kind(fields),
            is_deprecated: self.boolean(fields, "deprecated").unwrap_or_default(),
            extensions: fields.extensions(),
        };
        self.api.security_schemes.push(scheme)
    }

    fn security_scheme_kind(&mut self, fields: Fields<'s>) -> SecuritySchemeKind<'s> {
        let Some(kind) = self.string_node(fields, "type") else {
            return SecuritySchemeKind::Unknown;
        };
        let read = match kind.as_str().unwrap_or_default() {
            "apiKey" => self.api_key(fields),
            "http" => {
                let bearer_format = self.string(fields, "bearerFormat");
                let scheme = self.needed(fields, "scheme", "http");
                scheme.map(|scheme| SecuritySchemeKind::Http { scheme, bearer_format })
            }
            "oauth2" => {
                let metadata_url = self.string(fields, "oauth2MetadataUrl");
                self.flows(fields).map(|flows| SecuritySchemeKind::OAuth2 { flows, metadata_url })
            }
            "openIdConnect" => {
                let url = self.needed(fields, "openIdConnectUrl", "openIdConnect");
                url.map(|url| SecuritySchemeKind::OpenIdConnect { url })
            }
            "mutualTLS" if self.since_3_1() => Some(SecuritySchemeKind::MutualTls),
            other => {
                let message = format!("`{other}` is not a type of security scheme.");
                let help = "Use `apiKey`, `http`, `oauth2` or `openIdConnect`.";
                self.report(&UNKNOWN_VALUE, kind, message, help);
                None
            }
        };
        read.unwrap_or(SecuritySchemeKind::Unknown)
    }

    fn api_key(&mut self, fields: Fields<'s>) -> Option<SecuritySchemeKind<'s>> {
        let name = self.needed(fields, "name", "apiKey");
        self.needed(fields, "in", "apiKey")?;
        let place = self.string_node(fields, "in")?;
        let word = place.as_str().unwrap_or_default();
        let location = Location::named(word).filter(|known| !matches!(known, Location::Path | Location::QueryString));
        if location.is_none() {
            let message = format!("An API key cannot travel in `{word}`.");
            self.report(&UNKNOWN_VALUE, place, message, "Use `query`, `header` or `cookie`.");
        }
        Some(SecuritySchemeKind::ApiKey { location: location?, name: name? })
    }

    fn flows(&mut self, fields: Fields<'s>) -> Option<Vec<Flow<'s>>> {
        let Some(node) = fields.get("flows") else {
            self.missing(fields, "flows", "oauth2");
            return None;
        };
        let flows = self.fields(node, &FLOWS)?;
        let present = FlowKind::ALL.into_iter().filter_map(|kind| flows.get(kind.name()).map(|node| (node, kind)));
        Some(present.filter_map(|(node, kind)| self.flow(node, kind)).collect())
    }

    fn flow(&mut self, node: Node<'s>, kind: FlowKind) -> Option<Flow<'s>> {
        let fields = self.fields(node, &FLOW)?;
        let needed: &[&str] = match kind {
            FlowKind::Implicit => &["authorizationUrl"],
            FlowKind::Password | FlowKind::ClientCredentials => &["tokenUrl"],
            FlowKind::AuthorizationCode => &["authorizationUrl", "tokenUrl"],
            FlowKind::DeviceAuthorization => &["deviceAuthorizationUrl", "tokenUrl"],
        };
        for name in needed {
            self.needed(fields, name, "this OAuth flow");
        }
        let scopes = self.map(fields, "scopes");
        Some(Flow {
            node,
            kind,
            authorization_url: self.string(fields, "authorizationUrl"),
            device_authorization_url: self.string(fields, "deviceAuthorizationUrl"),
            token_url: self.string(fields, "tokenUrl"),
            refresh_url: self.string(fields, "refreshUrl"),
            scopes: scopes.into_iter().filter_map(|(key, value)| Some((key.as_str()?, value))).collect(),
        })
    }

    pub(super) fn security_requirements(&mut self, node: Node<'s>) -> Vec<SecurityRequirement<'s>> {
        let alternatives = self.items_at(node, "security");
        alternatives.into_iter().map(|node| self.security_requirement(node)).collect()
    }

    fn security_requirement(&mut self, node: Node<'s>) -> SecurityRequirement<'s> {
        let entries = self.map_at(node, "security");
        let mut schemes = Vec::with_capacity(entries.len());
        for (key, scopes) in entries {
            let scopes = self.strings_at(scopes, key.as_str().unwrap_or_default());
            schemes.push((key, scopes.into_iter().filter_map(Node::as_str).collect()));
        }
        SecurityRequirement { node, schemes }
    }

    /// A string that this sort of object cannot do without.
    fn needed(&mut self, fields: Fields<'s>, name: &str, sort: &str) -> Option<&'s str> {
        if fields.get(name).is_none() {
            self.missing(fields, name, sort);
        }
        self.string(fields, name)
    }

    fn missing(&mut self, fields: Fields<'s>, name: &str, sort: &str) {
        let message = format!("`{sort}` needs `{name}`, and it is missing.");
        self.report(&MISSING_FIELD, fields.node, message, format!("Add `{name}` here."));
    }
}
