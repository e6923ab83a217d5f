//! Headers that browsers obey, on every answer.

use poem::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};

const ALWAYS: [(HeaderName, &str); 3] =
    [(X_CONTENT_TYPE_OPTIONS, "nosniff"), (X_FRAME_OPTIONS, "DENY"), (REFERRER_POLICY, "no-referrer")];

/// Answers are data: nothing in them is to be loaded or run.
const DATA_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

/// The page about the contract has its scripts and styles in itself, and asks this server only.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; \
                           img-src data:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
                           frame-ancestors 'none'";

/// A page with a form brings its style and sends to this server only.
const FORM_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
                           form-action 'self'; frame-ancestors 'none'";

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    /// Somebody's data, which no cache may keep.
    Data,
    /// The contract or the page about it, which may be kept and must be asked for anew.
    Page,
    /// A page with a form, which no cache may keep: its address may hold a secret.
    Form,
}

/// Adds what every answer carries.
pub(super) fn secure(headers: &mut HeaderMap, content: Content, is_tls: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let (caching, policy) = match content {
        Content::Data => ("no-store", DATA_POLICY),
        Content::Page => ("no-cache", PAGE_POLICY),
        Content::Form => ("no-store", FORM_POLICY),
    };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    if is_tls {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}
