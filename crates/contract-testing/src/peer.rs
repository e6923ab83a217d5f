//! The other end of a call: where it is, and what it is sent with every request.

use contract::model::Location;

use crate::caller::{Answer, Part, Request, call};
use crate::error::Error;

/// A server as it is called.
pub(crate) struct Peer {
    /// Host and port.
    pub(crate) address: String,
    /// Path before those of the document; empty, or with a slash at its beginning.
    base: String,
    /// Headers of every request, by lower-case names.
    pub(crate) headers: Vec<(String, String)>,
}

impl Peer {
    /// The server at a URL.
    pub(crate) fn at(url: &str) -> Result<Peer, Error> {
        let (address, base) = address_of(url)?;
        Ok(Peer { address, base, headers: Vec::new() })
    }

    /// A request of the document as this server is sent it.
    pub(crate) fn prepared(&self, mut request: Request) -> Request {
        request.template = format!("{}{}", self.base, request.template);
        for (name, value) in &self.headers {
            request.parts.retain(|part| part.location != Location::Header || !part.name.eq_ignore_ascii_case(name));
            let text = vec![(name.clone(), value.clone())];
            request.parts.push(Part { is_credential: true, location: Location::Header, name: name.clone(), text });
        }
        request
    }

    /// The answer to a request.
    pub(crate) fn call(&self, request: &Request) -> Result<Answer, Error> {
        let cannot =
            |error| format!("cannot call {} http://{}{}: {error}", request.method, self.address, request.target());
        call(&self.address, request).map_err(|error| Error::new(cannot(error)))
    }

    /// A page, by its path below the host.
    pub(crate) fn fetch(&self, path: &str) -> Result<String, Error> {
        let answer =
            self.call(&Request { method: "GET".to_owned(), template: path.to_owned(), ..Request::default() })?;
        if answer.status != 200 {
            return Err(Error::new(format!("cannot fetch http://{}{path}: {answer}", self.address)));
        }
        String::from_utf8(answer.body).map_err(|error| Error::new(format!("{path} is no text: {error}")))
    }
}

/// Host with port, and the path of a URL.
fn address_of(url: &str) -> Result<(String, String), Error> {
    let rest = url.strip_prefix("http://").ok_or_else(|| {
        Error::new(format!("cannot call `{url}`: only `http://` is spoken here; name the server behind its proxy"))
    })?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let path = path.trim_end_matches('/');
    // The last part of an address of IPv6 is no port.
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| !port.ends_with(']'));
    let address = if has_port { host.to_owned() } else { format!("{host}:80") };
    Ok((address, if path.is_empty() { String::new() } else { format!("/{path}") }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_have_a_host_a_port_and_a_path() {
        let parts = |url| address_of(url).map(|(address, base)| format!("{address} {base}")).unwrap_or_default();
        assert_eq!(parts("http://127.0.0.1:8080"), "127.0.0.1:8080 ");
        assert_eq!(parts("http://localhost/v1/"), "localhost:80 /v1");
        assert_eq!(parts("http://[::1]/"), "[::1]:80 ");
        assert_eq!(parts("http://[::1]:81"), "[::1]:81 ");
        assert_eq!(
            address_of("https://a").expect_err("it is not spoken").to_string(),
            "cannot call `https://a`: only `http://` is spoken here; name the server behind its proxy"
        );
    }
}
