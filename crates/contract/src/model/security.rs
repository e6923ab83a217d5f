//! Security schemes and requirements.

use crate::source::Node;
use crate::words::words;

use super::info::Extensions;
use super::parameter::Location;

/// A way of showing who one is.
#[derive(Debug)]
pub struct SecurityScheme<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// Which way.
    pub kind: SecuritySchemeKind<'s>,
    /// True if callers should move away from it. It came with 3.2.
    pub is_deprecated: bool,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// The kind of a security scheme.
#[derive(Debug)]
pub enum SecuritySchemeKind<'s> {
    /// A key in a header, the query or a cookie.
    ApiKey {
        /// Its name.
        name: &'s str,
        /// Where it travels.
        location: Location,
    },
    /// The `Authorization` header.
    Http {
        /// Its first word, as written.
        scheme: &'s str,
        /// What the token looks like.
        bearer_format: Option<&'s str>,
    },
    /// OAuth 2.0
    OAuth2 {
        /// The flows offered.
        flows: Vec<Flow<'s>>,
        /// Address of the server's own facts. It came with 3.2.
        metadata_url: Option<&'s str>,
    },
    /// OpenID Connect
    OpenIdConnect {
        /// Where its configuration is found.
        url: &'s str,
    },
    /// A client certificate (3.1).
    MutualTls,
    /// Malformed or unresolved; a finding says so.
    Unknown,
}

/// An OAuth flow.
#[derive(Debug)]
pub struct Flow<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Which one.
    pub kind: FlowKind,
    /// Where a person logs in.
    pub authorization_url: Option<&'s str>,
    /// Address at which a device asks for a code that a person types in elsewhere. It came with 3.2.
    pub device_authorization_url: Option<&'s str>,
    /// Where a token is had.
    pub token_url: Option<&'s str>,
    /// Where a token is renewed.
    pub refresh_url: Option<&'s str>,
    /// Scope to what it allows.
    pub scopes: Vec<(&'s str, Node<'s>)>,
}

words! {
    /// The kind of an OAuth flow.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum FlowKind by name {
        /// `implicit`
        Implicit = "implicit",
        /// `password`
        Password = "password",
        /// `clientCredentials`
        ClientCredentials = "clientCredentials",
        /// `authorizationCode`
        AuthorizationCode = "authorizationCode",
        /// `deviceAuthorization`, which came with 3.2
        DeviceAuthorization = "deviceAuthorization",
    }
}

/// One way to satisfy an operation: every scheme named here. An empty one lets anybody through.
#[derive(Debug)]
pub struct SecurityRequirement<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Scheme to scopes.
    pub schemes: Vec<(Node<'s>, Vec<&'s str>)>,
}
