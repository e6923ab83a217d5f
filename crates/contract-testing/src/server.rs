//! A server under test: where it is, which document it keeps, and what is asserted of it.

use std::net::SocketAddr;
use std::path::Path;
use std::{env, io};

use contract::findings::Findings;
use contract::findings::render::{Report, render_plain};
use contract::model::Api;
use contract::source::{Disk, Limits, Sources};

use crate::asking::Asker;
use crate::error::Error;
use crate::exchange::Exchange;
use crate::peer::Peer;
use crate::served::{SERVED_OTHERWISE, differences};

/// The variable that names the server to be asked.
const URL: &str = "CONTRACT_URL";

/// A server that runs, and the document that it is held to.
///
/// Every operation is called, those that write and delete among them: it must be a server whose data nobody needs.
pub struct Server {
    peer: Peer,
    sources: Sources,
    document_path: String,
}

impl Server {
    /// The server at a URL such as `http://127.0.0.1:8080` or `http://localhost/v1`, and the file with its document. In a test
    /// of Cargo, paths begin at the folder of the package.
    pub fn at(url: &str, document: impl AsRef<Path>) -> Result<Server, Error> {
        let path = document.as_ref();
        let opened = Sources::open(path, Box::new(Disk), Limits::default());
        Server::new(url, opened.map_err(|error| Error::new(format!("cannot open {}: {error}", path.display())))?)
    }

    /// The same with the text of the document, and a name for it that findings show.
    pub fn with_text(url: &str, name: &str, document: &str) -> Result<Server, Error> {
        Server::new(url, Sources::from_text(name, document))
    }

    /// The server that the variable `CONTRACT_URL` names; where it names none, the one that is started now and says where it
    /// listens.
    pub fn named_or_started(
        start: impl FnOnce() -> io::Result<SocketAddr>,
        document: impl AsRef<Path>,
    ) -> Result<Server, Error> {
        let url = match env::var(URL) {
            Ok(url) => url,
            Err(env::VarError::NotPresent) => {
                let started = start().map_err(|error| Error::new(format!("cannot start the server: {error}")))?;
                format!("http://{started}")
            }
            Err(error) => return Err(Error::new(format!("cannot read {URL}: {error}"))),
        };
        Server::at(&url, document)
    }

    fn new(url: &str, sources: Sources) -> Result<Server, Error> {
        let server = Server { peer: Peer::at(url)?, sources, document_path: "/openapi.json".to_owned() };
        server.api()?;
        Ok(server)
    }

    /// Sends a header with every request, in the place of one that would be made up: `authorization`, for a server that lets in
    /// whom it knows.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Server {
        self.peer.headers.push((name.to_ascii_lowercase(), value.to_owned()));
        self
    }

    /// Path at which the server serves its document, where that is not `/openapi.json`.
    #[must_use]
    pub fn document_at(mut self, path: &str) -> Server {
        path.clone_into(&mut self.document_path);
        self
    }

    /// Fails where the document that the server serves says something else than its own: stricter or looser, with a value that
    /// shows it, or different in what callers see.
    ///
    /// # Panics
    ///
    /// Then, with every difference; and if the server does not serve a document.
    #[track_caller]
    pub fn assert_serves_its_document(&self) {
        let path = &self.document_path;
        let served = self.fetch(path).unwrap_or_else(|error| {
            panic!("{error}\n\nWhere the server serves its document elsewhere, name the path: `Server::document_at`.")
        });
        let api = self.api().unwrap_or_else(|error| panic!("{error}"));
        let name = path.rsplit('/').next().unwrap_or(path);
        let found = differences(&api, &served, name, &SERVED_OTHERWISE).into_iter().collect();
        none_or_panic(&format!("http://{}{path} is not the document of this server", self.peer.address), &found);
    }

    /// Fails where the server answers otherwise than its document declares: another status, a header that is missing, another
    /// media type, a body that does not fit its schema.
    ///
    /// # Panics
    ///
    /// Then, with every fault; and if the server cannot be called.
    #[track_caller]
    pub fn assert_answers_as_declared(&self) {
        let mut found = Findings::default();
        for exchange in self.answers() {
            found.append(exchange.findings);
        }
        none_or_panic(&format!("http://{} answers otherwise than its document declares", self.peer.address), &found);
    }

    /// Answers of every operation, one for each status that could be brought about: by `Prefer: code=404`, which mocks obey, by
    /// requests made of the document, and by malformed ones where a refusal is declared.
    ///
    /// # Panics
    ///
    /// If the server cannot be called.
    #[track_caller]
    pub fn answers(&self) -> Vec<Exchange> {
        self.heard(true).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Answers of every operation to the wish for each status that it declares, whatever came of it.
    pub fn wished_answers(&self) -> Result<Vec<Exchange>, Error> {
        self.heard(false)
    }

    /// A page of the server.
    pub fn fetch(&self, path: &str) -> Result<String, Error> {
        self.peer.fetch(path)
    }

    fn heard(&self, is_provoked: bool) -> Result<Vec<Exchange>, Error> {
        let api = self.api()?;
        let asker = Asker::new(&self.peer, &api);
        let mut heard = Vec::new();
        for placed in api.operations() {
            let mut exchanges = asker.wished(placed)?;
            if is_provoked {
                exchanges.extend(asker.provoked(placed, &exchanges)?);
                forget_repeated(&mut exchanges);
            }
            heard.append(&mut exchanges);
        }
        Ok(heard)
    }

    /// The model of the document.
    fn api(&self) -> Result<Api<'_>, Error> {
        let (api, findings) = Api::read(&self.sources);
        let cannot = || format!("cannot read {} as OpenAPI\n\n{}", self.sources.main().name(), rendered(&findings));
        api.ok_or_else(|| Error::new(cannot()))
    }
}

/// Keeps one answer for each status: the one that was asked for, or else the first.
fn forget_repeated(exchanges: &mut Vec<Exchange>) {
    exchanges.sort_by_key(|exchange| (exchange.answer.status, !exchange.is_as_asked()));
    exchanges.dedup_by_key(|exchange| exchange.answer.status);
}

#[track_caller]
fn none_or_panic(what: &str, findings: &Findings) {
    assert!(findings.is_empty(), "{what}\n\n{}", rendered(findings));
}

/// Findings as the gate writes them.
fn rendered(findings: &Findings) -> String {
    let report = Report { tool: env!("CARGO_PKG_NAME"), version: env!("CARGO_PKG_VERSION"), findings, n_documents: 1 };
    let mut text = Vec::new();
    render_plain(&report, &mut text).expect("a text takes whatever is written");
    String::from_utf8_lossy(&text).into_owned()
}
