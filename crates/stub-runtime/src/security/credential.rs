//! Credentials as callers send them, and how they are found in requests.

use std::borrow::Cow;
use std::fmt;

use base64::Engine;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use poem::http::header;

use super::denied::Challenge;
use crate::rejection::Reason;
use crate::style::decode_query;
use crate::{Call, Rejection, query};

/// Name and password, by HTTP's `Basic` scheme.
#[derive(Clone, PartialEq, Eq)]
pub struct Basic {
    /// User name.
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

/// Credential of another scheme of the `Authorization` header.
#[derive(Clone, PartialEq, Eq)]
pub struct Authorization {
    /// The scheme as the caller wrote it.
    pub scheme: String,
    /// The text behind the scheme.
    pub value: String,
}

/// Implements `Debug` with these fields alone. Secrets are left out: what is printed ends up in logs.
macro_rules! debug_only {
    ($($name:ident { $($shown:ident),* })*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name))$(.field(stringify!($shown), &self.$shown))*.finish_non_exhaustive()
            }
        }
    )*};
}

debug_only! { Basic { user } Bearer {} ApiKey {} Authorization { scheme } }

/// Padding is due by the standard and left out by some callers.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Name and password of `Authorization: Basic …`.
pub fn basic(call: &Call) -> Result<Basic, Rejection> {
    let encoded = scheme_value(call, "basic", Challenge::Basic)?;
    let decoded = BASE64.decode(encoded).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let split = decoded.as_deref().and_then(|decoded| decoded.split_once(':'));
    match split {
        Some((user, password)) => Ok(Basic { user: user.to_owned(), password: password.to_owned() }),
        None => Err(refused(Reason::MalformedCredentials, Challenge::Basic)),
    }
}

/// The token of `Authorization: Bearer …`.
pub fn bearer(call: &Call) -> Result<Bearer, Rejection> {
    let token = scheme_value(call, "bearer", Challenge::Bearer)?;
    if token.contains([' ', '\t']) {
        return Err(refused(Reason::MalformedCredentials, Challenge::Bearer));
    }
    Ok(Bearer { token: token.to_owned() })
}

/// Credential of another scheme of the `Authorization` header.
pub fn authorization(call: &Call, scheme: &'static str) -> Result<Authorization, Rejection> {
    let value = scheme_value(call, scheme, Challenge::Scheme(scheme))?;
    Ok(Authorization { scheme: scheme.to_owned(), value: value.to_owned() })
}

/// An API key in a header.
pub fn header_key(call: &Call, name: &'static str) -> Result<ApiKey, Rejection> {
    let values = call.headers().get_all(name).iter();
    only_key(values.map(|value| std::str::from_utf8(value.as_bytes()).ok().map(Cow::Borrowed)))
}

/// An API key in the query. The operation's table of query parameters must list it too.
pub fn query_key(call: &Call, name: &'static str) -> Result<ApiKey, Rejection> {
    let raw = call.context(()).uri().query().unwrap_or_default();
    only_key(query::values(raw, name).map(|value| decode_query(value).ok()))
}

/// An API key in a cookie.
pub fn cookie_key(call: &Call, name: &'static str) -> Result<ApiKey, Rejection> {
    only_key(call.cookie_values(name).map(Some))
}

/// The key, if it is there once, is text and is not empty.
fn only_key<'c>(mut keys: impl Iterator<Item = Option<Cow<'c, str>>>) -> Result<ApiKey, Rejection> {
    match (keys.next(), keys.next()) {
        (None, _) => Err(refused(Reason::MissingCredentials, Challenge::Key)),
        (Some(Some(key)), None) if !key.is_empty() => Ok(ApiKey { key: key.into_owned() }),
        _ => Err(refused(Reason::MalformedCredentials, Challenge::Key)),
    }
}

/// What follows the scheme in the only `Authorization` header.
fn scheme_value<'c>(call: &'c Call, scheme: &str, challenge: Challenge) -> Result<&'c str, Rejection> {
    let mut values = call.headers().get_all(header::AUTHORIZATION).iter();
    let value = match (values.next(), values.next()) {
        (Some(value), None) => value,
        (Some(_), Some(_)) => return Err(refused(Reason::MalformedCredentials, challenge)),
        (None, _) => return Err(refused(Reason::MissingCredentials, challenge)),
    };
    let Ok(text) = value.to_str() else { return Err(refused(Reason::MalformedCredentials, challenge)) };
    let (given, rest) = text.split_once(' ').unwrap_or((text, ""));
    if !given.eq_ignore_ascii_case(scheme) {
        // Another scheme's credential is none of this one's.
        return Err(refused(Reason::MissingCredentials, challenge));
    }
    match rest.trim_matches(' ') {
        "" => Err(refused(Reason::MalformedCredentials, challenge)),
        rest => Ok(rest),
    }
}

#[cold]
fn refused(reason: Reason, challenge: Challenge) -> Rejection {
    let mut rejection = Rejection::new(reason);
    challenge.add_to(&mut rejection);
    rejection
}
