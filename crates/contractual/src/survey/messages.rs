//! What Cargo tells while it checks a workspace, crate by crate.

use std::collections::HashMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// What rustc said of a crate.
#[derive(Debug, Default, Serialize)]
pub(super) struct Compilation {
    /// Whether all of it was checked without an error.
    pub(super) compiles: bool,
    pub(super) warnings: usize,
    pub(super) errors: usize,
    /// What rustc wrote, the first few.
    pub(super) messages: Vec<String>,
}

/// A crate that does not compile may have thousands of faults, and the first ones say what is wrong.
const MAX_MESSAGES: usize = 5;

/// Collects what is told of some crates, which are called by their folders.
pub(super) struct Listener<'m> {
    by_folder: HashMap<&'m str, usize>,
    heard: Vec<Heard>,
}

struct Heard {
    /// How many of its targets are not checked yet.
    n_unchecked: usize,
    compilation: Compilation,
}

/// One line of `cargo check --message-format json`, as far as it matters.
#[derive(Deserialize)]
struct Line {
    reason: String,
    #[serde(default)]
    manifest_path: String,
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    code: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    spans: Vec<serde::de::IgnoredAny>,
    rendered: Option<String>,
}

impl<'m> Listener<'m> {
    /// For crates in these folders, each with as many targets: a library, a program.
    pub(super) fn new(crates: impl Iterator<Item = (&'m str, usize)>) -> Listener<'m> {
        let mut by_folder = HashMap::new();
        let mut heard = Vec::new();
        for (folder, n_targets) in crates {
            by_folder.insert(folder, heard.len());
            heard.push(Heard { n_unchecked: n_targets, compilation: Compilation::default() });
        }
        Listener { by_folder, heard }
    }

    /// Takes in a line; tells which crate is checked whole with it.
    pub(super) fn hear(&mut self, line: &str) -> Option<usize> {
        // Build scripts may write lines of their own.
        let Line { reason, manifest_path, message } = serde_json::from_str(line).ok()?;
        let folder = Path::new(&manifest_path).parent()?.file_name()?.to_str()?;
        let idx = *self.by_folder.get(folder)?;
        let Heard { n_unchecked, compilation } = &mut self.heard[idx];
        match (reason.as_str(), message) {
            ("compiler-artifact", _) => {
                *n_unchecked = n_unchecked.saturating_sub(1);
                compilation.compiles = *n_unchecked == 0 && compilation.errors == 0;
                (*n_unchecked == 0).then_some(idx)
            }
            ("compiler-message", Some(message)) => {
                compilation.hear(message);
                None
            }
            _ => None,
        }
    }

    /// What was said of each crate; `None` if one of them was not checked at all.
    pub(super) fn finish(self) -> Option<Vec<Compilation>> {
        let is_known = |heard: &Heard| heard.compilation.compiles || heard.compilation.errors > 0;
        self.heard.iter().all(is_known).then(|| self.heard.into_iter().map(|heard| heard.compilation).collect())
    }
}

impl Compilation {
    fn hear(&mut self, message: Message) {
        // At the end rustc sums up, and that is no fault of its own.
        if message.code.is_none() && message.spans.is_empty() {
            return;
        }
        match message.level.as_str() {
            "warning" => self.warnings += 1,
            level if level.starts_with("error") => {
                self.errors += 1;
                self.compiles = false;
            }
            _ => return,
        }
        if self.messages.len() < MAX_MESSAGES {
            self.messages.extend(message.rendered.map(|text| text.trim_end().to_owned()));
        }
    }
}
