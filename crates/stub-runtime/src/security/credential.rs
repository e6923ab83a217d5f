//! Credentials as callers send them.

use std::fmt;

/// Name and password, by HTTP's `Basic` scheme.
#[derive(Clone, PartialEq, Eq)]
pub struct Basic {
    /// Who the caller claims to be.
    pub user: String,
    /// The proof.
    pub password: String,
}

/// A token, by HTTP's `Bearer` scheme; OAuth 2 and OpenID Connect come this way too.
#[derive(Clone, PartialEq, Eq)]
pub struct Bearer {
    /// The token.
    pub token: String,
}

/// A key in a header, the query or a cookie.
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKey {
    /// The key.
    pub key: String,
}

/// Whatever stands behind another scheme of the `Authorization` header.
#[derive(Clone, PartialEq, Eq)]
pub struct Authorization {
    /// The scheme as the caller wrote it.
    pub scheme: String,
    /// What follows it.
    pub value: String,
}

// Secrets are left out: what is printed ends up in logs.

impl fmt::Debug for Basic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Basic").field("user", &self.user).finish_non_exhaustive()
    }
}

impl fmt::Debug for Bearer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bearer").finish_non_exhaustive()
    }
}

impl fmt::Debug for ApiKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ApiKey").finish_non_exhaustive()
    }
}

impl fmt::Debug for Authorization {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Authorization").field("scheme", &self.scheme).finish_non_exhaustive()
    }
}
