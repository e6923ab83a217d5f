//! Runs the program that asks the generated crates, and makes a finding of it where that does not compile.

use std::path::Path;
use std::process::Output;

use anyhow::{Context, Result, bail};
use contract::findings::Finding;

use crate::workspace;

use super::ground::at_line;
use super::observation::Observation;
use super::rules::GENERATED_CODE_NOT_COMPILED;

/// What came of asking.
pub(super) enum Seen {
    /// What was seen.
    Observation(Observation),
    /// Why nothing was.
    Nothing(Box<Finding>),
}

/// Compiles and runs it.
pub(super) fn observe(root: &Path) -> Result<Seen> {
    let mut command = workspace::cargo(root);
    command.args(["run", "--quiet", "--package", "contract-tests", "--bin", "observe"]);
    command.env("CARGO_TERM_COLOR", "never");
    let output = command.output().context("cannot run cargo; is it installed?")?;
    if output.status.success() {
        let observation = serde_json::from_slice(&output.stdout).context("cannot read what `observe` saw")?;
        return Ok(Seen::Observation(observation));
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    match first_error(root, &said) {
        Some(finding) => Ok(Seen::Nothing(Box::new(finding))),
        None => bail!("cannot ask the generated crates ({}): {}", ended(&output), said.trim()),
    }
}

fn ended(output: &Output) -> String {
    output.status.code().map_or("it was ended".to_owned(), |code| format!("exit code {code}"))
}

/// The first error of the compiler: its message, and the line that it points at.
fn first_error(root: &Path, said: &str) -> Option<Finding> {
    let mut lines = said.lines().skip_while(|line| !line.starts_with("error"));
    let (_, message) = lines.next()?.split_once(": ")?;
    let place = lines.find_map(|line| line.trim_start().strip_prefix("--> "))?;
    let mut parts = place.rsplitn(3, ':');
    let (_, line, file) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
    let message = format!("It does not compile: {message}.");
    let help = "Mend it, or run `cargo xtask generate`.";
    Some(at_line(&GENERATED_CODE_NOT_COMPILED, &root.join(file), line, message, help))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compilers_first_error_is_the_finding() {
        let said = "warning: unused\n --> a.rs:1:1\nerror[E0560]: struct `Dog` has no field named `name`\n  \
                    --> crates/api/src/lib.rs:7:9\n   |\nerror: aborting\n";
        let finding = first_error(Path::new("/w"), said).unwrap();
        assert_eq!(finding.message, "It does not compile: struct `Dog` has no field named `name`.");
        assert_eq!(finding.place.line, 7);
        assert!(first_error(Path::new("/w"), "error: cannot listen at any port of 127.0.0.1").is_none());
    }
}
