//! The input of the checks: a workspace's folder, its contracts, and the observation of the generated crates.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use contract::findings::{Finding, Findings, Place, Rule};
use contract::source::Sources;

use crate::day::Day;
use crate::generate::Workbench;
use crate::replace::read_lossy;
use crate::{contracts, document, lint, workspace};

use super::observation::Observation;

/// One thing that can have drifted.
#[derive(Debug, Clone, Copy)]
pub struct Check {
    /// The word by which a user chooses it.
    pub name: &'static str,
    /// Whether it judges the behaviour of the generated crates, which must be compiled and run for it.
    pub needs_observation: bool,
    /// Looks for drift.
    pub find: fn(&CheckContext<'_>) -> Result<Findings>,
}

/// Input that all checks of a run share.
#[derive(Clone, Copy)]
pub struct CheckInput<'g> {
    /// The workspace's folder.
    pub root: &'g Path,
    /// `None` where no check needs it.
    pub seen: Option<&'g Observation>,
    /// Day for which sunsets and waivers are judged.
    pub today: Day,
    /// Maker of the generated files.
    pub workbench: &'g Workbench,
}

/// A workspace to be judged.
pub struct CheckContext<'g> {
    /// Its folder.
    pub root: &'g Path,
    pub(super) seen: Option<&'g Observation>,
    pub(super) today: Day,
    pub(super) workbench: &'g Workbench,
    pub(super) contracts: Vec<Contract>,
}

/// A document of `spec/`.
pub(super) struct Contract {
    /// Its file name without the extension.
    pub(super) name: String,
    pub(super) sources: Sources,
}

impl<'g> CheckContext<'g> {
    /// Reads the contracts of a workspace. What cannot be read of them is `lint`'s to say.
    pub(super) fn new(input: CheckInput<'g>) -> Result<CheckContext<'g>> {
        let CheckInput { root, seen, today, workbench } = input;
        let mut opened = Vec::new();
        for path in contracts::documents(root)? {
            let sources = document::open(&path)?;
            if !lint::is_part(&sources) {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                opened.push(Contract { name, sources });
            }
        }
        Ok(CheckContext { root, seen, today, workbench, contracts: opened })
    }

    /// A file of the workspace.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The text of a file of the workspace; nothing where it is missing.
    pub fn text(&self, relative: &str) -> Result<Option<String>> {
        read_lossy(&self.path(relative))
    }
}

/// A finding about a file, at a line of it.
pub fn at_line(rule: &'static Rule, path: &Path, line: usize, message: String, help: &str) -> Finding {
    let name: Arc<str> = workspace::shown(path).display().to_string().into();
    Finding::new(rule, Place { line, ..Place::whole_file(&name) }, message, help)
}

/// A finding about a file as a whole.
pub fn about(rule: &'static Rule, path: &Path, message: String, help: &str) -> Finding {
    at_line(rule, path, 1, message, help)
}
