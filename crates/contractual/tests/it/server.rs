//! A server of a few lines, on loopback.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use rustls::pki_types::PrivateKeyDer;
use rustls::{ServerConfig, ServerConnection, StreamOwned};

/// Request: the path, and the head as it was sent, in lower case.
pub(crate) struct Request {
    pub(crate) path: String,
    pub(crate) head: String,
}

/// Answer of the server.
pub(crate) enum Answer {
    /// Status line without the version, a header, the body.
    Whole(&'static str, Option<String>, String),
    /// The connection stays open, and nothing comes.
    Nothing,
}

impl Answer {
    pub(crate) fn ok(body: &str) -> Answer {
        Answer::Whole("200 OK", None, body.to_owned())
    }

    pub(crate) fn redirect(to: &str) -> Answer {
        Answer::Whole("302 Found", Some(format!("Location: {to}")), String::new())
    }
}

/// Answers until it is dropped.
pub(crate) struct Server {
    address: SocketAddr,
    is_over: Arc<AtomicBool>,
    requests: Arc<Mutex<Vec<Request>>>,
    thread: Option<JoinHandle<()>>,
}

/// A connection, encrypted or not.
trait Stream: Read + Write + Send {}

impl<T: Read + Write + Send> Stream for T {}

impl Server {
    pub(crate) fn new(answer: impl Fn(&Request) -> Answer + Send + 'static) -> Server {
        Server::over(|stream| Box::new(stream), answer)
    }

    /// A server that shows a certificate for `localhost` which vouches for itself; with it as PEM.
    pub(crate) fn encrypted(answer: impl Fn(&Request) -> Answer + Send + 'static) -> (Server, String) {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate can be made");
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).expect("it has a key");
        let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().expect("ring speaks them").with_no_client_auth();
        let config = config.with_single_cert(vec![made.cert.der().clone()], key).expect("they belong together");
        let config = Arc::new(config);
        let encrypt = move |stream| -> Box<dyn Stream> {
            let connection = ServerConnection::new(Arc::clone(&config)).expect("the configuration is whole");
            Box::new(StreamOwned::new(connection, stream))
        };
        (Server::over(encrypt, answer), made.cert.pem())
    }

    fn over(
        encrypt: impl Fn(TcpStream) -> Box<dyn Stream> + Send + 'static,
        answer: impl Fn(&Request) -> Answer + Send + 'static,
    ) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (is_over, requests) = (Arc::<AtomicBool>::default(), Arc::<Mutex<Vec<Request>>>::default());
        let (end, seen) = (Arc::clone(&is_over), Arc::clone(&requests));
        let serve = move || {
            let mut silent = Vec::new();
            for stream in listener.incoming().take_while(|_| !end.load(Ordering::SeqCst)) {
                let mut stream = encrypt(stream.expect("a connection can be taken"));
                let request = read(&mut stream);
                match answer(&request) {
                    Answer::Nothing => silent.push(stream),
                    Answer::Whole(status, header, body) => {
                        let header = header.map(|header| format!("{header}\r\n")).unwrap_or_default();
                        let length = body.len();
                        // Whoever has read enough may be gone already.
                        let _ = write!(
                            stream,
                            "HTTP/1.1 {status}\r\n{header}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
                        );
                    }
                }
                seen.lock().expect("nobody panics").push(request);
            }
        };
        Server { address, is_over, requests, thread: Some(thread::spawn(serve)) }
    }

    /// The URL of a path at the name that the certificate has.
    pub(crate) fn encrypted_url(&self, path: &str) -> String {
        format!("https://localhost:{}{path}", self.address.port())
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The requests since it was asked last.
    pub(crate) fn requests(&self) -> Vec<Request> {
        std::mem::take(&mut self.requests.lock().expect("nobody panics"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        // It waits for a connection, so it is given one.
        let _ = TcpStream::connect(self.address);
        self.thread.take().into_iter().for_each(|thread| thread.join().expect("the server works"));
    }
}

fn read(stream: &mut dyn Stream) -> Request {
    let lines = BufReader::new(stream).lines().map_while(Result::ok).take_while(|line| !line.is_empty());
    let lines: Vec<String> = lines.collect();
    let path = lines.first().and_then(|line| line.split(' ').nth(1)).unwrap_or_default().to_owned();
    Request { path, head: lines.join("\n").to_lowercase() }
}
