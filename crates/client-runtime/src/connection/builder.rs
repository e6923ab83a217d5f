//! Settings of a connection.

use std::sync::Arc;
use std::time::Duration;

use reqwest::header::HeaderValue;
use reqwest::redirect::Policy;
use rustls::pki_types::CertificateDer;

use super::base::Base;
use super::setup_error::SetupError;
use super::{Connection, Shared};
use crate::credentials::{Credentials, Keys, SchemeSecret};
use crate::operation::{Operation, Scheme};
use crate::retry::Retries;
use crate::secret::Secret;
use crate::tls;

const DEADLINE: Duration = Duration::from_secs(30);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
const BODY_LIMIT: usize = 32 << 20;
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// A [`Connection`] that is being set up.
#[derive(Clone)]
#[must_use]
pub struct ConnectionBuilder {
    base: String,
    operations: &'static [&'static Operation],
    schemes: &'static [Scheme],
    user_agent: String,
    deadline: Duration,
    connect_timeout: Duration,
    body_limit: usize,
    retries: Retries,
    retry_also: Vec<String>,
    credentials: Option<Arc<dyn Credentials>>,
    keys: Vec<(String, SchemeSecret)>,
    roots: Vec<Vec<u8>>,
    client: Option<reqwest::Client>,
}

impl Connection {
    /// Begins a connection to a service: `https://service.example/base`.
    pub fn builder(base: &str) -> ConnectionBuilder {
        ConnectionBuilder {
            base: base.to_owned(),
            operations: &[],
            schemes: &[],
            user_agent: USER_AGENT.to_owned(),
            deadline: DEADLINE,
            connect_timeout: CONNECT_TIMEOUT,
            body_limit: BODY_LIMIT,
            retries: Retries::default(),
            retry_also: Vec::new(),
            credentials: None,
            keys: Vec::new(),
            roots: Vec::new(),
            client: None,
        }
    }
}

impl ConnectionBuilder {
    /// The operations of the document: [`retry_also`](Self::retry_also) names some of them.
    pub fn operations(mut self, operations: &'static [&'static Operation]) -> ConnectionBuilder {
        self.operations = operations;
        self
    }

    /// The security schemes of the document: secrets are given by their names.
    pub fn schemes(mut self, schemes: &'static [Scheme]) -> ConnectionBuilder {
        self.schemes = schemes;
        self
    }

    /// Value of `User-Agent`.
    pub fn user_agent(mut self, user_agent: impl Into<String>) -> ConnectionBuilder {
        self.user_agent = user_agent.into();
        self
    }

    /// Deadline of a call, from its beginning to the last byte of its answer, retries and logging in included; 30
    /// seconds unless given. Of an answer that is streamed, each piece may take as long.
    pub fn deadline(mut self, deadline: Duration) -> ConnectionBuilder {
        self.deadline = deadline;
        self
    }

    /// Timeout of making a connection; 10 seconds unless given.
    pub fn connect_timeout(mut self, timeout: Duration) -> ConnectionBuilder {
        self.connect_timeout = timeout;
        self
    }

    /// Most bytes of the body of an answer, unless it is streamed; 32 MiB unless given.
    pub fn body_limit(mut self, n_bytes: usize) -> ConnectionBuilder {
        self.body_limit = n_bytes;
        self
    }

    /// Most retries of a call; 2 unless given.
    pub fn retries(mut self, n_retries: u32) -> ConnectionBuilder {
        self.retries.count = n_retries;
        self
    }

    /// Backoff between retries: a random part of `base`, doubled with each retry up to `cap`.
    pub fn retry_delay(mut self, base: Duration, cap: Duration) -> ConnectionBuilder {
        self.retries.base = base;
        self.retries.cap = cap;
        self
    }

    /// An operation that may be repeated though its method alone would not allow it.
    pub fn retry_also(mut self, operation: impl Into<String>) -> ConnectionBuilder {
        self.retry_also.push(operation.into());
        self
    }

    /// Credentials of calls, instead of secrets by scheme.
    pub fn credentials(mut self, credentials: impl Credentials + 'static) -> ConnectionBuilder {
        self.credentials = Some(Arc::new(credentials));
        self
    }

    /// A token for a scheme.
    pub fn bearer(mut self, scheme: impl Into<String>, token: impl Into<Secret>) -> ConnectionBuilder {
        self.keys.push((scheme.into(), SchemeSecret::Bearer(token.into())));
        self
    }

    /// A user and a password for a scheme.
    pub fn basic(
        mut self,
        scheme: impl Into<String>,
        user: impl Into<String>,
        password: impl Into<Secret>,
    ) -> ConnectionBuilder {
        self.keys.push((scheme.into(), SchemeSecret::Basic { user: user.into(), password: password.into() }));
        self
    }

    /// A key for a scheme, which says whether it stands in a header, in the query or in a cookie.
    pub fn api_key(mut self, scheme: impl Into<String>, key: impl Into<Secret>) -> ConnectionBuilder {
        self.keys.push((scheme.into(), SchemeSecret::Key(key.into())));
        self
    }

    /// A certificate, as PEM, that is trusted besides those of the machine.
    pub fn root_certificate(mut self, pem: impl Into<Vec<u8>>) -> ConnectionBuilder {
        self.roots.push(pem.into());
        self
    }

    /// A client that makes the requests instead of one of our own: its connect timeout, certificates and redirects
    /// are what counts.
    pub fn http_client(mut self, client: reqwest::Client) -> ConnectionBuilder {
        self.client = Some(client);
        self
    }

    /// The connection. No request is made.
    pub fn build(self) -> Result<Connection, SetupError> {
        let base = Base::read(&self.base)?;
        let user_agent = HeaderValue::from_str(&self.user_agent).map_err(|_| SetupError::UserAgent)?;
        let retry_also = self.repeatable()?;
        let credentials = self.all_credentials()?;
        let roots = self.root_certificates()?;
        let client = match self.client {
            Some(client) => client,
            None => reqwest::Client::builder()
                .tls_backend_preconfigured(if base.is_secure() { tls::config(roots)? } else { tls::unused()? })
                .redirect(Policy::none())
                .connect_timeout(self.connect_timeout)
                .build()
                .map_err(SetupError::Client)?,
        };
        let shared =
            Shared { client, base, user_agent, body_limit: self.body_limit, retries: self.retries, retry_also };
        Ok(Connection { shared: Arc::new(shared), credentials, deadline: self.deadline })
    }

    fn repeatable(&self) -> Result<Vec<&'static str>, SetupError> {
        let find = |id: &String| {
            let operation = self.operations.iter().find(|operation| operation.id == id);
            operation
                .map(|operation| operation.id)
                .ok_or_else(|| SetupError::UnknownOperation { operation: id.clone() })
        };
        self.retry_also.iter().map(find).collect()
    }

    fn all_credentials(&self) -> Result<Option<Arc<dyn Credentials>>, SetupError> {
        if self.keys.is_empty() {
            return Ok(self.credentials.clone());
        }
        if self.credentials.is_some() {
            return Err(SetupError::TwoCredentials);
        }
        let find = |(name, key): &(String, SchemeSecret)| {
            let unknown = || SetupError::UnknownScheme { scheme: name.clone() };
            let scheme = self.schemes.iter().find(|scheme| scheme.name == name).ok_or_else(unknown)?;
            let grant = key.grant(scheme).ok_or_else(|| SetupError::OtherScheme { scheme: name.clone() })?;
            Ok((scheme.name, grant.map_err(|_| SetupError::Secret { scheme: name.clone() })?))
        };
        let keys = self.keys.iter().map(find).collect::<Result<_, SetupError>>()?;
        Ok(Some(Arc::new(Keys(keys))))
    }

    fn root_certificates(&self) -> Result<Vec<CertificateDer<'static>>, SetupError> {
        let read = |pem: &Vec<u8>| tls::certificates(pem).ok_or(SetupError::Certificate);
        Ok(self.roots.iter().map(read).collect::<Result<Vec<_>, _>>()?.concat())
    }
}
