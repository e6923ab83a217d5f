//! Counts instructions with valgrind's callgrind: the same on a noisy machine, which processor time is not.
//!
//! The kernel's share is not in them.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::bench::programs::Running;

use super::connection::Connection;
use super::requests::Request;

/// Callgrind, as it is installed here.
pub(in crate::bench) struct Callgrind(());

/// Requests after which caches, buffers and lazy values are what they stay.
const N_WARMING: usize = 50;

const N_COUNTED: u32 = 500;

pub(in crate::bench) fn find() -> Option<Callgrind> {
    let is_there = |program: &str| {
        let status = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    (is_there("valgrind") && is_there("callgrind_control")).then_some(Callgrind(()))
}

impl Callgrind {
    /// Instructions that a server needs for one request.
    #[expect(clippy::unused_self, reason = "only where it was found can it be run")]
    pub(super) fn instructions(&self, executable: &Path, request: &Request) -> Result<f64> {
        let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
        let profile = folder.path().join("profile");
        // Its pipes stay behind when it is ended, so they go into the folder, too.
        let pipes = option("--vgdb-prefix=", folder.path().join("pipe").as_os_str());
        let mut command = Command::new("valgrind");
        command.args(["--quiet", "--tool=callgrind"]).arg(&pipes);
        command.arg(option("--callgrind-out-file=", profile.as_os_str())).arg(executable);
        let server = Running::start_with(&mut command)?;
        let control = |order: &str| {
            let mut command = Command::new("callgrind_control");
            command.arg(&pipes).arg(order).arg(server.id().to_string());
            let output = command.output().context("cannot run callgrind_control")?;
            ensure!(output.status.success(), "it failed ({}): {command:?}", output.status);
            anyhow::Ok(())
        };
        let mut connection = Connection::open(server.port())?;
        connection.repeat(request, N_WARMING)?;
        control("--zero")?;
        connection.repeat(request, N_COUNTED as usize)?;
        control("--dump")?;
        let dump = fs::read_to_string(profile.with_extension("1")).context("callgrind wrote no profile")?;
        Ok(total(&dump).context("a profile of callgrind without a total")? / f64::from(N_COUNTED))
    }

    /// Instructions of this program from start to end, with other arguments. Findings are a success here.
    pub(in crate::bench) fn of_self(&self, args: &[impl AsRef<OsStr>]) -> Result<f64> {
        let program = std::env::current_exe().context("cannot tell where this program is")?;
        self.of(&program, args, |code| matches!(code, 0 | 1))
    }

    /// Instructions of a program from start to end.
    #[expect(clippy::unused_self, reason = "only where it was found can it be run")]
    pub(in crate::bench) fn of(
        &self,
        program: &Path,
        args: &[impl AsRef<OsStr>],
        is_success: fn(i32) -> bool,
    ) -> Result<f64> {
        let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
        let profile = folder.path().join("profile");
        let mut command = Command::new("valgrind");
        command.args(["--quiet", "--tool=callgrind", "--vgdb=no"]);
        command.arg(option("--callgrind-out-file=", profile.as_os_str())).arg(program).args(args);
        let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status().context("cannot run valgrind")?;
        ensure!(status.code().is_some_and(is_success), "it failed ({status}): {command:?}");
        let profile = fs::read_to_string(&profile).context("callgrind wrote no profile")?;
        total(&profile).context("a profile of callgrind without a total")
    }
}

fn option(name: &str, value: &OsStr) -> std::ffi::OsString {
    let mut option = std::ffi::OsString::from(name);
    option.push(value);
    option
}

/// The instructions that a profile sums up.
fn total(profile: &str) -> Option<f64> {
    profile.lines().find_map(|line| line.strip_prefix("summary: "))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn total_is_read_from_a_profile() {
        assert_eq!(total("events: Ir\nsummary: 1273372\n\n0 1273372\n\ntotals: 1273998\n"), Some(1_273_372.0));
        assert_eq!(total("events: Ir\n"), None);
    }
}
