//! Results of `cargo check` in a workspace, crate by crate.

use std::collections::HashMap;

use serde::Serialize;

use crate::cargo_messages::{CargoMessage, Diagnostic};

/// Result of checking one crate.
#[derive(Debug, Default, Serialize)]
pub(super) struct Compilation {
    /// Whether all of it was checked without an error.
    pub(super) compiles: bool,
    pub(super) warnings: usize,
    pub(super) errors: usize,
    /// The first few messages of rustc.
    pub(super) messages: Vec<String>,
}

/// A crate that does not compile may have thousands of faults, and the first ones say what is wrong.
const MAX_MESSAGES: usize = 5;

/// Collects the messages about some crates, which are named by their folders.
pub(super) struct Listener<'m> {
    by_folder: HashMap<&'m str, usize>,
    heard: Vec<CrateProgress>,
}

struct CrateProgress {
    /// Targets that are not checked yet.
    n_unchecked: usize,
    compilation: Compilation,
}

impl<'m> Listener<'m> {
    /// For crates in these folders, each with as many targets: a library, a program.
    pub(super) fn new(crates: impl Iterator<Item = (&'m str, usize)>) -> Listener<'m> {
        let mut by_folder = HashMap::new();
        let mut heard = Vec::new();
        for (folder, n_targets) in crates {
            by_folder.insert(folder, heard.len());
            heard.push(CrateProgress { n_unchecked: n_targets, compilation: Compilation::default() });
        }
        Listener { by_folder, heard }
    }

    /// Takes in a line; the index of the crate that is checked whole with it.
    pub(super) fn hear(&mut self, line: &str) -> Option<usize> {
        let heard = CargoMessage::parse(line)?;
        let idx = *self.by_folder.get(heard.folder()?.file_name()?.to_str()?)?;
        let CrateProgress { n_unchecked, compilation } = &mut self.heard[idx];
        match (heard.reason.as_str(), heard.message) {
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

    /// The result of each crate; `None` if one of them was not checked at all.
    pub(super) fn finish(self) -> Option<Vec<Compilation>> {
        let is_known = |heard: &CrateProgress| heard.compilation.compiles || heard.compilation.errors > 0;
        self.heard.iter().all(is_known).then(|| self.heard.into_iter().map(|heard| heard.compilation).collect())
    }
}

impl Compilation {
    fn hear(&mut self, message: Diagnostic) {
        if message.is_summary() {
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
