//! The generators that a survey asks, and what they make.

use std::path::Path;

use anyhow::{Context, Result};
use clap::ValueEnum;
use contract::source::Sources;
use rust_text::{File, Scaffold};
use stubgen::Stubs;

use crate::document::{self, Client, Made};
use crate::standalone::{self, Runtime};

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Generator {
    /// Server stubs
    Stubs,
    /// Clients
    Client,
}

/// What one made.
pub(super) enum Product {
    Stubs(Stubs),
    Client(Client),
}

impl Generator {
    /// All of them.
    pub(super) const ALL: &[Generator] = &[Generator::Stubs, Generator::Client];

    pub(super) fn name(self) -> &'static str {
        match self {
            Generator::Stubs => "stubs",
            Generator::Client => "client",
        }
    }

    /// What it makes of a document, as `stubs` and `client` do it.
    pub(super) fn make(self, sources: &Sources, path: &Path) -> Made<Product> {
        let document = standalone::name_of(path);
        let command = format!("cargo xtask {}", self.name());
        match self {
            Generator::Stubs => {
                let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
                document::stubs(sources, &settings).map(Product::Stubs)
            }
            Generator::Client => {
                let settings = clientgen::Settings { document, command, ..clientgen::Settings::default() };
                document::client(sources, &settings).map(Product::Client)
            }
        }
    }

    pub(super) fn runtime(self) -> Runtime {
        match self {
            Generator::Stubs => Runtime::OF_STUBS,
            Generator::Client => Runtime::OF_CLIENTS,
        }
    }

    /// How many things Cargo checks in a crate: a library, and with stubs a server.
    pub(super) fn n_cargo_targets(self) -> usize {
        match self {
            Generator::Stubs => 2,
            Generator::Client => 1,
        }
    }

    /// A package's name for a document of this name; crates of both generators stand side by side.
    pub(super) fn package(self, document: &str) -> String {
        match self {
            Generator::Stubs => stubgen::package_name(document),
            Generator::Client => clientgen::package_name(&format!("{document} client")),
        }
    }
}

impl Product {
    pub(super) fn generator(&self) -> Generator {
        match self {
            Product::Stubs(_) => Generator::Stubs,
            Product::Client(_) => Generator::Client,
        }
    }

    /// The crate, but for the runtime: its manifest, and all of `src/`.
    pub(super) fn files(&self, package: &str, document: &str, dependencies: &str) -> Result<Vec<File>> {
        let (generated, around) = match self {
            Product::Stubs(Stubs { files, mock, title, n_operations, .. }) => {
                let scaffold = Scaffold { package, document, title, n_operations: *n_operations, dependencies };
                (files, [stubgen::scaffold(&scaffold), vec![mock.clone()]].concat())
            }
            Product::Client(Client { files, title, n_operations, .. }) => {
                let scaffold = Scaffold { package, document, title, n_operations: *n_operations, dependencies };
                (files, clientgen::scaffold(&scaffold))
            }
        };
        let mut files = Vec::new();
        for mut file in around {
            match file.path.as_str() {
                "Cargo.toml" => file.text = self.manifest(&file.text)?,
                path if !path.starts_with("src/") => continue,
                _ => {}
            }
            files.push(file);
        }
        let in_folder = |file: &File| File { path: format!("src/generated/{}", file.path), text: file.text.clone() };
        files.extend(generated.iter().map(in_folder));
        Ok(files)
    }

    /// A crate's manifest without the workspace, and with the runtime that all share.
    fn manifest(&self, alone: &str) -> Result<String> {
        let runtime = self.generator().runtime().package;
        let mut table: toml::Table = alone.parse().context("cannot read a manifest of our own")?;
        table.remove("workspace");
        let dependency = table.get_mut("dependencies").and_then(|dependencies| dependencies.get_mut(runtime));
        let path = dependency.and_then(|dependency| dependency.get_mut("path"));
        *path.with_context(|| format!("the crate does not stand on {runtime}"))? = format!("../../{runtime}").into();
        Ok(table.to_string())
    }
}
