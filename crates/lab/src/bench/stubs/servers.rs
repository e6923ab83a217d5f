//! The servers that are measured.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;

use crate::bench::programs::Programs;

/// A server; its name is that of its executable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Server {
    pub(super) name: &'static str,
}

/// By hand on hyper alone.
pub(super) const HYPER: Server = Server { name: "hyper" };
/// By hand on axum.
pub(super) const AXUM: Server = Server { name: "axum" };
/// By hand on poem.
pub(super) const POEM: Server = Server { name: "poem" };
/// With poem-openapi's derives.
pub(super) const POEM_OPENAPI: Server = Server { name: "poem-openapi" };
/// Generated.
pub(super) const STUB: Server = Server { name: "stub" };

/// All of them; the first is what the others are compared with.
pub(super) const SERVERS: [Server; 5] = [HYPER, STUB, AXUM, POEM, POEM_OPENAPI];

/// Builds servers as they are released, and tells where they are.
pub(super) fn build(servers: &[Server]) -> Result<BTreeMap<Server, PathBuf>> {
    let names: Vec<&str> = servers.iter().map(|server| server.name).collect();
    let programs = Programs::build_named(&names)?;
    servers.iter().map(|server| Ok((*server, programs.path(server.name)?))).collect()
}
