//! Runs the program that asks the generated crates, and makes a finding of it where that does not compile.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, bail};
use contract::findings::Finding;

use contractual::cargo_messages::CargoMessage;
use contractual::check::Observation;
use contractual::check::context::at_line;
use contractual::check::rules::GENERATED_CODE_NOT_COMPILED;
use contractual::workspace;

/// The program of `tests/` that asks.
const PROGRAM: &str = "observe";

/// Compiles and runs the program. The inner error is the finding where it does not compile.
pub(super) fn observe(root: &Path) -> Result<std::result::Result<Observation, Box<Finding>>> {
    let mut command = workspace::cargo(root);
    // As the tests are compiled, so that whoever runs both compiles once: with the features of the whole workspace and,
    // which Cargo only turns on where an example or a test is asked for, those of what tests depend on.
    command.args(["build", "--quiet", "--workspace", "--bin", PROGRAM, "--examples"]);
    command.args(["--message-format", "json-render-diagnostics"]).env("CARGO_TERM_COLOR", "never");
    let built = command.output().context("cannot run cargo; is it installed?")?;
    if !built.status.success() {
        let said = String::from_utf8_lossy(&built.stderr);
        return match first_error(root, &said) {
            Some(finding) => Ok(Err(Box::new(finding))),
            None => bail!("cannot build `{PROGRAM}` ({}): {}", ended(&built), said.trim()),
        };
    }
    let program = executable(&String::from_utf8_lossy(&built.stdout)).context("cargo does not say what it built")?;
    let asked = Command::new(&program).output().with_context(|| format!("cannot run {}", program.display()))?;
    if !asked.status.success() {
        let said = String::from_utf8_lossy(&asked.stderr);
        bail!("cannot ask the generated crates ({}): {}", ended(&asked), said.trim());
    }
    let observation =
        serde_json::from_slice(&asked.stdout).with_context(|| format!("cannot read what `{PROGRAM}` saw"))?;
    Ok(Ok(observation))
}

/// Path of the built program, from Cargo's messages.
fn executable(told: &str) -> Option<PathBuf> {
    let messages = told.lines().filter_map(CargoMessage::parse);
    let mut programs = messages.filter(|message| message.target.as_ref().is_some_and(|it| it.name == PROGRAM));
    programs.find_map(|message| message.executable)
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
        assert!(first_error(Path::new("/w"), "error: could not find `Cargo.toml`").is_none());
    }

    #[test]
    fn the_program_is_where_cargo_says() {
        let told = r#"{"reason":"compiler-artifact","target":{"name":"xtask"},"executable":null}
{"reason":"compiler-artifact","target":{"name":"observe"},"executable":"/w/target/debug/observe"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(executable(told).as_deref(), Some(Path::new("/w/target/debug/observe")));
        assert_eq!(executable("no JSON"), None);
    }
}
