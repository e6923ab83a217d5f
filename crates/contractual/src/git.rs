//! Git repositories, read by asking git itself: the files of a revision, and where a branch began.

mod merge_base;
mod tree;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result};

pub(crate) use merge_base::MergeBase;
pub(crate) use tree::{Tree, plain};

fn git(folder: &Path, arguments: &[&str]) -> Result<Output> {
    command(folder, arguments).stdin(Stdio::null()).output().context("cannot run git; is it installed?")
}

/// The one line that git answers with.
fn line(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).trim_end_matches('\n').to_owned()
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("git");
    command.arg("-C").arg(folder).args(arguments);
    command
}
