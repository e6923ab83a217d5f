//! What the compiler says about the crates that stand on the contracts, crate by crate as it comes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, anyhow};
use serde_json::Value;

use crate::workspace;

/// Packages in which a change of a contract shows first. Always the same ones: with others, Cargo would choose other features
/// and compile what they depend on anew.
const CHECKED: [&str; 5] = ["api", "benefits-client", "triggers", "operator", "service"];

/// What became of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Checked {
    /// Its folder in the workspace.
    pub(super) folder: String,
    /// One line each; none where it compiles.
    pub(super) errors: Vec<String>,
}

/// Checks the packages, and tells of each that is not as it was.
pub(super) fn check(root: &Path, tell: &mut dyn FnMut(Checked) -> Result<()>) -> Result<()> {
    // Whoever need not look for what was never downloaded begins a tenth of a second sooner.
    let Err(_) = attempt(root, &["--offline"], tell)? else { return Ok(()) };
    attempt(root, &[], tell)?.map_err(|told| anyhow!("cargo cannot check the crates: {}", told.trim()))
}

/// Lets Cargo check them; what it says where it cannot even begin.
fn attempt(
    root: &Path,
    flags: &[&str],
    tell: &mut dyn FnMut(Checked) -> Result<()>,
) -> Result<std::result::Result<(), String>> {
    let mut command = workspace::cargo(root);
    // The contracts' types do not reach the programs, which only start their libraries.
    command.args(["check", "--quiet", "--lib", "--message-format", "json-diagnostic-short"]).args(flags);
    command.args(CHECKED.map(|name| format!("-p{name}"))).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut cargo = command.spawn().context("cannot run cargo; is it installed?")?;
    let mut said = Said { root, errors: BTreeMap::new() };
    let messages = cargo.stdout.take().context("cargo has no output")?;
    for line in BufReader::new(messages).lines() {
        if let Some(checked) = said.hear(&line.context("cannot read what cargo says")?) {
            tell(checked)?;
        }
    }
    // What it says beside its messages is short, so it never waits for somebody to read it.
    let ended = cargo.wait_with_output().context("cannot wait for cargo")?;
    if !ended.status.success() && said.errors.is_empty() {
        return Ok(Err(String::from_utf8_lossy(&ended.stderr).into_owned()));
    }
    said.errors.into_iter().try_for_each(|(folder, errors)| tell(Checked { folder, errors }))?;
    Ok(Ok(()))
}

/// What Cargo has said so far.
struct Said<'r> {
    root: &'r Path,
    /// By the folder of their package.
    errors: BTreeMap<String, Vec<String>>,
}

impl Said<'_> {
    /// Hears a message, and tells of the package of ours that it says was compiled.
    fn hear(&mut self, message: &str) -> Option<Checked> {
        // Build scripts may print what they like.
        let message: Value = serde_json::from_str(message).ok()?;
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?.strip_prefix(self.root).ok()?;
        let folder = folder.display().to_string();
        match message["reason"].as_str()? {
            "compiler-artifact" if message["fresh"] == false => Some(Checked { folder, errors: Vec::new() }),
            // An error without a place says how many there were.
            "compiler-message"
                if message["message"]["level"] == "error" && message["message"]["spans"][0].is_object() =>
            {
                let told = message["message"]["rendered"].as_str()?.trim_end().to_owned();
                self.errors.entry(folder).or_default().push(told);
                None
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(messages: &[&str]) -> (Vec<Checked>, BTreeMap<String, Vec<String>>) {
        let mut said = Said { root: Path::new("/w"), errors: BTreeMap::new() };
        let checked = messages.iter().filter_map(|message| said.hear(message)).collect();
        (checked, said.errors)
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
