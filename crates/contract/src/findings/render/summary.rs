//! Counts of findings.

use std::fmt;

use serde::Serialize;

use crate::findings::{Finding, Level};

use super::format::Report;

/// Findings by level, and among how many documents.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Summary {
    errors: usize,
    warnings: usize,
    notes: usize,
    /// Stands beside the summary in JSON, not in it.
    #[serde(skip)]
    n_documents: usize,
}

impl Summary {
    pub(super) fn of(report: &Report<'_>) -> Summary {
        Summary {
            errors: report.findings.count(Level::Error),
            warnings: report.findings.count(Level::Warning),
            notes: report.findings.count(Level::Note),
            n_documents: report.n_documents,
        }
    }
}

impl Summary {
    /// True where a run with these findings fails.
    pub(super) fn fails(self) -> bool {
        self.errors + self.warnings > 0
    }

    /// Counts with the words for them.
    pub(super) fn counts(self) -> [(usize, &'static str); 3] {
        [(self.errors, "error"), (self.warnings, "warning"), (self.notes, "note")]
    }
}

/// Findings by their files, in the order in which the first of each is shown.
pub(super) fn by_file<'f>(findings: impl Iterator<Item = &'f Finding>) -> Vec<(&'f str, Vec<&'f Finding>)> {
    let mut files: Vec<(&str, Vec<&Finding>)> = Vec::new();
    for finding in findings {
        let file: &str = &finding.place.file;
        match files.iter_mut().find(|(known, _)| *known == file) {
            Some((_, known)) => known.push(finding),
            None => files.push((file, vec![finding])),
        }
    }
    files
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = by_level(self.errors, self.warnings, self.notes);
        let found = if found.is_empty() { "no findings" } else { &found };
        write!(f, "{found} in {}", count(self.n_documents, "document"))
    }
}

/// How many there are of each level; nothing where there are none.
pub(crate) fn by_level(errors: usize, warnings: usize, notes: usize) -> String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")];
    let counted: Vec<String> = counts.into_iter().filter(|(n, _)| *n > 0).map(|(n, noun)| count(n, noun)).collect();
    counted.join(", ")
}

/// A number and what it counts.
pub(crate) fn count(n: usize, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_without_findings_are_left_out() {
        let summary =
            |errors, warnings, notes, n_documents| Summary { errors, warnings, notes, n_documents }.to_string();
        assert_eq!(summary(3, 1, 0, 2), "3 errors, 1 warning in 2 documents");
        assert_eq!(summary(0, 0, 1, 1), "1 note in 1 document");
        assert_eq!(summary(0, 0, 0, 3), "no findings in 3 documents");
    }
}
