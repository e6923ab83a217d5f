//! `cargo xtask watch`: on every save of a document, the result of lint, generate, diff and `cargo check` on one screen.
//!
//! Steps that need nothing of one another are taken at the same time, and each is shown as it comes: nobody waits for the
//! compiler to see what a rule says.
//!
//! It asks for the times of the files rather than for events: three files are cheap to ask, and it works on every file
//! system, those of other machines among them.

mod compiler;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::Write;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant, SystemTime};

use anyhow::Result;
use contract::diff::judge::{Comparison, Verdict};
use contract::findings::{Findings, Level};

use crate::configuration::{Configuration, ConfiguredDocument};
use crate::diff::Comparer;
use crate::generate::{Workbench, tree};
use crate::outcome::Outcome;
use crate::output::{bold, counted, dim, red};
use crate::web::WebArgs;
use crate::{day, lint};

use compiler::Checked;

/// Arguments of `watch`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Check once and end, with 1 if something is to be mended
    #[arg(long)]
    once: bool,

    #[command(flatten)]
    pub(crate) web: WebArgs,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask watch           in a second terminal while a contract is edited
  cargo xtask watch --once    the same screen, once

On every save of a document: lint, generate, the difference from the newest release, and `cargo check` of what stands
on it, each as it comes and after how many seconds. What fails stops what rests on it. Ctrl-C ends it.";

/// Interval at which the files are checked for changes.
const EVERY: Duration = Duration::from_millis(50);

/// Things of one kind that are shown; the rest is counted.
const MAX_SHOWN: usize = 4;

/// Clears the screen, and stands at its beginning.
const CLEAR: &str = "\x1b[2J\x1b[H";

/// Looks at the contracts whenever they are saved.
pub(crate) fn run(args: &Args, configuration: &Configuration, out: &mut dyn Write) -> Result<Outcome> {
    // Documents that were not saved are not made anew.
    let workbench = Workbench::default();
    let mut seen = saved(configuration);
    loop {
        if !args.once {
            write!(out, "{CLEAR}")?;
        }
        let outcome = look(configuration, &workbench, compiler::check, out)?;
        if args.once {
            return Ok(outcome);
        }
        writeln!(out, "{}", dim("waiting for a document to be saved; Ctrl-C ends it"))?;
        out.flush()?;
        // Editors write in several steps, so a change counts when it has settled.
        loop {
            thread::sleep(EVERY);
            let now = saved(configuration);
            if now != seen && saved(configuration) == now {
                seen = now;
                break;
            }
        }
    }
}

/// Time of the last write, and length in bytes; `None` while the document is being replaced.
type Stamp = Option<(SystemTime, u64)>;

/// The documents and their overlays, with their stamps.
fn saved(configuration: &Configuration) -> Vec<(PathBuf, Stamp)> {
    let stamp = |path: PathBuf| {
        // A file that is being replaced is missing for a moment.
        let metadata = fs::metadata(&path).ok();
        let stamp = metadata.and_then(|metadata| Some((metadata.modified().ok()?, metadata.len())));
        (path, stamp)
    };
    // A document at a URL is fetched once in a run.
    let own = |document: &ConfiguredDocument| document.url.is_none().then(|| document.path.clone());
    let documents = configuration.documents.iter();
    let files = documents.flat_map(|document| own(document).into_iter().chain(document.overlays.iter().cloned()));
    files.map(|file| stamp(configuration.root.join(file))).collect()
}

/// One screen: each step in a line as it comes, and below it what is to be mended. `compile` tells what became of packages.
fn look(
    configuration: &Configuration,
    workbench: &Workbench,
    compile: impl Fn(&Configuration, &mut dyn FnMut(Checked) -> Result<()>) -> Result<()>,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let mut screen = Screen { out, began: Instant::now(), is_clean: true };
    thread::scope(|scope| {
        // None of the three needs an answer of the others.
        let linting = scope.spawn(|| lint::configured(configuration));
        let planning = scope.spawn(|| workbench.plan(configuration));
        let comparing = scope.spawn(|| Difference::of(configuration));

        let (n_documents, findings) = joined(linting)?;
        let n_found = findings.count(Level::Error) + findings.count(Level::Warning);
        let said = if n_found == 0 { counted(n_documents, "document") } else { counted(n_found, "finding") };
        screen.step("lint", n_found == 0, &said, &lines(&findings))?;
        // Code of a document that is out of order would only hide what is wrong with it.
        if findings.count(Level::Error) > 0 {
            return Ok(screen.outcome());
        }

        let plan = joined(planning)?;
        if !plan.stops.is_empty() {
            screen.step("generate", false, "stopped", &lines(&plan.stops))?;
            return Ok(screen.outcome());
        }
        tree::make(&plan.changes)?;
        let said = match plan.changes.len() {
            0 => "fresh".to_owned(),
            n => format!("rewrote {}", counted(n, "file")),
        };
        screen.step("generate", true, &said, &[])?;

        if let Some(Difference { is_breaking, said, changes }) = joined(comparing)? {
            screen.step("diff", !is_breaking, &said, &changes)?;
        }

        let mut n_checked = 0;
        compile(configuration, &mut |Checked { folder, errors }| {
            n_checked += 1;
            let said = if errors.is_empty() { "compiles".to_owned() } else { counted(errors.len(), "error") };
            screen.step("check", errors.is_empty(), &format!("{folder}: {said}"), &errors)
        })?;
        if n_checked == 0 && !configuration.watched.is_empty() {
            screen.step("check", true, "fresh", &[])?;
        }
        Ok(screen.outcome())
    })
}

fn joined<T>(thread: ScopedJoinHandle<'_, Result<T>>) -> Result<T> {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// Difference of the contracts from the newest release.
struct Difference {
    is_breaking: bool,
    said: String,
    changes: Vec<String>,
}

impl Difference {
    /// `None` where no document is released.
    fn of(configuration: &Configuration) -> Result<Option<Difference>> {
        let against = Comparer::of(configuration, &configuration.root, day::today()?).contracts(false)?;
        if against.is_empty() {
            return Ok(None);
        }
        let contracts = against.iter().flat_map(|each| &each.contracts);
        let compared: Vec<&Comparison> = contracts.filter_map(|contract| contract.comparison.as_ref()).collect();
        let worst = compared.iter().map(|comparison| comparison.verdict).max().unwrap_or(Verdict::Equivalent);
        let changes: Vec<String> = compared.iter().flat_map(|comparison| &comparison.findings).map(line).collect();
        let versions: Vec<String> =
            against.iter().filter_map(|each| Some(each.baseline.as_ref()?.to_string())).collect();
        let versions = if versions.is_empty() { "nothing".to_owned() } else { versions.join(", ") };
        let said = format!("{} with {versions}, {}", worst.name(), counted(changes.len(), "difference"));
        Ok(Some(Difference { is_breaking: worst == Verdict::Breaking, said, changes }))
    }
}

/// The screen, and whether nothing on it is to be mended.
struct Screen<'o> {
    out: &'o mut dyn Write,
    began: Instant,
    is_clean: bool,
}

impl Screen<'_> {
    /// Shows a step at once, and how long after the beginning it came.
    fn step(&mut self, name: &str, is_well: bool, said: &str, more: &[String]) -> Result<()> {
        self.is_clean &= is_well;
        let said = if is_well { said.to_owned() } else { red(said) };
        let took = dim(&format!("{:.1} s", self.began.elapsed().as_secs_f64()));
        writeln!(self.out, "{}  {said}  {took}", bold(&format!("{name:<8}")))?;
        for line in more.iter().take(MAX_SHOWN) {
            writeln!(self.out, "          {line}")?;
        }
        if more.len() > MAX_SHOWN {
            writeln!(self.out, "          and {} more", more.len() - MAX_SHOWN)?;
        }
        Ok(self.out.flush()?)
    }

    fn outcome(&self) -> Outcome {
        Outcome::clean_if(self.is_clean)
    }
}

fn lines(findings: &Findings) -> Vec<String> {
    let told = findings.iter().map(|it| format!("{}:{} {} {}", it.place.file, it.place.line, it.message, it.help));
    told.collect()
}

fn line(finding: &contract::diff::judge::DiffFinding) -> String {
    let place = finding.new.as_ref().or(finding.old.as_ref());
    let place = place.map(|place| format!("{}:{} ", place.file, place.line)).unwrap_or_default();
    format!("{} {place}{}", finding.level.name(), finding.message)
}
