//! What `benefits serve` says when it is ready.

use std::fmt;
use std::net::SocketAddr;

use service::demo::{DEMO_PASSWORD, DEMO_USER};

use crate::settings::DatabaseAddress;

/// Where everything is, and a line to try it with.
#[derive(Debug)]
pub(super) struct Greeting<'a> {
    pub(super) address: SocketAddr,
    pub(super) operator: SocketAddr,
    pub(super) is_tls: bool,
    pub(super) database: &'a DatabaseAddress,
    pub(super) has_demo_user: bool,
}

impl fmt::Display for Greeting<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address, operator, is_tls, database, has_demo_user } = self;
        let scheme = if *is_tls { "https" } else { "http" };
        writeln!(formatter, "benefits is ready: {scheme}://{address}")?;
        writeln!(formatter, "  docs      {scheme}://{address}/docs")?;
        writeln!(formatter, "  health    http://{operator}/operador/saude/prontidao")?;
        writeln!(formatter, "  metrics   http://{operator}/metrics")?;
        writeln!(formatter, "  data      {database}")?;
        if *has_demo_user {
            writeln!(formatter, "  user      {DEMO_USER}, password {DEMO_PASSWORD}")?;
            // curl does not know a certificate of one's own making.
            let insecure = if *is_tls { "k" } else { "" };
            let request = format!("-u {DEMO_USER}:{DEMO_PASSWORD} -X POST {scheme}://{address}/ext/autenticacao");
            writeln!(formatter, "\n  curl -s{insecure} {request}")?;
        }
        Ok(())
    }
}
