//! What a survey found, for people and for programs.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use serde::Serialize;

use crate::output::{bold, red};

use super::messages::Compilation;
use super::verdict::{Cause, Verdict};

/// Everything that was found.
#[derive(Default)]
pub(super) struct Report {
    pub(super) documents: Vec<Surveyed>,
    /// Files that are no documents of their own.
    pub(super) parts: Vec<PathBuf>,
}

/// One document and what became of it.
#[derive(Serialize)]
pub(super) struct Surveyed {
    #[serde(rename = "file", serialize_with = "shown")]
    pub(super) path: PathBuf,
    #[serde(flatten)]
    pub(super) verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) compilation: Option<Compilation>,
}

/// How many documents came to what.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Totals {
    documents: usize,
    generated: usize,
    unsupported: usize,
    invalid: usize,
    failed: usize,
    compiled: usize,
    not_compiled: usize,
    /// Of rustc, in all crates.
    warnings: usize,
}

#[derive(Serialize)]
struct ReportJson<'r> {
    totals: Totals,
    documents: &'r [Surveyed],
}

impl Report {
    /// Whether everything was generated, and compiles as far as it was tried.
    pub(super) fn is_clean(&self) -> bool {
        let totals = self.totals();
        totals.generated == totals.documents && totals.not_compiled == 0
    }

    /// On how many documents the tool failed.
    pub(super) fn n_failed(&self) -> usize {
        self.totals().failed
    }

    pub(super) fn write_text(&self, out: &mut dyn Write) -> Result<()> {
        for document in &self.documents {
            document.write_text(out)?;
        }
        for path in &self.parts {
            writeln!(out, "skipped {}: a part of another document, since it has no `openapi`", path.display())?;
        }
        let Totals { documents, generated, unsupported, invalid, failed, compiled, not_compiled, warnings } =
            self.totals();
        let documents = counted(documents, "document");
        writeln!(
            out,
            "\n{documents}: {generated} generated, {unsupported} unsupported, {invalid} invalid, {failed} failed"
        )?;
        if compiled + not_compiled > 0 {
            let warnings = counted(warnings, "warning");
            writeln!(out, "{compiled} compiled, {not_compiled} did not, {warnings}")?;
        }
        Ok(())
    }

    pub(super) fn write_json(&self, out: &mut dyn Write) -> Result<()> {
        let report = ReportJson { totals: self.totals(), documents: &self.documents };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        Ok(())
    }

    fn totals(&self) -> Totals {
        let mut totals = Totals { documents: self.documents.len(), ..Totals::default() };
        for document in &self.documents {
            match document.verdict {
                Verdict::Generated { .. } => totals.generated += 1,
                Verdict::Unsupported { .. } => totals.unsupported += 1,
                Verdict::Invalid { .. } => totals.invalid += 1,
                Verdict::Failed { .. } => totals.failed += 1,
                Verdict::Part => {}
            }
            if let Some(compilation) = &document.compilation {
                totals.compiled += usize::from(compilation.compiles);
                totals.not_compiled += usize::from(!compilation.compiles);
                totals.warnings += compilation.warnings;
            }
        }
        totals
    }
}

impl Surveyed {
    fn write_text(&self, out: &mut dyn Write) -> Result<()> {
        let path = self.path.display();
        match &self.verdict {
            Verdict::Generated { operations, types, warnings } => {
                let operations = counted(*operations, "operation");
                let types = counted(*types, "type");
                let heed = if *warnings == 0 { String::new() } else { format!(", {}", counted(*warnings, "warning")) };
                writeln!(out, "{} {path}: {operations}, {types}{heed}", bold("generated"))?;
            }
            Verdict::Unsupported { causes } => write_causes("unsupported", &path.to_string(), causes, out)?,
            Verdict::Invalid { causes } => write_causes("invalid", &path.to_string(), causes, out)?,
            Verdict::Failed { error } => writeln!(out, "{} {path}: {error}", red("failed"))?,
            Verdict::Part => {}
        }
        let Some(Compilation { compiles, warnings, errors, messages }) = &self.compilation else { return Ok(()) };
        match (compiles, warnings) {
            (true, 0) => {}
            (true, _) => writeln!(out, "  compiles with {}", counted(*warnings, "warning"))?,
            (false, _) => {
                let (errors, warnings) = (counted(*errors, "error"), counted(*warnings, "warning"));
                writeln!(out, "  {}: {errors}, {warnings}", red("does not compile"))?;
            }
        }
        for line in messages.iter().flat_map(|message| message.lines()) {
            writeln!(out, "    {line}")?;
        }
        Ok(())
    }
}

fn write_causes(verdict: &str, path: &str, causes: &[Cause], out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{} {path}", red(verdict))?;
    for Cause { rule, message, file, line, column, pointer, times } in causes {
        let times = if *times > 1 { format!(" (the first of {times})") } else { String::new() };
        writeln!(out, "  {rule}: {message}\n    {file}:{line}:{column}  {pointer}{times}")?;
    }
    Ok(())
}

fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn shown<S: serde::Serializer>(path: &std::path::Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}
