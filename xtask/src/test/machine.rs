//! Where the steps are performed: this machine, or a pretended one in tests.

use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use contractual::check::{self, Gate};
use contractual::outcome::Outcome;
use contractual::{Configuration, Workspace, workspace};
use lab::postgres::Cluster;

use super::steps::{Action, Step, Tool};

/// The variable that names a database to those who test with one.
const DATABASE_URL: &str = "DATABASE_URL";

/// Performs steps.
pub(super) trait Machine {
    /// Provides a PostgreSQL database to the steps; whether there is one.
    fn provide_database(&mut self) -> Result<bool>;

    /// Whether a tool is installed.
    fn has(&self, tool: &Tool) -> bool;

    /// Performs a step and says whether it passed; an error if it could not be tried.
    fn perform(&mut self, step: &Step, out: &mut dyn Write) -> Result<bool>;
}

/// This machine. Programs write to the terminal themselves, so that nothing they say is lost or late.
pub(super) struct Host {
    configuration: Configuration,
    gate: &'static Gate,
    /// What was started for the steps, and ends with them.
    cluster: Option<Cluster>,
}

impl Host {
    pub(super) fn new(workspace: &Workspace) -> Result<Host> {
        Ok(Host { configuration: workspace.configuration()?, gate: workspace.gate, cluster: None })
    }
}

impl Machine for Host {
    fn provide_database(&mut self) -> Result<bool> {
        let is_given = std::env::var_os(DATABASE_URL).is_some_and(|address| !address.is_empty());
        if !is_given {
            self.cluster = Cluster::start()?;
        }
        Ok(is_given || self.cluster.is_some())
    }

    fn has(&self, tool: &Tool) -> bool {
        let mut probe = workspace::cargo(&self.configuration.root);
        let status = probe.args(tool.probe).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    fn perform(&mut self, step: &Step, out: &mut dyn Write) -> Result<bool> {
        let outcome = match &step.action {
            Action::Cargo { args, env } => {
                let mut command: Command = workspace::cargo(&self.configuration.root);
                command.args(*args).envs(env.iter().copied());
                if let Some(cluster) = &self.cluster {
                    command.env(DATABASE_URL, cluster.address());
                }
                let status = command.status().context("cannot run cargo; is it installed?")?;
                return Ok(status.success());
            }
            Action::Check => check::run_all(&self.configuration, self.gate, out)?,
        };
        Ok(outcome == Outcome::Clean)
    }
}
