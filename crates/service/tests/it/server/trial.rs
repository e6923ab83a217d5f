//! A small interface on a real socket, and a caller that sends bytes.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use api::runtime::check::any;
use api::runtime::{Answer, Call, Items, Method, Operations, Rejection, Route, Stub, Value, reply};
use futures_util::stream;
use http_server::{Drain, Front, Limits, Listener, Metrics, Tls, front};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// Operations that show what a server does around them.
#[derive(Debug, Clone)]
pub(crate) struct Trial {
    /// A permit lets one request for `/wait` go on.
    pub(crate) gate: Arc<Semaphore>,
    /// A permit for each request that is waiting.
    pub(crate) waiting: Arc<Semaphore>,
}

impl Operations for Trial {
    const DOCUMENT: &'static str = r#"{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}}"#;
    const ROUTES: &'static [Route] = &[
        Route { path: "/json", operations: &[(Method::POST, 0)] },
        Route { path: "/panic", operations: &[(Method::GET, 1)] },
        Route { path: "/large", operations: &[(Method::GET, 2)] },
        Route { path: "/wait", operations: &[(Method::GET, 3)] },
        Route { path: "/codes/{code}", operations: &[(Method::GET, 4)] },
        Route { path: "/list", operations: &[(Method::GET, 5)] },
    ];

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        call.query(&[])?;
        match operation {
            0 => {
                call.json::<Value>(any).await?;
                reply::text(200, "text/plain", "read")
            }
            1 => panic!("529.982.247-25"),
            2 => reply::text(200, "text/plain", "x".repeat(64 * 1024 * 1024)),
            3 => {
                self.waiting.add_permits(1);
                self.gate.acquire().await.expect("it is never closed").forget();
                reply::text(200, "text/plain", "waited")
            }
            4 => {
                call.path::<i32>(0, "code", any)?;
                reply::text(200, "text/plain", "found")
            }
            _ => {
                let endless = stream::repeat_with(|| Ok::<_, Rejection>("x".repeat(10_000)));
                reply::items(200, "application/json", Items::begin(endless).await?)
            }
        }
    }
}

/// A server on a free port.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    pub(crate) trial: Trial,
    pub(crate) drain: Drain,
    pub(crate) task: JoinHandle<()>,
}

/// An answer, as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answered {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

/// Limits that tests do not have to wait long for.
pub(crate) fn tight() -> Limits {
    Limits {
        max_connections: 64,
        header_timeout: Duration::from_millis(300),
        body_timeout: Duration::from_millis(300),
        idle_timeout: Duration::from_millis(300),
        drain_timeout: Duration::from_secs(20),
        body_limit: 1000,
    }
}

/// Limits of which only one is tight.
pub(crate) fn patient() -> Limits {
    let long = Duration::from_mins(1);
    Limits { header_timeout: long, body_timeout: long, idle_timeout: long, ..tight() }
}

impl Served {
    pub(crate) async fn with(limits: Limits) -> Self {
        Self::speaking(limits, None).await
    }

    pub(crate) async fn speaking(limits: Limits, tls: Option<Tls>) -> Self {
        let trial = Trial { gate: Arc::new(Semaphore::new(0)), waiting: Arc::new(Semaphore::new(0)) };
        let listener = Listener::bind("127.0.0.1:0", limits, tls).await.expect("a port is free");
        let (address, drain) = (listener.address(), Drain::new());
        let endpoint: Front<Trial> = front(Stub::new(trial.clone()), limits, Arc::new(Metrics::default()));
        let task = tokio::spawn(listener.serve(endpoint, drain.clone()));
        Self { address, trial, drain, task }
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the server listens")
    }

    /// Sends bytes and reads what comes until the server closes.
    pub(crate) async fn exchange(&self, bytes: impl AsRef<[u8]>) -> Answered {
        let mut stream = self.connect().await;
        // The server may answer and close before it has read all.
        let _ = stream.write_all(bytes.as_ref()).await;
        until_closed(&mut stream).await
    }

    /// Asks for a path and expects the connection to be closed after the answer.
    pub(crate) async fn get(&self, path: &str) -> Answered {
        self.exchange(format!("GET {path} HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\r\n")).await
    }

    /// Sends a body of JSON.
    pub(crate) async fn post(&self, headers: &str, body: impl AsRef<[u8]>) -> Answered {
        let head = format!("POST /json HTTP/1.1\r\nhost: t\r\nconnection: close\r\n{headers}\r\n");
        self.exchange([head.as_bytes(), body.as_ref()].concat()).await
    }
}

/// What comes until the server closes.
pub(crate) async fn until_closed(stream: &mut TcpStream) -> Answered {
    let mut bytes = Vec::new();
    // A reset is a way of closing too, and what came before it counts.
    let _ = stream.read_to_end(&mut bytes).await;
    Answered::read(&String::from_utf8_lossy(&bytes))
}

/// One answer on a connection that stays open.
pub(crate) async fn next_answer(stream: &mut TcpStream) -> Answered {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let answered = Answered::read(&text);
        let length = answered.header("content-length").and_then(|length| length.parse::<usize>().ok());
        if text.contains("\r\n\r\n") && length == Some(answered.body.len()) {
            return answered;
        }
        let mut chunk = [0; 4096];
        let n = stream.read(&mut chunk).await.expect("the answer comes");
        assert!(n > 0, "the connection was closed after {text:?}");
        bytes.extend_from_slice(&chunk[..n]);
    }
}

impl Answered {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        Self { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// A header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        line.map(str::trim)
    }

    /// The status and the text.
    pub(crate) fn brief(&self) -> String {
        format!("{} {}", self.status, self.body)
    }
}
