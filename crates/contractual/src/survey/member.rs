//! What was made of a document as one crate of the throw-away workspace.

use std::path::Path;

use anyhow::{Context, Result};
use rust_text::File;

use crate::standalone;

use super::generator::{Generator, Product};

/// A crate to compile.
pub(super) struct Member {
    /// Which of the surveyed documents it is made of.
    pub(super) document: usize,
    /// The document's file.
    pub(super) file: String,
    /// The package's name and its folder's.
    pub(super) package: String,
    product: Product,
}

impl Member {
    /// A crate called after its document, and unlike those that are there.
    pub(super) fn new(document: usize, path: &Path, product: Product, others: &[Member]) -> Member {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let wanted = product.generator().package(&stem);
        let is_free = |name: &String| others.iter().all(|other| other.package != *name);
        let numbered = (2..).map(|number| format!("{wanted}-{number}"));
        let package = std::iter::once(wanted.clone()).chain(numbered).find(is_free).unwrap_or(wanted.clone());
        Member { document, file: standalone::name_of(path), package, product }
    }

    pub(super) fn generator(&self) -> Generator {
        self.product.generator()
    }

    /// Everything in the crate's folder: what the command writes, but for what the crates share.
    pub(super) fn files(&self, dependencies: &str) -> Result<Vec<File>> {
        self.product.files(&self.package, &self.file, dependencies)
    }

    /// The manifest of a workspace around the members, with the table of versions that all share.
    pub(super) fn workspace(members: &[Member], dependencies: &str) -> Result<String> {
        let folders = members.iter().map(|member| format!("crates/{}", member.package));
        let runtimes = runtimes(members).map(|generator| generator.runtime().package.to_owned());
        let folders: Vec<toml::Value> = folders.chain(runtimes).map(toml::Value::from).collect();
        let dependencies: toml::Table = dependencies.parse().context("cannot read the table of versions")?;
        let mut workspace: toml::Table = SHARED.parse().context("cannot read a manifest of our own")?;
        workspace.insert("members".to_owned(), folders.into());
        workspace.insert("dependencies".to_owned(), dependencies.into());
        Ok(toml::Table::from_iter([("workspace".to_owned(), workspace.into())]).to_string())
    }
}

/// What the manifest of a crate of its own says of its workspace.
const SHARED: &str = "\
resolver = \"3\"
package = { version = \"0.1.0\", edition = \"2024\", rust-version = \"1.95\", license = \"MIT OR Apache-2.0\", publish = false }
lints.rust = { missing_docs = \"warn\", unsafe_code = \"forbid\" }
";

/// The generators whose runtimes the members stand on.
pub(super) fn runtimes(members: &[Member]) -> impl Iterator<Item = Generator> {
    let is_used = |generator: &Generator| members.iter().any(|member| member.generator() == *generator);
    Generator::ALL.iter().copied().filter(is_used)
}
