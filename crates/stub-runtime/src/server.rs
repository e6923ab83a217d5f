//! A small server: enough to try a stub or to run a mock. A service of its own accord wants timeouts and limits.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::thread;

use poem::Server;
use poem::listener::{Acceptor, Listener, TcpListener};
use tokio::runtime::Runtime;

use crate::document;
use crate::stub::{Operations, Stub};

/// Serves a stub at an address, with the document at `/openapi.json` and a page about it at `/docs`, until it is told to
/// stop by Ctrl-C. Callers may choose a status by `Prefer: code=404`, which mocks obey. Prints where it listens, the port included where the address leaves it open.
pub async fn serve<O: Operations>(stub: Stub<O>, address: &str) -> io::Result<()> {
    let cannot = |error: io::Error| io::Error::new(error.kind(), format!("cannot listen at {address}: {error}"));
    let acceptor = TcpListener::bind(address.to_owned()).into_acceptor().await.map_err(cannot)?;
    for local in acceptor.local_addr() {
        let Some(local) = local.as_socket_addr() else { continue };
        let n_listed: usize = O::ROUTES.iter().map(|route| route.operations.len()).sum();
        let n_operations = n_listed + O::NAMED_METHODS.len();
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "listening on http://{local}: {n_operations} operations, document at /openapi.json, pages at /docs"
        )?;
        out.flush()?;
    }
    let server = Server::new_with_acceptor(acceptor);
    let stop = async { drop(tokio::signal::ctrl_c().await) };
    server.run_with_graceful_shutdown(documented(stub), stop, None).await
}

/// Serves a stub as [`serve`] does, at a port of this machine that the system chooses, in a thread that ends with the process: for
/// tests. Returns where it listens.
pub fn start<O: Operations>(stub: Stub<O>) -> io::Result<SocketAddr> {
    let runtime = Runtime::new()?;
    let acceptor = runtime.block_on(TcpListener::bind("127.0.0.1:0").into_acceptor())?;
    let address = acceptor.local_addr().first().and_then(|local| local.as_socket_addr().copied());
    let server = Server::new_with_acceptor(acceptor).run(documented(stub));
    thread::spawn(move || runtime.block_on(server));
    address.ok_or_else(|| io::Error::other("the listener has no address"))
}

/// The stub, which lets callers choose a status, with the document and its page beside it.
fn documented<O: Operations>(stub: Stub<O>) -> Stub<O> {
    stub.honor_prefer().fallback(document::endpoint(O::DOCUMENT))
}
