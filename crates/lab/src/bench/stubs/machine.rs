//! The servers that are measured, and the machine that they run on: this one, or a fake in tests.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use wait4::Wait4;

use crate::bench::process;
use crate::bench::programs::{Programs, Running};
use crate::bench::run::BenchRun;

use super::callgrind::{self, Callgrind};
use super::connection::{Answer, Connection};
use super::requests::Request;

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

/// Answers requests, and tells what they cost.
pub(super) trait Machine {
    fn ask(&mut self, server: Server, request: &Request) -> Result<Answer>;

    /// Instructions in user mode for one request; nothing if nothing here can count them.
    fn instructions(&mut self, server: Server, request: &Request) -> Result<Option<f64>>;

    /// Processor time for one request, in user and in kernel mode.
    fn cpu(&mut self, server: Server, request: &Request) -> Result<Duration>;
}

pub(super) struct Host<'p> {
    run: &'p BenchRun<'p>,
    executables: BTreeMap<Server, PathBuf>,
    callgrind: Option<Callgrind>,
    /// Those that were asked something, with a connection each.
    running: BTreeMap<Server, (Connection, Running)>,
    /// Enough that start and warming up are less than a hundredth of the whole.
    n_requests: u32,
    /// Of which the middle one counts.
    n_runs: usize,
}

impl<'p> Host<'p> {
    pub(super) fn new(run: &'p BenchRun<'p>, servers: &[Server]) -> Result<Host<'p>> {
        run.say("building the servers");
        let programs = Programs::build_named(&servers.iter().map(|server| server.name).collect::<Vec<_>>())?;
        let built = servers.iter().map(|server| Ok((*server, programs.path(server.name)?)));
        let (n_requests, n_runs) = run.pick((10_000, 3), (2_000, 1));
        Ok(Host {
            run,
            executables: built.collect::<Result<_>>()?,
            callgrind: callgrind::find(),
            running: BTreeMap::new(),
            n_requests,
            n_runs,
        })
    }

    fn executable(&self, server: Server) -> Result<&PathBuf> {
        self.executables.get(&server).with_context(|| format!("`{}` was not built", server.name))
    }

    fn say(&self, what: &str, server: Server) {
        self.run.say(&format!("{what} of {}", server.name));
    }
}

impl Machine for Host<'_> {
    fn ask(&mut self, server: Server, request: &Request) -> Result<Answer> {
        if !self.running.contains_key(&server) {
            let running = Running::start(self.executable(server)?)?;
            let connection = Connection::open(running.port())?;
            self.running.insert(server, (connection, running));
        }
        let (connection, _) = self.running.get_mut(&server).context("it was started")?;
        connection.send(request)
    }

    fn instructions(&mut self, server: Server, request: &Request) -> Result<Option<f64>> {
        self.say("instructions", server);
        let Some(callgrind) = &self.callgrind else { return Ok(None) };
        callgrind.instructions(self.executable(server)?, request).map(Some)
    }

    fn cpu(&mut self, server: Server, request: &Request) -> Result<Duration> {
        self.say("processor time", server);
        let mut times = Vec::new();
        for _ in 0..self.n_runs {
            let running = Running::start(self.executable(server)?)?;
            Connection::open(running.port())?.repeat(request, self.n_requests as usize)?;
            let used = running.end()?.wait4().context("cannot wait for a server")?.rusage;
            times.push((used.utime + used.stime) / self.n_requests);
        }
        Ok(process::median(&mut times))
    }
}
