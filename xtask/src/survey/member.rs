//! A document's stubs as one crate of the throw-away workspace.

use std::path::Path;

use anyhow::{Context, Result};
use stubgen::{File, Scaffold, Stubs, package_name};

/// A crate to compile.
pub(super) struct Member {
    /// Which of the surveyed documents it is made of.
    pub(super) document: usize,
    /// The document's file.
    pub(super) file: String,
    /// The package's name and its folder's.
    pub(super) package: String,
    stubs: Stubs,
}

impl Member {
    /// A crate called after its document, and unlike those that are there.
    pub(super) fn new(document: usize, path: &Path, stubs: Stubs, others: &[Member]) -> Member {
        let name = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let wanted = package_name(&name(path.file_stem()));
        let is_free = |name: &String| others.iter().all(|other| other.package != *name);
        let numbered = (2..).map(|number| format!("{wanted}-{number}"));
        let package = std::iter::once(wanted.clone()).chain(numbered).find(is_free).unwrap_or(wanted.clone());
        Member { document, file: name(path.file_name()), package, stubs }
    }

    /// Everything in the crate's folder: what `stubs` writes, but for what the crates share.
    pub(super) fn files(&self, dependencies: &str) -> Result<Vec<File>> {
        let mut files = vec![self.stubs.mock.clone()];
        for mut file in self.scaffold(dependencies).files() {
            match file.path.as_str() {
                "Cargo.toml" => file.text = manifest(&file.text)?,
                path if !path.starts_with("src/") => continue,
                _ => {}
            }
            files.push(file);
        }
        let generated = self.stubs.files.iter();
        files.extend(
            generated.map(|file| File { path: format!("src/generated/{}", file.path), text: file.text.clone() }),
        );
        Ok(files)
    }

    /// The manifest of a workspace around the members: the part of a crate's own that is about the workspace.
    pub(super) fn workspace(members: &[Member], dependencies: &str) -> Result<String> {
        let first = members.first().context("a workspace has members")?;
        let files = first.scaffold(dependencies).files();
        let text = files.iter().find(|file| file.path == "Cargo.toml").map_or("", |file| &file.text);
        let table: toml::Table = text.parse().context("cannot read a manifest of our own")?;
        let mut workspace = table.get("workspace").and_then(toml::Value::as_table).cloned().unwrap_or_default();
        let folders = members.iter().map(|member| format!("crates/{}", member.package));
        let folders: Vec<toml::Value> = folders.chain(["runtime".to_owned()]).map(toml::Value::from).collect();
        workspace.insert("members".to_owned(), folders.into());
        Ok(toml::Table::from_iter([("workspace".to_owned(), workspace.into())]).to_string())
    }

    fn scaffold<'a>(&'a self, dependencies: &'a str) -> Scaffold<'a> {
        Scaffold {
            package: &self.package,
            document: &self.file,
            title: &self.stubs.title,
            n_operations: self.stubs.n_operations,
            dependencies,
        }
    }
}

/// A crate's manifest without the workspace, and with the runtime that all share.
fn manifest(alone: &str) -> Result<String> {
    let mut table: toml::Table = alone.parse().context("cannot read a manifest of our own")?;
    table.remove("workspace");
    let runtime = table.get_mut("dependencies").and_then(|dependencies| dependencies.get_mut("stub-runtime"));
    let path = runtime.and_then(|runtime| runtime.get_mut("path")).context("the stubs stand on no runtime")?;
    *path = "../../runtime".into();
    Ok(table.to_string())
}
