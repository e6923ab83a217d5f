//! One generated crate of the throw-away workspace.

use std::path::Path;

use anyhow::{Context, Result};
use rust_text::File;

use crate::document::Generated;
use crate::standalone::{self, Generator};

pub(super) struct Member {
    /// Index of its document among the surveyed ones.
    pub(super) document: usize,
    pub(super) file: String,
    /// The package's name and its folder's.
    pub(super) package: String,
    pub(super) generator: Generator,
    generated: Generated,
}

impl Member {
    /// A crate called after its document, and unlike those that are there.
    pub(super) fn new(
        document: usize,
        path: &Path,
        generator: Generator,
        generated: Generated,
        others: &[Member],
    ) -> Member {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let wanted = match generator {
            Generator::Stubs => generator.package(&stem),
            Generator::Client => generator.package(&format!("{stem} client")),
        };
        let is_free = |name: &String| others.iter().all(|other| other.package != *name);
        let numbered = (2..).map(|number| format!("{wanted}-{number}"));
        let package = std::iter::once(wanted.clone()).chain(numbered).find(is_free).unwrap_or(wanted.clone());
        Member { document, file: standalone::name_of(path), package, generator, generated }
    }

    /// Targets that Cargo checks in the crate: a library, and with stubs a server.
    pub(super) fn n_cargo_targets(&self) -> usize {
        match self.generator {
            Generator::Stubs => 2,
            Generator::Client => 1,
        }
    }

    /// Everything in the crate's folder: what the command writes, but for what the crates share.
    pub(super) fn files(&self, dependencies: &str) -> Result<Vec<File>> {
        let Member { file, package, generator, generated, .. } = self;
        let around = generator.scaffold(package, file, generated, dependencies).into_iter();
        let mut files = Vec::new();
        for mut file in around.chain(generated.mock.clone()) {
            match file.path.as_str() {
                "Cargo.toml" => file.text = self.manifest(&file.text)?,
                path if !path.starts_with("src/") => continue,
                _ => {}
            }
            files.push(file);
        }
        let in_folder = |file: &File| File { path: format!("src/generated/{}", file.path), text: file.text.clone() };
        files.extend(generated.files.iter().map(in_folder));
        Ok(files)
    }

    /// A crate's manifest without the workspace, and with the runtime that all share.
    fn manifest(&self, alone: &str) -> Result<String> {
        let runtime = self.generator.runtime().package;
        let mut table: toml::Table = alone.parse().context("cannot read a manifest of our own")?;
        table.remove("workspace");
        let dependency = table.get_mut("dependencies").and_then(|dependencies| dependencies.get_mut(runtime));
        let path = dependency.and_then(|dependency| dependency.get_mut("path"));
        *path.with_context(|| format!("the crate does not stand on {runtime}"))? = format!("../../{runtime}").into();
        Ok(table.to_string())
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

/// Settings of the workspace, as in the manifest of a crate of its own.
const SHARED: &str = "\
resolver = \"3\"
package = { version = \"0.1.0\", edition = \"2024\", rust-version = \"1.95\", license = \"MIT OR Apache-2.0\", publish = false }
lints.rust = { missing_docs = \"warn\", unsafe_code = \"forbid\" }
";

/// The generators whose runtimes the members stand on.
pub(super) fn runtimes(members: &[Member]) -> impl Iterator<Item = Generator> {
    let is_used = |generator: &Generator| members.iter().any(|member| member.generator == *generator);
    Generator::ALL.iter().copied().filter(is_used)
}
