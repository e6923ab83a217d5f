//! Couriers: an SMTP server, or a folder where mails are laid down as files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use lettre::message::header::ContentTransferEncoding;
use lettre::message::{Body, Mailbox, header};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use super::letter::Words;

/// Time limit of each step of a conversation with the mail server.
const STEP_TIMEOUT: Duration = Duration::from_secs(10);

/// Carries mails.
#[derive(Debug)]
pub struct Courier {
    from: Mailbox,
    way: Way,
}

#[derive(Debug)]
enum Way {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Folder(PathBuf),
}

/// A mail server, and how it is spoken to.
#[derive(Debug, Clone)]
pub struct SmtpServer {
    /// Its name.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the conversation is encrypted.
    pub tls: SmtpTls,
    /// Name and password that it asks for.
    pub credentials: Option<(String, String)>,
}

/// How a conversation with a mail server is encrypted. Certificates are held against what the machine trusts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SmtpTls {
    /// From `STARTTLS` on; a server that does not offer it gets no mail.
    Starttls,
    /// From the first byte on.
    Tls,
    /// Not at all.
    None,
}

/// Reasons why a mail was not accepted. None quotes the server, which may quote the mail.
#[derive(Debug, thiserror::Error)]
pub enum CourierError {
    /// The server refused, by this code.
    #[error("the mail server refused by {0}")]
    Refused(String),
    /// There was no answer in time.
    #[error("the mail server did not answer in time")]
    Timeout,
    /// Nobody can be reached securely.
    #[error("no secure conversation with the mail server")]
    Tls,
    /// What came is no SMTP.
    #[error("the mail server's answer cannot be read")]
    Garbled,
    /// Nobody can be reached.
    #[error("the mail server cannot be reached")]
    Unreachable,
    /// The address is none that a mail can be sent to.
    #[error("the address is none that a mail can be sent to")]
    Address,
    /// The file cannot be written.
    #[error("the mail cannot be laid down")]
    Folder(#[source] io::Error),
}

impl Courier {
    /// Mails from an address by a mail server.
    pub fn smtp(from: Address, server: SmtpServer) -> Result<Self, CourierError> {
        let SmtpServer { host, port, tls, credentials } = server;
        let parameters = || TlsParameters::new(host.clone()).map_err(|_| CourierError::Tls);
        let tls = match tls {
            SmtpTls::Starttls => Tls::Required(parameters()?),
            SmtpTls::Tls => Tls::Wrapper(parameters()?),
            SmtpTls::None => Tls::None,
        };
        let transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&host).port(port).tls(tls);
        let transport = transport.timeout(Some(STEP_TIMEOUT));
        let transport = match credentials {
            Some((user, password)) => transport.credentials(Credentials::new(user, password)),
            None => transport,
        };
        Ok(Self { from: Mailbox::new(None, from), way: Way::Smtp(transport.build()) })
    }

    /// Mails as files `….eml` in a folder, which is made when the first one comes.
    pub fn folder(from: Address, folder: PathBuf) -> Self {
        Self { from: Mailbox::new(None, from), way: Way::Folder(folder) }
    }

    /// Takes a mail to its end: when this returns, somebody else answers for it.
    pub(crate) async fn send(&self, id: &str, to: &str, words: Words) -> Result<(), CourierError> {
        let message = self.message(id, to, words)?;
        match &self.way {
            Way::Smtp(transport) => transport.send(message).await.map(drop).map_err(|error| refusal(&error)),
            Way::Folder(folder) => {
                let (folder, id) = (folder.clone(), id.to_owned());
                let laid = tokio::task::spawn_blocking(move || lay_down(&folder, &id, &message.formatted())).await;
                laid.unwrap_or_else(|error| Err(io::Error::other(error))).map_err(CourierError::Folder)
            }
        }
    }

    fn message(&self, id: &str, to: &str, Words { subject, text }: Words) -> Result<Message, CourierError> {
        let to: Address = to.parse().map_err(|_| CourierError::Address)?;
        let builder = Message::builder()
            // The same in every attempt, so that a repetition can be known.
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(header::ContentType::TEXT_PLAIN);
        let body = match &self.way {
            Way::Smtp(_) => Body::new(text),
            // People read these as they are, links longer than a line of mail included.
            Way::Folder(_) => {
                let text = text.replace('\n', "\r\n").into_bytes();
                Body::dangerous_pre_encoded(text, ContentTransferEncoding::EightBit)
            }
        };
        builder.body(body).map_err(|_| CourierError::Address)
    }
}

/// Writes a file that is there whole or not at all.
fn lay_down(folder: &Path, id: &str, bytes: &[u8]) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let partial = folder.join(format!("{id}.partial"));
    let mut file = std::fs::File::create(&partial)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&partial, folder.join(format!("{id}.eml")))?;
    std::fs::File::open(folder)?.sync_all()
}

fn refusal(error: &lettre::transport::smtp::Error) -> CourierError {
    match error.status() {
        Some(code) => CourierError::Refused(code.to_string()),
        None if error.is_timeout() => CourierError::Timeout,
        None if error.is_tls() => CourierError::Tls,
        None if error.is_response() => CourierError::Garbled,
        None if error.is_client() => CourierError::Tls,
        None => CourierError::Unreachable,
    }
}
