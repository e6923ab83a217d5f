//! CPU time of `cargo check` for one crate.
//!
//! Only the crate itself is checked again each time, as when it has just been generated; what it stands on is there
//! already. Incremental compilation would hide what is measured and is turned off.

use std::fs::File;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, SystemTime};

use anyhow::Result;

use super::figures::{Figure, Quantity};
use super::process;
use super::run::BenchRun;
use contractual::workspace;

/// The client of the service: the crate alone, generated and by hand.
pub(super) fn client(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    run.say("checking");
    let root = workspace::root()?;
    let source = root.join("crates/client/src/lib.rs");
    let time = check_time(&root, &source, "benefits-client", &root.join("target"), run.pick(5, 1))?;
    Ok(vec![Figure::reading(run.name, Quantity::CpuMilliseconds, Some(time.as_secs_f64() * 1e3))])
}

/// CPU time of `cargo check` for a package whose root is as new as can be: the median of several runs.
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
        anyhow::Ok(process::usage(command.stdout(Stdio::null()), |code| code == 0)?.cpu)
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
