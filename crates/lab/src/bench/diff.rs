//! How fast and how small `cargo xtask diff` is.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};

use super::Bench;
use super::document::{self, Edition, Shape, Syntax};
use super::figures::Figure;
use super::process::{self, Usage};
use contractual::progress::Progress;

/// The old document of the small pair.
const PETS: &str = include_str!("diff/pets.yaml");

/// What the new one has instead: of each kind of change one.
const EDITS: &[(&str, &str)] = &[
    ("version: 1.0.0", "version: 1.1.0"),
    ("maxLength: 100", "maxLength: 80"),
    ("enum: [available, pending]", "enum: [available, pending, sold]"),
    ("required: [id, name]", "required: [id]"),
    ("operationId: deletePet", "operationId: removePet"),
    ("maximum: 200", "maximum: 500"),
];

/// Two documents that a person could have written: nobody may wait for the answer.
pub(super) fn small(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let [old, new] = write_small_pair(folder.path())?;
    let usage = diff(bench, &old, &new, bench.pick(15, 5), progress)?;
    Ok(vec![Figure::cpu(bench.name, usage.cpu, Duration::from_millis(5))])
}

/// A document as large as GitHub's and a changed copy, in JSON.
pub(super) fn large_json(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    progress.say(&format!("{}: generating the documents", bench.name));
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let [old, new] = ["old.json", "new.json"].map(|name| folder.path().join(name));
    for (path, edition) in [(&old, Edition::First), (&new, Edition::Second)] {
        let file = File::create(path).context("cannot make a temporary file")?;
        document::write(Shape::GITHUB, edition, Syntax::Json, file).context("cannot write a generated document")?;
    }
    let usage = diff(bench, &old, &new, bench.pick(3, 1), progress)?;
    Ok(vec![
        Figure::cpu(bench.name, usage.cpu, Duration::from_millis(300)),
        Figure::peak_memory(bench.name, usage.peak_bytes, 120),
    ])
}

/// Writes the small pair into a folder.
pub(super) fn write_small_pair(folder: &Path) -> Result<[PathBuf; 2]> {
    let paths = ["old.yaml", "new.yaml"].map(|name| folder.join(name));
    for (path, text) in paths.iter().zip(small_pair()) {
        fs::write(path, text).context("cannot write a temporary file")?;
    }
    Ok(paths)
}

/// The small pair, old and new.
pub(super) fn small_pair() -> [String; 2] {
    let new = EDITS.iter().fold(PETS.to_owned(), |text, (old, new)| text.replace(old, new));
    [PETS.to_owned(), new]
}

fn diff(bench: &Bench, old: &Path, new: &Path, n_runs: usize, progress: &Progress) -> Result<Usage> {
    process::run_several(bench, &[OsStr::new("diff"), old.as_os_str(), new.as_os_str()], n_runs, progress)
}
