//! `cargo xtask test`: everything a machine can test, in order, until something fails.
//!
//! What the steps are stands in `steps`; here is how they are run and told of.

mod machine;
mod steps;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;

use contractual::Workspace;
use contractual::outcome::Outcome;
use contractual::output::{bold, red};
use lab::postgres;

use machine::{Host, Machine};
use steps::{LONG, SHORT, Step};

/// How much is tested.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Also what is long by nature: clippy, documentation, compiled output of the generators, large random tests
    #[arg(long)]
    long: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask test                   the gate, formatting, tests
  cargo xtask test --long            also clippy, documentation, and the tests that are long by nature
  CI=true cargo xtask test --long    the same; a tool or a server that is not installed is a failure

It stops at the first failure and names the command that repeats it. What runs on PostgreSQL gets a throw-away cluster of
the server that is installed; DATABASE_URL names another database.";

/// Runs every step.
pub(crate) fn run(args: &Args, workspace: &Workspace, out: &mut dyn Write) -> Result<Outcome> {
    let is_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    run_steps(if args.long { LONG } else { SHORT }, is_ci, &mut Host::new(workspace)?, out)
}

fn run_steps(steps: &[Step], is_ci: bool, machine: &mut dyn Machine, out: &mut dyn Write) -> Result<Outcome> {
    let started = Instant::now();
    let mut passed = Vec::new();
    let mut left_out = Vec::new();
    if !machine.provide_database()? {
        let message = format!("everything on PostgreSQL was left out: there is no server. {}", postgres::INSTALL);
        writeln!(out, "{} {message}", red("!!"))?;
        if is_ci {
            return Ok(Outcome::Findings);
        }
        left_out.push(message);
    }
    for step in steps {
        if let Some(tool) = step.tool.filter(|tool| !machine.has(tool)) {
            let message = format!("{} was left out: {} is not installed. {}", step.name, tool.name, tool.install);
            writeln!(out, "{} {message}", red("!!"))?;
            if is_ci {
                return Ok(Outcome::Findings);
            }
            left_out.push(message);
            continue;
        }
        writeln!(out, "{}", bold(&format!("== {}: {}", step.name, step.command())))?;
        // What the step writes itself must come after it.
        out.flush()?;
        let began = Instant::now();
        let has_passed = machine.perform(step, out)?;
        let took = seconds(began.elapsed());
        if !has_passed {
            writeln!(
                out,
                "{} after {took}; repeat it with `{}`",
                red(&format!("{} failed", step.name)),
                step.command()
            )?;
            return Ok(Outcome::Findings);
        }
        writeln!(out, "== {} passed in {took}", step.name)?;
        passed.push(format!("{} {took}", step.name));
    }
    writeln!(out)?;
    for message in &left_out {
        writeln!(out, "{} {message}", red("!!"))?;
    }
    let passed_all = format!("{} of {} steps passed in {}", passed.len(), steps.len(), seconds(started.elapsed()));
    writeln!(out, "{}: {}", bold(&passed_all), passed.join(", "))?;
    Ok(Outcome::Clean)
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}
