//! Results of `cargo check` for the crates that stand on the contracts, crate by crate as they come.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, anyhow};

use crate::cargo_messages::CargoMessage;
use crate::configuration::Configuration;
use crate::workspace;

/// Result of checking one package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Checked {
    /// Its folder in the workspace.
    pub(super) folder: String,
    /// One line each; none where it compiles.
    pub(super) errors: Vec<String>,
}

/// Checks the packages of the configuration, and hands on the result of each that is not as it was. They are always the same
/// ones: with others, Cargo would choose other features and compile what they depend on anew.
pub(super) fn check(configuration: &Configuration, tell: &mut dyn FnMut(Checked) -> Result<()>) -> Result<()> {
    if configuration.watched.is_empty() {
        return Ok(());
    }
    // Whoever need not look for what was never downloaded begins a tenth of a second sooner.
    let Err(_) = attempt(configuration, &["--offline"], tell)? else { return Ok(()) };
    attempt(configuration, &[], tell)?.map_err(|told| anyhow!("cargo cannot check the crates: {}", told.trim()))
}

/// Lets Cargo check them. The inner error is Cargo's own, where it could not begin.
fn attempt(
    configuration: &Configuration,
    flags: &[&str],
    tell: &mut dyn FnMut(Checked) -> Result<()>,
) -> Result<std::result::Result<(), String>> {
    let Configuration { root, watched, .. } = configuration;
    let mut command = workspace::cargo(root);
    // The contracts' types do not reach the programs, which only start their libraries.
    command.args(["check", "--quiet", "--lib", "--message-format", "json-diagnostic-short"]).args(flags);
    command.args(watched.iter().map(|name| format!("-p{name}"))).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut cargo = command.spawn().context("cannot run cargo; is it installed?")?;
    let mut messages = Messages { root, errors: BTreeMap::new() };
    let stdout = cargo.stdout.take().context("cargo has no output")?;
    for line in BufReader::new(stdout).lines() {
        if let Some(checked) = messages.hear(&line.context("cannot read what cargo says")?) {
            tell(checked)?;
        }
    }
    // What it says beside its messages is short, so it never waits for somebody to read it.
    let ended = cargo.wait_with_output().context("cannot wait for cargo")?;
    if !ended.status.success() && messages.errors.is_empty() {
        return Ok(Err(String::from_utf8_lossy(&ended.stderr).into_owned()));
    }
    messages.errors.into_iter().try_for_each(|(folder, errors)| tell(Checked { folder, errors }))?;
    Ok(Ok(()))
}

/// Messages of Cargo so far.
struct Messages<'r> {
    root: &'r Path,
    /// By the folder of their package.
    errors: BTreeMap<String, Vec<String>>,
}

impl Messages<'_> {
    /// Takes in a message: the result of a package of ours, where it was compiled without an error.
    fn hear(&mut self, message: &str) -> Option<Checked> {
        let heard = CargoMessage::parse(message)?;
        let folder = heard.folder()?.strip_prefix(self.root).ok()?.display().to_string();
        match (heard.reason.as_str(), heard.message) {
            ("compiler-artifact", _) if heard.fresh == Some(false) => Some(Checked { folder, errors: Vec::new() }),
            // An error without a place says how many there were.
            ("compiler-message", Some(message)) if message.level == "error" && message.has_place() => {
                self.errors.entry(folder).or_default().push(message.rendered?.trim_end().to_owned());
                None
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(lines: &[&str]) -> (Vec<Checked>, BTreeMap<String, Vec<String>>) {
        let mut messages = Messages { root: Path::new("/w"), errors: BTreeMap::new() };
        let checked = lines.iter().filter_map(|line| messages.hear(line)).collect();
        (checked, messages.errors)
    }

    #[test]
    fn packages_of_the_workspace_are_told_when_they_were_compiled() {
        let (checked, errors) = heard(&[
            r#"{"reason":"compiler-artifact","manifest_path":"/w/crates/api/Cargo.toml","fresh":false}"#,
            r#"{"reason":"compiler-artifact","manifest_path":"/w/crates/client/Cargo.toml","fresh":true}"#,
            r#"{"reason":"compiler-artifact","manifest_path":"/registry/serde/Cargo.toml","fresh":false}"#,
            "a build script talks",
        ]);
        assert_eq!(checked, [Checked { folder: "crates/api".to_owned(), errors: Vec::new() }]);
        assert!(errors.is_empty());
    }

    #[test]
    fn errors_are_told_by_their_package_and_not_how_many_there_were() {
        let message = |level: &str, rendered: &str, spans: &str| {
            format!(
                r#"{{"reason":"compiler-message","manifest_path":"/w/crates/service/Cargo.toml","message":{{"level":"{level}","rendered":"{rendered}","spans":{spans}}}}}"#
            )
        };
        let (checked, errors) = heard(&[
            &message("warning", "a.rs:1:1: warning: unused", "[{}]"),
            &message("error", "a.rs:2:1: error[E0308]: mismatched types\\n", "[{}]"),
            &message("error", "error: aborting due to 1 previous error", "[]"),
        ]);
        assert!(checked.is_empty());
        assert_eq!(errors["crates/service"], ["a.rs:2:1: error[E0308]: mismatched types"]);
    }
}
