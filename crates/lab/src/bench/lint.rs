//! How fast and how small `cargo xtask lint` is.

use std::ffi::OsStr;
use std::fs::File;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};

use contractual::workspace;

use super::Bench;
use super::document::{self, Edition, Shape, Syntax};
use super::figures::Figure;
use super::process::{self, Usage};
use contractual::progress::Progress;

/// The contract that every build lints: nobody may notice it.
pub(super) fn service(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let path = workspace::root()?.join("spec/service.yaml");
    let usage = lint(bench, &path, bench.pick(5, 3), progress)?;
    Ok(vec![Figure::cpu(bench.name, usage.cpu, Duration::from_millis(50))])
}

/// A document as large as GitHub's, in JSON.
pub(super) fn large_json(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    large(bench, Syntax::Json, "large.json", progress)
}

/// The same in YAML.
pub(super) fn large_yaml(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    large(bench, Syntax::Yaml, "large.yaml", progress)
}

fn large(bench: &Bench, syntax: Syntax, file_name: &str, progress: &Progress) -> Result<Vec<Figure>> {
    progress.say(&format!("{}: generating the document", bench.name));
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let path = folder.path().join(file_name);
    let file = File::create(&path).context("cannot make a temporary file")?;
    document::write(Shape::GITHUB, Edition::First, syntax, file).context("cannot write the generated document")?;
    let usage = lint(bench, &path, bench.pick(3, 1), progress)?;
    Ok(vec![
        Figure::cpu(bench.name, usage.cpu, Duration::from_secs(2)),
        Figure::peak_memory(bench.name, usage.peak_bytes, 300),
    ])
}

fn lint(bench: &Bench, path: &Path, n_runs: usize, progress: &Progress) -> Result<Usage> {
    process::run_several(bench, &[OsStr::new("lint"), path.as_os_str()], n_runs, progress)
}
