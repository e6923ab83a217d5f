//! Runs this program as a process of its own and measures that process alone.
//!
//! `wait4` gives the kernel's own account of one child. The standard library throws it away, `getrusage` adds all children
//! up, and GNU `time` would have to be installed.

use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use wait4::Wait4;

use super::Bench;
use contractual::progress::Progress;

/// What a process used.
#[derive(Debug, Clone, Copy)]
pub(super) struct Usage {
    /// Processor time, in user and in kernel mode.
    pub(super) cpu: Duration,
    /// The most memory that was resident at any time. The kernel counts what the parent held when it started the
    /// process, so a bench must not hold much itself.
    pub(super) peak_bytes: u64,
}

/// Runs this program several times, and takes the middle of the processor times and the worst of the memory.
pub(super) fn run_several(bench: &Bench, args: &[&OsStr], n_runs: usize, progress: &Progress) -> Result<Usage> {
    let mut runs = Vec::new();
    for run in 1..=n_runs {
        progress.say(&format!("{}: run {run} of {n_runs}", bench.name));
        runs.push(run_self(args)?);
    }
    Ok(summary(&runs))
}

/// Runs this program with other arguments, its output thrown away. Findings are a success here.
pub(super) fn run_self(args: &[&OsStr]) -> Result<Usage> {
    let program = std::env::current_exe().context("cannot tell where this program is")?;
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null());
    let child = command.spawn().context("cannot run this program again")?;
    let ended = child.wait4().context("cannot wait for this program")?;
    ensure!(matches!(ended.status.code(), Some(0 | 1)), "it failed ({}): {command:?}", ended.status);
    Ok(Usage { cpu: ended.rusage.utime + ended.rusage.stime, peak_bytes: ended.rusage.maxrss })
}

/// The middle of the processor times and the worst of the memory.
pub(super) fn summary(runs: &[Usage]) -> Usage {
    let mut times: Vec<Duration> = runs.iter().map(|usage| usage.cpu).collect();
    let peak_bytes = runs.iter().map(|usage| usage.peak_bytes).max().unwrap_or_default();
    Usage { cpu: median(&mut times), peak_bytes }
}

/// The middle one.
pub(super) fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
