//! Documents of a repository that has no configuration yet.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use contract::source::{Node, Sources};
use contract::swagger::is_swagger_2;

use crate::address::{Address, Reading};
use crate::web::{Url, Web};
use crate::{document, lint};

use super::Wanted;

/// Folders that hold other things than a repository's own documents.
const LEFT_OUT: [&str; 10] =
    ["target", "node_modules", "vendor", "runtimes", "dist", "build", "test", "tests", "testdata", "fixtures"];

/// Files by which other languages are at home.
const OTHERS: [&str; 10] = [
    "package.json",
    "go.mod",
    "pyproject.toml",
    "requirements.txt",
    "setup.py",
    "pom.xml",
    "build.gradle",
    "build.gradle.kts",
    "composer.json",
    "Gemfile",
];

/// Greatest depth at which folders are looked through.
const DEPTH: usize = 5;

/// Documents of a folder.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) documents: Vec<Document>,
    /// Files that look like documents and are none, with the reason.
    pub(super) left_out: Vec<String>,
}

/// A document.
#[derive(Debug)]
pub(super) struct Document {
    /// Relative to the repository, with `/`; or a URL.
    pub(super) path: String,
    pub(super) title: String,
}

/// The documents below a folder.
pub(super) fn below(root: &Path) -> Result<Found> {
    let mut files = Vec::new();
    collect(root, DEPTH, &mut files).with_context(|| format!("cannot look through {}", root.display()))?;
    files.sort();
    let mut found = Found::default();
    for file in files {
        found.look_at(root, &file)?;
    }
    Ok(found)
}

/// Documents that were named.
pub(super) fn named(root: &Path, files: &[PathBuf], web: &Web) -> Result<Found> {
    let mut found = Found::default();
    let root = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    for file in files {
        let n_before = found.documents.len();
        if let Some(url) = file.to_str().and_then(Url::named) {
            found.fetch(url?, web)?;
        } else {
            let path = file.canonicalize().with_context(|| format!("cannot open {}", file.display()))?;
            ensure!(
                path.starts_with(&root),
                "{} is outside of this repository; copy it here, or name another",
                file.display()
            );
            found.look_at(&root, &path)?;
        }
        if found.documents.len() == n_before {
            bail!("{} is no OpenAPI document; name one that has `openapi`", file.display());
        }
    }
    Ok(found)
}

impl Found {
    fn look_at(&mut self, root: &Path, file: &Path) -> Result<()> {
        let path = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        // Many files are no documents, and few say so at once: only those that may be are read whole.
        let bytes = fs::read(file).with_context(|| format!("cannot read {path}"))?;
        let mentions = |word: &[u8]| bytes.windows(word.len()).any(|window| window == word);
        if !mentions(b"openapi") && !mentions(b"swagger") {
            return Ok(());
        }
        if let Ok(sources) = document::open(file) {
            self.add(path, &sources);
        }
        Ok(())
    }

    fn fetch(&mut self, url: Url, web: &Web) -> Result<()> {
        ensure!(
            !url.has_credentials(),
            "{url} has credentials, which contractual.toml is no place for; give them with --header 'Authorization: …'"
        );
        let path = url.to_string();
        self.add(path, &Address::Url(url).open(&Reading::over(web))?);
        Ok(())
    }

    fn add(&mut self, path: String, sources: &Sources) {
        let Some(root) = sources.main().root() else { return };
        let is_read = root.get("openapi").is_some() || is_swagger_2(root);
        if !is_read && root.get("swagger").is_some() {
            self.left_out.push(format!("{path}: it is an older Swagger than 2.0; convert it to OpenAPI 3"));
        } else if is_read {
            let title = root.get("info").and_then(|info| info.get("title")).and_then(Node::as_str);
            self.documents.push(Document { title: title.unwrap_or_default().to_owned(), path });
        }
    }
}

fn collect(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if name.starts_with('.') || LEFT_OUT.contains(&name.as_str()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            if depth > 0 {
                collect(&path, depth - 1, files)?;
            }
        } else if lint::is_document(&path) {
            files.push(path);
        }
    }
    Ok(())
}

/// Code that a repository may want: where another language is at home and no Cargo, none.
pub(super) fn proposed(root: &Path) -> Wanted {
    let is_there = |name: &str| root.join(name).is_file();
    let is_other = OTHERS.iter().any(|name| is_there(name)) && !is_there("Cargo.toml");
    if is_other { Wanted::Nothing } else { Wanted::Both }
}
