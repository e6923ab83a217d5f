//! `docs/proof.md`: the suites and their results. Pure: kept results in, text out.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::Result;

use super::coverage::Coverage;
use super::mutants::{Mutants, without_place};
use super::record::{FILE as KEPT, Record, Summary};
use contractual::replace;

const FILE: &str = "docs/proof.md";

/// The page by its name; none where nothing is kept.
pub fn pages(root: &Path) -> Result<Option<(&'static str, String)>> {
    if !root.join(KEPT).exists() {
        return Ok(None);
    }
    Ok(Some((FILE, made(&Record::read(root)?)?)))
}

/// Writes the page where it is not as it should be, and says so.
pub(super) fn write(root: &Path, out: &mut dyn Write) -> Result<()> {
    let Some((name, wanted)) = pages(root)? else { return Ok(()) };
    replace::refresh(root, name, &wanted, out)
}

const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask proof page` from docs/proof.json. Look anew or change the program, never this page. -->

# Proof

How it was tried to break the service and the tools, and what came of it. Every line was printed by the command beside it; how
fast everything is stands in [performance.md](performance.md).

| to | run |
|---|---|
| try everything, for hours | `cargo xtask fire` |
| try one thing and keep what comes of it on this page | `cargo xtask fire model --minutes 30 --record` |
| see which lines tests pass through | `cargo xtask proof coverage --record` |
| see whether tests notice faults | `cargo xtask proof mutants/domain --record` |
";

const SUITES: &str = "
## Under fire

Each suite also runs for a moment in `cargo xtask test`; here it ran the release build at length. What it does stands in
`cargo xtask fire --help`. The seed repeats what it chose.

| suite | on | seed | day | what came of it |
|---|---|---:|---|---|
";

const COVERAGE: &str = "
## Lines that tests pass through

Lines of code that somebody wrote; what is generated and files of tests are left out. Tests that stand in the file of what they
test count as lines of it.

";

const MUTANTS: &str = "
## Faults that tests notice

cargo-mutants changes one place at a time — another operator, a function that does nothing, a constant answer — and runs the
tests of the crate alone. What does not compile is left out of the score. Properties are tried with 32 cases each, containment
with 500 random schemas. A part k/n is every n-th of them; the whole is like what it showed at first, since tests were then
written for what it showed.

| code | tried | caught | do not compile | day |
|---|---:|---:|---:|---|
";

fn made(record: &Record) -> Result<String> {
    let mut page = INTRODUCTION.to_owned();
    if !record.suites.is_empty() {
        page += SUITES;
        page.extend(record.suites.iter().map(suite_row));
    }
    if let Some(coverage) = &record.coverage {
        page += COVERAGE;
        page += &coverage_table(coverage)?;
    }
    if !record.mutants.is_empty() {
        page += MUTANTS;
        page.extend(record.mutants.iter().map(mutants_row));
        page.extend(record.mutants.iter().filter(|it| !it.missed.is_empty()).map(|it| missed(it, &record.why_missed)));
    }
    Ok(page)
}

fn suite_row(Summary { suite, place, seed, day, counts }: &Summary) -> String {
    let place = if place.is_empty() { "–" } else { place };
    format!("| {suite} | {place} | {seed} | {day} | {} |\n", counts.replace('|', "\\|"))
}

fn coverage_table(coverage: &Coverage) -> Result<String> {
    let mut table = Vec::new();
    coverage.write(&mut table)?;
    Ok(format!("{}\nSeen on {}.\n", String::from_utf8(table)?, coverage.day))
}

fn mutants_row(mutants: &Mutants) -> String {
    let Mutants { day, n_caught, n_caught_at_first, n_unviable, .. } = mutants;
    let n_viable = mutants.n_viable();
    let share = |n_caught: usize| format!("{n_caught}, {} %", n_caught * 100 / n_viable.max(1));
    let at_first = n_caught_at_first.map_or_else(String::new, |n| format!("; at first {}", share(n)));
    format!("| {} | {n_viable} | {}{at_first} | {n_unviable} | {day} |\n", tried(mutants), share(*n_caught))
}

/// The code, and the part of its mutants.
fn tried(Mutants { field, shard, .. }: &Mutants) -> String {
    shard.as_ref().map_or_else(|| field.clone(), |shard| format!("{field}, part {shard}"))
}

/// Mutants that tests missed, and why they need not catch them.
fn missed(mutants: &Mutants, why_missed: &BTreeMap<String, String>) -> String {
    let mut text = format!("\nMissed of {}:\n\n", tried(mutants));
    for mutant in &mutants.missed {
        let mutant = without_place(mutant);
        let (file, what) = mutant.split_once(": ").unwrap_or(("", &mutant));
        let why = why_missed.get(&mutant).map_or_else(String::new, |why| format!(": {why}"));
        text += &format!("- {file}, `{}`{why}\n", what.replace('`', "'"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::coverage::Covered;
    use super::*;

    #[test]
    fn everything_that_is_kept_is_shown() {
        let mut record = Record::default();
        assert_eq!(made(&record).unwrap(), INTRODUCTION);
        for (suite, line) in
            [("crash", "crash: SQLite, seed 1: 1000 kills, 0 violations"), ("disk", "disk, seed 2: a|b")]
        {
            record.keep_summary(Summary::parse(suite, line, "2026-01-01").unwrap());
        }
        let covered = Covered { folder: "crates/domain".to_owned(), n_lines: 10, n_passed: 9 };
        record.coverage = Some(Coverage { day: "2026-01-02".to_owned(), crates: vec![covered] });
        record.keep_mutants(Mutants {
            field: "mutants/diff".to_owned(),
            day: "2026-01-03".to_owned(),
            shard: Some("0/20".to_owned()),
            n_caught: 9,
            n_caught_at_first: Some(8),
            n_unviable: 2,
            missed: vec!["a.rs:1:2: replace > with >=".to_owned(), "a.rs:3:4: delete !".to_owned()],
        });
        record.why_missed.insert("a.rs: replace > with >=".to_owned(), "both are the same here".to_owned());
        let page = made(&record).unwrap();
        for line in [
            "| crash | SQLite | 1 | 2026-01-01 | 1000 kills, 0 violations |",
            "| disk | – | 2 | 2026-01-01 | a\\|b |",
            "| crates/domain | 10 | 90 % |",
            "Seen on 2026-01-02.",
            "| mutants/diff, part 0/20 | 11 | 9, 81 %; at first 8, 72 % | 2 | 2026-01-03 |",
            "Missed of mutants/diff, part 0/20:",
            "- a.rs, `replace > with >=`: both are the same here",
            "- a.rs, `delete !`",
        ] {
            assert!(page.lines().any(|shown| shown == line), "{line}\n{page}");
        }
    }
}
