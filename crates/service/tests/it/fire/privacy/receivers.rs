//! Receivers who would give away what they are told, and whose own addresses are secrets.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

/// Answers every call with a failure that repeats what came, until the test ends; where it listens.
pub(super) fn echo() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
            let mut heard = vec![0; 64 * 1024];
            let n_heard = stream.read(&mut heard).unwrap_or_default();
            let head = format!("HTTP/1.1 500 No\r\nconnection: close\r\ncontent-length: {n_heard}\r\n\r\n");
            // Who no longer listens is told nothing.
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&heard[..n_heard]));
        }
    });
    address
}

/// Where nobody listens.
pub(super) fn closed() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}
