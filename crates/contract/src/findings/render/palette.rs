//! The colours of the text format: rustc's.

use anstyle::{AnsiColor, Color, Style};

use crate::findings::Level;

/// Which part of a finding is shown how. The default has no colours at all.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Palette {
    /// What is wrong.
    pub(super) message: Style,
    /// Line numbers, the line beside the excerpt and the marks of related places.
    pub(super) gutter: Style,
    /// The word `help`.
    pub(super) help: Style,
    error: Style,
    warning: Style,
    note: Style,
}

impl Palette {
    pub(super) fn coloured() -> Palette {
        let bold = Style::new().bold();
        let colour = |colour: AnsiColor| bold.fg_color(Some(Color::Ansi(colour)));
        Palette {
            message: bold,
            gutter: colour(AnsiColor::BrightBlue),
            help: colour(AnsiColor::BrightCyan),
            error: colour(AnsiColor::BrightRed),
            warning: colour(AnsiColor::Yellow),
            note: colour(AnsiColor::BrightGreen),
        }
    }

    /// The level's word and the marks under the place.
    pub(super) fn level(&self, level: Level) -> Style {
        match level {
            Level::Error => self.error,
            Level::Warning => self.warning,
            Level::Note => self.note,
        }
    }
}
