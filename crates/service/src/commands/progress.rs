//! How far something has come, for a person who waits: bars on a terminal, and nothing anywhere else.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of so many units, which are bytes, or whatever the caller counts.
pub(super) fn bar(n_units: u64, what: Unit) -> ProgressBar {
    let units = match what {
        Unit::Bytes => "{bytes} of {total_bytes}",
        Unit::Things => "{human_pos} of {human_len}",
    };
    // Without colours there is nothing that NO_COLOR would have to switch off.
    let template = format!("{{msg}} [{{wide_bar}}] {units}, {{eta}} left");
    styled(ProgressBar::new(n_units), &template)
}

/// A count of things whose number is not known beforehand.
pub(super) fn count() -> ProgressBar {
    styled(ProgressBar::no_length(), "{msg} {human_pos} ({per_sec})")
}

/// What a bar counts.
#[derive(Debug, Clone, Copy)]
pub(super) enum Unit {
    /// Bytes of a file.
    Bytes,
    /// Anything else.
    Things,
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    // Bars are drawn on standard error, and only if it is a terminal.
    bar.with_style(ProgressStyle::with_template(template).expect("the template is ours and sound"))
}
