//! Credentials of one call.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use reqwest::Request;
use reqwest::header::{AUTHORIZATION, COOKIE, HeaderName, HeaderValue};
use zeroize::Zeroizing;

use crate::operation::Location;
use crate::style::encode;

/// Credentials of one call. Cheap to clone; `Debug` hides them.
#[derive(Clone, Default)]
pub struct Grant {
    generation: u64,
    marks: Vec<Mark>,
}

/// A secret that cannot stand where it should.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a secret, or the name of one, has characters that cannot stand where it belongs")]
pub struct InvalidSecret;

#[derive(Clone)]
enum Mark {
    Header(HeaderName, HeaderValue),
    Query(String),
    Cookie(String),
}

impl Grant {
    /// Nothing.
    pub fn none() -> Grant {
        Grant::default()
    }

    /// `Authorization: Bearer …`
    pub fn bearer(token: &str) -> Result<Grant, InvalidSecret> {
        Grant::header(AUTHORIZATION, &Zeroizing::new(format!("Bearer {token}")))
    }

    /// `Authorization: Basic …`
    pub fn basic(user: &str, password: &str) -> Result<Grant, InvalidSecret> {
        // A colon in the name would move the rest of it into the password (RFC 7617).
        if user.contains(':') {
            return Err(InvalidSecret);
        }
        let pair = Zeroizing::new(format!("{user}:{password}"));
        let encoded = Zeroizing::new(STANDARD.encode(pair.as_bytes()));
        Grant::header(AUTHORIZATION, &Zeroizing::new(format!("Basic {}", *encoded)))
    }

    /// A key in a header, in the query or in a cookie.
    pub fn api_key(location: Location, name: &str, key: &str) -> Result<Grant, InvalidSecret> {
        let pair = || {
            let mut pair = String::new();
            encode(name, &mut pair);
            pair.push('=');
            encode(key, &mut pair);
            pair
        };
        match location {
            Location::Header => Grant::header(HeaderName::from_bytes(name.as_bytes()).map_err(|_| InvalidSecret)?, key),
            Location::Query => Ok(Grant { generation: 0, marks: vec![Mark::Query(pair())] }),
            Location::Cookie => Ok(Grant { generation: 0, marks: vec![Mark::Cookie(pair())] }),
            Location::Path | Location::QueryString => Err(InvalidSecret),
        }
    }

    /// The same, numbered: a number tells whoever renews whether what was refused is still what would be shown.
    #[must_use]
    pub fn with_generation(mut self, generation: u64) -> Grant {
        self.generation = generation;
        self
    }

    /// Its number, 0 unless given.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// This and another together.
    #[must_use]
    pub fn and(mut self, other: Grant) -> Grant {
        self.marks.extend(other.marks);
        self
    }

    fn header(name: HeaderName, value: &str) -> Result<Grant, InvalidSecret> {
        let mut value = HeaderValue::from_str(value).map_err(|_| InvalidSecret)?;
        value.set_sensitive(true);
        Ok(Grant { generation: 0, marks: vec![Mark::Header(name, value)] })
    }

    /// Writes it into a request.
    pub(crate) fn apply(&self, request: &mut Request) -> Result<(), InvalidSecret> {
        for mark in &self.marks {
            match mark {
                Mark::Header(name, value) => {
                    request.headers_mut().insert(name.clone(), value.clone());
                }
                Mark::Query(pair) => {
                    let url = request.url_mut();
                    let query = match url.query() {
                        Some(query) if !query.is_empty() => format!("{query}&{pair}"),
                        _ => pair.clone(),
                    };
                    url.set_query(Some(&query));
                }
                Mark::Cookie(pair) => {
                    let headers = request.headers_mut();
                    let cookies = match headers.get(COOKIE).and_then(|cookies| cookies.to_str().ok()) {
                        Some(cookies) => format!("{cookies}; {pair}"),
                        None => pair.clone(),
                    };
                    let mut cookies = HeaderValue::try_from(cookies).map_err(|_| InvalidSecret)?;
                    cookies.set_sensitive(true);
                    headers.insert(COOKIE, cookies);
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Grant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grant").field("generation", &self.generation).finish_non_exhaustive()
    }
}
