//! The generators of crates that stand alone.

use anyhow::Result;
use clap::ValueEnum;
use rust_text::{File, Scaffold};
use serde::Serialize;

use crate::document::Generated;

use super::runtime::{Runtime, dependencies};

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

    /// The runtime that its code stands on.
    pub(crate) fn runtime(self) -> Runtime {
        match self {
            Generator::Stubs => Runtime::OF_STUBS,
            Generator::Client => Runtime::OF_CLIENTS,
        }
    }

    /// Crates that its code names beside the runtime.
    pub(crate) fn needs(self) -> Vec<&'static str> {
        let named = match self {
            Generator::Stubs => &["tokio"],
            Generator::Client => clientgen::DEPENDENCIES,
        };
        named.iter().copied().filter(|name| *name != self.runtime().package).collect()
    }

    /// Lines of `[workspace.dependencies]` for one of its crates.
    pub(super) fn dependencies(self) -> Result<String> {
        dependencies(&self.needs())
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
        dependencies: &str,
    ) -> Vec<File> {
        let Generated { title, n_operations, .. } = generated;
        let scaffold = Scaffold { package, document, title, n_operations: *n_operations, dependencies };
        match self {
            Generator::Stubs => stubgen::scaffold(&scaffold),
            Generator::Client => clientgen::scaffold(&scaffold),
        }
    }
}
