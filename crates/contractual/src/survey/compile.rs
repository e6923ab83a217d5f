//! Checks the crates of many documents in one workspace.

use std::fs;
use std::io::{BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use rust_text::File;

use crate::generate::tree;
use crate::standalone::{self, Generator, Runtime};
use crate::workspace;

use super::member::{self, Member};
use super::messages::{Compilation, Listener};

/// Says whether crates compile.
pub(super) trait Compiler {
    /// The result of each crate, in their order. `told` hears what is being done.
    fn check(&mut self, members: &[Member], told: &mut dyn FnMut(&str)) -> Result<Vec<Compilation>>;
}

/// Cargo, in a workspace below the `target` folder of the current one. What was compiled for it stays there.
pub(super) struct Cargo {
    folder: PathBuf,
}

impl Cargo {
    pub(super) fn new() -> Cargo {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
        Cargo { folder: target.join("survey") }
    }
}

impl Compiler for Cargo {
    fn check(&mut self, members: &[Member], told: &mut dyn FnMut(&str)) -> Result<Vec<Compilation>> {
        told("writing the crates");
        write(&self.folder, members)?;
        told("compiling what the crates stand on");
        let mut command = workspace::cargo(&self.folder);
        // Incremental compilation keeps much and helps nobody: a crate is checked once and then fresh or written anew.
        command.args([
            "check",
            "--workspace",
            "--keep-going",
            "--quiet",
            "--message-format",
            "json",
            "--target-dir",
            "target",
        ]);
        let mut complaints = tempfile::tempfile().context("cannot make a temporary file")?;
        let complaining = complaints.try_clone().context("cannot use a temporary file")?;
        command.env("CARGO_INCREMENTAL", "0").stdout(Stdio::piped()).stderr(complaining);
        let mut cargo = command.spawn().context("cannot run cargo; is it installed?")?;

        let mut listener =
            Listener::new(members.iter().map(|member| (member.package.as_str(), member.n_cargo_targets())));
        let mut n_checked = 0;
        for line in cargo.stdout.take().into_iter().flat_map(|stdout| BufReader::new(stdout).lines()) {
            if let Some(idx) = listener.hear(&line.context("cannot read what cargo writes")?) {
                n_checked += 1;
                told(&format!("compiled {n_checked} of {}: {}", members.len(), members[idx].file));
            }
        }
        cargo.wait().context("cannot wait for cargo")?;
        listener.finish().map_or_else(
            || bail!("cannot check the crates in {}: {}", self.folder.display(), said(&mut complaints)),
            Ok,
        )
    }
}

/// Brings the workspace to hold exactly these crates, and leaves files alone that are as they should be.
pub(super) fn write(folder: &Path, members: &[Member]) -> Result<()> {
    let runtimes: Vec<Runtime> = member::runtimes(members).map(Generator::runtime).collect();
    for runtime in runtimes {
        tree::make(&tree::changes(&folder.join(runtime.package), &runtime.files()?)?)?;
    }
    let mut files = Vec::new();
    for member in members {
        let in_folder = |file: File| File { path: format!("{}/{}", member.package, file.path), text: file.text };
        files.extend(member.files()?.into_iter().map(in_folder));
    }
    tree::make(&tree::changes(&folder.join("crates"), &files)?)?;
    let manifest = File { path: "Cargo.toml".to_owned(), text: member::workspace(members) };
    // The same versions as this tool was tested with.
    let lock = File { path: "Cargo.lock".to_owned(), text: standalone::carried("Cargo.lock")?.to_owned() };
    tree::write(folder, &[manifest, lock])
}

fn said(complaints: &mut fs::File) -> String {
    let mut text = String::new();
    let read = complaints.rewind().and_then(|()| complaints.read_to_string(&mut text));
    read.map_or_else(|error| error.to_string(), |_| text.trim().to_owned())
}
