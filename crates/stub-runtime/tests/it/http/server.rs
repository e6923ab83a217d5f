//! A stub on a socket, and a caller that sends bytes.

use std::net::SocketAddr;

use poem::listener::TcpAcceptor;
use poem::{Endpoint, IntoEndpoint};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// Writes an API as generated code would: routes, and what each operation does with its call.
#[macro_export]
macro_rules! api {
    ($name:ident { $($path:literal { $($method:ident $operation:literal |$call:ident| $body:block)+ })* }) => {
        struct $name;

        impl stub_runtime::Operations for $name {
            const DOCUMENT: &'static str = r#"{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}}"#;
            const ROUTES: &'static [stub_runtime::Route] = &[$(stub_runtime::Route {
                path: $path,
                operations: &[$((stub_runtime::Method::$method, $operation)),+],
            }),*];

            async fn call(&self, operation: usize, call: &mut stub_runtime::Call) -> stub_runtime::Answer {
                match operation {
                    $($($operation => {
                        let $call = call;
                        $body
                    })+)*
                    _ => unreachable!("the router knows only the numbers of the table"),
                }
            }
        }
    };
}

/// What an operation read, as an answer.
pub(crate) fn shown(value: impl std::fmt::Debug) -> stub_runtime::Answer {
    stub_runtime::reply::text(200, "text/plain", format!("{value:?}"))
}

/// A server on a free port.
pub(crate) struct Server {
    address: SocketAddr,
    task: JoinHandle<()>,
}

/// A response.
pub(crate) struct Response {
    head: String,
    pub(crate) body: String,
}

impl Server {
    pub(crate) async fn start<E>(endpoint: E) -> Server
    where
        E: IntoEndpoint,
        E::Endpoint: Endpoint + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let acceptor = TcpAcceptor::from_tokio(listener).expect("it is bound");
        let server = poem::Server::new_with_acceptor(acceptor).run(endpoint.into_endpoint());
        Server { address, task: tokio::spawn(async move { server.await.expect("the server runs") }) }
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the server listens")
    }

    /// Sends a request as it stands and reads until the server closes the connection.
    pub(crate) async fn exchange(&self, request: impl AsRef<[u8]>) -> Response {
        let mut stream = self.connect().await;
        // The server may answer and close before it has read all.
        let _ = stream.write_all(request.as_ref()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        Response::new(&String::from_utf8_lossy(&answer))
    }

    /// Status and body of the answer to `GET /path` or the like, with further header lines.
    pub(crate) async fn ask(&self, line: &str, headers: &[&str]) -> String {
        self.exchange(request(line, headers, "")).await.brief()
    }

    /// The same with a body of a media type.
    pub(crate) async fn post(&self, path: &str, media_type: &str, body: impl AsRef<[u8]>) -> String {
        let body = body.as_ref();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: t\r\nconnection: close\r\ncontent-type: {media_type}\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        self.exchange([head.as_bytes(), body].concat()).await.brief()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A request of a first line without the version, header lines and a body.
pub(crate) fn request(line: &str, headers: &[&str], body: &str) -> String {
    let mut text = format!("{line} HTTP/1.1\r\nhost: t\r\nconnection: close\r\n");
    for header in headers {
        text.push_str(header);
        text.push_str("\r\n");
    }
    text + "\r\n" + body
}

impl Response {
    pub(crate) fn new(text: &str) -> Response {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        Response { head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap_or("no answer")
    }

    /// `400 what is wrong`
    pub(crate) fn brief(&self) -> String {
        format!("{} {}", self.status(), self.body)
    }

    /// The values of a header, joined.
    pub(crate) fn header(&self, name: &str) -> Option<String> {
        let lines = self.head.split("\r\n").skip(1).filter_map(|line| line.split_once(": "));
        let values: Vec<&str> =
            lines.filter(|(given, _)| given.eq_ignore_ascii_case(name)).map(|(_, value)| value).collect();
        if values.is_empty() { None } else { Some(values.join(" | ")) }
    }

    /// Everything but what changes from run to run.
    pub(crate) fn whole(&self) -> String {
        let lines = self.head.split("\r\n").filter(|line| !line.starts_with("date:") && *line != "connection: close");
        let head: Vec<&str> = lines.collect();
        format!("{}\n\n{}", head.join("\n"), self.body)
    }
}
