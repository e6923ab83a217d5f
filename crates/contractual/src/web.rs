//! Documents at URLs: fetched when they are named, each once in a run, and kept for when the server cannot be reached.
//!
//! `fetch` is one request with all that is refused about its answer, `copies` the folder of what was fetched before. Nothing is set
//! up until the first document is asked for.

mod copies;
mod fetch;
mod url;

use std::collections::HashMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use anyhow::{Context, Error, Result, anyhow};
use contract::source::Files;
use ureq::http::{HeaderName, HeaderValue};

use crate::arguments::limits;

use fetch::Fetched;
pub(crate) use url::Url;

/// Arguments of commands that read documents.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct WebArgs {
    /// Header for documents at URLs, such as 'Authorization: Bearer …'; may be repeated. It is sent to the servers that are
    /// named and to no other, and shown nowhere
    #[arg(long = "header", value_name = "NAME: VALUE", value_parser = clap::value_parser!(Header))]
    headers: Vec<Header>,

    /// Seconds that a server has for its answer [default: 30]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u16).range(1..=3600))]
    deadline: Option<u16>,
}

/// A header as it was typed. Whatever shows arguments does not show it.
#[derive(Clone)]
struct Header(String);

/// The web, as the documents of one run see it.
#[derive(Debug, Clone)]
pub(crate) struct Web(Arc<Shared>);

struct Shared {
    headers: Vec<(HeaderName, HeaderValue)>,
    deadline: Duration,
    /// Bytes that are read of an answer.
    limit: usize,
    agent: OnceLock<ureq::Agent>,
    /// Documents by their URLs. Several checks ask for the same one at the same time, and all must see the same text.
    fetched: Mutex<HashMap<Url, Arc<OnceLock<Outcome>>>>,
}

/// A document, or why there is none: said as often as it is asked for.
type Outcome = std::result::Result<Arc<Fetched>, Arc<str>>;

impl Web {
    /// The web with the headers and the deadline of a command, and documents as large as files may be.
    pub(crate) fn new(args: &WebArgs, max_megabytes: Option<u16>) -> Result<Web> {
        let WebArgs { headers, deadline } = args;
        let headers = headers.iter().enumerate().map(|(idx, header)| {
            let number = idx + 1;
            header.read().map_err(|error| anyhow!("cannot use --header number {number}, {error}; write 'Name: value'"))
        });
        Ok(Web(Arc::new(Shared {
            headers: headers.collect::<Result<_>>()?,
            deadline: Duration::from_secs(deadline.unwrap_or(30).into()),
            limit: limits(max_megabytes).file_bytes,
            agent: OnceLock::new(),
            fetched: Mutex::default(),
        })))
    }

    /// The document at a URL. Headers go to `named`'s server alone.
    fn get(&self, url: &Url, named: &Url) -> Result<Arc<Fetched>> {
        let mut fetched = self.0.fetched.lock().unwrap_or_else(PoisonError::into_inner);
        let cell = Arc::clone(fetched.entry(url.clone()).or_default());
        drop(fetched);
        let outcome = cell.get_or_init(|| {
            let fetched = fetch::fetched(&self.0, url, named);
            fetched.map(Arc::new).map_err(|error| format!("{error:#}").into())
        });
        outcome.clone().map_err(|error| anyhow!("{error}"))
    }
}

impl Default for Web {
    fn default() -> Web {
        Web::new(&WebArgs::default(), None).expect("no header is wrong where there is none")
    }
}

impl Header {
    fn read(&self) -> Result<(HeaderName, HeaderValue)> {
        let (name, value) = self.0.split_once(':').context("which has no colon")?;
        let name = HeaderName::from_bytes(name.trim().as_bytes()).context("whose name is none")?;
        let mut value = HeaderValue::from_str(value.trim()).context("whose value cannot be sent")?;
        value.set_sensitive(true);
        Ok((name, value))
    }
}

impl From<String> for Header {
    fn from(text: String) -> Header {
        Header(text)
    }
}

impl fmt::Debug for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Header(…)")
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("deadline", &self.deadline).finish_non_exhaustive()
    }
}

/// The files of one server: a document at a URL, and what it refers to.
pub(crate) struct Server {
    web: Web,
    named: Url,
    /// Address at which the document was found, after redirects.
    main: Url,
}

impl Server {
    /// Fetches a document.
    pub(crate) fn of(named: &Url, web: &Web) -> Result<Server> {
        let main = web.get(named, named)?.url.clone();
        Ok(Server { web: web.clone(), named: named.clone(), main })
    }

    /// The server itself, which references do not leave.
    pub(crate) fn root(&self) -> PathBuf {
        self.main.server().into()
    }

    /// The URL that a path stands for, with the credentials of the one that was named.
    fn url(&self, path: &Path) -> io::Result<Url> {
        let url = path.to_str().and_then(Url::named).context("it is no URL").and_then(|url| url);
        url.map(|url| url.with_credentials_of(&self.named)).map_err(|error| unreadable(&error))
    }
}

impl Files for Server {
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        let fetched = self.web.get(&self.url(path)?, &self.named).map_err(|error| unreadable(&error))?;
        Ok(fetched.bytes[..fetched.bytes.len().min(limit + 1)].to_vec())
    }

    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(self.url(path)?.to_string().into())
    }

    /// References are relative to where a file was found, and lead to its own server alone.
    fn referred(&self, from: &Path, reference: &str) -> Option<PathBuf> {
        let from = self.url(from).ok()?;
        let base = self.web.get(&from, &self.named).ok()?.url.clone();
        Some(base.join(reference).ok().filter(|url| url.server() == self.main.server())?.to_string().into())
    }

    fn shown(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }
}

fn unreadable(error: &Error) -> io::Error {
    io::Error::other(format!("{error:#}"))
}
