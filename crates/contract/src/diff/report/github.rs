//! A comparison as workflow commands, which GitHub Actions shows as annotations of a pull request.

use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding};
use crate::findings::Level;
use crate::findings::render::github::{annotation, annotation_of};

use super::facts::{main_place, remarks};
use super::summary::sentence;

/// Writes a command per finding, omission and faulty waiver, and a line for the log's reader.
pub(super) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    for finding in &comparison.findings {
        writeln!(out, "{}", command(comparison, finding))?;
    }
    for omission in &comparison.omissions {
        let warning = annotation_of(Level::Warning);
        writeln!(out, "{}", annotation(warning, Some(&omission.place), "left out", &omission.message))?;
    }
    for fault in &comparison.waiver_faults {
        let text = format!("{}: {}", fault.waiver, fault.message);
        writeln!(out, "{}", annotation(annotation_of(Level::Error), None, "waiver", &text))?;
    }
    writeln!(out, "{}", sentence(comparison))
}

fn command(comparison: &Comparison, finding: &DiffFinding) -> String {
    let (level, suffix) = match &finding.waived {
        Some(_) => (Level::Note, " (waived)"),
        None => (finding.level, ""),
    };
    let mut lines = vec![finding.message.clone()];
    lines.extend(remarks(finding).into_iter().map(|remark| format!("{}: {}", remark.label, remark.lines.join("\n  "))));
    let (place, title) = (main_place(comparison, finding), format!("{}{suffix}", finding.rule.id));
    annotation(annotation_of(level), Some(&place), &title, &lines.join("\n"))
}
