//! From the file as it is written to settings: patterns become files, and what cannot be meant is refused.

use std::collections::BTreeMap;
use std::path::{Component, Path};

use anyhow::{Context, Error, Result};
use toml::Spanned;

use crate::command_line::PROGRAM;
use crate::generate::targets::{CrateTarget, Target, TargetKind};
use crate::standalone::Generator;
use crate::web::{Url, Web};
use crate::{document, lint};

use super::exceptions::LintSettings;
use super::fault::Text;
use super::keys::{BranchKeys, CalledBy, DocumentKeys, Keys, KindKey, ReleasedKey, TargetKeys, ToolKeys};
use super::{Configuration, ConfiguredDocument, Released};

/// True for a path with characters that make a pattern of it.
pub(crate) fn is_pattern(path: &str) -> bool {
    path.contains(['*', '?', '['])
}

pub(super) fn resolved(root: &Path, (text, keys): (Text, Keys)) -> Result<Configuration> {
    let resolver = Resolver { root, text: &text };
    let Keys { contractual: ToolKeys { requires: _, command, vendor }, documents, lint, watch } = keys;
    let mut resolved = Vec::new();
    let mut claims =
        Claims { resolver: &resolver, documents: BTreeMap::new(), folders: Vec::new(), releases: BTreeMap::new() };
    for document in &documents {
        for (path, url) in resolver.documents(&document.path)? {
            let document_settings = resolver.document(path, url, document)?;
            claims.add(document, &document_settings)?;
            resolved.push(document_settings);
        }
    }
    Ok(Configuration {
        root: root.to_owned(),
        command: command.unwrap_or_else(|| PROGRAM.to_owned()),
        is_vendored: vendor.unwrap_or_else(|| resolved.iter().any(|document| !document.crates.is_empty())),
        documents: resolved,
        watched: watch.packages,
        lint: LintSettings::resolved(lint, &resolver)?,
        web: Web::default(),
    })
}

/// The folder at which paths begin, and the text to which errors lead.
pub(super) struct Resolver<'r> {
    root: &'r Path,
    text: &'r Text,
}

impl Resolver<'_> {
    /// The text, for errors.
    pub(super) fn text(&self) -> &Text {
        self.text
    }

    /// The folder at which paths begin.
    pub(super) fn root(&self) -> &Path {
        self.root
    }

    /// The documents that a path, a pattern or a URL names. One that is missing is said when it is opened.
    fn documents(&self, key: &Spanned<String>) -> Result<Vec<(String, Option<Url>)>> {
        if let Some(url) = Url::named(key.get_ref()) {
            let url = url.map_err(|error| self.text.fault(key.span(), &format!("{error:#}")))?;
            if url.has_credentials() {
                let message =
                    "this file is no place for credentials; remove them, and give --header 'Authorization: …'";
                return Err(self.text.fault(key.span(), message));
            }
            return Ok(vec![(url.to_string(), Some(url))]);
        }
        let files = self.files(key)?;
        let named = |file| (file, None);
        if !is_pattern(key.get_ref()) {
            return Ok(files.into_iter().map(named).collect());
        }
        // Parts that documents refer to tend to stand beside them.
        let mut documents = Vec::new();
        for file in files {
            if !lint::is_part(&document::open(&self.root.join(&file))?) {
                documents.push(named(file));
            }
        }
        if documents.is_empty() { Err(self.unmatched(key)) } else { Ok(documents) }
    }

    /// The files that a path or a pattern names, unopened.
    pub(super) fn files(&self, key: &Spanned<String>) -> Result<Vec<String>> {
        let path = self.inside(key)?;
        if !is_pattern(&path) {
            return Ok(vec![path]);
        }
        let pattern = format!("{}/{path}", glob::Pattern::escape(&self.root.display().to_string()));
        let found = glob::glob(&pattern).map_err(|error| self.text.fault(key.span(), &format!("{error}; mend it")))?;
        let mut files = Vec::new();
        for file in found {
            let file = file.with_context(|| format!("cannot look for {path}"))?;
            if file.is_file() {
                let inside = file.strip_prefix(self.root).unwrap_or(&file);
                files.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
        if files.is_empty() {
            return Err(self.unmatched(key));
        }
        Ok(files)
    }

    fn unmatched(&self, key: &Spanned<String>) -> Error {
        let message = format!("no document matches `{}`; mend the pattern", key.get_ref());
        self.text.fault(key.span(), &message)
    }

    fn document(&self, path: String, url: Option<Url>, keys: &DocumentKeys) -> Result<ConfiguredDocument> {
        // A new key must be handed on, not forgotten.
        let DocumentKeys { path: _, overlays, released, waivers, called_by, targets } = keys;
        let inside = |key: &Option<Spanned<String>>| key.as_ref().map(|key| self.inside(key)).transpose();
        let mut crates = Vec::new();
        let mut resolved = Vec::new();
        for keys in targets {
            self.target(keys, &mut crates, &mut resolved)?;
        }
        Ok(ConfiguredDocument {
            released: released.as_ref().map(|released| self.released(released, url.as_ref())).transpose()?,
            path,
            url,
            overlays: overlays.iter().map(|overlay| self.inside(overlay)).collect::<Result<_>>()?,
            waivers: inside(waivers)?,
            is_called_by_us: *called_by == Some(CalledBy::Us),
            crates,
            targets: resolved,
        })
    }

    fn released(&self, key: &Spanned<ReleasedKey>, url: Option<&Url>) -> Result<Released> {
        let fault = |message: &str| Err(self.text.fault(key.span(), message));
        match key.get_ref() {
            ReleasedKey::Folder(_) if url.is_some_and(|url| url.file_name().is_none()) => {
                fault("a release names documents after their files, and this URL ends with no name; remove `released`")
            }
            ReleasedKey::Folder(folder) => {
                Ok(Released::Folder(self.inside(&Spanned::new(key.span(), folder.clone()))?))
            }
            ReleasedKey::Branch(_) if url.is_some() => {
                fault("a document at a URL is in no branch; name a folder for its releases")
            }
            ReleasedKey::Branch(BranchKeys { git }) if git.trim().is_empty() => {
                fault("the branch has no name; write one")
            }
            ReleasedKey::Branch(BranchKeys { git }) => Ok(Released::Branch(git.clone())),
        }
    }

    /// Adds a target: a folder, or a crate with the folders in it that are ours.
    fn target(&self, keys: &TargetKeys, crates: &mut Vec<CrateTarget>, targets: &mut Vec<Target>) -> Result<()> {
        let TargetKeys { kind: kind_key, krate, folder, describe, partial } = keys;
        let is_partial = partial.unwrap_or_default();
        let kind = *kind_key.get_ref();
        if let Some(describe) = describe.as_ref().filter(|_| kind != KindKey::Client) {
            return Err(self.text.fault(describe.span(), "only a client describes itself; remove `describe`"));
        }
        let is_described = describe.as_ref().is_some_and(|describe| *describe.get_ref());
        let Some(krate) = krate else {
            let Some(folder) = folder else {
                let message = "a target needs a place; add `crate` or `folder`";
                return Err(self.text.fault(kind_key.span(), message));
            };
            targets.push(Target { kind: kind.described(is_described), folder: self.inside(folder)?, is_partial });
            return Ok(());
        };
        if let Some(folder) = folder {
            return Err(self.text.fault(folder.span(), "a target has one place; keep `crate` or `folder`"));
        }
        let generator = match kind {
            KindKey::Server => Generator::Stubs,
            KindKey::Client => Generator::Client,
            KindKey::Mock => {
                return Err(self
                    .text
                    .fault(krate.span(), "the crate of a server has its mock in it; remove this target"));
            }
        };
        if let Some(describe) = describe.as_ref().filter(|_| is_described) {
            let message = "a crate that is made here has no feature `schemas`; name the `folder` of one that has it";
            return Err(self.text.fault(describe.span(), message));
        }
        let folder = self.inside(krate)?;
        targets.push(Target { kind: kind.described(false), folder: format!("{folder}/src/generated"), is_partial });
        if generator == Generator::Stubs {
            targets.push(Target { kind: TargetKind::Mock, folder: format!("{folder}/src/mock"), is_partial });
        }
        crates.push(CrateTarget { generator, folder, is_partial });
        Ok(())
    }

    /// A path without detours that stays in the repository.
    fn inside(&self, key: &Spanned<String>) -> Result<String> {
        let written = key.get_ref();
        let mut parts: Vec<&str> = Vec::new();
        for component in Path::new(written).components() {
            let is_inside = match component {
                Component::Normal(part) => part.to_str().map(|part| parts.push(part)).is_some(),
                Component::CurDir => true,
                Component::ParentDir => parts.pop().is_some(),
                Component::RootDir | Component::Prefix(_) => false,
            };
            if !is_inside {
                let message = format!("`{written}` is outside of this repository; name a path inside it");
                return Err(self.text.fault(key.span(), &message));
            }
        }
        if parts.is_empty() {
            return Err(self.text.fault(key.span(), "this names the whole repository; name a path inside it"));
        }
        Ok(parts.join("/"))
    }
}

/// Names and folders that documents have taken, so that no other does.
struct Claims<'r> {
    resolver: &'r Resolver<'r>,
    /// Lines by document.
    documents: BTreeMap<String, usize>,
    /// Folders of targets, with their lines.
    folders: Vec<(String, usize)>,
    /// Documents by folder of releases and name.
    releases: BTreeMap<(String, String), String>,
}

impl Claims<'_> {
    fn add(&mut self, keys: &DocumentKeys, document: &ConfiguredDocument) -> Result<()> {
        let (path, text) = (&document.path, self.resolver.text);
        let at = keys.path.span();
        if let Some(line) = self.documents.insert(path.clone(), text.line(at.clone())) {
            let message = format!("`{path}` is a document already, by line {line}; put both together");
            return Err(text.fault(at, &message));
        }
        for key in keys.targets.iter().filter_map(|target| target.krate.as_ref().or(target.folder.as_ref())) {
            let folder = self.resolver.inside(key)?;
            let overlaps = |taken: &str| Path::new(taken).starts_with(&folder) || Path::new(&folder).starts_with(taken);
            if let Some((taken, line)) = self.folders.iter().find(|(taken, _)| overlaps(taken)) {
                let message = format!("`{taken}` is the folder of another target, by line {line}; each needs its own");
                return Err(text.fault(key.span(), &message));
            }
            self.folders.push((folder, text.line(key.span())));
        }
        if let (Some(Released::Folder(released)), Some(key)) = (&document.released, &keys.released) {
            let name = document.file_name()?.to_owned();
            if let Some(other) = self.releases.insert((released.clone(), name.clone()), path.clone()) {
                let message = format!("`{other}` is released there as `{name}`, too; name another folder");
                return Err(text.fault(key.span(), &message));
            }
        }
        Ok(())
    }
}
