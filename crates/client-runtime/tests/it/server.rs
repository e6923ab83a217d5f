//! A server that answers as it is told: each request with the next reply, the last one over and over.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client_runtime::{Connection, ConnectionBuilder};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::operations::{OPERATIONS, SCHEMES};

/// What the server does after it has read a request.
#[derive(Debug, Clone)]
pub(crate) enum Reply {
    /// Writes this and closes the connection.
    Raw(String),
    /// Writes this and keeps silent.
    Hang(String),
    /// Writes this, then a chunk of one byte now and then.
    Drip(String),
    /// Resets the connection.
    Reset,
    /// Writes this head, then chunks without end.
    Flood(String),
}

/// A server on a port of its own; it ends with the test's runtime.
pub(crate) struct Server {
    pub(crate) base: String,
    requests: Arc<Mutex<Vec<String>>>,
    /// Bytes of floods that a client took.
    pub(crate) n_flooded: Arc<AtomicUsize>,
    /// Connections that are open.
    pub(crate) n_open: Arc<AtomicUsize>,
}

impl Server {
    pub(crate) async fn start(replies: impl IntoIterator<Item = Reply>) -> Server {
        let replies: Vec<Reply> = replies.into_iter().collect();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server {
            base: format!("http://{}", listener.local_addr().unwrap()),
            requests: Arc::default(),
            n_flooded: Arc::default(),
            n_open: Arc::default(),
        };
        let (requests, n_flooded, n_open) = (server.requests.clone(), server.n_flooded.clone(), server.n_open.clone());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (replies, requests, n_flooded, n_open) =
                    (replies.clone(), requests.clone(), n_flooded.clone(), n_open.clone());
                tokio::spawn(async move {
                    n_open.fetch_add(1, Ordering::SeqCst);
                    if let Some(request) = read_request(&mut stream).await {
                        let idx = {
                            let mut requests = requests.lock().unwrap();
                            requests.push(request);
                            (requests.len() - 1).min(replies.len() - 1)
                        };
                        reply(&replies[idx], stream, &n_flooded).await;
                    }
                    n_open.fetch_sub(1, Ordering::SeqCst);
                });
            }
        });
        server
    }

    /// A connection to it whose retries do not make tests wait.
    pub(crate) fn builder(&self) -> ConnectionBuilder {
        let delay = Duration::from_millis(1);
        Connection::builder(&self.base).operations(OPERATIONS).schemes(SCHEMES).retry_delay(delay, delay)
    }

    pub(crate) fn connection(&self) -> Connection {
        self.builder().build().unwrap()
    }

    /// The requests so far.
    pub(crate) fn requests(&self) -> Vec<String> {
        self.requests.lock().unwrap().clone()
    }

    pub(crate) fn n_requests(&self) -> usize {
        self.requests.lock().unwrap().len()
    }

    /// The only request, without headers that say nothing here.
    pub(crate) fn request(&self) -> String {
        let requests = self.requests();
        assert_eq!(requests.len(), 1, "{requests:?}");
        requests[0].clone()
    }
}

/// A whole answer.
pub(crate) fn answer(head: &str, body: &str) -> Reply {
    Reply::Raw(format!("HTTP/1.1 {head}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()))
}

/// A JSON answer.
pub(crate) fn json(body: &str) -> Reply {
    answer("200 OK\r\nContent-Type: application/json", body)
}

async fn reply(reply: &Reply, mut stream: TcpStream, n_flooded: &AtomicUsize) {
    match reply {
        Reply::Raw(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            let _ = stream.shutdown().await;
        }
        Reply::Hang(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            // Until the client leaves.
            let _ = stream.read(&mut [0]).await;
        }
        Reply::Drip(head) => {
            let _ = stream.write_all(head.as_bytes()).await;
            while stream.write_all(b"1\r\n7\r\n").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        Reply::Reset => {
            let _ = stream.set_zero_linger();
        }
        Reply::Flood(head) => {
            let _ = stream.write_all(head.as_bytes()).await;
            let is_chunked = head.contains("chunked");
            let piece = vec![b'7'; 1 << 16];
            loop {
                let written = async {
                    if is_chunked {
                        stream.write_all(b"10000\r\n").await?;
                    }
                    stream.write_all(&piece).await?;
                    if is_chunked { stream.write_all(b"\r\n").await } else { Ok(()) }
                };
                if written.await.is_err() {
                    return;
                }
                n_flooded.fetch_add(piece.len(), Ordering::SeqCst);
            }
        }
    }
}

/// Reads one request: its head, and as much body as the head announces.
async fn read_request(stream: &mut TcpStream) -> Option<String> {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head
                .to_ascii_lowercase()
                .split("content-length: ")
                .nth(1)
                .map_or(0, |rest| rest.split("\r\n").next().unwrap().parse().unwrap());
            let is_chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
            if if is_chunked { body.ends_with("0\r\n\r\n") } else { body.len() >= length } {
                return Some(text);
            }
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    }
}
