//! `cargo xtask bench guard`: compares counts of instructions with those that are kept.
//!
//! Instructions are counted, which do not depend on the machine's mood. A request to the stub counts in multiples of the same
//! request to hyper by hand: one compiler builds both, so that a newer one moves both. A run of this tool has nothing beside
//! it; its instructions are only held against those of the same compiler, and more loosely. It is counted as `cargo xtask` builds
//! it: what makes it dearer does so in any profile, and CI need not build everything a second time.

#[cfg(test)]
mod tests;

use std::ffi::OsStr;
use std::io::{self, Write};

use anyhow::{Context, Result, ensure};

use super::figures::{Figure, Quantity};
use super::record::Record;
use super::run::BenchRun;
use super::stubs::callgrind::{self, Callgrind};
use super::{equipment, stubs, tool};
use contractual::output::red;
use contractual::workspace;

const TOLERANCE: f64 = 0.03;

/// Tolerance of an absolute count: other libraries of the system move it, too.
const TOLERANCE_ALONE: f64 = 0.1;

pub(super) fn count(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let callgrind = callgrind::find().context("there is no valgrind; install Debian's package `valgrind`")?;
    let mut figures = stubs::against_hyper(run)?;
    run.say("linting");
    let contract = workspace::root()?.join("spec/service.yaml");
    figures.push(of_tool("guard/lint-service.yaml", &callgrind, &[OsStr::new("lint"), contract.as_os_str()])?);
    run.say("comparing");
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let [old, new] = tool::write_small_pair(folder.path())?;
    figures.push(of_tool("guard/diff-100-lines", &callgrind, &[OsStr::new("diff"), old.as_os_str(), new.as_os_str()])?);
    Ok(figures)
}

fn of_tool(name: &str, callgrind: &Callgrind, args: &[&OsStr]) -> Result<Figure> {
    let counted = callgrind.of_self(args)?;
    Ok(Figure::reading(name, Quantity::InstructionsOf("this tool".to_owned()), Some(counted)))
}

/// A count beside the one that is kept.
pub(super) struct Judged {
    counted: Figure,
    kept: Option<f64>,
    verdict: Verdict,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Held,
    Dearer,
    Cheaper,
    /// Another compiler counts otherwise.
    NotJudged,
    NotKept,
}

/// All counts beside those that are kept.
pub(super) struct Comparison {
    judged: Vec<Judged>,
    /// The compiler of what is kept, and the one that is here.
    compilers: Option<[String; 2]>,
}

/// Holds counts against those that are kept.
pub(super) fn judge(record: &Record, counted: Vec<Figure>) -> Result<Comparison> {
    judge_with(record, counted, &equipment::rustc()?)
}

fn judge_with(record: &Record, counted: Vec<Figure>, compiler: &str) -> Result<Comparison> {
    ensure!(counted.iter().all(|figure| figure.measured.is_some()), "instructions were not counted");
    let mut compilers = None;
    let judged = counted.into_iter().map(|counted| {
        let is_same = |kept: &&Figure| kept.bench == counted.bench && kept.quantity == counted.quantity;
        let run = record.runs.iter().find_map(|run| Some((run, run.figures.iter().find(is_same)?)));
        let is_other = run.is_some_and(|(run, _)| run.equipment.rustc != compiler);
        if let (true, Some((run, _))) = (is_other, run) {
            compilers = Some([run.equipment.rustc.clone(), compiler.to_owned()]);
        }
        let kept = run.and_then(|(_, kept)| kept.measured);
        let verdict = match (kept, counted.measured) {
            (Some(kept), Some(measured)) => verdict(&counted.quantity, measured / kept - 1.0, is_other),
            _ => Verdict::NotKept,
        };
        Judged { counted, kept, verdict }
    });
    Ok(Comparison { judged: judged.collect(), compilers })
}

fn verdict(quantity: &Quantity, deviation: f64, is_other_compiler: bool) -> Verdict {
    if is_alone(quantity) && is_other_compiler {
        Verdict::NotJudged
    } else if deviation > tolerance(quantity) {
        Verdict::Dearer
    } else if deviation < -tolerance(quantity) {
        Verdict::Cheaper
    } else {
        Verdict::Held
    }
}

pub(super) fn tolerance(quantity: &Quantity) -> f64 {
    if is_alone(quantity) { TOLERANCE_ALONE } else { TOLERANCE }
}

/// Whether nothing is counted beside it.
fn is_alone(quantity: &Quantity) -> bool {
    matches!(quantity, Quantity::InstructionsOf(_))
}

impl Comparison {
    pub(super) fn has_held(&self) -> bool {
        self.judged.iter().all(|judged| matches!(judged.verdict, Verdict::Held | Verdict::NotJudged))
    }

    /// Writes a table, then what to do.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "| what | kept | counted | off by | allowed | verdict |")?;
        writeln!(out, "|---|---:|---:|---:|---:|---|")?;
        for Judged { counted: Figure { bench, quantity, measured, .. }, kept, verdict } in &self.judged {
            let shown = |number: Option<f64>| number.map_or_else(|| "–".to_owned(), |number| quantity.counted(number));
            let off = measured.zip(*kept).map(|(measured, kept)| format!("{:+.1} %", (measured / kept - 1.0) * 100.0));
            let verdict = match verdict {
                Verdict::Held => "held",
                Verdict::Dearer => "**dearer**",
                Verdict::Cheaper => "**cheaper**",
                Verdict::NotJudged => "not judged",
                Verdict::NotKept => "**not kept**",
            };
            writeln!(
                out,
                "| {bench}, {} | {} | {} | {} | ± {:.0} % | {verdict} |",
                quantity.in_words(),
                shown(*kept),
                shown(*measured),
                off.as_deref().unwrap_or("–"),
                tolerance(quantity) * 100.0,
            )?;
        }
        if let Some([kept, here]) = &self.compilers {
            let what = "what is counted of this tool alone was not judged. Keep it anew with";
            writeln!(out, "\n{} kept with Rust {kept}, and this is {here}: {what} `{RECORD}`.", red("!!"))?;
        }
        let is_any = |wanted: Verdict| self.judged.iter().any(|judged| judged.verdict == wanted);
        if is_any(Verdict::Dearer) {
            writeln!(out, "\nSomething costs more. Mend it or, if it is worth that, say why and run `{RECORD}`.")?;
        }
        if is_any(Verdict::Cheaper) || is_any(Verdict::NotKept) {
            writeln!(out, "\nKeep what is not kept yet, so that it cannot be lost: `{RECORD}`.")?;
        }
        Ok(())
    }
}

const RECORD: &str = "cargo xtask bench guard --record";
