//! An excerpt of a document beside its line number, with marks under what is meant: rustc's layout.
//!
//! It is written by hand: a place knows a piece of its line and the true column, and `annotate-snippets` would count the
//! column from the piece.

use std::io::{self, Write};

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use crate::findings::{Level, Place};

use super::palette::Palette;
use super::shown::Shown;
use super::visible::visible;

/// Writes the first line of a finding.
pub(crate) fn write_heading(
    palette: &Palette,
    level: Level,
    label: &str,
    message: &str,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (style, strong) = (palette.level(level), palette.message);
    writeln!(out, "{style}{label}{style:#}{strong}: {}{strong:#}", visible(message))
}

/// The column of line numbers, as wide for all places of one finding.
pub(crate) struct Gutter<'p> {
    palette: &'p Palette,
    width: usize,
}

/// What stands under the part of a line that is meant.
pub(crate) struct Mark {
    sign: char,
    style: Style,
    label: &'static str,
}

impl Mark {
    /// Where the fault is.
    pub(crate) fn main(style: Style) -> Mark {
        Mark { sign: '^', style, label: "" }
    }

    /// A place that explains the fault.
    pub(crate) fn other(style: Style) -> Mark {
        Mark { sign: '-', style, label: "" }
    }

    /// The mark with a word after it.
    pub(crate) fn labelled(self, label: &'static str) -> Mark {
        Mark { label, ..self }
    }
}

impl<'p> Gutter<'p> {
    /// A gutter in which the largest line number has room.
    pub(crate) fn new(palette: &'p Palette, last_line: usize) -> Self {
        Gutter { palette, width: last_line.to_string().len() }
    }

    /// An empty gutter that ends in a sign.
    pub(crate) fn before(&self, sign: char) -> String {
        let (style, width) = (self.palette.gutter, self.width);
        format!("{style}{:width$} {sign}{style:#}", "")
    }

    /// An empty gutter that ends in nothing, for a line that goes on with the one above.
    pub(crate) fn blank(&self) -> String {
        " ".repeat(self.width + 2)
    }

    /// Writes a line beside a finding, `= help: …`, and its further lines below.
    pub(crate) fn write_remark(&self, label: &str, lines: &[String], out: &mut dyn Write) -> io::Result<()> {
        let style = if label == "help" { self.palette.help } else { self.palette.message };
        let indent = label.len() + 2;
        for (idx, line) in lines.iter().enumerate() {
            let line = visible(line);
            if idx == 0 {
                writeln!(out, "{} {style}{label}{style:#}: {line}", self.before('='))?;
            } else {
                writeln!(out, "{} {:indent$}{line}", self.blank(), "")?;
            }
        }
        Ok(())
    }

    /// Writes where a place is and, where there is something to show of it, the line.
    pub(crate) fn write_place(&self, place: &Place, mark: &Mark, out: &mut dyn Write) -> io::Result<()> {
        let (style, width) = (self.palette.gutter, self.width);
        let Place { file, line, column, end_column: _, pointer, excerpt } = place;
        let (file, pointer) = (visible(file), visible(pointer));
        writeln!(out, "{style}{:width$}-->{style:#} {file}:{line}:{column}  {pointer}", "")?;
        if excerpt.text.trim().is_empty() {
            return Ok(());
        }
        let shown = Shown::of(place);
        let Mark { sign, style: mark_style, label } = mark;
        let indent = shown.before.width();
        let signs = sign.to_string().repeat(shown.marked.width().max(1));
        let space = if label.is_empty() { "" } else { " " };
        let text = format!("{}{}{}", shown.before, shown.marked, shown.after);
        writeln!(out, "{}", self.before('|'))?;
        writeln!(out, "{style}{line:<width$} |{style:#} {}", text.trim_end())?;
        writeln!(out, "{} {:indent$}{mark_style}{signs}{space}{label}{mark_style:#}", self.before('|'), "")
    }
}
