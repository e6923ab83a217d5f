//! How long `cargo check` takes for one crate.
//!
//! Only the crate itself is checked again each time, as when it has just been generated; what it stands on is there
//! already. Incremental compilation would hide what is measured and is turned off.

use std::fs::File;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, ensure};
use wait4::Wait4;

use super::process;
use contractual::workspace;

/// Processor time of `cargo check` for a package whose root is as new as can be: the middle of several runs.
pub(super) fn check_time(
    folder: &Path,
    source: &Path,
    package: &str,
    target: &Path,
    n_runs: usize,
) -> Result<Duration> {
    let check = || {
        let mut command = workspace::cargo(folder);
        command.args(["check", "--quiet", "--package", package]).env("CARGO_INCREMENTAL", "0");
        if std::env::var_os("CARGO_TARGET_DIR").is_none() {
            command.env("CARGO_TARGET_DIR", target);
        }
        let ended = command.stdout(Stdio::null()).spawn().context("cannot run cargo")?.wait4()?;
        ensure!(ended.status.success(), "it failed ({}): {command:?}", ended.status);
        anyhow::Ok(ended.rusage.utime + ended.rusage.stime)
    };
    // Builds what it stands on.
    check()?;
    let root = File::options().append(true).open(source)?;
    let was_modified = root.metadata()?.modified()?;
    let mut times = Vec::new();
    for _ in 0..n_runs {
        root.set_modified(SystemTime::now())?;
        times.push(check()?);
    }
    // Whatever else is made of it need not be built again.
    root.set_modified(was_modified)?;
    Ok(process::median(&mut times))
}
