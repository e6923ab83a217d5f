//! Figures, their goals, and how they are written down.

use std::io::{self, Write};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A measured value, and the goal that it must stay under.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Figure {
    pub(super) bench: String,
    pub(super) quantity: Quantity,
    /// Nothing if what measures it is not installed.
    pub(super) measured: Option<f64>,
    /// Nothing if others are only compared with it.
    pub(super) goal: Option<f64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Quantity {
    CpuMilliseconds,
    PeakMegabytes,
    /// Of a server that nobody calls.
    IdleMegabytes,
    /// On the clock.
    SecondsOf(String),
    /// Wrong answers of so many.
    WrongAnswersOf(usize),
    /// Edits that were not caught, of so many.
    MissedOf(usize),
    /// Edits without an effect that were taken for drift, of so many.
    FalseAlarmsOf(usize),
    /// Of a server, for one request.
    InstructionsOf(String),
    /// Of a server, for one request.
    CpuMicrosecondsOf(String),
    /// Of a run, all together.
    Calls,
    /// Growth in a long run, in multiples of the beginning.
    GrowthOf(String),
    /// In multiples of what a server takes.
    InstructionsAgainst(String),
    /// In multiples of what something else takes.
    CpuAgainst(String),
    /// Of one thing, in multiples of what another takes.
    TimeAgainst(String, String),
    /// Of a question, for a base of some size.
    MicrosecondsAmong(String, String),
}

impl Figure {
    pub(super) fn new(bench: &str, quantity: Quantity, measured: Option<f64>, goal: f64) -> Figure {
        Figure { bench: bench.to_owned(), quantity, measured, goal: Some(goal) }
    }

    /// A figure without a goal, for comparison.
    pub(super) fn reading(bench: &str, quantity: Quantity, measured: Option<f64>) -> Figure {
        Figure { bench: bench.to_owned(), quantity, measured, goal: None }
    }

    /// Processor time, in user and in kernel mode.
    pub(super) fn cpu(bench: &str, measured: Duration, goal: Duration) -> Figure {
        let milliseconds = |duration: Duration| duration.as_secs_f64() * 1e3;
        Figure::new(bench, Quantity::CpuMilliseconds, Some(milliseconds(measured)), milliseconds(goal))
    }

    /// The most memory that was resident at any time.
    pub(super) fn peak_memory(bench: &str, n_bytes: u64, goal_megabytes: u32) -> Figure {
        #[expect(clippy::cast_precision_loss, reason = "a peak is below 2^53 bytes, and a figure is rounded anyway")]
        let measured = n_bytes as f64 / 1e6;
        Figure::new(bench, Quantity::PeakMegabytes, Some(measured), f64::from(goal_megabytes))
    }

    /// Whether the goal was met. One that could not be measured was not.
    pub(super) fn is_met(&self) -> bool {
        self.goal.is_none_or(|goal| self.measured.is_some_and(|measured| measured < goal))
    }
}

/// Writes the table of goals, with what stands alone in between.
pub(super) fn write_goals(figures: &[Figure], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "| what | measured | goal | verdict |")?;
    writeln!(out, "|---|---:|---:|---|")?;
    for figure in figures {
        let Figure { bench, quantity, measured, goal } = figure;
        let Some(goal) = *goal else {
            // What stands alone; what is compared has a table of its own.
            let stands_alone = matches!(
                quantity,
                Quantity::CpuMilliseconds
                    | Quantity::MicrosecondsAmong(..)
                    | Quantity::TimeAgainst(..)
                    | Quantity::Calls
            );
            if let (true, Some(measured)) = (stands_alone, *measured) {
                writeln!(out, "| {bench}, {} | {} | – | shown |", quantity.in_words(), quantity.goal(measured))?;
            }
            continue;
        };
        let verdict = match measured {
            None => "**left out**",
            Some(_) if figure.is_met() => "met",
            Some(_) => "**missed**",
        };
        let what = quantity.in_words();
        let measured = measured.map_or_else(|| "–".to_owned(), |measured| quantity.measured(measured, goal));
        writeln!(out, "| {bench}, {what} | {measured} | under {} | {verdict} |", quantity.goal(goal))?;
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

impl Quantity {
    /// Name in a table.
    pub(super) fn in_words(&self) -> String {
        match self {
            Quantity::CpuMilliseconds => "CPU".to_owned(),
            Quantity::PeakMegabytes => "peak memory".to_owned(),
            Quantity::IdleMegabytes => "memory when idle".to_owned(),
            Quantity::SecondsOf(what) => what.clone(),
            Quantity::WrongAnswersOf(n_answers) => format!("wrong answers of {n_answers}"),
            Quantity::MissedOf(n_edits) => format!("edits missed of {n_edits}"),
            Quantity::FalseAlarmsOf(n_edits) => format!("false alarms of {n_edits}"),
            Quantity::InstructionsOf(server) => format!("instructions of {server}"),
            Quantity::CpuMicrosecondsOf(server) => format!("CPU of {server}"),
            Quantity::Calls => "calls".to_owned(),
            Quantity::GrowthOf(what) => format!("growth of {what}"),
            Quantity::InstructionsAgainst(other) => format!("instructions against {other}"),
            Quantity::CpuAgainst(other) => format!("CPU against {other}"),
            Quantity::TimeAgainst(what, other) => format!("{what} against {other}"),
            Quantity::MicrosecondsAmong(what, size) => format!("{what}, {size}"),
        }
    }

    /// A count that is compared with others of its kind to less than a hundredth.
    pub(super) fn counted(&self, number: f64) -> String {
        match self {
            Quantity::InstructionsAgainst(_) => format!("{number:.3} ×"),
            _ => grouped(&self.goal(number)),
        }
    }

    /// A number with its unit, as a goal has it.
    pub(super) fn goal(&self, goal: f64) -> String {
        match self {
            Quantity::CpuMilliseconds => format!("{goal:.0} ms"),
            Quantity::PeakMegabytes | Quantity::IdleMegabytes => format!("{goal:.0} MB"),
            Quantity::SecondsOf(_) => format!("{goal:.1} s"),
            Quantity::CpuMicrosecondsOf(_) | Quantity::MicrosecondsAmong(..) => format!("{goal:.0} µs"),
            Quantity::WrongAnswersOf(_)
            | Quantity::MissedOf(_)
            | Quantity::FalseAlarmsOf(_)
            | Quantity::Calls
            | Quantity::InstructionsOf(_) => format!("{goal:.0}"),
            Quantity::GrowthOf(_)
            | Quantity::InstructionsAgainst(_)
            | Quantity::CpuAgainst(_)
            | Quantity::TimeAgainst(..) => format!("{goal:.2} ×"),
        }
    }

    /// A number with its unit, as exactly as its goal asks for.
    pub(super) fn measured(&self, measured: f64, goal: f64) -> String {
        match self {
            // Where a goal is a few units, what lies between them matters.
            Quantity::CpuMilliseconds if goal < 10.0 => format!("{measured:.1} ms"),
            Quantity::SecondsOf(_) if goal < 10.0 => format!("{measured:.2} s"),
            Quantity::InstructionsAgainst(_) | Quantity::CpuAgainst(_) | Quantity::TimeAgainst(..) if goal < 0.2 => {
                format!("{measured:.3} ×")
            }
            _ => self.goal(measured),
        }
    }
}

/// A number with its thousands apart.
pub(super) fn grouped(digits: &str) -> String {
    let n_whole = digits.find('.').unwrap_or(digits.len());
    let mut text = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && idx < n_whole && (n_whole - idx).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
