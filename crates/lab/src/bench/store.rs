//! Cost of the service's store: beside bare SQL, on far pages, with many clients, and with a hundred times as many members;
//! and of its program on the larger base.
//!
//! The program that asks stands in `tests/bench`. A file of SQLite is filled with the demo, measured, brought into
//! PostgreSQL and measured there. Processor time of PostgreSQL's own processes counts.

mod program;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::figures::{Figure, Quantity, grouped};
use super::programs::{self, Measured, Programs};
use super::run::BenchRun;
use crate::postgres::{Cluster, INSTALL};

use program::Program;

/// Members of the base that goals are set for, each with one and a half benefits.
const LARGE: &str = "1000000";

/// Members of the base that stands for it in a quick run.
const MEDIUM: &str = "100000";

/// Members of the base that it is compared with.
const SMALL: &str = "10000";

/// Queries with a counterpart in bare SQL, and the most that ours may take in multiples of it.
const BESIDE_BARE: &[(&str, &str)] =
    &[("benefit by code", "bare benefit by code"), ("members by name", "bare members by name")];
const BARE_GOAL: f64 = 1.5;

/// Pages of the list, which may take so many times what the first one takes.
const PAGES: &[&str] = &["middle page", "last page", "page beyond"];
const FIRST_PAGE: &str = "first page";
const PAGE_GOAL: f64 = 1.5;

/// Queries that an index answers, which may take so many times what they take among few members.
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

/// Everything on SQLite, whose writes are on the disk when they are acknowledged.
pub(super) fn sqlite(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let queries = QueryBench::new(run)?;
    // Nothing is compiled while something is measured.
    let program = Program::build()?;
    let [small, large] = queries.bases(run)?;
    run.say("asking");
    let [small, asked] = [&small, &large].map(|file| queries.measure(&["ask", "sqlite", &text(file)]));
    let mut figures = figures(run.name, &small?, (queries.large, &asked?))?;
    run.say("writing");
    let by_many = |written: &Measured| anyhow::Ok(written.of("write by 64")? / written.of("write by 1")?);
    let against_one = |disk: &str| Quantity::TimeAgainst("a write by 64 clients".into(), format!("by one, {disk}"));
    let write = ["write", &text(&large)];
    let slowly = Some(by_many(&queries.measure_with_slow_disk(&write)?)?);
    let disk = format!("on a disk that keeps within {SYNC_MILLISECONDS} ms");
    figures.push(Figure::new(run.name, against_one(&disk), slowly, WRITE_GOAL));
    let at_once = Some(by_many(&queries.measure(&write)?)?);
    figures.push(Figure::reading(run.name, against_one("on this disk"), at_once));
    run.say("starting");
    figures.extend(program.figures(run.name, &text(&large))?);
    run.say("importing");
    let lines = queries.folder.path().join("lines.jsonl");
    program.export(&text(&large), &lines)?;
    let empty = text(&queries.folder.path().join("imported.db"));
    figures.push(program.import(run, &members(queries.large), &lines, &empty)?);
    Ok(figures)
}

pub(super) fn postgres(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let queries = QueryBench::new(run)?;
    let program = Program::build()?;
    let [small, large] = queries.bases(run)?;
    let (few, _cluster) = queries.ask_postgres(run, &small)?;
    let (many, cluster) = queries.ask_postgres(run, &large)?;
    let mut figures = figures(run.name, &few, (queries.large, &many))?;
    run.say("starting");
    figures.extend(program.figures(run.name, &cluster.address())?);
    drop(cluster);
    run.say("importing");
    let lines = queries.folder.path().join("lines.jsonl");
    program.export(&text(&large), &lines)?;
    let empty = Cluster::start()?.context(INSTALL)?;
    figures.push(program.import(run, &members(queries.large), &lines, &empty.address())?);
    Ok(figures)
}

/// The program, a folder for its files, and how many members the larger base has.
struct QueryBench {
    program: PathBuf,
    folder: tempfile::TempDir,
    large: &'static str,
}

impl QueryBench {
    fn new(run: &BenchRun<'_>) -> Result<QueryBench> {
        run.say("building the program");
        let program = Programs::build(&["keeper"])?.path("keeper")?;
        let folder = tempfile::tempdir().context("cannot make a folder for the bases")?;
        Ok(QueryBench { program, folder, large: run.pick(LARGE, MEDIUM) })
    }

    /// A small base and a large one.
    fn bases(&self, run: &BenchRun<'_>) -> Result<[PathBuf; 2]> {
        let sizes = [SMALL, self.large];
        let bases = sizes.map(|size| self.folder.path().join(format!("{size}.db")));
        for (size, file) in sizes.into_iter().zip(&bases) {
            run.say(&format!("filling a base with {}", members(size)));
            self.run(&["fill", &text(file), size])?;
        }
        Ok(bases)
    }

    /// Brings a base into a cluster and asks it there.
    fn ask_postgres(&self, run: &BenchRun<'_>, file: &Path) -> Result<(Measured, Cluster)> {
        let cluster = Cluster::start()?.context(INSTALL)?;
        run.say(&format!("copying {}", file.display()));
        self.run(&["copy", &text(file), &cluster.address()])?;
        run.say("asking");
        Ok((self.measure(&["ask", "postgres", &cluster.address()])?, cluster))
    }

    fn measure(&self, args: &[&str]) -> Result<Measured> {
        Measured::by(Command::new(&self.program).args(args))
    }

    /// Figures of the program on a slow disk: strace holds back those who wait for it, and looks at
    /// nothing else.
    fn measure_with_slow_disk(&self, args: &[&str]) -> Result<Measured> {
        let delay = format!("inject=fsync,fdatasync:delay_exit={SYNC_MILLISECONDS}ms");
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "--seccomp-bpf", "-o", "/dev/null", "-e", "trace=fsync,fdatasync", "-e", &delay]);
        Measured::by(command.arg(&self.program).args(args)).context("a slow disk needs strace; install it")
    }

    fn run(&self, args: &[&str]) -> Result<String> {
        programs::output(Command::new(&self.program).args(args))
    }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

fn members(size: &str) -> String {
    format!("{} members", grouped(size))
}

fn figures(bench: &str, small: &Measured, (size, large): (&str, &Measured)) -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let mut compare = |what: &str, than: &str, ours: f64, theirs: f64, goal: f64| {
        figures.push(Figure::new(bench, Quantity::TimeAgainst(what.into(), than.into()), Some(ours / theirs), goal));
    };
    for (what, bare) in BESIDE_BARE {
        compare(what, "by bare SQL", large.of(what)?, large.of(bare)?, BARE_GOAL);
    }
    for page in PAGES {
        compare(page, FIRST_PAGE, large.of(page)?, large.of(FIRST_PAGE)?, PAGE_GOAL);
    }
    for what in GROWING {
        compare(what, &format!("among {}", members(SMALL)), large.of(what)?, small.of(what)?, GROWTH_GOAL);
    }
    for (size, measured) in [(SMALL, small), (size, large)] {
        for what in GROWING {
            let quantity = Quantity::MicrosecondsAmong((*what).into(), members(size));
            figures.push(Figure::reading(bench, quantity, Some(measured.of(what)?)));
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
            Measured(names.map(|name| ((*name).to_owned(), factor)).collect())
        };
        let figures = figures("store/test", &measured(1.0), (LARGE, &measured(2.0))).unwrap();
        assert_eq!(figures.iter().filter(|figure| figure.measured == Some(1.0)).count(), 5 + GROWING.len());
        assert!(figures.iter().all(Figure::is_met), "twice is under three times, and the same under one and a half");
        assert!(super::figures("store/test", &Measured::default(), (LARGE, &measured(1.0))).is_err());
    }
}
