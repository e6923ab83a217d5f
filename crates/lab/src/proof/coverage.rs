//! Line coverage of the tests, by cargo-llvm-cov.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use crate::cargo;
use crate::postgres::{self, Cluster};
use contractual::workspace;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Coverage {
    pub(super) day: String,
    pub(super) crates: Vec<Covered>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Covered {
    /// Its folder in the workspace.
    pub(super) folder: String,
    pub(super) n_lines: u64,
    pub(super) n_passed: u64,
}

impl Covered {
    /// In hundredths, rounded down so that only all is all.
    pub(super) fn percent(&self) -> u64 {
        self.n_passed * 100 / self.n_lines.max(1)
    }
}

impl Coverage {
    /// All crates as one.
    pub(super) fn total(&self) -> Covered {
        let sum = |of: fn(&Covered) -> u64| self.crates.iter().map(of).sum();
        Covered { folder: "together".to_owned(), n_lines: sum(|it| it.n_lines), n_passed: sum(|it| it.n_passed) }
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "| crate | lines | passed through |\n|---|---:|---:|")?;
        for covered in self.crates.iter().chain([&self.total()]) {
            writeln!(out, "| {} | {} | {} % |", covered.folder, covered.n_lines, covered.percent())?;
        }
        Ok(())
    }
}

/// Runs all tests, on both engines.
pub(super) fn look(root: &Path, day: String) -> Result<Coverage> {
    cargo::require("llvm-cov")?;
    let is_given = std::env::var_os("DATABASE_URL").is_some_and(|address| !address.is_empty());
    let cluster = if is_given { None } else { Cluster::start()? };
    ensure!(
        is_given || cluster.is_some(),
        "there is no PostgreSQL, whose half would be missing. {}",
        postgres::INSTALL
    );
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let report = folder.path().join("coverage.json");
    build_examples(root)?;
    let mut command = workspace::cargo(root);
    // All failures at once: finding the next one takes half an hour more.
    command.args(["llvm-cov", "--no-clean", "--no-fail-fast", "--workspace", "--locked", "--json", "--summary-only"]);
    // A program that a test kills may leave half a profile.
    command.args(["--failure-mode", "all"]).arg("--output-path").arg(&report).args(["--", "--include-ignored"]);
    if let Some(cluster) = &cluster {
        command.env("DATABASE_URL", cluster.address());
    }
    let has_passed = command.status().context("cannot run cargo; is it installed?")?.success();
    ensure!(has_passed, "the tests failed, so that it would be half the truth");
    let text = std::fs::read_to_string(&report).context("cannot read what cargo-llvm-cov says")?;
    let report: Report = serde_json::from_str(&text).context("cannot read what cargo-llvm-cov says")?;
    Ok(Coverage { day, crates: by_crate(root, &report) })
}

/// Builds what the client's tests run. `cargo test` would, but cargo-llvm-cov has it build tests alone.
fn build_examples(root: &Path) -> Result<()> {
    let run = |args: &[&str]| -> Result<()> {
        let mut command = workspace::cargo(root);
        let ended = command.arg("llvm-cov").args(args).stdout(Stdio::null()).status();
        let has_passed = ended.context("cannot run cargo; is it installed?")?.success();
        ensure!(has_passed, "`cargo llvm-cov {}` failed; it says why above", args.join(" "));
        Ok(())
    };
    run(&["clean", "--workspace"])?;
    let folder = root.join("crates/client/examples");
    for entry in std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry.with_context(|| format!("cannot read {}", folder.display()))?.path();
        if let (Some(name), true) = (path.file_stem().and_then(OsStr::to_str), path.is_file()) {
            let which = ["--package", "benefits-client", "--example", name];
            run(&[&["run", "--no-report", "--locked"], &which[..], &["--", "--help"]].concat())?;
        }
    }
    Ok(())
}

/// Report of cargo-llvm-cov, as far as it is read here.
#[derive(Debug, Deserialize)]
struct Report {
    data: Vec<Data>,
}

#[derive(Debug, Deserialize)]
struct Data {
    files: Vec<File>,
}

#[derive(Debug, Deserialize)]
struct File {
    filename: String,
    summary: Sum,
}

#[derive(Debug, Deserialize)]
struct Sum {
    lines: Lines,
}

#[derive(Debug, Deserialize)]
struct Lines {
    count: u64,
    covered: u64,
}

/// Lines of each crate's sources that somebody wrote and that are no tests.
fn by_crate(root: &Path, report: &Report) -> Vec<Covered> {
    let mut crates: BTreeMap<String, Covered> = BTreeMap::new();
    for File { filename, summary } in report.data.iter().flat_map(|data| &data.files) {
        let Ok(path) = Path::new(filename).strip_prefix(root) else { continue };
        let path = path.display().to_string();
        let Some((folder, within)) = path.split_once("/src/") else { continue };
        let is_test = within.split('/').any(|part| matches!(part, "tests" | "tests.rs"));
        if is_test || within.contains("generated/") || folder.starts_with("tests/") {
            continue;
        }
        let none = Covered { folder: folder.to_owned(), n_lines: 0, n_passed: 0 };
        let covered = crates.entry(folder.to_owned()).or_insert(none);
        covered.n_lines += summary.lines.count;
        covered.n_passed += summary.lines.covered;
    }
    crates.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_by_crate_without_tests_and_what_is_generated() {
        let file = |name: &str, count: u64, covered: u64| serde_json::json!({ "filename": name, "summary": { "lines": { "count": count, "covered": covered } } });
        let files = [
            file("/w/crates/a/src/lib.rs", 10, 9),
            file("/w/crates/a/src/b/c.rs", 10, 10),
            file("/w/crates/a/src/b/tests.rs", 100, 100),
            file("/w/crates/a/src/tests/d.rs", 100, 100),
            file("/w/crates/a/src/generated/e.rs", 100, 0),
            file("/w/tests/fuzz/src/lib.rs", 100, 0),
            file("/w/xtask/src/main.rs", 3, 1),
            file("/elsewhere/src/lib.rs", 100, 0),
        ];
        let report = serde_json::from_value(serde_json::json!({ "data": [{ "files": files }] })).unwrap();
        let coverage = Coverage { day: "2026-01-01".to_owned(), crates: by_crate(Path::new("/w"), &report) };
        let mut out = Vec::new();
        coverage.write(&mut out).unwrap();
        let expected = "| crate | lines | passed through |\n|---|---:|---:|\n\
                        | crates/a | 20 | 95 % |\n| xtask | 3 | 33 % |\n| together | 23 | 86 % |\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
