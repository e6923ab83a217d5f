//! The choice of a format.

use std::io::{self, Write};

use super::format::Report;
use super::palette::Palette;
use super::{Format, github, html, json, markdown, sarif, text};

/// Writes a report.
///
/// [`Format::Text`] is always coloured; the caller's writer removes colours where they are not wanted.
pub fn render(report: &Report<'_>, format: Format, out: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::Text => text::render(report, &Palette::coloured(), out),
        Format::Json => json::render(report, out),
        Format::Markdown => markdown::render(report, out),
        Format::Html => html::render(report, out),
        Format::Sarif => sarif::render(report, out),
        Format::Github => github::render(report, out),
    }
}

/// Writes a report as [`Format::Text`] does, without colours: for files and for tests.
pub fn render_plain(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    text::render(report, &Palette::default(), out)
}
