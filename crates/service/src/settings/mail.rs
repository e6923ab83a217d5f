//! Settings of mails: the mail server, or the folder in its place, and the address at which browsers reach the service.

use std::fmt;
use std::path::PathBuf;

use accounts::{Courier, CourierError, PublicUrl, SmtpServer, SmtpTls};
use anyhow::{Context, bail};
use auth::{Rate, RequestLimits};
use clap::ValueEnum;
use lettre::Address;

use super::operator::given;

/// The variable that may hold the mail server's password itself.
pub(super) const SMTP_PASSWORD: &str = "BENEFITS_SMTP_PASSWORD";

/// Sender of mails that no server takes.
const NOBODY: &str = "nao-responda@localhost";

/// By whom users are written to, and where they are led.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Accounts and mail")]
pub(crate) struct MailArgs {
    /// The address at which browsers reach this service, for links in mails; where it listens, if not given
    #[arg(long, env = "BENEFITS_PUBLIC_URL", value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// The mail server; without one, mails are laid down in a folder
    #[arg(long, env = "BENEFITS_SMTP_SERVER", value_name = "HOST:PORT", requires = "mail_from")]
    smtp_server: Option<String>,
    /// How the conversation with the mail server is encrypted
    #[arg(long, env = "BENEFITS_SMTP_TLS", value_name = "HOW", default_value = "starttls")]
    smtp_tls: Encryption,
    /// The name by which the mail server knows this service
    #[arg(long, env = "BENEFITS_SMTP_USER", value_name = "NAME", requires = "smtp_server")]
    smtp_user: Option<String>,
    /// A file with the password for it. `BENEFITS_SMTP_PASSWORD` may hold it instead
    #[arg(long, env = "BENEFITS_SMTP_PASSWORD_FILE", value_name = "FILE", requires = "smtp_user")]
    smtp_password_file: Option<PathBuf>,
    /// The sender of all mails
    #[arg(long, env = "BENEFITS_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<Address>,
    /// The folder in which mails are laid down that no server takes
    #[arg(long, env = "BENEFITS_MAIL_FOLDER", value_name = "FOLDER", default_value = "mails")]
    mail_folder: PathBuf,
    /// Links to a new password that one address of callers may ask for; each counts three times
    #[arg(long, env = "BENEFITS_LINK_RATE_ADDRESS", value_name = "N/SECONDS", default_value_t = RequestLimits::default().peer)]
    link_rate_address: Rate,
    /// Links to a new password that may be asked for one e-mail
    #[arg(long, env = "BENEFITS_LINK_RATE_EMAIL", value_name = "N/SECONDS", default_value_t = RequestLimits::default().email)]
    link_rate_email: Rate,
}

/// How the conversation with the mail server is encrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Encryption {
    /// From `STARTTLS` on, or there is no conversation.
    Starttls,
    /// From the first byte on.
    Tls,
    /// Not at all: for a server on this machine.
    None,
}

impl MailArgs {
    /// Where links lead, for a service that listens at this address.
    pub(crate) fn public_url(&self, listener: &str) -> anyhow::Result<PublicUrl> {
        match &self.public_url {
            Some(url) => Ok(url.clone()),
            None => listener.parse().map_err(|why: String| anyhow::anyhow!("cannot lead users to {listener}: {why}")),
        }
    }

    /// Whether somebody said where links lead.
    pub(crate) fn has_public_url(&self) -> bool {
        self.public_url.is_some()
    }

    /// Limits of requests for links.
    pub(crate) fn link_limits(&self) -> RequestLimits {
        RequestLimits { peer: self.link_rate_address, email: self.link_rate_email }
    }

    /// What carries mails.
    pub(crate) fn courier(&self) -> anyhow::Result<Courier> {
        let from = |from: Option<&Address>| from.cloned().map_or_else(|| NOBODY.parse(), Ok);
        let from = from(self.mail_from.as_ref()).context("cannot write mails")?;
        let Some(server) = &self.smtp_server else { return Ok(Courier::folder(from, self.mail_folder.clone())) };
        let Some((host, port)) = server.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse().ok()?)))
        else {
            bail!("--smtp-server is a name and a port, such as mail.example.com.br:587");
        };
        let password = given(self.smtp_password_file.as_deref(), SMTP_PASSWORD)?;
        let credentials = match (&self.smtp_user, password) {
            (Some(user), Some(password)) => Some((user.clone(), password.trim_end_matches(['\r', '\n']).to_owned())),
            (None, None) => None,
            _ => bail!("the mail server's user and password go together; give both or neither"),
        };
        let tls = match self.smtp_tls {
            Encryption::Starttls => SmtpTls::Starttls,
            Encryption::Tls => SmtpTls::Tls,
            Encryption::None => SmtpTls::None,
        };
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        Courier::smtp(from, SmtpServer { host, port, tls, credentials }).map_err(|error: CourierError| {
            anyhow::Error::new(error).context("cannot prepare the way to the mail server")
        })
    }
}

/// Where mails go.
impl fmt::Display for MailArgs {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.smtp_server {
            Some(server) => formatter.write_str(server),
            None => {
                write!(formatter, "files in the folder {}, since there is no --smtp-server", self.mail_folder.display())
            }
        }
    }
}
