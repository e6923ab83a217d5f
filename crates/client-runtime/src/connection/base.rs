//! Base addresses, and the addresses of requests below them.

use std::borrow::Cow;

use reqwest::Url;

use super::setup_error::SetupError;

/// More than that, hyper does not send, and hardly any server reads.
const MOST_CHARACTERS: usize = 65_534;

/// A base address that paths can be appended to.
pub(crate) struct Base(Url);

impl Base {
    pub(super) fn read(base: &str) -> Result<Base, SetupError> {
        let refuse = |reason: &str| Err(SetupError::Base { reason: reason.to_owned() });
        let url = match Url::parse(base) {
            Ok(url) => url,
            Err(error) => return refuse(&format!("is no URL: {error}")),
        };
        if !matches!(url.scheme(), "http" | "https") {
            return refuse("must begin with http:// or https://");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return refuse("must not hold a user or a password");
        }
        if url.query().is_some() || url.fragment().is_some() {
            return refuse("must not hold a query or a fragment");
        }
        Ok(Base(url))
    }

    /// The address, without a slash at its end.
    pub(super) fn as_str(&self) -> &str {
        self.0.as_str().trim_end_matches('/')
    }

    pub(super) fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The address of a request for a path of the document, whose parameters are filled in.
    pub(crate) fn target(&self, path: &str, query: &str) -> Result<Url, String> {
        // Some documents tell operations apart by a fragment, which is never sent.
        let path = path.split_once('#').map_or(path, |(path, _)| path);
        if let Some((_, after)) = path.split_once('{') {
            let name = after.split_once('}').map_or(after, |(name, _)| name);
            return Err(format!("parameter `{name}` is in the path and must be given"));
        }
        // Others have a part of the query in the path.
        let (path, query) = match path.split_once('?') {
            Some((path, own)) if query.is_empty() => (path, Cow::Borrowed(own)),
            Some((path, own)) => (path, Cow::Owned(format!("{own}&{query}"))),
            None => (path, Cow::Borrowed(query)),
        };
        if path.split('/').any(is_dots) {
            return Err("a path parameter that is a dot or two would change the path".to_owned());
        }
        let url = self.join(path, &query);
        match url.as_str().len() {
            ..=MOST_CHARACTERS => Ok(url),
            length => Err(format!("the address has {length} characters, and {MOST_CHARACTERS} are the most")),
        }
    }

    /// The address of a path below it. Its scheme, host and port are read once, and never by what a path says.
    fn join(&self, path: &str, query: &str) -> Url {
        let mut url = self.0.clone();
        match self.0.path().trim_end_matches('/') {
            "" => url.set_path(path),
            own => url.set_path(&[own, path].concat()),
        }
        if !query.is_empty() {
            url.set_query(Some(query));
        }
        url
    }
}

/// Whether URLs treat a segment as "here" or "up", escaped or not.
fn is_dots(segment: &str) -> bool {
    segment.len() <= 6
        && segment.bytes().next().is_some_and(|byte| matches!(byte, b'.' | b'%'))
        && matches!(segment.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..")
}

#[cfg(test)]
mod tests {
    use super::Base;

    #[test]
    fn slashes_at_the_end_do_not_matter() {
        for (base, text) in [
            ("http://a.example", "http://a.example"),
            ("http://a.example/", "http://a.example"),
            ("https://a.example:8443/v1//", "https://a.example:8443/v1"),
            ("HTTP://A.example/V1", "http://a.example/V1"),
        ] {
            assert_eq!(Base::read(base).unwrap().as_str(), text);
        }
    }

    #[test]
    fn what_is_no_base_is_refused_without_its_secrets() {
        for (base, reason) in [
            ("", "the base address is no URL: relative URL without a base"),
            ("a.example/v1", "the base address is no URL: relative URL without a base"),
            ("localhost:8080", "the base address must begin with http:// or https://"),
            ("ftp://a.example", "the base address must begin with http:// or https://"),
            ("http://maria:secret@a.example", "the base address must not hold a user or a password"),
            ("http://a.example/?key=secret", "the base address must not hold a query or a fragment"),
            ("http://", "the base address is no URL: empty host"),
        ] {
            assert_eq!(Base::read(base).err().unwrap().to_string(), reason);
        }
    }
}
