//! A comparison as workflow commands, which GitHub Actions shows as annotations of a pull request.

use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding};
use crate::findings::render::github::{data, property};
use crate::findings::{Level, Place};

use super::facts::{main_place, remarks};
use super::summary::sentence;

/// Writes a command per finding, omission and faulty waiver, and a line for the log's reader.
pub(super) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    for finding in &comparison.findings {
        writeln!(out, "{}", command(comparison, finding))?;
    }
    for omission in &comparison.omissions {
        let place = properties(&omission.place);
        writeln!(out, "::warning {place},title=left out::{}", data(&omission.message))?;
    }
    for fault in &comparison.waiver_faults {
        let text = data(&format!("{}: {}", fault.waiver, fault.message));
        writeln!(out, "::error title=waiver::{text}")?;
    }
    writeln!(out, "{}", sentence(comparison))
}

fn command(comparison: &Comparison, finding: &DiffFinding) -> String {
    let (command, suffix) = match (&finding.waived, finding.level) {
        (Some(_), _) => ("notice", " (waived)"),
        (None, Level::Error) => ("error", ""),
        (None, Level::Warning) => ("warning", ""),
        (None, Level::Note) => ("notice", ""),
    };
    let mut lines = vec![finding.message.clone()];
    lines.extend(remarks(finding).into_iter().map(|remark| format!("{}: {}", remark.label, remark.lines.join("\n  "))));
    let place = properties(&main_place(comparison, finding));
    let title = property(&format!("{}{suffix}", finding.rule.id));
    format!("::{command} {place},title={title}::{}", data(&lines.join("\n")))
}

fn properties(place: &Place) -> String {
    let Place { file, line, column, end_column, pointer: _, excerpt: _ } = place;
    format!("file={},line={line},col={column},endColumn={end_column}", property(file))
}
