//! One document from a server, with all that is refused about the answer.

use std::io::Read;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use ureq::http::Response;
use ureq::http::header::{ETAG, HeaderName, IF_MODIFIED_SINCE, IF_NONE_MATCH, LAST_MODIFIED, LOCATION};
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, Body};

use crate::tool::VERSION;

use super::copies::{Copy, Validators};
use super::{Shared, Url};

/// Redirects that are followed.
const MAX_REDIRECTS: usize = 5;

/// A document, or its beginning where it is larger than the limit.
#[derive(Debug, Clone)]
pub(super) struct Fetched {
    /// Address at which it was found, after redirects.
    pub(super) url: Url,
    pub(super) bytes: Vec<u8>,
}

/// Why there is no answer.
enum Failure {
    /// Nobody answered: a copy may stand in.
    Unreachable(Error),
    /// The answer is none to work with.
    Refused(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Refused(error)
    }
}

/// The answer of a server.
enum Answer {
    New(Fetched, Validators),
    /// The copy is still what the server has.
    Unchanged,
}

/// The document at a URL, from its server or, where that cannot be reached, as it was kept.
pub(super) fn fetched(shared: &Shared, url: &Url, named: &Url) -> Result<Fetched> {
    let copy = Copy::of(url, &shared.headers);
    let kept = copy.read();
    let validators = kept.as_ref().map(|kept| &kept.validators);
    match (answer(shared, url, named, validators), kept) {
        (Ok(Answer::Unchanged), Some(kept)) => Ok(kept.fetched),
        (Ok(Answer::Unchanged), None) => bail!("it answered 304 Not Modified, and was not asked whether it is"),
        (Ok(Answer::New(fetched, validators)), _) => {
            if fetched.bytes.len() <= shared.limit
                && let Err(error) = copy.write(&fetched, &validators)
            {
                tell(&format!("no copy of {url} is kept for when it cannot be reached: {error:#}"));
            }
            Ok(fetched)
        }
        (Err(Failure::Unreachable(error)), Some(kept)) => {
            tell(&format!("{url} cannot be reached, {error:#}: used the copy of {}", kept.day));
            Ok(kept.fetched)
        }
        (Err(Failure::Unreachable(error)), None) => {
            bail!("it cannot be reached, {error:#}, and there is no copy; check the address and the network")
        }
        (Err(Failure::Refused(error)), _) => Err(error),
    }
}

/// Tells it on standard error, whatever the format of standard output.
fn tell(text: &str) {
    anstream::eprintln!("note: {text}");
}

/// Asks the server, and those to which it redirects.
fn answer(
    shared: &Shared,
    url: &Url,
    named: &Url,
    validators: Option<&Validators>,
) -> std::result::Result<Answer, Failure> {
    let end = Instant::now() + shared.deadline;
    let mut at = url.clone();
    for _ in 0..=MAX_REDIRECTS {
        let response = asked(shared, &at, named, validators, end)?;
        match response.status().as_u16() {
            304 => return Ok(Answer::Unchanged),
            301 | 302 | 303 | 307 | 308 => at = redirected(&at, header(&response, &LOCATION))?,
            _ => return received(shared, response, url, at),
        }
    }
    Err(anyhow!("it redirects more than {MAX_REDIRECTS} times; name the address at which the document is").into())
}

/// The document in an answer that redirects no more.
fn received(shared: &Shared, mut response: Response<Body>, url: &Url, at: Url) -> std::result::Result<Answer, Failure> {
    // The message has the address that was named already.
    let server = if at == *url { "it".to_owned() } else { at.to_string() };
    let status = response.status();
    if !status.is_success() {
        return Err(anyhow!("{server} answered {status}; {}", remedy(status.as_u16())).into());
    }
    let mut bytes = Vec::new();
    let mut body = response.body_mut().as_reader().take(shared.limit as u64 + 1);
    body.read_to_end(&mut bytes).map_err(|error| failure(error.into(), shared.deadline))?;
    refuse_page(&server, &bytes)?;
    let validators = Validators { etag: header(&response, &ETAG), modified: header(&response, &LAST_MODIFIED) };
    Ok(Answer::New(Fetched { url: at, bytes }, validators))
}

/// The answer to one request.
fn asked(
    shared: &Shared,
    at: &Url,
    named: &Url,
    validators: Option<&Validators>,
    end: Instant,
) -> std::result::Result<Response<Body>, Failure> {
    let agent = shared.agent.get_or_init(agent);
    let left = end.saturating_duration_since(Instant::now());
    let mut request = agent.get(at.revealed()).config().timeout_global(Some(left)).build();
    // Another server was not meant to see them.
    if at.server() == named.server() {
        for (name, value) in &shared.headers {
            request = request.header(name, value);
        }
    }
    if let Some(etag) = validators.and_then(|validators| validators.etag.as_ref()) {
        request = request.header(IF_NONE_MATCH, etag);
    } else if let Some(modified) = validators.and_then(|validators| validators.modified.as_ref()) {
        request = request.header(IF_MODIFIED_SINCE, modified);
    }
    request.call().map_err(|error| failure(error, shared.deadline))
}

/// A client that follows nothing by itself, and trusts what the machine trusts.
fn agent() -> Agent {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = TlsConfig::builder().unversioned_rustls_crypto_provider(provider).root_certs(RootCerts::PlatformVerifier);
    let config = Agent::config_builder().http_status_as_error(false).max_redirects(0).max_redirects_will_error(false);
    config.user_agent(format!("contractual/{VERSION}")).tls_config(tls.build()).build().into()
}

fn failure(error: ureq::Error, deadline: Duration) -> Failure {
    match error {
        ureq::Error::Timeout(_) => {
            let seconds = deadline.as_secs();
            Failure::Unreachable(anyhow!("no whole answer within the --deadline of {seconds} s"))
        }
        ureq::Error::HostNotFound => Failure::Unreachable(anyhow!("no such host")),
        ureq::Error::ConnectionFailed => Failure::Unreachable(anyhow!("no connection")),
        // This is how rustls says that a certificate is not to be trusted.
        ureq::Error::Io(error) if error.kind() != std::io::ErrorKind::InvalidData => Failure::Unreachable(error.into()),
        ureq::Error::Io(error) => {
            Failure::Refused(Error::new(error).context("TLS fails; let this machine trust the server's certificate"))
        }
        other => Failure::Refused(other.into()),
    }
}

/// Target of a redirect. Nothing that was asked for by https goes on without.
fn redirected(from: &Url, location: Option<String>) -> Result<Url> {
    const REMEDY: &str = "name the address at which the document is";
    let to = location.and_then(|location| from.join(&location).ok());
    let to = to.with_context(|| format!("it redirects to no address of HTTP; {REMEDY}"))?;
    let is_downgrade = from.is_encrypted() && !to.is_encrypted();
    ensure!(!is_downgrade, "it redirects to {to}, which is not encrypted; name that address if it is meant");
    Ok(to.with_credentials_of(from))
}

/// No document begins as pages do.
fn refuse_page(server: &str, bytes: &[u8]) -> Result<()> {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes).trim_ascii_start();
    ensure!(
        !text.starts_with(b"<"),
        "{server} answered with a page for people, HTML or XML; name the address of the YAML or JSON itself, which such a page often \
         links to"
    );
    Ok(())
}

fn remedy(status: u16) -> &'static str {
    match status {
        401 | 403 => "give what it asks for with --header, such as 'Authorization: Bearer …'",
        429 | 500..=599 => "try again later, or name a file",
        _ => "check the address",
    }
}

fn header(response: &Response<Body>, name: &HeaderName) -> Option<String> {
    response.headers().get(name)?.to_str().ok().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::named(text).unwrap().unwrap()
    }

    #[test]
    fn a_redirect_does_not_leave_https_and_takes_credentials_to_no_other_server() {
        let refused = |to: &str| redirected(&url("https://me:secret@example.com/a"), Some(to.to_owned())).unwrap_err();
        insta::assert_snapshot!(refused("http://example.com/b"), @"it redirects to http://example.com/b, which is not encrypted; name that address if it is meant");
        insta::assert_snapshot!(refused("file:///etc/passwd"), @"it redirects to no address of HTTP; name the address at which the document is");
        let to = |to: &str| redirected(&url("https://me:secret@example.com/a"), Some(to.to_owned())).unwrap();
        assert_eq!(to("b/c.json").revealed(), "https://me:secret@example.com/b/c.json");
        assert_eq!(to("//other.example/c").revealed(), "https://other.example/c");
        assert_eq!(
            redirected(&url("http://a.example/"), Some("https://a.example/b".to_owned())).unwrap().to_string(),
            "https://a.example/b"
        );
    }
}
