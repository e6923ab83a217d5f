//! Where the servers run: this machine, or a pretended one in tests.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use wait4::Wait4;

use crate::bench::Bench;
use crate::bench::process;
use crate::bench::programs::Running;
use contractual::progress::Progress;

use super::callgrind::{self, Callgrind};
use super::connection::{Answer, Connection};
use super::requests::Request;
use super::servers::{self, Server};

/// Answers requests, and tells what they cost.
pub(super) trait Machine {
    /// What a server answers.
    fn ask(&mut self, server: Server, request: &Request) -> Result<Answer>;

    /// Instructions in user mode for one request; nothing if nothing here can count them.
    fn instructions(&mut self, server: Server, request: &Request) -> Result<Option<f64>>;

    /// Processor time for one request, in user and in kernel mode.
    fn cpu(&mut self, server: Server, request: &Request) -> Result<Duration>;
}

/// This machine.
pub(super) struct Host<'p> {
    bench: &'static str,
    progress: &'p Progress,
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
    /// Builds servers.
    pub(super) fn new(bench: &Bench, servers: &[Server], progress: &'p Progress) -> Result<Host<'p>> {
        progress.say(&format!("{}: building the servers", bench.name));
        let executables = servers::build(servers)?;
        let (n_requests, n_runs) = bench.pick((10_000, 3), (2_000, 1));
        Ok(Host {
            bench: bench.name,
            progress,
            executables,
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
        self.progress.say(&format!("{}: {what} of {}", self.bench, server.name));
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
