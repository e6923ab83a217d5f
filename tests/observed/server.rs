//! Generated servers that run in this process, each at a port of its own.

use std::io;
use std::net::UdpSocket;

use poem::listener::{Acceptor, Listener, TcpListener};
use poem::{Route, Server};
use stub_runtime::{Operations, Stub, document};
use tokio::runtime::Runtime;

/// Path under which poem-openapi's own wording of the document is served, beside the paths of any stub.
pub(crate) const WORDED: &str = "/poem-openapi.json";

/// Servers that stop with this value.
pub(crate) struct Servers {
    runtime: Runtime,
}

impl Servers {
    /// None yet.
    pub(crate) fn new() -> Result<Servers, String> {
        let runtime = Runtime::new().map_err(|error| format!("cannot start a runtime: {error}"))?;
        Ok(Servers { runtime })
    }

    /// Starts a stub that obeys wishes, with its document as any service would serve it, and says where it listens.
    pub(crate) fn start<O: Operations>(&self, stub: impl Fn() -> Stub<O>) -> Result<String, String> {
        let listening = self.runtime.block_on(TcpListener::bind("127.0.0.1:0").into_acceptor());
        let acceptor = listening.map_err(|error| format!("cannot listen at any port of 127.0.0.1: {error}"))?;
        let address = acceptor.local_addr().first().and_then(|local| local.as_socket_addr().copied());
        let address = address.ok_or("a listener has no address")?;
        ends_of_a_call().map_err(|error| format!("cannot call the server at {address}: {error}"))?;
        let worded = document::service(stub(), O::DOCUMENT).spec_endpoint();
        let pages = Route::new().at(WORDED, worded).nest_no_strip("/", document::endpoint(O::DOCUMENT));
        let server = Server::new_with_acceptor(acceptor).run(stub().honor_prefer().fallback(pages));
        // It ends with the runtime.
        drop(self.runtime.spawn(server));
        Ok(address.to_string())
    }
}

/// Fails where the two ends of a call could not be opened. A server that cannot open its end tells nobody, and its caller would
/// wait for ever.
fn ends_of_a_call() -> io::Result<()> {
    let [caller, server] = [(); 2].map(|()| UdpSocket::bind("127.0.0.1:0"));
    caller.and(server).map(drop)
}
