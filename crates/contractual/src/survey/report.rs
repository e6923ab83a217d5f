//! Results of a survey, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Serialize;

use crate::output::{bold, counted, red};
use crate::standalone::Generator;

use super::lowering::{self, LoweredKind};
use super::messages::Compilation;
use super::totals::Totals;
use super::verdict::{Cause, GeneratorOutcome, Verdict};

#[derive(Default)]
pub(super) struct Report {
    pub(super) documents: Vec<Surveyed>,
    /// Files that are no documents of their own.
    pub(super) parts: Vec<PathBuf>,
}

/// One document, with the result of each generator.
#[derive(Serialize)]
pub(super) struct Surveyed {
    #[serde(rename = "file", serialize_with = "shown")]
    path: PathBuf,
    #[serde(flatten)]
    pub(super) outcomes: BTreeMap<Generator, GeneratorOutcome>,
}

#[derive(Serialize)]
struct ReportJson<'r> {
    documents: usize,
    #[serde(flatten)]
    totals: BTreeMap<Generator, Totals>,
    lowered: Vec<LoweredKind>,
    surveyed: &'r [Surveyed],
}

impl Report {
    /// Whether everything was generated, and compiles as far as it was tried.
    pub(super) fn is_clean(&self) -> bool {
        self.totals().all(|(_, totals)| totals.is_clean())
    }

    /// Number of failures of the tool.
    pub(super) fn n_failed(&self) -> usize {
        self.totals().map(|(_, totals)| totals.failed).sum()
    }

    pub(super) fn write_text(&self, out: &mut dyn Write) -> Result<()> {
        for document in &self.documents {
            document.write_text(out)?;
        }
        for path in &self.parts {
            writeln!(out, "skipped {}: a part of another document, since it has no `openapi`", path.display())?;
        }
        self.write_lowered(out)?;
        writeln!(out, "\n{}", counted(self.documents.len(), "document"))?;
        for (generator, totals) in self.totals() {
            writeln!(out, "  {}: {totals}", generator.name())?;
        }
        Ok(())
    }

    pub(super) fn write_json(&self, out: &mut dyn Write) -> Result<()> {
        let report = ReportJson {
            documents: self.documents.len(),
            totals: self.totals().collect(),
            lowered: self.lowered(),
            surveyed: &self.documents,
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        Ok(())
    }

    fn write_lowered(&self, out: &mut dyn Write) -> Result<()> {
        let kinds = self.lowered();
        if !kinds.is_empty() {
            writeln!(out, "\n{}", bold("lowered for the clients"))?;
        }
        for LoweredKind { name, times, documents, losing, lost } in kinds {
            let documents = counted(documents, "document");
            let losing = if losing == 0 { String::new() } else { format!(", {losing} losing something") };
            writeln!(out, "  {name}: {times} in {documents}{losing}")?;
            for lost in lost {
                writeln!(out, "    {} {lost}", red("lost:"))?;
            }
        }
        Ok(())
    }

    /// True if some document says what has no effect.
    pub(super) fn is_lossy(&self) -> bool {
        let mut outcomes = self.documents.iter().flat_map(|document| document.outcomes.values());
        outcomes.any(|outcome| matches!(&outcome.verdict, Verdict::Generated { lost, .. } if !lost.is_empty()))
    }

    fn lowered(&self) -> Vec<LoweredKind> {
        let outcomes = self.documents.iter().flat_map(|document| document.outcomes.values());
        lowering::of_all(outcomes.filter_map(|outcome| match &outcome.verdict {
            Verdict::Generated { lowered, .. } => Some(lowered.as_slice()),
            _ => None,
        }))
    }

    /// The sums of each generator that was asked.
    fn totals(&self) -> impl Iterator<Item = (Generator, Totals)> {
        Generator::ALL.iter().filter_map(|&generator| {
            let documents = self.documents.iter();
            let outcomes: Vec<_> = documents.filter_map(|document| document.outcomes.get(&generator)).collect();
            (!outcomes.is_empty()).then(|| (generator, Totals::of(&outcomes)))
        })
    }
}

impl Surveyed {
    pub(super) fn new(path: &Path) -> Surveyed {
        Surveyed { path: path.to_owned(), outcomes: BTreeMap::new() }
    }

    fn write_text(&self, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{}", bold(&self.path.display().to_string()))?;
        // A document that cannot be read stops both for the same reasons.
        let [stubs, client] = [Generator::Stubs, Generator::Client].map(|generator| self.outcomes.get(&generator));
        if let (Some(stubs), Some(client)) = (stubs, client)
            && stubs.verdict.causes().is_some()
            && stubs.verdict.causes() == client.verdict.causes()
        {
            return stubs.write_text("stubs and client", out);
        }
        self.outcomes.iter().try_for_each(|(generator, outcome)| outcome.write_text(generator.name(), out))
    }
}

impl GeneratorOutcome {
    fn write_text(&self, who: &str, out: &mut dyn Write) -> Result<()> {
        match &self.verdict {
            Verdict::Generated { operations, types, warnings, lost, lowered } => {
                let operations = counted(*operations, "operation");
                let types = counted(*types, "type");
                let heed = if *warnings == 0 { String::new() } else { format!(", {}", counted(*warnings, "warning")) };
                writeln!(out, "  {who}: generated, {operations}, {types}{heed}{}", sum(lowered))?;
                write_losses(lost, out)?;
            }
            Verdict::Unsupported { causes } => write_causes(who, "unsupported", causes, out)?,
            Verdict::Invalid { causes } => write_causes(who, "invalid", causes, out)?,
            Verdict::Failed { error } => writeln!(out, "  {who}: {}: {error}", red("failed"))?,
            Verdict::Part => {}
        }
        let Some(Compilation { compiles, warnings, errors, messages }) = &self.compilation else { return Ok(()) };
        match (compiles, warnings) {
            (true, 0) => {}
            (true, _) => writeln!(out, "    compiles with {}", counted(*warnings, "warning"))?,
            (false, _) => {
                let (errors, warnings) = (counted(*errors, "error"), counted(*warnings, "warning"));
                writeln!(out, "    {}: {errors}, {warnings}", red("does not compile"))?;
            }
        }
        for line in messages.iter().flat_map(|message| message.lines()) {
            writeln!(out, "      {line}")?;
        }
        Ok(())
    }
}

fn sum(lowered: &[LoweredKind]) -> String {
    let times: usize = lowered.iter().map(|kind| kind.times).sum();
    let losing: usize = lowered.iter().map(|kind| kind.losing).sum();
    match (times, losing) {
        (0, _) => String::new(),
        (times, 0) => format!(", {times} lowered"),
        (times, losing) => format!(", {times} lowered, {losing} losing something"),
    }
}

fn write_causes(who: &str, verdict: &str, causes: &[Cause], out: &mut dyn Write) -> Result<()> {
    writeln!(out, "  {who}: {}", red(verdict))?;
    write_places(causes, out)
}

/// Parts of a document that have no effect on what was made of it.
fn write_losses(lost: &[Cause], out: &mut dyn Write) -> Result<()> {
    if !lost.is_empty() {
        writeln!(out, "    {}", red("lost:"))?;
    }
    write_places(lost, out)
}

fn write_places(causes: &[Cause], out: &mut dyn Write) -> Result<()> {
    for Cause { rule, message, file, line, column, pointer, times } in causes {
        let times = if *times > 1 { format!(" (the first of {times})") } else { String::new() };
        writeln!(out, "    {rule}: {message}\n      {file}:{line}:{column}  {pointer}{times}")?;
    }
    Ok(())
}

fn shown<S: serde::Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}
