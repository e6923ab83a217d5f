//! The base of every measured server: one thread, one socket, the same eight situations to list.
//!
//! No server brings a runtime, an allocator or socket options of its own, so that they differ in nothing but themselves.

use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::Builder;

/// Items of the list: number, description, abbreviation, and whether benefits are paid.
pub const SITUATIONS: [(i32, &str, Option<&str>, bool); 8] = [
    (1, "Ativo", Some("ATV"), true),
    (2, "Cessado por óbito do titular", Some("OBT"), false),
    (3, "Suspenso por falta de comprovação de vida", Some("SUS"), false),
    (4, "Em concessão", None, false),
    (5, "Indeferido", Some("IND"), false),
    (6, "Cancelado a pedido do beneficiário", Some("CAN"), false),
    (7, "Em revisão administrativa", None, false),
    (8, "Bloqueado judicialmente", Some("BLQ"), false),
];

/// Runs a server on a free port, which it prints.
pub fn serve<F>(server: impl FnOnce(TcpListener) -> F) -> io::Result<()>
where
    F: Future<Output = io::Result<()>>,
{
    // One thread: instructions are counted per thread, and a second one would only add noise.
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen()?;
        println!("{}", listener.local_addr()?.port());
        server(listener).await
    })
}

fn listen() -> io::Result<TcpListener> {
    let socket = TcpSocket::new_v4()?;
    // Accepted connections inherit it, so that no server has to set it and none can forget to.
    socket.set_nodelay(true)?;
    socket.bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))?;
    socket.listen(128)
}
