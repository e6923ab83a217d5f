//! The generators of crates that stand alone.

use std::borrow::Cow;

use anyhow::Result;
use clap::ValueEnum;
use rust_text::{File, Scaffold, ScaffoldTest};
use serde::Serialize;

use crate::document::Generated;
use crate::tool::VERSION;

use super::runtime::{Runtime, dependencies};

/// Place of the runtime on which a crate stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum RuntimeAt {
    /// A folder, seen from the crate's.
    Path(Cow<'static, str>),
    /// The registry, in the version of this tool.
    Registry,
}

impl RuntimeAt {
    /// Inside the crate, which then stands alone.
    pub(crate) const INSIDE: RuntimeAt = RuntimeAt::Path(Cow::Borrowed("runtime"));

    /// Version or path of the runtime, as it stands among dependencies.
    pub(crate) fn requirement(&self) -> String {
        match self {
            RuntimeAt::Path(path) => format!("{{ path = {path:?} }}"),
            RuntimeAt::Registry => format!("{VERSION:?}"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Generator {
    /// Server stubs
    Stubs,
    /// Clients
    Client,
}

impl Generator {
    pub(crate) const ALL: &[Generator] = &[Generator::Stubs, Generator::Client];

    /// The command that runs it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Generator::Stubs => "stubs",
            Generator::Client => "client",
        }
    }

    /// True for the generator of servers.
    pub(crate) fn is_server(self) -> bool {
        self == Generator::Stubs
    }

    /// The runtime that its code stands on.
    pub(crate) fn runtime(self) -> Runtime {
        match self {
            Generator::Stubs => Runtime::OF_STUBS,
            Generator::Client => Runtime::OF_CLIENTS,
        }
    }

    /// Lines of `[dependencies]` for one of its crates, with the runtime at a path or of a version.
    fn dependencies(self, runtime: &RuntimeAt) -> Result<String> {
        let named: &[&str] = match self {
            Generator::Stubs => &["tokio"],
            Generator::Client => clientgen::DEPENDENCIES,
        };
        let package = self.runtime().package;
        let others: Vec<&str> = named.iter().copied().filter(|name| *name != package).collect();
        Ok(format!("{package} = {}\n{}", runtime.requirement(), dependencies(&others)?))
    }

    /// A legal name of a package for a title or for a user's choice.
    pub(crate) fn package(self, text: &str) -> String {
        match self {
            Generator::Stubs => stubgen::package_name(text),
            Generator::Client => clientgen::package_name(text),
        }
    }

    /// The files around the generated ones, which belong to the user once they are written.
    pub(crate) fn scaffold(
        self,
        package: &str,
        document: &str,
        generated: &Generated,
        runtime: &RuntimeAt,
        test: Option<ScaffoldTest<'_>>,
    ) -> Result<Vec<File>> {
        let Generated { title, n_operations, .. } = generated;
        let dependencies = &self.dependencies(runtime)?;
        let is_alone = *runtime == RuntimeAt::INSIDE;
        let scaffold = Scaffold { package, document, title, n_operations: *n_operations, dependencies, is_alone, test };
        Ok(match self {
            Generator::Stubs => stubgen::scaffold(&scaffold),
            Generator::Client => clientgen::scaffold(&scaffold),
        })
    }
}
