//! The servers that are measured: built together, each started on a port of its own choice.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::workspace;

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

/// Builds the servers as they are released, and tells where they are.
pub(super) fn build() -> Result<BTreeMap<Server, PathBuf>> {
    let mut command = workspace::cargo(&workspace::root()?.join("tests/bench"));
    command.args(["build", "--release", "--locked", "--bins", "--message-format", "json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output().context("cannot run cargo; is it installed?")?;
    ensure!(output.status.success(), "the servers do not build; repeat it with `cargo build --release` in tests/bench");
    let messages = String::from_utf8(output.stdout).context("cargo writes no text")?;
    let executables: Vec<PathBuf> = messages.lines().filter_map(executable).collect();
    let place = |server: Server| {
        let path = executables.iter().find(|path| path.file_stem().is_some_and(|stem| stem == server.name));
        Ok((server, path.with_context(|| format!("cargo built no `{}`", server.name))?.clone()))
    };
    SERVERS.into_iter().map(place).collect()
}

/// The executable that a message of cargo tells of.
fn executable(message: &str) -> Option<PathBuf> {
    #[derive(Deserialize)]
    struct Message {
        executable: Option<PathBuf>,
    }
    serde_json::from_str::<Message>(message).ok()?.executable
}

/// A server that runs; it ends with its owner.
pub(super) struct Running {
    child: Option<Child>,
    port: u16,
}

impl Running {
    /// Starts an executable that prints its port.
    pub(super) fn start(executable: &Path) -> Result<Running> {
        Running::start_with(&mut Command::new(executable))
    }

    /// Starts a command that runs such an executable.
    pub(super) fn start_with(command: &mut Command) -> Result<Running> {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot run {command:?}"))?;
        let mut line = String::new();
        let stdout = child.stdout.take();
        let mut running = Running { child: Some(child), port: 0 };
        BufReader::new(stdout.context("its output is not there")?).read_line(&mut line)?;
        running.port = line.trim().parse().with_context(|| format!("it printed no port but {line:?}: {command:?}"))?;
        Ok(running)
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// The number of its process.
    pub(super) fn id(&self) -> u32 {
        self.child.as_ref().map_or(0, Child::id)
    }

    /// Ends it and gives up the process, to ask the kernel what it used.
    pub(super) fn end(mut self) -> Result<Child> {
        let mut child = self.child.take().context("it has ended already")?;
        child.kill().context("cannot end a server")?;
        Ok(child)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // One that has ended by itself needs nothing more.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
