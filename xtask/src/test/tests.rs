//! What `cargo xtask test` says, on a machine that only pretends.

use super::steps::{Action, Tool};
use super::*;

/// Passes every step but one, and lacks one tool.
#[derive(Default)]
struct Pretended {
    failing: &'static str,
    missing: &'static str,
}

impl Machine for Pretended {
    fn provide_database(&mut self) -> Result<bool> {
        Ok(self.missing != "PostgreSQL")
    }

    fn has(&self, tool: &Tool) -> bool {
        tool.name != self.missing
    }

    fn perform(&mut self, step: &Step, out: &mut dyn Write) -> Result<bool> {
        writeln!(out, "   (what {} says)", step.name)?;
        Ok(step.name != self.failing)
    }
}

fn run_on(mut machine: Pretended, is_ci: bool) -> (Outcome, String) {
    let mut out = anstream::StripStream::new(Vec::new());
    let outcome = run_steps(LONG, is_ci, &mut machine, &mut out).unwrap();
    (outcome, String::from_utf8(out.into_inner()).unwrap())
}

#[test]
fn every_step_is_announced_and_summed_up() {
    let (outcome, text) = run_on(Pretended::default(), true);
    assert_eq!(outcome, Outcome::Clean);
    insta::assert_snapshot!(text, @"
    == check: cargo xtask check
       (what check says)
    == check passed in 0.0 s
    == format: cargo fmt --all --check
       (what format says)
    == format passed in 0.0 s
    == clippy: cargo clippy --workspace --all-targets --locked -- -D warnings
       (what clippy says)
    == clippy passed in 0.0 s
    == test: N_SCHEMAS='10000' SEEDS='100' VERDICT_TRIES='1000' RUST_TEST_THREADS='4' cargo test --workspace --locked -- --include-ignored
       (what test says)
    == test passed in 0.0 s
    == doc: RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --lib --bins --examples --locked
       (what doc says)
    == doc passed in 0.0 s

    5 of 5 steps passed in 0.0 s: check 0.0 s, format 0.0 s, clippy 0.0 s, test 0.0 s, doc 0.0 s
    ");
}

#[test]
fn first_failure_ends_the_run_with_the_command_that_repeats_it() {
    let (outcome, text) = run_on(Pretended { failing: "doc", ..Pretended::default() }, false);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text.lines().skip(12).collect::<Vec<_>>().join("\n"), @"
    == doc: RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --lib --bins --examples --locked
       (what doc says)
    doc failed after 0.0 s; repeat it with `RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --lib --bins --examples --locked`
    ");
}

#[test]
fn missing_tool_is_said_twice_and_passes() {
    let (outcome, text) = run_on(Pretended { missing: "clippy", ..Pretended::default() }, false);
    assert_eq!(outcome, Outcome::Clean);
    assert_eq!(text.matches("!! clippy was left out").count(), 2, "{text}");
    assert!(text.contains("4 of 5 steps passed"), "{text}");
}

#[test]
fn missing_server_is_said_twice_and_fails_in_ci() {
    let (outcome, text) = run_on(Pretended { missing: "PostgreSQL", ..Pretended::default() }, false);
    assert_eq!(outcome, Outcome::Clean);
    assert_eq!(text.matches("!! everything on PostgreSQL was left out").count(), 2, "{text}");
    let (outcome, text) = run_on(Pretended { missing: "PostgreSQL", ..Pretended::default() }, true);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text, @"!! everything on PostgreSQL was left out: there is no server. Install PostgreSQL's server (Debian: `apt-get install postgresql`), or name a database in DATABASE_URL.");
}

#[test]
fn missing_tool_fails_in_ci() {
    let (outcome, text) = run_on(Pretended { missing: "rustfmt", ..Pretended::default() }, true);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text, @"
    == check: cargo xtask check
       (what check says)
    == check passed in 0.0 s
    !! format was left out: rustfmt is not installed. Install it with `rustup component add rustfmt`, or Debian's package `rustfmt`.
    ");
}

#[test]
fn steps_of_cargo_never_change_the_lock_file() {
    for step in SHORT.iter().chain(LONG) {
        if let Action::Cargo { args, .. } = step.action {
            assert!(args[0] == "fmt" || args.contains(&"--locked"), "{}", step.command());
        }
    }
}
