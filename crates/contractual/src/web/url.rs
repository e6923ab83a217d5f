//! URLs whose credentials are sent and never shown.

use std::fmt;

use anyhow::{Context, Result, anyhow, ensure};

/// A URL of HTTP, without a fragment. Shown, it has no credentials.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Url(url::Url);

impl Url {
    /// The URL that a text is meant to be; nothing where it is something else.
    pub(crate) fn named(text: &str) -> Option<Result<Url>> {
        let is_meant = |scheme: &str| text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme));
        let read = || {
            // The text may have credentials, so the error does not repeat it.
            let url = text.parse();
            Url::of(url.map_err(|error| {
                anyhow!("cannot read the URL, {error}; write it whole, as in https://example.com/openapi.json")
            })?)
        };
        (is_meant("http://") || is_meant("https://")).then(read)
    }

    fn of(mut url: url::Url) -> Result<Url> {
        ensure!(matches!(url.scheme(), "http" | "https"), "{}: is not read, only http: and https:", url.scheme());
        url.set_fragment(None);
        Ok(Url(url))
    }

    /// A URL as it is written in a place of this one. Credentials are not handed on.
    pub(crate) fn join(&self, reference: &str) -> Result<Url> {
        let mut joined = Url::of(self.0.join(reference).context("cannot read the URL")?)?;
        joined.remove_credentials();
        Ok(joined)
    }

    /// The same with the credentials of another one of the same server.
    pub(crate) fn with_credentials_of(mut self, named: &Url) -> Url {
        if self.server() == named.server() && !self.has_credentials() {
            // Neither fails for a URL that has a host.
            let _ = self.0.set_username(named.0.username());
            let _ = self.0.set_password(named.0.password());
        }
        self
    }

    /// Scheme, host and port.
    pub(crate) fn server(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    pub(crate) fn is_encrypted(&self) -> bool {
        self.0.scheme() == "https"
    }

    pub(crate) fn has_credentials(&self) -> bool {
        !self.0.username().is_empty() || self.0.password().is_some()
    }

    /// The last segment of the path.
    pub(crate) fn file_name(&self) -> Option<&str> {
        self.0.path_segments()?.next_back().filter(|name| !name.is_empty())
    }

    /// With credentials, for the one who sends it.
    pub(super) fn revealed(&self) -> &str {
        self.0.as_str()
    }

    fn remove_credentials(&mut self) {
        // Neither fails for a URL that has a host.
        let _ = self.0.set_username("");
        let _ = self.0.set_password(None);
    }
}

impl fmt::Display for Url {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = self.clone();
        shown.remove_credentials();
        f.write_str(shown.0.as_str())
    }
}

impl fmt::Debug for Url {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
