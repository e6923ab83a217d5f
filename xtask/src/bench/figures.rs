//! Figures, their goals, and how they are written down.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

/// Something that was measured, and what it had to stay under.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Figure {
    bench: &'static str,
    quantity: Quantity,
    measured: f64,
    goal: f64,
}

/// What is measured, and in which unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Quantity {
    CpuMilliseconds,
    PeakMegabytes,
}

impl Figure {
    /// Processor time, in user and in kernel mode.
    pub(super) fn cpu(bench: &'static str, measured: Duration, goal: Duration) -> Figure {
        let milliseconds = |duration: Duration| duration.as_secs_f64() * 1e3;
        let (measured, goal) = (milliseconds(measured), milliseconds(goal));
        Figure { bench, quantity: Quantity::CpuMilliseconds, measured, goal }
    }

    /// The most memory that was resident at any time.
    pub(super) fn peak_memory(bench: &'static str, n_bytes: u64, goal_megabytes: u32) -> Figure {
        #[expect(clippy::cast_precision_loss, reason = "a peak is below 2^53 bytes, and a figure is rounded anyway")]
        let measured = n_bytes as f64 / 1e6;
        Figure { bench, quantity: Quantity::PeakMegabytes, measured, goal: f64::from(goal_megabytes) }
    }

    /// Whether the goal was met.
    pub(super) fn is_met(&self) -> bool {
        self.measured < self.goal
    }
}

/// Writes a Markdown table, to be pasted where it is argued about.
pub(super) fn write_table(figures: &[Figure], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "| what | measured | goal | verdict |")?;
    writeln!(out, "|---|---:|---:|---|")?;
    for figure in figures {
        let Figure { bench, quantity, measured, goal } = figure;
        let (what, unit) = match quantity {
            Quantity::CpuMilliseconds => ("CPU", "ms"),
            Quantity::PeakMegabytes => ("peak memory", "MB"),
        };
        let verdict = if figure.is_met() { "met" } else { "**missed**" };
        // Where a goal is a few units, what lies between them matters.
        let n_digits = usize::from(*goal < 10.0);
        writeln!(out, "| {bench}, {what} | {measured:.n_digits$} {unit} | under {goal:.0} {unit} | {verdict} |")?;
    }
    Ok(())
}

/// Writes an array with one object per figure.
pub(super) fn write_json(figures: &[Figure], out: &mut dyn Write) -> io::Result<()> {
    #[derive(Serialize)]
    struct Judged<'f> {
        #[serde(flatten)]
        figure: &'f Figure,
        is_met: bool,
    }
    let judged: Vec<Judged<'_>> = figures.iter().map(|figure| Judged { figure, is_met: figure.is_met() }).collect();
    serde_json::to_writer_pretty(&mut *out, &judged)?;
    writeln!(out)
}
