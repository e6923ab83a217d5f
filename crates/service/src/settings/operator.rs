//! Settings of the operator: listener, token, and the networks that deliveries may reach.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use auth::{OperatorGate, OperatorToken, Rate};
use delivery::address::Networks;
use http_server::Tls;
use ipnet::IpNet;
use sealing::SecretsKey;

use super::database::DatabaseAddress;

/// The token where everything is made up.
pub(crate) const DEMO_TOKEN: &str = "demo";

/// By what whoever runs the service is known.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Credential {
    /// The token that everybody knows, where everything is made up and only this machine can ask.
    Demo,
    /// A token that only they know.
    Given(OperatorToken),
    /// Nothing, so that nobody is let in.
    Missing,
}

impl Credential {
    /// The token, if there is one.
    pub(crate) fn token(self) -> Option<OperatorToken> {
        match self {
            Self::Demo => Some(OperatorToken::of(DEMO_TOKEN)),
            Self::Given(token) => Some(token),
            Self::Missing => None,
        }
    }
}

/// The variable that may hold the operator's token itself. There is no such flag: arguments can be seen by others.
pub(super) const TOKEN: &str = "BENEFITS_OPERATOR_TOKEN";

/// The variable that may hold the key of receivers' secrets itself.
pub(super) const SECRETS_KEY: &str = "BENEFITS_SECRETS_KEY";

/// What whoever runs the service says about themselves.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "For whoever runs it")]
pub(crate) struct OperatorArgs {
    /// Where whoever runs it is answered; nobody else should reach it
    #[arg(long, env = "BENEFITS_OPERATOR_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8081")]
    pub(crate) operator_listen: String,
    /// A file with the token that lets them in: 16 to 512 visible characters. `BENEFITS_OPERATOR_TOKEN` may hold it instead
    #[arg(long, env = "BENEFITS_OPERATOR_TOKEN_FILE", value_name = "FILE")]
    operator_token_file: Option<PathBuf>,
    /// Wrong tokens from one address, each of which counts three times
    #[arg(long, env = "BENEFITS_OPERATOR_TOKEN_RATE", value_name = "N/SECONDS", default_value_t = OperatorGate::WRONG_TOKENS)]
    pub(crate) operator_token_rate: Rate,
    /// Certificates of the operator's listener, PEM, its own first
    #[arg(long, env = "BENEFITS_OPERATOR_TLS_CERTIFICATE", value_name = "FILE", requires = "operator_tls_key")]
    operator_tls_certificate: Option<PathBuf>,
    /// The key of its certificate, PEM
    #[arg(long, env = "BENEFITS_OPERATOR_TLS_KEY", value_name = "FILE", requires = "operator_tls_certificate")]
    operator_tls_key: Option<PathBuf>,
    /// A network of your own in which receivers of triggers live; repeat it for several
    #[arg(
        long = "allow-receiver-network",
        env = "BENEFITS_ALLOW_RECEIVER_NETWORK",
        value_name = "CIDR",
        value_delimiter = ','
    )]
    receiver_networks: Vec<IpNet>,
    /// A file with the key that seals receivers' secrets and mails that wait: 32 bytes, base64. `BENEFITS_SECRETS_KEY` may hold it instead;
    /// beside a database of SQLite it is made
    #[arg(long, env = "BENEFITS_SECRETS_KEY_FILE", value_name = "FILE")]
    secrets_key_file: Option<PathBuf>,
}

impl OperatorArgs {
    /// By what whoever runs the service is known to a listener at this address.
    pub(crate) fn credential(&self, is_demo: bool, listener: IpAddr) -> anyhow::Result<Credential> {
        match given(self.operator_token_file.as_deref(), TOKEN)? {
            Some(text) => match OperatorToken::parse(text.trim()) {
                Some(token) => Ok(Credential::Given(token)),
                None => bail!("the operator's token must have 16 to 512 visible characters of ASCII, and no spaces"),
            },
            None if is_demo && listener.is_loopback() => Ok(Credential::Demo),
            None => Ok(Credential::Missing),
        }
    }

    /// Who the operator's listener proves to be, if it speaks TLS.
    pub(crate) fn tls(&self) -> anyhow::Result<Option<Tls>> {
        match (&self.operator_tls_certificate, &self.operator_tls_key) {
            (Some(certificate), Some(key)) => Ok(Some(Tls::load(certificate, key)?)),
            _ => Ok(None),
        }
    }

    /// Networks of the operator's own that triggers may reach; where everything is made up, this machine too.
    pub(crate) fn receiver_networks(&self, is_demo: bool) -> Networks {
        let loopback = [IpNet::from(IpAddr::from([127, 0, 0, 1])), IpNet::from(IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]))];
        let made_up = loopback.into_iter().filter(|_| is_demo);
        Networks::opened(self.receiver_networks.iter().copied().chain(made_up))
    }

    /// The key that seals receivers' secrets: the one given, or one beside a database of SQLite, made if it is not there.
    /// None is made where there are receivers or mails that wait already: it would open no secret and no mail of theirs.
    /// On a server there is none unless it is given: processes on other machines must have the same.
    pub(crate) fn secrets_key(
        &self,
        database: &DatabaseAddress,
        sealed: Option<&'static str>,
    ) -> anyhow::Result<Option<SecretsKey>> {
        if let Some(text) = given(self.secrets_key_file.as_deref(), SECRETS_KEY)? {
            return Ok(Some(SecretsKey::parse(&text).context("cannot use the key of receivers' secrets")?));
        }
        let DatabaseAddress::File(database) = database else { return Ok(None) };
        let path = SecretsKey::path_beside(database);
        if path.try_exists().with_context(|| format!("cannot look for {}", path.display()))? {
            return Ok(Some(SecretsKey::read(&path)?));
        }
        if let Some(sealed) = sealed {
            bail!(
                "there are {sealed}, but not the key {} that sealed their secrets; put it back or name it by \
                 --secrets-key-file; if it is lost, name another and rotate every secret",
                path.display()
            );
        }
        Ok(Some(SecretsKey::create(&path)?))
    }
}

/// What a file holds or, without one, a variable; both at once would leave open which one counts.
pub(super) fn given(file: Option<&Path>, variable: &str) -> anyhow::Result<Option<String>> {
    let value = match std::env::var(variable) {
        Ok(value) => Some(value),
        Err(std::env::VarError::NotPresent) => None,
        Err(std::env::VarError::NotUnicode(_)) => bail!("{variable} is not UTF-8"),
    };
    match (file, value) {
        (Some(_), Some(_)) => bail!("{variable} and {variable}_FILE are both given; give one of them"),
        (None, value) => Ok(value),
        (Some(file), None) => {
            let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            Ok(Some(text))
        }
    }
}
