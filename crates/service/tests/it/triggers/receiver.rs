//! A receiver that does what a test tells it, byte by byte.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// What a receiver does with a request.
#[derive(Debug, Clone)]
pub(super) enum Act {
    /// Writes these bytes.
    Answer(String),
    /// Says nothing, and keeps the connection.
    Silence,
    /// Promises a body and sends a byte of it now and then.
    Drip,
    /// Sends a body that never ends.
    Endless,
    /// Ends the connection with a reset.
    Reset,
    /// Promises a body, sends half of it, and ends the connection.
    Half,
}

impl Act {
    /// Answers with a status and a body.
    pub(super) fn status(status: u16, headers: &str, body: &str) -> Act {
        Act::Answer(format!("HTTP/1.1 {status} X\r\ncontent-length: {}\r\n{headers}\r\n{body}", body.len()))
    }
}

/// A request as it came.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    /// Counted from 1 over all connections.
    pub(super) connection: usize,
    pub(super) head: String,
    pub(super) body: Vec<u8>,
}

impl Seen {
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let header = self.head.lines().filter_map(|line| line.split_once(": "));
        header.clone().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// A receiver on a port of its own.
pub(super) struct Receiver {
    pub(super) address: SocketAddr,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Receiver {
    pub(super) async fn start(act: Act) -> Receiver {
        Self::at("127.0.0.1:0", act, None).await
    }

    /// A receiver with a certificate for a name that nobody vouches for, and that certificate.
    pub(super) async fn start_tls(name: &str, act: Act) -> (Receiver, CertificateDer<'static>) {
        let certified = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
        let certificate = certified.cert.der().clone();
        let key = PrivateKeyDer::try_from(certified.signing_key.serialize_der()).unwrap();
        let config = rustls::ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        (Self::at("127.0.0.1:0", act, Some(acceptor)).await, certificate)
    }

    async fn at(address: &str, act: Act, tls: Option<TlsAcceptor>) -> Receiver {
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let seen = Arc::<Mutex<Vec<Seen>>>::default();
        let shared = Arc::clone(&seen);
        tokio::spawn(async move {
            let mut connection = 0;
            while let Ok((stream, _)) = listener.accept().await {
                connection += 1;
                tokio::spawn(serve(stream, connection, act.clone(), Arc::clone(&shared), tls.clone()));
            }
        });
        Receiver { address, seen }
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(super) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap().clone()
    }
}

async fn serve(stream: TcpStream, connection: usize, act: Act, seen: Arc<Mutex<Vec<Seen>>>, tls: Option<TlsAcceptor>) {
    if matches!(act, Act::Reset) {
        // With nothing lingering, closing is a reset.
        stream.set_zero_linger().unwrap();
    }
    match tls {
        None => answer(stream, connection, act, seen).await,
        Some(acceptor) => {
            if let Ok(stream) = acceptor.accept(stream).await {
                answer(stream, connection, act, seen).await;
            }
        }
    }
}

async fn answer(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    connection: usize,
    act: Act,
    seen: Arc<Mutex<Vec<Seen>>>,
) {
    while let Some((head, body)) = read(&mut stream).await {
        seen.lock().unwrap().push(Seen { connection, head, body });
        match &act {
            Act::Answer(bytes) => {
                if stream.write_all(bytes.as_bytes()).await.is_err() {
                    return;
                }
            }
            Act::Silence => {
                std::future::pending::<()>().await;
            }
            Act::Drip => {
                let mut written = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n").await;
                while written.is_ok() {
                    written = stream.write_all(b"x").await;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                return;
            }
            Act::Endless => {
                let mut written = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await;
                while written.is_ok() {
                    written = stream.write_all(&[b'x'; 4096]).await;
                }
                return;
            }
            Act::Reset => return,
            Act::Half => {
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf").await;
                return;
            }
        }
    }
}

/// The head and the body of the next request, if there is one.
async fn read(stream: &mut (impl AsyncRead + Unpin)) -> Option<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap_or("0");
            let length: usize = length.parse().unwrap();
            let mut body = bytes.split_off(end + 4);
            while body.len() < length {
                more(stream, &mut body).await?;
            }
            return Some((head, body));
        }
        more(stream, &mut bytes).await?;
    }
}

async fn more(stream: &mut (impl AsyncRead + Unpin), bytes: &mut Vec<u8>) -> Option<()> {
    let n_read = stream.read_buf(bytes).await.ok()?;
    (n_read > 0).then_some(())
}
