//! A mail server on a socket: it takes mails as real ones do, or is in a bad mood.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// How long anything is waited for.
const PATIENCE: Duration = Duration::from_secs(100);

/// What the server makes of whoever comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It takes every mail.
    Taking,
    /// It takes the mail and dies before it says so, as far as the other side can see.
    Deserting,
    /// It knows no recipient.
    Refusing,
    /// It says nothing.
    Hanging,
    /// It says what is no SMTP.
    Babbling,
}

/// How conversations are encrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encrypted {
    Never,
    OnRequest,
    Always,
}

/// A mail that was taken.
#[derive(Debug, Clone)]
pub(crate) struct Mail {
    pub(crate) id: String,
    pub(crate) to: String,
    pub(crate) text: String,
}

pub(crate) struct MailServer {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
}

struct State {
    mood: Mood,
    mails: Vec<Mail>,
    n_callers: usize,
    encrypted: Encrypted,
    tls: Option<Arc<rustls::ServerConfig>>,
}

impl MailServer {
    /// One that takes mails without encryption.
    pub(crate) fn start() -> Self {
        Self::start_with(Encrypted::Never, None)
    }

    /// One with a certificate and its key, PEM.
    pub(crate) fn start_with(encrypted: Encrypted, certificate: Option<(&str, &str)>) -> Self {
        let tls = certificate.map(|(certificate, key)| {
            let certificate = CertificateDer::from_pem_slice(certificate.as_bytes()).unwrap();
            let key = PrivateKeyDer::from_pem_slice(key.as_bytes()).unwrap();
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let config = rustls::ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
            let config = config.unwrap().with_no_client_auth().with_single_cert(vec![certificate], key).unwrap();
            Arc::new(config)
        });
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let state = State { mood: Mood::Taking, mails: Vec::new(), n_callers: 0, encrypted, tls };
        let state = Arc::new(Mutex::new(state));
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (shared, stream) = (Arc::clone(&shared), stream.unwrap());
                // Whoever leaves in the middle of a conversation is nobody's concern.
                std::thread::spawn(move || drop(converse(&shared, &stream)));
            }
        });
        Self { address, state }
    }

    pub(crate) fn is_in(&self, mood: Mood) {
        self.state.lock().unwrap().mood = mood;
    }

    pub(crate) fn mails(&self) -> Vec<Mail> {
        self.state.lock().unwrap().mails.clone()
    }

    pub(crate) fn n_callers(&self) -> usize {
        self.state.lock().unwrap().n_callers
    }

    /// Waits until so many mails came; the last of them.
    pub(crate) fn mail(&self, n_mails: usize) -> Mail {
        until(|| self.mails().get(n_mails - 1).cloned())
    }
}

/// Waits until there is something.
pub(crate) fn until<T>(mut there: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(it) = there() {
            return it;
        }
        assert!(started.elapsed() < PATIENCE, "it never comes");
        std::thread::sleep(Duration::from_millis(10));
    }
}

trait Talk: Read + Write {}
impl<T: Read + Write> Talk for T {}

fn converse(state: &Mutex<State>, stream: &TcpStream) -> std::io::Result<()> {
    let (mood, encrypted, tls) = {
        let mut state = state.lock().unwrap();
        state.n_callers += 1;
        (state.mood, state.encrypted, state.tls.clone())
    };
    stream.set_read_timeout(Some(PATIENCE))?;
    let secure = |stream: TcpStream| -> Box<dyn Talk> {
        let session = rustls::ServerConnection::new(tls.clone().expect("it has a certificate")).unwrap();
        Box::new(rustls::StreamOwned::new(session, stream))
    };
    let mut talk =
        if encrypted == Encrypted::Always { secure(stream.try_clone()?) } else { Box::new(stream.try_clone()?) };
    match mood {
        Mood::Hanging => {
            std::thread::sleep(PATIENCE);
            return Ok(());
        }
        Mood::Babbling => return talk.write_all(b"\x00\xff HTTP/1.1 200 OK\r\nlorem ipsum\r\n"),
        _ => talk.write_all(b"220 test ESMTP\r\n")?,
    }
    let mut is_secure = encrypted == Encrypted::Always;
    let mut to = String::new();
    let mut reader = BufReader::new(talk);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let verb = line.trim_end().to_uppercase();
        let answer = match verb.as_str() {
            verb if verb.starts_with("EHLO") && encrypted == Encrypted::OnRequest && !is_secure => {
                "250-test\r\n250-STARTTLS\r\n250 8BITMIME"
            }
            verb if verb.starts_with("EHLO") => "250-test\r\n250-AUTH PLAIN\r\n250 8BITMIME",
            "STARTTLS" => {
                reader.get_mut().write_all(b"220 go on\r\n")?;
                is_secure = true;
                reader = BufReader::new(secure(stream.try_clone()?));
                continue;
            }
            verb if verb.starts_with("AUTH PLAIN ") => "235 welcome",
            verb if verb.starts_with("RCPT TO") && mood == Mood::Refusing => {
                // As servers do, it says whom it does not know.
                &format!("550 5.1.1 nobody here is called {}", line.trim_end())
            }
            verb if verb.starts_with("RCPT TO") => {
                line.trim_end().split(['<', '>']).nth(1).unwrap_or_default().clone_into(&mut to);
                "250 yes"
            }
            "DATA" => {
                reader.get_mut().write_all(b"354 go on\r\n")?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    if reader.read_line(&mut text)? == 0 {
                        // Who sends it died of it.
                        return Ok(());
                    }
                }
                let mail = read(&text, &to);
                state.lock().unwrap().mails.push(mail);
                if mood == Mood::Deserting {
                    return Ok(());
                }
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 yes",
        };
        reader.get_mut().write_all(format!("{answer}\r\n").as_bytes())?;
    }
}

fn read(raw: &str, to: &str) -> Mail {
    let (head, body) = raw.split_once("\r\n\r\n").unwrap();
    let header =
        |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned();
    let text = match header("Content-Transfer-Encoding:").as_str() {
        "quoted-printable" => without_escapes(body),
        "7bit" | "8bit" => body.to_owned(),
        other => panic!("encoded as {other}"),
    };
    Mail { id: header("Message-ID:"), to: to.to_owned(), text: text.replace("\r\n", "\n") }
}

/// Quoted-printable as text.
fn without_escapes(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let mut parts = joined.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(digits, 16).unwrap());
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).unwrap()
}
