//! Pages that are made from something are what it makes, and the commands that pages show exist.

use std::path::Path;

use anyhow::Result;
use clap::{Command, CommandFactory};
use contract::findings::Findings;
use contractual::check::context::{CheckContext, about, at_line};
use contractual::check::rules::{COMMAND_UNKNOWN, PAGE_STALE};
use contractual::rules;
use lab::{bench, proof};

use crate::cli::Cli;

/// Pages whose commands people copy.
const WITH_COMMANDS: [&str; 11] = [
    "README.md",
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
    "docs/performance.md",
    "docs/proof.md",
    "docs/policy.md",
    "docs/walkthrough.md",
    "docs/ci/README.md",
    "docs/ci/github.yml",
    "docs/ci/gitlab.yml",
    "docs/ci/pre-commit",
];

/// Compares the pages that are made, then tries the commands.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let mut findings = Findings::default();
    for (name, wanted) in rules::pages() {
        if context.text(name)?.as_deref() != Some(&*wanted) {
            let message = "It is not what it is made from.".to_owned();
            findings.push(about(&PAGE_STALE, &context.path(name), message, PAGE_STALE.remedy));
        }
    }
    for (name, wanted) in bench::pages(context.root())? {
        if context.text(&name)?.as_deref() != Some(&*wanted) {
            let message = "It is not what the figures say that are kept.".to_owned();
            let help = "Run `cargo xtask bench page` and commit what it writes.";
            findings.push(about(&PAGE_STALE, &context.path(&name), message, help));
        }
    }
    if let Some((name, wanted)) = proof::pages(context.root())?
        && context.text(name)?.as_deref() != Some(&*wanted)
    {
        let message = "It is not what was seen and kept.".to_owned();
        let help = "Run `cargo xtask proof page` and commit what it writes.";
        findings.push(about(&PAGE_STALE, &context.path(name), message, help));
    }
    let cli = Cli::command();
    for name in WITH_COMMANDS {
        let Some(text) = context.text(name)? else { continue };
        let is_script = Path::new(name).extension().is_none_or(|extension| extension != "md");
        for (line, command) in commands(&text, is_script) {
            if let Some(fault) = fault(&cli, context, &command) {
                let message = format!("`{command}`: {fault}.");
                let path = context.path(name);
                findings.push(at_line(&COMMAND_UNKNOWN, &path, line, message, COMMAND_UNKNOWN.remedy));
            }
        }
    }
    Ok(findings)
}

/// Calls of cargo in a page, by line: between backticks, or after the prompt of a console; in a script, on any line.
fn commands(page: &str, is_script: bool) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (idx, line) in page.lines().enumerate() {
        let prompted = if is_script { Some(line) } else { line.trim_start().strip_prefix("$ ") };
        let quoted = line.split('`').skip(1).step_by(2);
        for text in prompted.into_iter().chain(quoted.filter(|_| prompted.is_none())) {
            // A comment, a pipe or a redirection ends the command; settings of the environment stand before it.
            let end = ["  #", " # ", " | ", " || ", " > ", " && ", "; ", "`"]
                .iter()
                .filter_map(|end| text.find(end))
                .min()
                .unwrap_or(text.len());
            if let Some(start) = text[..end].find("cargo ") {
                found.push((idx + 1, text[start..end].trim().to_owned()));
            }
        }
    }
    found
}

/// The fault of a command of ours, if it has one.
fn fault(cli: &Command, context: &CheckContext<'_>, command: &str) -> Option<String> {
    let words: Vec<&str> = command.split_whitespace().collect();
    match words.get(1).copied()? {
        "xtask" => fault_of_ours(cli, &words[2..]),
        "test" | "run" => fault_of_package(context, &words[2..]),
        _ => None,
    }
}

fn fault_of_ours(cli: &Command, words: &[&str]) -> Option<String> {
    let name = words.first().filter(|word| !word.starts_with("--"))?;
    // A placeholder stands for any command.
    if name.starts_with('<') {
        return None;
    }
    let Some(command) = cli.find_subcommand(name) else { return Some(format!("there is no command `{name}`")) };
    let flags = words.iter().filter_map(|word| word.trim_start_matches('[').strip_prefix("--"));
    let named =
        flags.map(|flag| flag.split(['=', ']', ',', '|']).next().unwrap_or(flag)).filter(|flag| !flag.is_empty());
    let is_known = |flag: &str| {
        let mut arguments = command.get_arguments();
        flag == "help" || arguments.any(|argument| argument.get_long() == Some(flag))
    };
    let mut unknown = named.filter(|flag| !is_known(flag));
    unknown.next().map(|flag| format!("`{name}` has no `--{flag}`"))
}

/// `-p NAME` must be a crate of the workspace.
fn fault_of_package(context: &CheckContext<'_>, words: &[&str]) -> Option<String> {
    let at = words.iter().position(|word| matches!(*word, "-p" | "--package"))?;
    let package = words.get(at + 1)?;
    let is_there = super::architecture::packages(context).ok()?.iter().any(|(name, _)| name == package);
    (!is_there).then(|| format!("the workspace has no crate `{package}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_where_people_look_for_them() {
        let page = "\
Run `cargo xtask lint` or `ls`, then
| freeze | `cargo xtask release VERSION`, twice |
```console
$ CI=true cargo xtask test  # all
$ curl -s https://host | cargo xtask lint -
```
";
        let found: Vec<(usize, String)> = commands(page, false);
        let expected = [(1, "cargo xtask lint"), (2, "cargo xtask release VERSION"), (4, "cargo xtask test")];
        assert_eq!(found, expected.map(|(line, command)| (line, command.to_owned())));
        let script = "  - cargo xtask check --format junit > drift.xml || true";
        assert_eq!(commands(script, true), [(1, "cargo xtask check --format junit".to_owned())]);
    }

    #[test]
    fn commands_and_flags_are_known_by_name() {
        let cli = Cli::command();
        let fault = |words: &str| fault_of_ours(&cli, &words.split(' ').collect::<Vec<_>>());
        assert_eq!(fault("generate --check"), None);
        assert_eq!(fault("--help"), None);
        assert_eq!(fault("diff OLD NEW --format=html"), None);
        assert_eq!(fault("generate --verify").as_deref(), Some("`generate` has no `--verify`"));
        assert_eq!(fault("verify").as_deref(), Some("there is no command `verify`"));
    }
}
