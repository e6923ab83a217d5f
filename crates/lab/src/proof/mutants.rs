//! Mutation testing, by cargo-mutants.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use crate::cargo;
use contractual::workspace;

pub(super) const PREFIX: &str = "mutants/";

/// Code that is changed, one place at a time, and the tests that must notice.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) name: &'static str,
    package: &'static str,
    /// Files of the package, as arguments of cargo-mutants.
    files: &'static [&'static str],
}

pub(super) const FIELDS: [Field; 3] = [
    // Its simulation is itself a test.
    Field { name: "mutants/delivery", package: "delivery", files: &["--exclude", "crates/delivery/src/simulation/**"] },
    Field { name: "mutants/diff", package: "contract", files: &["--file", "crates/contract/src/diff/**"] },
    Field { name: "mutants/domain", package: "domain", files: &["--exclude", "crates/domain/src/testing.rs"] },
];

impl Field {
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        FIELDS.iter().find(|field| field.name == name)
    }
}

/// Results of the mutants of a field.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mutants {
    pub(super) field: String,
    pub(super) day: String,
    /// The part that was tried; `None` is all.
    pub(super) shard: Option<String>,
    /// Tests failed, or did not end.
    pub(super) n_caught: usize,
    /// The same before those that were missed were tried again, with tests that were written for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) n_caught_at_first: Option<usize>,
    pub(super) n_unviable: usize,
    /// Nobody noticed: where, and what was changed.
    pub(super) missed: Vec<String>,
}

impl Mutants {
    /// Number of mutants that compile.
    pub(super) fn n_viable(&self) -> usize {
        self.n_caught + self.missed.len()
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> Result<()> {
        for missed in &self.missed {
            writeln!(out, "missed: {missed}")?;
        }
        let Self { field, n_caught, n_unviable, .. } = self;
        writeln!(out, "{field}: {n_caught} of {} caught, {n_unviable} do not compile", self.n_viable())?;
        Ok(())
    }
}

/// Tries the mutants of a field, one after the other.
pub(super) fn look(root: &Path, field: &Field, shard: Option<&str>, day: String) -> Result<Mutants> {
    let mut which: Vec<String> = field.files.iter().map(|&it| it.to_owned()).collect();
    // Every nth rather than neighbours: a part is a sample of the whole.
    which.extend(shard.iter().flat_map(|shard| ["--sharding", "round-robin", "--shard", shard].map(str::to_owned)));
    let Tried { caught, n_unviable, missed } = attempt(root, field, &which)?;
    Ok(Mutants {
        field: field.name.to_owned(),
        day,
        shard: shard.map(str::to_owned),
        n_caught: caught.len(),
        n_caught_at_first: None,
        n_unviable,
        missed,
    })
}

/// Tries those once more that were missed; what was caught is caught by more tests than before.
pub(super) fn look_again(root: &Path, field: &Field, known: Mutants, day: String) -> Result<Mutants> {
    if known.missed.is_empty() {
        return Ok(known);
    }
    // cargo-mutants tries some in these files that no pattern chooses; they are nothing to us.
    let those = known.missed.iter().flat_map(|missed| {
        let (file, _) = missed.split_once(':').unwrap_or((missed, ""));
        ["--file".to_owned(), file.to_owned(), "--re".to_owned(), pattern(missed)]
    });
    let again = attempt(root, field, &those.collect::<Vec<_>>())?;
    let (missed, others): (Vec<String>, Vec<String>) =
        known.missed.iter().cloned().partition(|mutant| again.missed.contains(mutant));
    ensure!(
        others.iter().all(|mutant| again.caught.contains(mutant)),
        "those that were missed are no longer where they were, since the code has changed: leave out --missed"
    );
    let n_caught_at_first = known.n_caught_at_first.or(Some(known.n_caught));
    Ok(Mutants { day, n_caught: known.n_viable() - missed.len(), n_caught_at_first, missed, ..known })
}

struct Tried {
    caught: Vec<String>,
    n_unviable: usize,
    missed: Vec<String>,
}

/// Tries those of a field that arguments of cargo-mutants choose.
fn attempt(root: &Path, field: &Field, which: &[String]) -> Result<Tried> {
    cargo::require("mutants")?;
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let mut command = workspace::cargo(root);
    command.args(["mutants", "--package", field.package]).args(which);
    command.args(["--no-shuffle", "--output"]).arg(folder.path());
    // Fewer cases of each property: a fault that only one of hundreds shows is rare, and every mutant runs them all.
    command.env("PROPTEST_CASES", "32").env("N_SCHEMAS", "500");
    let ended = command.status().context("cannot run cargo; is it installed?")?;
    // By its own account: 2 and 3 say that some were missed or did not end.
    ensure!(matches!(ended.code(), Some(0 | 2 | 3)), "cargo-mutants could not try them; it says why above");
    let lines = |name: &str| -> Result<Vec<String>> {
        let path = folder.path().join("mutants.out").join(name);
        let text = fs::read_to_string(&path).context("cannot read what cargo-mutants found")?;
        Ok(text.lines().map(str::to_owned).collect())
    };
    Ok(Tried {
        caught: [lines("caught.txt")?, lines("timeout.txt")?].concat(),
        n_unviable: lines("unviable.txt")?.len(),
        missed: lines("missed.txt")?,
    })
}

/// A mutant without its line and column, which move with every edit above it.
pub(super) fn without_place(mutant: &str) -> String {
    match mutant.split_once(": ") {
        Some((place, what)) => format!("{}: {what}", place.split(':').next().unwrap_or(place)),
        None => mutant.to_owned(),
    }
}

/// A regular expression that matches the name of a mutant and no other.
fn pattern(mutant: &str) -> String {
    // Of other characters some have a meaning only where they are escaped.
    let escape = |it: char| if r"\.+*?()|[]{}^$".contains(it) { format!("\\{it}") } else { it.to_string() };
    format!("^{}$", mutant.chars().map(escape).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_is_told_by_its_file() {
        let told = without_place("crates/domain/src/users.rs:12:9: replace a::b -> c with Default::default()");
        assert_eq!(told, "crates/domain/src/users.rs: replace a::b -> c with Default::default()");
    }

    #[test]
    fn a_mutant_is_found_again_where_it_was() {
        assert_eq!(pattern("a/b.rs:1:2: replace < with <= in f()"), r"^a/b\.rs:1:2: replace < with <= in f\(\)$");
    }

    #[test]
    fn the_score_leaves_out_what_does_not_compile() {
        let mutants = Mutants {
            field: "mutants/domain".to_owned(),
            day: "2026-01-01".to_owned(),
            shard: None,
            n_caught: 7,
            n_caught_at_first: None,
            n_unviable: 2,
            missed: vec!["a.rs:1:2: replace x with y".to_owned()],
        };
        let mut out = Vec::new();
        mutants.write(&mut out).unwrap();
        let expected = "missed: a.rs:1:2: replace x with y\nmutants/domain: 7 of 8 caught, 2 do not compile\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
