//! How fast and how small generation is: `cargo xtask stubs` on a large document.

use std::ffi::OsStr;
use std::fs::File;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::bench::Bench;
use crate::bench::document::{self, Edition, Shape, Syntax};
use crate::bench::figures::Figure;
use crate::bench::process;
use contractual::progress::Progress;

/// From the document to a crate in an empty folder.
pub(in crate::bench) fn generation(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    progress.say(&format!("{}: generating the document", bench.name));
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let path = folder.path().join("large.json");
    let file = File::create(&path).context("cannot make a temporary file")?;
    document::write(Shape::QUARTER, Edition::First, Syntax::Json, file).context("cannot write the document")?;
    let mut runs = Vec::new();
    // The middle one counts.
    let n_runs = bench.pick(3, 1);
    for run in 1..=n_runs {
        progress.say(&format!("{}: run {run} of {n_runs}", bench.name));
        // A folder that is there already would be compared rather than written.
        let out = folder.path().join(format!("stubs-{run}"));
        let options =
            [OsStr::new("stubs"), OsStr::new("--spec"), path.as_os_str(), OsStr::new("--out"), out.as_os_str()];
        runs.push(process::run_self(&options)?);
    }
    let usage = process::summary(&runs);
    Ok(vec![
        Figure::cpu(bench.name, usage.cpu, Duration::from_secs(1)),
        Figure::peak_memory(bench.name, usage.peak_bytes, 300),
    ])
}
