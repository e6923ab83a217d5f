//! Addresses of receivers.

use std::fmt;

use url::{Host, Url};

/// Most characters of an address; the operator's contract says so.
const MAX_LENGTH: usize = 2048;

/// The base address of a receiver: a scheme, a host, maybe a port, a path and a query, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReceiverUrl(Url);

/// Reasons why a text is no address of a receiver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadUrl {
    /// It is not a URL, is too long, or holds what no URL may.
    #[error("it is not a URL")]
    Syntax,
    /// Its scheme is neither `https` nor `http`.
    #[error("its scheme is neither https nor http")]
    Scheme,
    /// It holds a user or a password, which would end up in logs.
    #[error("it holds a user or a password")]
    UserInfo,
    /// It holds a fragment, which nobody sends.
    #[error("it holds a fragment")]
    Fragment,
    /// It names no host, or port 0.
    #[error("it names no host, or port 0")]
    Host,
}

impl ReceiverUrl {
    /// Reads an address. Slashes at its end mean nothing.
    pub fn parse(text: &str) -> Result<ReceiverUrl, BadUrl> {
        // A URL parser takes some of these away in silence, and two readers could then see two addresses.
        let is_odd = |character: char| character.is_control() || character.is_whitespace() || character == '\\';
        if text.len() > MAX_LENGTH || text.chars().any(is_odd) {
            return Err(BadUrl::Syntax);
        }
        let mut url = Url::parse(text).map_err(|_| BadUrl::Syntax)?;
        if !matches!(url.scheme(), "https" | "http") {
            return Err(BadUrl::Scheme);
        }
        if !url.username().is_empty() || url.password().is_some() || has_user_info(text) {
            return Err(BadUrl::UserInfo);
        }
        if url.fragment().is_some() {
            return Err(BadUrl::Fragment);
        }
        if url.query() == Some("") {
            url.set_query(None);
        }
        if url.host_str().is_none_or(|host| host.is_empty() || host == ".") || url.port() == Some(0) {
            return Err(BadUrl::Host);
        }
        let path = url.path().trim_end_matches('/').to_owned();
        url.set_path(&path);
        Ok(ReceiverUrl(url))
    }

    /// The address up to its path, behind which others can be added.
    pub fn base(&self) -> String {
        let mut base = self.0.clone();
        base.set_query(None);
        base.as_str().trim_end_matches('/').to_owned()
    }

    /// Names and values of its query, which go along with every request.
    pub fn query(&self) -> Vec<(String, String)> {
        self.0.query_pairs().into_owned().collect()
    }

    /// Its host, with every spelling of a number read as the address that it is.
    pub fn host(&self) -> Host<&str> {
        self.0.host().expect("it was parsed with a host")
    }

    /// Its port, the scheme's own if none is written.
    pub fn port(&self) -> u16 {
        self.0.port_or_known_default().expect("both schemes have one")
    }

    /// Whether what is sent there travels encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.0.scheme() == "https"
    }
}

/// Whether somebody stands before an `@`, be it nobody: `https://@host`.
fn has_user_info(text: &str) -> bool {
    let authority = text.split_once("://").map_or("", |(_, rest)| rest);
    authority.split(['/', '?', '#']).next().is_some_and(|authority| authority.contains('@'))
}

impl fmt::Display for ReceiverUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.base())?;
        self.0.query().map_or(Ok(()), |query| write!(formatter, "?{query}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, BadUrl> {
        ReceiverUrl::parse(text).map(|url| url.to_string())
    }

    #[test]
    fn addresses_are_read_in_one_spelling() {
        for (text, shown) in [
            ("https://a.example", "https://a.example"),
            ("https://a.example/", "https://a.example"),
            ("https://a.example/hooks//", "https://a.example/hooks"),
            ("HTTPS://A.EXAMPLE:443/Hooks", "https://a.example/Hooks"),
            ("http://a.example:8080/x/../y", "http://a.example:8080/y"),
            ("https://bücher.example", "https://xn--bcher-kva.example"),
            ("http://127.1", "http://127.0.0.1"),
            ("http://0x7f.1", "http://127.0.0.1"),
            ("http://2130706433", "http://127.0.0.1"),
            ("http://１２７.0.0.1", "http://127.0.0.1"),
            ("https://a.example/hooks/?key=a/b&x", "https://a.example/hooks?key=a/b&x"),
            ("https://a.example/?", "https://a.example"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(shown), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for (text, why) in [
            ("", BadUrl::Syntax),
            ("a.example", BadUrl::Syntax),
            ("https://", BadUrl::Syntax),
            ("https://a b", BadUrl::Syntax),
            ("https://a.example/x y", BadUrl::Syntax),
            ("https://a.example/x\u{1}y", BadUrl::Syntax),
            ("https://a\t.example", BadUrl::Syntax),
            ("https://a.example\\@b.example", BadUrl::Syntax),
            ("https://[::1", BadUrl::Syntax),
            ("https://a.example:99999", BadUrl::Syntax),
            ("ftp://a.example", BadUrl::Scheme),
            ("file:///etc/passwd", BadUrl::Scheme),
            ("gopher://a.example", BadUrl::Scheme),
            ("https://user@a.example", BadUrl::UserInfo),
            ("https://user:word@a.example", BadUrl::UserInfo),
            ("https://@a.example", BadUrl::UserInfo),
            ("https:user@a.example", BadUrl::UserInfo),
            ("https:/:word@a.example", BadUrl::UserInfo),
            ("https://a.example#x", BadUrl::Fragment),
            ("https://a.example?x=1#", BadUrl::Fragment),
            ("https://a.example:0", BadUrl::Host),
            ("https://./x", BadUrl::Host),
        ] {
            assert_eq!(read(text), Err(why), "{text}");
        }
        let said = "its scheme is neither https nor http";
        assert_eq!(ReceiverUrl::parse("ftp://a.example").unwrap_err().to_string(), said);
        let long = |length: usize| format!("https://a.example/{}", "x".repeat(length - "https://a.example/".len()));
        assert!(read(&long(MAX_LENGTH)).is_ok());
        assert_eq!(read(&long(MAX_LENGTH + 1)), Err(BadUrl::Syntax));
    }

    #[test]
    fn a_port_is_the_one_that_is_written_or_the_schemes_own() {
        for (text, port) in [("https://a.example", 443), ("http://a.example", 80), ("http://a.example:8080", 8080)] {
            assert_eq!(ReceiverUrl::parse(text).unwrap().port(), port, "{text}");
        }
    }

    #[test]
    fn a_query_is_told_apart_from_the_base() {
        let url = ReceiverUrl::parse("https://a.example/hooks/?key=a%20b&x").unwrap();
        assert_eq!(url.base(), "https://a.example/hooks");
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(url.query(), [pair("key", "a b"), pair("x", "")]);
    }
}
