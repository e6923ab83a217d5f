//! Runs a program as a process of its own and measures that process alone.
//!
//! `wait4` gives the kernel's own account of one child. The standard library throws it away, `getrusage` adds all children
//! up, and GNU `time` would have to be installed.

use std::cmp::Ordering;
use std::ffi::OsString;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use wait4::Wait4;

use super::run::BenchRun;

/// Resources that a process used.
#[derive(Debug, Clone, Copy)]
pub(super) struct Usage {
    /// Processor time, in user and in kernel mode.
    pub(super) cpu: Duration,
    /// The most memory that was resident at any time. The kernel counts what the parent held when it started the
    /// process, so a bench must not hold much itself.
    pub(super) peak_bytes: u64,
}

/// Runs this program several times with the arguments of each run, its output thrown away: the median of the processor times
/// and the maximum of the memory. Findings are a success here.
pub(super) fn run_several(run: &BenchRun<'_>, n_runs: usize, args: impl Fn(usize) -> Vec<OsString>) -> Result<Usage> {
    let program = std::env::current_exe().context("cannot tell where this program is")?;
    let (mut times, mut peak_bytes) = (Vec::new(), 0);
    for nth in 1..=n_runs {
        run.say(&format!("run {nth} of {n_runs}"));
        let mut command = Command::new(&program);
        command.args(args(nth)).stdin(Stdio::null()).stdout(Stdio::null());
        let usage = usage(&mut command, |code| matches!(code, 0 | 1))?;
        times.push(usage.cpu);
        peak_bytes = usage.peak_bytes.max(peak_bytes);
    }
    Ok(Usage { cpu: median(&mut times), peak_bytes })
}

/// Runs a command to its end.
pub(super) fn usage(command: &mut Command, is_success: fn(i32) -> bool) -> Result<Usage> {
    let ended = command.spawn().with_context(|| format!("cannot run {command:?}"))?.wait4();
    let ended = ended.with_context(|| format!("cannot wait for {command:?}"))?;
    ensure!(ended.status.code().is_some_and(is_success), "it failed ({}): {command:?}", ended.status);
    Ok(Usage { cpu: ended.rusage.utime + ended.rusage.stime, peak_bytes: ended.rusage.maxrss })
}

/// The middle one in order of size.
pub(super) fn median<T: Copy + Default + PartialOrd>(values: &mut [T]) -> T {
    values.sort_unstable_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    values.get(values.len() / 2).copied().unwrap_or_default()
}
