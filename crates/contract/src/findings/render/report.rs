//! What is written, and the choice of how.

use std::io::{self, Write};

use crate::findings::Findings;

use super::palette::Palette;
use super::{Format, github, json, sarif, text};

/// The findings of one run and what a reader must know to understand them.
#[derive(Debug, Clone, Copy)]
pub struct Report<'f> {
    /// The tool's name.
    pub tool: &'f str,
    /// The tool's version.
    pub version: &'f str,
    /// What was found, in the order in which it is shown.
    pub findings: &'f Findings,
    /// How many documents were looked at.
    pub n_documents: usize,
}

/// Writes a report.
///
/// [`Format::Text`] is always coloured; the caller's writer removes colours where they are not wanted.
pub fn render(report: &Report<'_>, format: Format, out: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::Text => text::render(report, &Palette::coloured(), out),
        Format::Json => json::render(report, out),
        Format::Sarif => sarif::render(report, out),
        Format::Github => github::render(report, out),
    }
}

/// Writes a report as [`Format::Text`] does, without colours: for files and for tests.
pub fn render_plain(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    text::render(report, &Palette::default(), out)
}
