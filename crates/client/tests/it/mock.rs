//! The mock that is made from the contract's examples.

use api::mock::Mock;
use poem::Server;
use poem::listener::{Acceptor, Listener, TcpListener};

/// Starts it at a port of its own and tells its address; it ends with the test's runtime.
pub(crate) async fn start() -> String {
    let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
    let address = acceptor.local_addr().remove(0).as_socket_addr().copied().unwrap();
    tokio::spawn(Server::new_with_acceptor(acceptor).run(api::stub(Mock)));
    format!("http://{address}")
}
