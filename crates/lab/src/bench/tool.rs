//! CPU time and peak memory of this tool: `lint`, `diff`, `stubs` and `client`, on small documents and on large ones.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};

use super::document::{self, Edition, Shape, Syntax};
use super::figures::{Figure, Quantity};
use super::process::{self, Usage};
use super::run::BenchRun;
use contractual::workspace;

/// The old document of the small pair.
const PETS: &str = include_str!("tool/pets.yaml");

/// Edits that make the new one: one of each kind of change.
const EDITS: &[(&str, &str)] = &[
    ("version: 1.0.0", "version: 1.1.0"),
    ("maxLength: 100", "maxLength: 80"),
    ("enum: [available, pending]", "enum: [available, pending, sold]"),
    ("required: [id, name]", "required: [id]"),
    ("operationId: deletePet", "operationId: removePet"),
    ("maximum: 200", "maximum: 500"),
];

/// `lint` of the contract that every build lints: nobody may notice it.
pub(super) fn lint_service(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let path = workspace::root()?.join("spec/service.yaml");
    let usage = process::run_several(run, run.pick(5, 3), |_| vec!["lint".into(), path.clone().into()])?;
    Ok(vec![Figure::cpu(run.name, usage.cpu, Duration::from_millis(50))])
}

/// `lint` of a document as large as GitHub's.
pub(super) fn lint_large(run: &BenchRun<'_>, syntax: Syntax) -> Result<Vec<Figure>> {
    let folder = folder()?;
    let name = if syntax == Syntax::Json { "large.json" } else { "large.yaml" };
    let path = generated(run, &folder.path().join(name), Shape::GITHUB, Edition::First, syntax)?;
    let usage = process::run_several(run, run.pick(3, 1), |_| vec!["lint".into(), path.clone().into()])?;
    Ok(cpu_and_memory(run, usage, Duration::from_secs(2), 300))
}

/// `diff` of two documents that a person could have written: nobody may wait for the answer.
pub(super) fn diff_small(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let folder = folder()?;
    let pair = write_small_pair(folder.path())?;
    let usage = diff(run, &pair, run.pick(15, 5))?;
    Ok(vec![Figure::cpu(run.name, usage.cpu, Duration::from_millis(5))])
}

/// `diff` of a document as large as GitHub's and a changed copy, in JSON.
pub(super) fn diff_large(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let folder = folder()?;
    let write = |name: &str, edition| generated(run, &folder.path().join(name), Shape::GITHUB, edition, Syntax::Json);
    let pair = [write("old.json", Edition::First)?, write("new.json", Edition::Second)?];
    let usage = diff(run, &pair, run.pick(3, 1))?;
    Ok(cpu_and_memory(run, usage, Duration::from_millis(300), 120))
}

/// `stubs` of a large document, from the document to a crate in an empty folder.
pub(super) fn stubs_large(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let folder = folder()?;
    let path = generated(run, &folder.path().join("large.json"), Shape::QUARTER, Edition::First, Syntax::Json)?;
    let usage = process::run_several(run, run.pick(3, 1), |nth| {
        // A folder that is there already would be compared rather than written.
        let out = folder.path().join(format!("stubs-{nth}"));
        vec!["stubs".into(), "--spec".into(), path.clone().into(), "--out".into(), out.into()]
    })?;
    Ok(cpu_and_memory(run, usage, Duration::from_secs(1), 300))
}

/// Commands of which a document of 3.1 may not cost much more than the same in 3.0.
#[derive(Debug, Clone, Copy)]
pub(super) enum Task {
    Lint,
    Diff,
    Stubs,
    Client,
}

impl Task {
    fn args(self, [old, new]: &[PathBuf; 2], out: &Path) -> Vec<OsString> {
        let generate = |command: &str| vec![command.into(), "--spec".into(), old.into(), "--out".into(), out.into()];
        match self {
            Task::Lint => vec!["lint".into(), old.into()],
            Task::Diff => vec!["diff".into(), old.into(), new.into()],
            Task::Stubs => generate("stubs"),
            Task::Client => generate("client"),
        }
    }
}

/// A task on a large document of 3.1, in multiples of the same in 3.0.
pub(super) fn of_3_1(run: &BenchRun<'_>, task: Task) -> Result<Vec<Figure>> {
    let folder = folder()?;
    let [mut times, mut times_before] = [Vec::new(), Vec::new()];
    let write = |name: &str, edition| generated(run, &folder.path().join(name), Shape::GITHUB, edition, Syntax::Json);
    let before = [write("old.json", Edition::First)?, write("new.json", Edition::Second)?];
    let after = [in_3_1(&before[0])?, in_3_1(&before[1])?];
    // In turn, so that whatever else the machine does falls on both.
    for nth in 0..run.pick(5, 1) {
        for (version, pair, times) in [("3.0", &before, &mut times_before), ("3.1", &after, &mut times)] {
            let out = folder.path().join(format!("made-{nth}-{version}"));
            times.push(process::run_several(run, 1, |_| task.args(pair, &out))?.cpu.as_secs_f64());
        }
    }
    let ratio = process::median(&mut times) / process::median(&mut times_before);
    Ok(vec![Figure::new(run.name, Quantity::CpuAgainst("the same in 3.0".to_owned()), Some(ratio), 1.3)])
}

/// A copy of a document of 3.0 that says it is of 3.1.
fn in_3_1(path: &Path) -> Result<PathBuf> {
    let copy = path.with_extension("3-1.json");
    let text = fs::read_to_string(path).context("cannot read a generated document")?;
    fs::write(&copy, text.replacen("\"3.0.3\"", "\"3.1.0\"", 1)).context("cannot write a temporary file")?;
    Ok(copy)
}

pub(super) fn write_small_pair(folder: &Path) -> Result<[PathBuf; 2]> {
    let paths = ["old.yaml", "new.yaml"].map(|name| folder.join(name));
    for (path, text) in paths.iter().zip(small_pair()) {
        fs::write(path, text).context("cannot write a temporary file")?;
    }
    Ok(paths)
}

pub(super) fn small_pair() -> [String; 2] {
    let new = EDITS.iter().fold(PETS.to_owned(), |text, (old, new)| text.replace(old, new));
    [PETS.to_owned(), new]
}

fn diff(run: &BenchRun<'_>, [old, new]: &[PathBuf; 2], n_runs: usize) -> Result<Usage> {
    process::run_several(run, n_runs, |_| vec!["diff".into(), old.into(), new.into()])
}

fn folder() -> Result<tempfile::TempDir> {
    tempfile::tempdir().context("cannot make a temporary folder")
}

fn generated(run: &BenchRun<'_>, path: &Path, shape: Shape, edition: Edition, syntax: Syntax) -> Result<PathBuf> {
    run.say("generating the document");
    let file = File::create(path).context("cannot make a temporary file")?;
    document::write(shape, edition, syntax, file).context("cannot write a generated document")?;
    Ok(path.to_owned())
}

fn cpu_and_memory(run: &BenchRun<'_>, usage: Usage, cpu_goal: Duration, megabytes_goal: u32) -> Vec<Figure> {
    vec![Figure::cpu(run.name, usage.cpu, cpu_goal), Figure::peak_memory(run.name, usage.peak_bytes, megabytes_goal)]
}
