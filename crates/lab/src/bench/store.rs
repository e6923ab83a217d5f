//! What the service's store costs: beside bare SQL, on far pages, with many clients, and with a hundred times as many
//! members; and how its program does on the larger base.
//!
//! The program that asks stands in `tests/bench`. A file of SQLite is filled with the demo, measured, brought into
//! PostgreSQL and measured there. Processor time of PostgreSQL's own processes counts.

mod program;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::Bench;
use super::comparison::grouped;
use super::figures::{Figure, Quantity};
use super::programs::Programs;
use crate::postgres::{Cluster, INSTALL};
use contractual::progress::Progress;

use program::Program;

/// How many members the base has that goals are set for, each with one and a half benefits.
const LARGE: &str = "1000000";

/// How many the one has that stands for it where there is little time.
const MEDIUM: &str = "100000";

/// How many the one has that it is compared with.
const SMALL: &str = "10000";

/// Questions that are asked by hand too, and the most that ours may take in multiples of that.
const BESIDE_BARE: &[(&str, &str)] =
    &[("benefit by code", "bare benefit by code"), ("members by name", "bare members by name")];
const BARE_GOAL: f64 = 1.5;

/// Pages of the list, which may take so many times what the first one takes.
const PAGES: &[&str] = &["middle page", "last page", "page beyond"];
const FIRST_PAGE: &str = "first page";
const PAGE_GOAL: f64 = 1.5;

/// Questions that an index answers, which may take so many times what they take among few members.
const GROWING: &[&str] = &[
    "benefit by code",
    "members by name",
    "members by document",
    "members by day of birth",
    "benefits by sequential",
    "first page",
    "last page",
];
const GROWTH_GOAL: f64 = 3.0;

/// Clients that write at once are ten times as fast as one, at least, on a disk that takes its time to keep something.
///
/// Disks of virtual machines often say within microseconds that something is kept. One client then waits for nothing, so
/// that a hundred cannot be faster than its processor; what they share has no price.
const WRITE_GOAL: f64 = 0.1;
const SYNC_MILLISECONDS: u32 = 2;

/// Microseconds, by what was measured.
type Measured = BTreeMap<String, f64>;

/// Everything on SQLite, whose writes are on the disk when they are acknowledged.
pub(super) fn sqlite(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let keeper = Keeper::new(bench, progress)?;
    // Nothing is compiled while something is measured.
    let program = Program::build()?;
    let [small, large] = keeper.bases(bench, progress)?;
    progress.say(&format!("{}: asking", bench.name));
    let [small, asked] = [&small, &large].map(|file| keeper.measure(&["ask", "sqlite", &text(file)]));
    let mut figures = figures(bench.name, &small?, (keeper.large, &asked?))?;
    progress.say(&format!("{}: writing", bench.name));
    let by_many = |written: &Measured| anyhow::Ok(of(written, "write by 64")? / of(written, "write by 1")?);
    let against_one = |disk: &str| Quantity::TimeAgainst("a write by 64 clients".into(), format!("by one, {disk}"));
    let write = ["write", &text(&large)];
    let slowly = Some(by_many(&keeper.measure_with_slow_disk(&write)?)?);
    let disk = format!("on a disk that keeps within {SYNC_MILLISECONDS} ms");
    figures.push(Figure::new(bench.name, against_one(&disk), slowly, WRITE_GOAL));
    let at_once = Some(by_many(&keeper.measure(&write)?)?);
    figures.push(Figure::reading(bench.name, against_one("on this disk"), at_once));
    progress.say(&format!("{}: starting", bench.name));
    figures.extend(program.figures(bench.name, &text(&large))?);
    progress.say(&format!("{}: importing", bench.name));
    let lines = keeper.folder.path().join("lines.jsonl");
    program.export(&text(&large), &lines)?;
    let empty = text(&keeper.folder.path().join("imported.db"));
    figures.push(program.import(bench, &members(keeper.large), &lines, &empty)?);
    Ok(figures)
}

/// The questions on PostgreSQL.
pub(super) fn postgres(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let keeper = Keeper::new(bench, progress)?;
    let program = Program::build()?;
    let [small, large] = keeper.bases(bench, progress)?;
    let (few, _cluster) = keeper.ask_postgres(bench, &small, progress)?;
    let (many, cluster) = keeper.ask_postgres(bench, &large, progress)?;
    let mut figures = figures(bench.name, &few, (keeper.large, &many))?;
    progress.say(&format!("{}: starting", bench.name));
    figures.extend(program.figures(bench.name, &cluster.address())?);
    drop(cluster);
    progress.say(&format!("{}: importing", bench.name));
    let lines = keeper.folder.path().join("lines.jsonl");
    program.export(&text(&large), &lines)?;
    let empty = Cluster::start()?.context(INSTALL)?;
    figures.push(program.import(bench, &members(keeper.large), &lines, &empty.address())?);
    Ok(figures)
}

/// The program, a folder for its files, and how many members the larger base has.
struct Keeper {
    program: PathBuf,
    folder: tempfile::TempDir,
    large: &'static str,
}

impl Keeper {
    fn new(bench: &Bench, progress: &Progress) -> Result<Keeper> {
        progress.say(&format!("{}: building the program", bench.name));
        let program = Programs::build(&["keeper"])?.path("keeper")?;
        let folder = tempfile::tempdir().context("cannot make a folder for the bases")?;
        Ok(Keeper { program, folder, large: bench.pick(LARGE, MEDIUM) })
    }

    /// A small base and a large one.
    fn bases(&self, bench: &Bench, progress: &Progress) -> Result<[PathBuf; 2]> {
        let sizes = [SMALL, self.large];
        let bases = sizes.map(|size| self.folder.path().join(format!("{size}.db")));
        for (size, file) in sizes.into_iter().zip(&bases) {
            progress.say(&format!("{}: filling a base with {}", bench.name, members(size)));
            self.run(&["fill", &text(file), size])?;
        }
        Ok(bases)
    }

    /// Brings a base into a cluster and asks it there.
    fn ask_postgres(&self, bench: &Bench, file: &Path, progress: &Progress) -> Result<(Measured, Cluster)> {
        let cluster = Cluster::start()?.context(INSTALL)?;
        progress.say(&format!("{}: copying {}", bench.name, file.display()));
        self.run(&["copy", &text(file), &cluster.address()])?;
        progress.say(&format!("{}: asking", bench.name));
        Ok((self.measure(&["ask", "postgres", &cluster.address()])?, cluster))
    }

    /// What the program measured.
    fn measure(&self, args: &[&str]) -> Result<Measured> {
        figures_in(&self.run(args)?)
    }

    /// What the program measured where the disk takes its time: strace holds back those who wait for it, and looks at
    /// nothing else.
    fn measure_with_slow_disk(&self, args: &[&str]) -> Result<Measured> {
        let delay = format!("inject=fsync,fdatasync:delay_exit={SYNC_MILLISECONDS}ms");
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "--seccomp-bpf", "-o", "/dev/null", "-e", "trace=fsync,fdatasync", "-e", &delay]);
        figures_in(&output(command.arg(&self.program), args).context("a slow disk needs strace; install it")?)
    }

    fn run(&self, args: &[&str]) -> Result<String> {
        output(&mut Command::new(&self.program), args)
    }
}

/// What a program that ends well prints.
fn output(command: &mut Command, args: &[&str]) -> Result<String> {
    let output = command.args(args).stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot run {}", command.get_program().display()))?;
    ensure!(output.status.success(), "the program failed ({}): {args:?}", output.status);
    String::from_utf8(output.stdout).context("the program prints no text")
}

fn figures_in(printed: &str) -> Result<Measured> {
    serde_json::from_str(printed).context("the program prints no figures")
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// How many there are, in words.
fn members(size: &str) -> String {
    format!("{} members", grouped(size))
}

fn of(measured: &Measured, what: &str) -> Result<f64> {
    measured.get(what).copied().with_context(|| format!("the program did not measure `{what}`"))
}

/// What goals are set for, on one engine.
fn figures(bench: &str, small: &Measured, (size, large): (&str, &Measured)) -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let mut compare = |what: &str, than: &str, ours: f64, theirs: f64, goal: f64| {
        figures.push(Figure::new(bench, Quantity::TimeAgainst(what.into(), than.into()), Some(ours / theirs), goal));
    };
    for (what, bare) in BESIDE_BARE {
        compare(what, "by bare SQL", of(large, what)?, of(large, bare)?, BARE_GOAL);
    }
    for page in PAGES {
        compare(page, FIRST_PAGE, of(large, page)?, of(large, FIRST_PAGE)?, PAGE_GOAL);
    }
    for what in GROWING {
        compare(what, &format!("among {}", members(SMALL)), of(large, what)?, of(small, what)?, GROWTH_GOAL);
    }
    for (size, measured) in [(SMALL, small), (size, large)] {
        for what in GROWING {
            let quantity = Quantity::MicrosecondsAmong((*what).into(), members(size));
            figures.push(Figure::reading(bench, quantity, Some(of(measured, what)?)));
        }
    }
    Ok(figures)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_ratios_of_one_run() {
        let measured = |factor: f64| -> Measured {
            let names = GROWING.iter().chain(PAGES).chain(BESIDE_BARE.iter().map(|(_, bare)| bare));
            names.map(|name| ((*name).to_owned(), factor)).collect()
        };
        let figures = figures("store/test", &measured(1.0), (LARGE, &measured(2.0))).unwrap();
        assert_eq!(figures.iter().filter(|figure| figure.measured == Some(1.0)).count(), 5 + GROWING.len());
        assert!(figures.iter().all(Figure::is_met), "twice is under three times, and the same under one and a half");
        assert!(super::figures("store/test", &Measured::new(), (LARGE, &measured(1.0))).is_err());
    }
}
