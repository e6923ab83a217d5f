//! `--against all`: one document and every release, oldest to newest.
//!
//! The newest release that has the document decides how the run ends: what an older one promised was broken, if at all, by
//! a release since. Likewise only there must waivers match.

use std::io::Write;

use anyhow::{Context, Result, bail, ensure};
use contract::diff::judge::Comparison;
use contract::diff::report::DiffFormat;
use contract::findings::Level;
use serde::Serialize;

use crate::address::Address;
use crate::outcome::Outcome;
use crate::releases::{self, Release};

use super::comparer::{Comparer, outcome};

/// A document and what it is to callers of each release.
#[derive(Serialize)]
struct Matrix {
    document: String,
    rows: Vec<Row>,
    /// Faults of the waivers, compared with the newest release.
    waiver_faults: Vec<String>,
    /// The command that shows what breaks callers of the newest release.
    #[serde(skip)]
    breaking: Option<String>,
}

#[derive(Serialize)]
struct Row {
    version: String,
    /// Nothing where the release has no such document.
    #[serde(flatten)]
    counts: Option<Counts>,
}

#[derive(Serialize)]
struct Counts {
    verdict: &'static str,
    errors: usize,
    warnings: usize,
    bump: &'static str,
}

/// Compares a document, or every contract, with every release.
pub(super) fn run(
    comparer: &Comparer,
    new: Option<&Address>,
    format: DiffFormat,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let write = match format {
        DiffFormat::Text => write_text,
        DiffFormat::Markdown => write_markdown,
        DiffFormat::Json => write_json,
        other => bail!("cannot write a table of releases as {}; choose text, markdown or json", other.name()),
    };
    let documents: Vec<Address> = match new {
        Some(new) => vec![new.clone()],
        None => {
            let configuration = comparer.configuration()?;
            let released = configuration
                .documents
                .iter()
                .filter(|it| it.released.as_ref().is_some_and(|it| it.folder().is_some()));
            released.map(|document| configuration.address(document)).collect()
        }
    };
    let folders = comparer.released()?.released_folders();
    ensure!(
        !folders.is_empty(),
        "cannot compare with every release, since `released` in contractual.toml names a branch; `diff` alone compares with it"
    );
    if releases_in(comparer, &folders)?.is_empty() {
        if format == DiffFormat::Json {
            write_json(&[], out)?;
            return Ok(Outcome::Clean);
        }
        let command = &comparer.configuration()?.command;
        writeln!(out, "nothing is released yet; `{command} release VERSION` does it")?;
        return Ok(Outcome::Clean);
    }
    let matrices: Result<Vec<Matrix>> = documents.iter().map(|document| Matrix::of(comparer, document)).collect();
    let matrices = matrices?;
    write(&matrices, out)?;
    Ok(Outcome::clean_if(matrices.iter().all(|matrix| matrix.breaking.is_none())))
}

/// The releases in some folders of the repository.
fn releases_in(comparer: &Comparer, released: &[&str]) -> Result<Vec<Release>> {
    let root = &comparer.configuration()?.root;
    let mut releases = Vec::new();
    for folder in released {
        releases.extend(releases::releases(&root.join(folder))?);
    }
    Ok(releases)
}

impl Matrix {
    fn of(comparer: &Comparer, new: &Address) -> Result<Matrix> {
        let new_sources = comparer.open(new)?;
        let mut matrix =
            Matrix { document: new.to_string(), rows: Vec::new(), waiver_faults: Vec::new(), breaking: None };
        let own = comparer.settings(new).and_then(|document| document.released.as_ref()?.folder());
        // One that is not configured is compared with whatever has its name.
        let released = own.map_or_else(|| Ok(comparer.released()?.released_folders()), |own| anyhow::Ok(vec![own]))?;
        for release in releases_in(comparer, &released)? {
            let version = release.version.to_string();
            let path = release.folder.join(new.file_name()?);
            if !path.is_file() {
                matrix.rows.push(Row { version, counts: None });
                continue;
            }
            let old = Address::File(path);
            let comparison = comparer.compare_opened((&old, &comparer.open(&old)?), (new, &new_sources), false)?;
            let faults = comparison.waiver_faults.iter();
            matrix.waiver_faults = faults.map(|fault| format!("{}: {}", fault.waiver, fault.message)).collect();
            let command = format!("{} diff {old} {new}", comparer.configuration()?.command);
            matrix.breaking = (outcome(&comparison) == Outcome::Findings).then_some(command);
            matrix.rows.push(Row { version, counts: Some(Counts::of(&comparison)) });
        }
        let is_released = matrix.rows.iter().any(|row| row.counts.is_some());
        is_released.then_some(matrix).with_context(|| format!("no release has a document of the name of {new}"))
    }
}

impl Counts {
    fn of(comparison: &Comparison) -> Counts {
        let count = |level: Level| {
            let standing = comparison.findings.iter().filter(|finding| finding.waived.is_none());
            standing.filter(|finding| finding.level == level).count()
        };
        Counts {
            verdict: comparison.verdict.name(),
            errors: count(Level::Error),
            warnings: count(Level::Warning),
            bump: comparison.bump.name(),
        }
    }
}

impl Row {
    fn cells(&self) -> [String; 5] {
        let version = self.version.clone();
        match &self.counts {
            Some(Counts { verdict, errors, warnings, bump }) => {
                [version, (*verdict).to_owned(), errors.to_string(), warnings.to_string(), (*bump).to_owned()]
            }
            None => [version, "not in it".to_owned(), String::new(), String::new(), String::new()],
        }
    }
}

fn write_text(matrices: &[Matrix], out: &mut dyn Write) -> Result<()> {
    for (idx, matrix) in matrices.iter().enumerate() {
        let gap = if idx == 0 { "" } else { "\n" };
        writeln!(out, "{gap}{} against every release", matrix.document)?;
        let width = matrix.rows.iter().map(|row| row.version.len()).max().unwrap_or(0).max("version".len());
        writeln!(out, "{:width$}  verdict     errors  warnings  bump", "version")?;
        for row in &matrix.rows {
            let [version, verdict, errors, warnings, bump] = row.cells();
            let line = format!("{version:width$}  {verdict:10}  {errors:>6}  {warnings:>8}  {bump}");
            writeln!(out, "{}", line.trim_end())?;
        }
        for fault in &matrix.waiver_faults {
            writeln!(out, "waiver {fault}")?;
        }
        if let Some(command) = &matrix.breaking {
            writeln!(out, "`{command}` says more of the newest")?;
        }
    }
    Ok(())
}

fn write_markdown(matrices: &[Matrix], out: &mut dyn Write) -> Result<()> {
    for (idx, matrix) in matrices.iter().enumerate() {
        let gap = if idx == 0 { "" } else { "\n" };
        writeln!(out, "{gap}| {} against | verdict | errors | warnings | bump |", matrix.document)?;
        writeln!(out, "|---|---|---:|---:|---|")?;
        for row in &matrix.rows {
            writeln!(out, "| {} |", row.cells().join(" | "))?;
        }
        for fault in &matrix.waiver_faults {
            writeln!(out, "\nWaiver {fault}")?;
        }
    }
    Ok(())
}

fn write_json(matrices: &[Matrix], out: &mut dyn Write) -> Result<()> {
    serde_json::to_writer_pretty(&mut *out, matrices)?;
    writeln!(out)?;
    Ok(())
}
