//! The choice of a format.

use std::io::{self, Write};

use crate::diff::judge::Comparison;
use crate::findings::render::palette::Palette;

use super::{DiffFormat, github, html, json, junit, markdown, sarif, text};

/// Writes a comparison.
///
/// [`DiffFormat::Text`] is always coloured; the caller's writer removes colours where they are not wanted.
pub fn render(comparison: &Comparison, format: DiffFormat, out: &mut dyn Write) -> io::Result<()> {
    match format {
        DiffFormat::Text => text::render(comparison, &Palette::coloured(), out),
        DiffFormat::Json => json::render(comparison, out),
        DiffFormat::Markdown => markdown::render(comparison, out),
        DiffFormat::Html => html::render(comparison, out),
        DiffFormat::Sarif => sarif::render(comparison, out),
        DiffFormat::Github => github::render(comparison, out),
        DiffFormat::Junit => junit::render(comparison, out),
    }
}

/// Writes a comparison as [`DiffFormat::Text`] does, without colours: for files and for tests.
pub fn render_plain(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    text::render(comparison, &Palette::default(), out)
}
