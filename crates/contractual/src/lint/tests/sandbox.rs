//! A throw-away workspace to lint in.

use std::fs;

use clap::{FromArgMatches, Parser};

use super::super::{Args, run_in};
use crate::configuration::Configuration;
use crate::outcome::Outcome;
use crate::workspace;

pub(super) const CLEAN: &str = "openapi: 3.0.3\ninfo: {title: Pets, version: '1'}\npaths: {}\n";
pub(super) const FAULTY: &str = "openapi: 3.0.3\ninfo: {title: Pets}\npaths: {}\n";

/// A folder that is a workspace, and a way to lint in it.
pub(super) struct Sandbox {
    pub(super) folder: tempfile::TempDir,
    pub(super) stdin: &'static str,
}

impl Sandbox {
    /// A workspace with a document that is held to the house rules.
    pub(super) fn new() -> Sandbox {
        let sandbox = Sandbox { folder: tempfile::tempdir().unwrap(), stdin: "" };
        sandbox.put("contractual.toml", "[[document]]\npath = 'spec/clean.yaml'\n[lint]\nhouse = ['spec/*.yaml']\n");
        sandbox.put("spec/clean.yaml", CLEAN);
        sandbox.put("faulty.yaml", FAULTY);
        sandbox
    }

    pub(super) fn put(&self, name: &str, text: &str) {
        let path = self.folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Lints with arguments as typed, where `@` is the folder. Returns how it ended and all that was written.
    pub(super) fn lint(&self, line: &str) -> (i32, String) {
        let folder = self.folder.path().display().to_string();
        let words = line.split_whitespace().map(|word| word.replace('@', &folder));
        let args = parsed(words);
        let mut out = anstream::StripStream::new(Vec::new());
        let ended = Configuration::in_folder(self.folder.path())
            .and_then(|configuration| run_in(Some(&configuration), &args, &mut self.stdin.as_bytes(), &mut out));
        let mut text = String::from_utf8(out.into_inner()).unwrap();
        let code = match ended {
            Ok(Outcome::Clean) => 0,
            Ok(Outcome::Findings) => 1,
            Err(error) => {
                text = format!("{text}error: {error:#}\n");
                2
            }
        };
        (code, workspace::redacted(&text, self.folder.path(), "@"))
    }
}

/// Arguments as typed.
pub(super) fn parsed(words: impl Iterator<Item = String>) -> Args {
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }
    let matches = <Line as clap::CommandFactory>::command().no_binary_name(true).get_matches_from(words);
    Line::from_arg_matches(&matches).unwrap().args
}

/// The ids of the rules that were broken.
pub(super) fn broken(text: &str) -> Vec<&str> {
    text.split('[').skip(1).filter_map(|rest| rest.split_once("]:")).map(|(id, _)| id).collect()
}
