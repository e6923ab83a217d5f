//! `docs/performance.md`: every figure that is kept, with its goal, and plots of them. Pure but for reading: kept figures in,
//! text out.

#[cfg(test)]
mod tests;

use std::io::{self, Write};
use std::path::Path;

use anyhow::Result;

use super::catalogue::BENCHES;
use super::figures::{self, Figure};
use super::plots::{self, Plot};
use super::record::{self, Record, Run};
use super::soak::{self, Series};
use super::{comparison, guard};
use contractual::replace;

/// The page, in the workspace; its plots are in the folder of that name.
pub(super) const FILE: &str = "docs/performance.md";

/// The page and its plots, by their names in the workspace; none where no figures are kept.
pub fn pages(root: &Path) -> Result<Vec<(String, String)>> {
    if !root.join(record::FILE).exists() {
        return Ok(Vec::new());
    }
    let record = Record::read(root)?;
    let mut soaked = Vec::new();
    for engine in soak::ENGINES {
        soaked.extend(soak::series(root, engine)?.map(|series| (engine, series)));
    }
    made(&record, &soaked)
}

/// Writes what is not there as it should be, and says so.
pub(super) fn write(root: &Path, out: &mut dyn Write) -> Result<()> {
    pages(root)?.iter().try_for_each(|(name, wanted)| replace::refresh(root, name, wanted, out))
}

const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask bench page` from docs/performance.json. Measure anew or change the program, never this page. -->

# Performance

What was promised to be fast or small, what was measured, and how to measure it again. Nothing here is an estimate: a figure
that was never measured is listed as such at the end.

| to | run |
|---|---|
| measure everything, in more than an hour | `cargo xtask bench` |
| measure everything roughly, within ten minutes once it is built | `cargo xtask bench --quick` |
| measure a part and keep it on this page | `cargo xtask bench store --record` |
| hold counts of instructions against those that are kept | `cargo xtask bench guard` |
| load the service for half an hour and keep what came of it | `cargo xtask fire soak --minutes 30 --record` |

Processor time is measured rather than time on the clock, which other programs share, but for what somebody waits for: a start,
an import, a delivery, a durable write. What is compared is measured in one run, side by side and in turns, so that a busy
moment of the machine meets both. Instructions are counted by valgrind's callgrind, in user space alone. On PostgreSQL the
processor time of its own processes counts.

A disk that keeps within some milliseconds is the machine's own, on which strace holds back whoever waits for it: the disks of
virtual machines often say within microseconds that something is kept, and what clients share is then free. Whoever floods the
service runs at the lowest priority, since a flood comes from other machines.

## With what
";

const GUARD: &str = "
## Guarded

`cargo xtask bench guard` counts instructions, which do not depend on the machine's mood, and fails if one of these is off by
more than is allowed, in either direction: what became cheaper is kept with `cargo xtask bench guard --record`, so that it is
not lost again. A request to the stub counts in multiples of the same request to hyper by hand. The same compiler builds both,
so that a newer one moves both. A run of the tool has nothing beside it: 10 % leave room for other libraries of the system, and
with another compiler than the one that is kept it is shown and not judged.

| what | kept | allowed |
|---|---:|---:|
";

const SOAK: &str = "
## Soak

`cargo xtask fire soak` lets readers, searchers, writers, movers and newcomers call at a steady rate, with receivers that are told
of every move, and looks at the program every few seconds. What must be flat is compared between the first third of the samples,
after a minute in which the program warms up, and the last third; by how much each may grow stands among the goals.
";

fn made(record: &Record, soaked: &[(&str, Series)]) -> Result<Vec<(String, String)>> {
    let all = record.figures();
    let (guarded, figures): (Vec<Figure>, Vec<Figure>) =
        all.into_iter().partition(|figure| figure.bench.starts_with("guard/"));
    let mut page = INTRODUCTION.to_owned();
    for run in &record.runs {
        page += &with_what(run);
    }
    page += "\n## Goals\n\n";
    page += &written(|out| figures::write_goals(&figures, out))?;
    let mut plots = Vec::new();
    for (heading, prefix, plot) in [
        ("Stubs beside servers by hand", "stubs/", plots::stubs(&figures)),
        ("The client beside reqwest", "client/", plots::client(&figures)),
        ("The store, from 10,000 members to 1,000,000", "store/", plots::store(&figures)),
        ("Deliveries", "triggers/", plots::triggers(&figures)),
    ] {
        let Some(plot) = plot else { continue };
        page += &format!("\n## {heading}\n\n{}", image(&plot));
        plots.push(plot);
        let compared: Vec<Figure> = figures.iter().filter(|it| it.bench.starts_with(prefix)).cloned().collect();
        page += &written(|out| comparison::write(&compared, out))?;
    }
    if !guarded.is_empty() {
        page += GUARD;
        page.extend(guarded.iter().map(guarded_row));
    }
    if !soaked.is_empty() {
        page += SOAK;
    }
    for (engine, series) in soaked {
        let plot = plots::soak(engine, series);
        page += &format!("\n{}", image(&plot));
        plots.push(plot);
    }
    page += &never_measured(&figures, &guarded);
    let file = |plot: Plot| (format!("docs/performance/{}.svg", plot.name), plot.svg);
    Ok(std::iter::once((FILE.to_owned(), page)).chain(plots.into_iter().map(file)).collect())
}

/// Day, equipment and benches of a run.
fn with_what(Run { day, equipment, figures }: &Run) -> String {
    let mut benches: Vec<&str> = figures.iter().map(|figure| figure.bench.as_str()).collect();
    benches.dedup();
    format!("\n{day}, {}:\n{}.\n", equipment.in_words(), benches.join(", "))
}

fn image(Plot { name, about, svg: _ }: &Plot) -> String {
    format!("![{about}](performance/{name}.svg)\n")
}

fn guarded_row(Figure { bench, quantity, measured, goal: _ }: &Figure) -> String {
    let kept = measured.map_or_else(|| "–".to_owned(), |measured| quantity.counted(measured));
    format!("| {bench}, {} | {kept} | ± {:.0} % |\n", quantity.in_words(), guard::tolerance(quantity) * 100.0)
}

fn never_measured(figures: &[Figure], guarded: &[Figure]) -> String {
    let is_there = |bench: &str| figures.iter().any(|figure| figure.bench == bench && figure.measured.is_some());
    let benches = BENCHES.iter().map(|bench| bench.name.to_owned());
    let soaks = soak::ENGINES.map(|engine| format!("soak/{engine}"));
    let mut missing: Vec<String> = benches.chain(soaks).filter(|bench| !is_there(bench)).collect();
    if guarded.is_empty() {
        missing.push("guard".to_owned());
    }
    if missing.is_empty() {
        return String::new();
    }
    format!("\n## Never measured\n\n{}.\n", missing.join(", "))
}

fn written(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<String> {
    let mut bytes = Vec::new();
    write(&mut bytes)?;
    Ok(String::from_utf8(bytes)?)
}
