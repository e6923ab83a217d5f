//! The greeting of `benefits serve`.

use std::fmt;
use std::net::SocketAddr;

use transfer::demo::{DEMO_PASSWORD, DEMO_USER};

use crate::settings::{Credential, DEMO_TOKEN, DatabaseAddress, MailArgs};

/// Where everything is, and a line to try it with.
#[derive(Debug)]
pub(super) struct Greeting<'a> {
    pub(super) address: SocketAddr,
    pub(super) is_tls: bool,
    pub(super) operator: SocketAddr,
    pub(super) is_operator_tls: bool,
    pub(super) credential: Credential,
    pub(super) database: &'a DatabaseAddress,
    pub(super) password_page: String,
    pub(super) mail: &'a MailArgs,
    pub(super) has_demo_user: bool,
}

impl fmt::Display for Greeting<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address, is_tls, operator, is_operator_tls, credential, .. } = self;
        let Self { database, password_page, mail, has_demo_user, .. } = self;
        let scheme = |is_tls: &bool| if *is_tls { "https" } else { "http" };
        let operator = format!("{}://{operator}", scheme(is_operator_tls));
        let scheme = scheme(is_tls);
        writeln!(formatter, "benefits is ready: {scheme}://{address}")?;
        writeln!(formatter, "  docs      {scheme}://{address}/docs")?;
        writeln!(formatter, "  password  {password_page}")?;
        let token = match credential {
            Credential::Demo => format!(" with token {DEMO_TOKEN}"),
            Credential::Given(_) => String::new(),
            Credential::Missing => " is open to nobody until --operator-token-file gives a token".to_owned(),
        };
        writeln!(formatter, "  operator  {operator}/docs{token}")?;
        writeln!(formatter, "  health    {operator}/operador/saude/prontidao")?;
        writeln!(formatter, "  metrics   {operator}/metrics")?;
        writeln!(formatter, "  data      {database}")?;
        writeln!(formatter, "  mail      {mail}")?;
        if *has_demo_user {
            writeln!(formatter, "  user      {DEMO_USER}, password {DEMO_PASSWORD}")?;
            // curl does not know a certificate of one's own making.
            let insecure = if *is_tls { "k" } else { "" };
            let request = format!("-u {DEMO_USER}:{DEMO_PASSWORD} -X POST {scheme}://{address}/ext/autenticacao");
            writeln!(formatter, "\n  curl -s{insecure} {request}")?;
        }
        if matches!(credential, Credential::Demo) {
            let insecure = if *is_operator_tls { "k" } else { "" };
            let request = format!("-H 'Authorization: Bearer {DEMO_TOKEN}' {operator}/operador/lojas");
            writeln!(formatter, "  curl -s{insecure} {request}")?;
        }
        Ok(())
    }
}
