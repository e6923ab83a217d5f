//! Cargo as the lab asks it: the packages of the workspace, and the subcommands that are installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use contractual::workspace;

/// Output of `cargo metadata`, as far as it is read here.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) resolve: Resolve,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) repository: Option<String>,
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: PathBuf,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Resolve {
    pub(crate) nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Node {
    pub(crate) id: String,
    pub(crate) deps: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) pkg: String,
    pub(crate) dep_kinds: Vec<DependencyKind>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct DependencyKind {
    pub(crate) kind: Option<String>,
}

/// The packages of the workspace and their dependencies; of one target alone where it is named.
pub(crate) fn metadata(root: &Path, target: Option<&str>) -> Result<Metadata> {
    let mut command = workspace::cargo(root);
    command.args(["metadata", "--format-version", "1", "--locked"]);
    command.args(target.into_iter().flat_map(|target| ["--filter-platform", target]));
    let asked = command.output().context("cannot run cargo; is it installed?")?;
    let said = String::from_utf8_lossy(&asked.stderr);
    ensure!(asked.status.success(), "cargo cannot tell what the programs are made of: {}", said.trim());
    serde_json::from_slice(&asked.stdout).context("cannot read what cargo says")
}

/// Fails with what to install where a subcommand of Cargo is missing.
pub(crate) fn require(tool: &str) -> Result<()> {
    let mut probe = Command::new("cargo");
    let probed = probe.args([tool, "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let is_there = probed.context("cannot run cargo; is it installed?")?.success();
    ensure!(is_there, "there is no cargo-{tool}; install it with `cargo install cargo-{tool} --locked`");
    Ok(())
}
