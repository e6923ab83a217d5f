//! A small server: enough to try a stub or to run a mock. A service of its own accord wants timeouts and limits.

use std::io::{self, Write};

use poem::Server;
use poem::listener::{Acceptor, Listener, TcpListener};

use crate::document;
use crate::stub::{Operations, Stub};

/// Serves a stub at an address, with the document at `/openapi.json` and a page about it at `/docs`, until it is told to
/// stop by Ctrl-C. Callers may choose a status by `Prefer: code=404`, which mocks obey. Prints where it listens, the port included where the address leaves it open.
pub async fn serve<O: Operations>(stub: Stub<O>, address: &str) -> io::Result<()> {
    let cannot = |error: io::Error| io::Error::new(error.kind(), format!("cannot listen at {address}: {error}"));
    let acceptor = TcpListener::bind(address.to_owned()).into_acceptor().await.map_err(cannot)?;
    for local in acceptor.local_addr() {
        let Some(local) = local.as_socket_addr() else { continue };
        let n_operations: usize = O::ROUTES.iter().map(|route| route.operations.len()).sum();
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "listening on http://{local}: {n_operations} operations, document at /openapi.json, pages at /docs"
        )?;
        out.flush()?;
    }
    let server = Server::new_with_acceptor(acceptor);
    let stop = async { drop(tokio::signal::ctrl_c().await) };
    server.run_with_graceful_shutdown(stub.honor_prefer().fallback(document::endpoint(O::DOCUMENT)), stop, None).await
}
