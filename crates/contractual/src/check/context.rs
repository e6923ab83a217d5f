//! The input of the checks: a configuration, its documents, and the observation of the generated crates.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use contract::findings::{Finding, Findings, Place, Rule};
use contract::source::Sources;

use crate::configuration::Configuration;
use crate::day::Day;
use crate::generate::Workbench;
use crate::generate::targets::TargetKind;
use crate::replace::read_lossy;
use crate::workspace;

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
    /// The documents, and what they are held to.
    pub configuration: &'g Configuration,
    /// `None` where no check needs it.
    pub seen: Option<&'g Observation>,
    /// Day for which sunsets and waivers are judged.
    pub today: Day,
    /// Maker of the generated files.
    pub workbench: &'g Workbench,
}

/// A workspace to be judged.
pub struct CheckContext<'g> {
    /// Its documents, and what they are held to.
    pub configuration: &'g Configuration,
    pub(super) seen: Option<&'g Observation>,
    pub(super) today: Day,
    pub(super) workbench: &'g Workbench,
    pub(super) contracts: Vec<Contract>,
}

/// A configured document.
pub(super) struct Contract {
    /// Its file name without the extension.
    pub(super) name: String,
    /// True where a server of it can be asked, since it has a mock.
    pub(super) has_mock: bool,
    pub(super) sources: Sources,
}

impl<'g> CheckContext<'g> {
    /// Reads the documents. What cannot be read of them is `lint`'s to say.
    pub(super) fn new(input: CheckInput<'g>) -> Result<CheckContext<'g>> {
        let CheckInput { configuration, seen, today, workbench } = input;
        let mut contracts = Vec::new();
        for document in &configuration.documents {
            let opened = configuration.document(document).open()?;
            let has_mock = document.targets.iter().any(|target| target.kind == TargetKind::Mock);
            contracts.extend(opened.sources.map(|sources| Contract { name: document.name(), has_mock, sources }));
        }
        Ok(CheckContext { configuration, seen, today, workbench, contracts })
    }

    /// The workspace's folder.
    pub fn root(&self) -> &Path {
        &self.configuration.root
    }

    /// A file of the workspace.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root().join(relative)
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
