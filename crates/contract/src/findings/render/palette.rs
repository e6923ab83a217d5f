//! The colours of the text format: rustc's.

use anstyle::{AnsiColor, Color, Style};

use crate::findings::Level;

/// Which part of a finding is shown how. The default has no colours at all.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Palette {
    /// What is wrong.
    pub(crate) message: Style,
    /// Line numbers, the line beside the excerpt and the marks of related places.
    pub(crate) gutter: Style,
    /// The word `help`.
    pub(crate) help: Style,
    error: Style,
    warning: Style,
    note: Style,
}

impl Palette {
    pub(crate) fn coloured() -> Palette {
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
    pub(crate) fn level(&self, level: Level) -> Style {
        match level {
            Level::Error => self.error,
            Level::Warning => self.warning,
            Level::Note => self.note,
        }
    }
}
