//! A server that answers each request as a test tells it to.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::Barrier;

/// A request as it came.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    /// `GET /ext/associado?nome=Maria`
    pub(crate) line: String,
    /// Everything.
    pub(crate) text: String,
}

impl Request {
    /// What a header says.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let head = self.text.split("\r\n\r\n").next()?;
        let fields = head.lines().filter_map(|line| line.split_once(": "));
        fields.into_iter().find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// What the server does about a request.
#[derive(Clone)]
pub(crate) enum Reply {
    /// Writes this and closes the connection.
    Raw(String),
    /// Writes this and keeps silent.
    Hang(String),
    /// Resets the connection.
    Reset,
    /// Writes this head, then bytes without end.
    Flood(String),
    /// Does something once so many requests have come to this.
    Together(Arc<Barrier>, Box<Reply>),
}

/// A server on a port of its own; it ends with the test's runtime.
pub(crate) struct Server {
    pub(crate) base: String,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Server {
    pub(crate) async fn start(handler: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let requests: Arc<Mutex<Vec<Request>>> = Arc::default();
        let (log, handler) = (requests.clone(), Arc::new(handler));
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (log, handler) = (log.clone(), handler.clone());
                tokio::spawn(async move {
                    let Some(request) = read(&mut stream).await else { return };
                    log.lock().unwrap().push(request.clone());
                    let mut reply = handler(&request);
                    while let Reply::Together(barrier, then) = reply {
                        barrier.wait().await;
                        reply = *then;
                    }
                    if matches!(reply, Reply::Reset) {
                        stream.set_zero_linger().unwrap();
                    }
                    write(&reply, &mut stream).await;
                });
            }
        });
        Server { base, requests }
    }

    /// The requests so far.
    pub(crate) fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap().clone()
    }

    /// The requests so far that begin like this.
    pub(crate) fn count(&self, line: &str) -> usize {
        self.requests().iter().filter(|request| request.line.starts_with(line)).count()
    }

    /// Waits until a request begins like this.
    pub(crate) async fn wait_for(&self, line: &str) {
        while self.count(line) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// A whole answer.
pub(crate) fn answer(head: &str, body: &str) -> Reply {
    Reply::Raw(format!("HTTP/1.1 {head}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()))
}

/// 200 with JSON.
pub(crate) fn json(body: &str) -> Reply {
    answer("200 OK\r\nContent-Type: application/json", body)
}

/// A refusal as the contract has them.
pub(crate) fn refusal(head: &str, message: &str) -> Reply {
    answer(&format!("{head}\r\nContent-Type: text/plain; charset=utf-8"), message)
}

/// Reads one request: its head, and as much body as that announces.
pub(crate) async fn read(stream: &mut (impl AsyncRead + Unpin)) -> Option<Request> {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let line = head.lines().next()?.trim_end_matches(" HTTP/1.1").to_owned();
            let request = Request { line, text: text.clone() };
            let length: usize = request.header("content-length").map_or(0, |length| length.parse().unwrap());
            if body.len() >= length {
                return Some(request);
            }
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    }
}

/// Does what a reply says. The client may leave at any time.
pub(crate) async fn write(reply: &Reply, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) {
    match reply {
        Reply::Raw(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            let _ = stream.shutdown().await;
        }
        Reply::Hang(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            let _ = stream.read(&mut [0]).await;
        }
        Reply::Flood(head) => {
            let _ = stream.write_all(head.as_bytes()).await;
            let piece = vec![b' '; 1 << 16];
            while stream.write_all(&piece).await.is_ok() {}
        }
        Reply::Reset | Reply::Together(..) => {}
    }
}
