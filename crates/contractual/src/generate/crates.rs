//! Crates around targets: made once and then their user's; and what they need of the Cargo workspace around them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use rust_text::{File, ScaffoldTest};
use toml_edit::{Array, DocumentMut, Item, Table, Value};

use crate::configuration::{Configuration, ConfiguredDocument};
use crate::document::Generated;
use crate::replace::read;
use crate::standalone::{Generator, Runtime, RuntimeAt};
use crate::workspace;

use super::targets::{CrateTarget, TargetKind};
use super::tree::{self, Change, ChangeKind};

/// The folder with the copies of runtimes.
const RUNTIMES: &str = "runtimes";

/// Name of Cargo's manifests.
pub(crate) const MANIFEST: &str = "Cargo.toml";

/// Changes that give a new crate the files around what is generated in it.
pub(super) fn new(
    configuration: &Configuration,
    document: &ConfiguredDocument,
    krate: &CrateTarget,
    generated: &Generated,
) -> Result<Vec<Change>> {
    let CrateTarget { generator, folder, is_partial: _ } = krate;
    let path = configuration.root.join(folder);
    let runtime = generator.runtime();
    if path.join(MANIFEST).is_file() {
        ensure!(
            runtime.is_needed_by(&path)?,
            "{} is a crate that does not stand on {}; name another crate in contractual.toml, or a folder in this one: \
             `folder = \"{folder}/src/generated\"`",
            configuration.shown(folder).display(),
            runtime.package
        );
        return Ok(Vec::new());
    }
    let name = folder.rsplit('/').next().unwrap_or(folder);
    let tested = tested_document(document, krate);
    let document = document.file_name().unwrap_or(&document.path);
    let requirement = |runtime| runtime_for(configuration, krate, runtime).requirement();
    let dependencies = format!("{} = {}\n", Runtime::OF_TESTS.package, requirement(Runtime::OF_TESTS));
    let test = ScaffoldTest { document: &tested, dependencies: &dependencies };
    let files = generator.scaffold(
        &generator.package(name),
        document,
        generated,
        &runtime_for(configuration, krate, runtime),
        generator.is_server().then_some(test),
    )?;
    let changes = tree::changed(&path, &files)?;
    // What is there already is the user's.
    Ok(changes.into_iter().filter(|change| change.kind == ChangeKind::Add).collect())
}

/// The document that a server is held to, seen from its crate: the file, or what was made of it where overlays change it or a
/// URL has it.
fn tested_document(document: &ConfiguredDocument, krate: &CrateTarget) -> String {
    if document.overlays.is_empty() && document.url.is_none() {
        format!("{}{}", up_from(krate), document.path)
    } else {
        "src/generated/document.json".to_owned()
    }
}

/// The way from a crate to the repository.
fn up_from(krate: &CrateTarget) -> String {
    "../".repeat(krate.folder.split('/').count())
}

/// Place of a runtime on which a crate stands.
pub(crate) fn runtime_for(configuration: &Configuration, krate: &CrateTarget, runtime: Runtime) -> RuntimeAt {
    if !configuration.is_vendored {
        return RuntimeAt::Registry;
    }
    RuntimeAt::Path(format!("{}{RUNTIMES}/{}", up_from(krate), runtime.package).into())
}

/// Changes of the copies of runtimes.
pub(super) fn runtimes(configuration: &Configuration) -> Result<Vec<Change>> {
    if !configuration.is_vendored {
        return Ok(Vec::new());
    }
    let generator = |kind| match kind {
        TargetKind::Server | TargetKind::Mock => Generator::Stubs,
        TargetKind::Client | TargetKind::DescribedClient => Generator::Client,
    };
    let mut used: BTreeSet<Runtime> =
        configuration.targets().map(|(_, target)| generator(target.kind).runtime()).collect();
    if has_test(configuration)? {
        used.extend([Runtime::OF_TESTS, Runtime::BELOW_TESTS]);
    }
    let mut changes = Vec::new();
    for runtime in used {
        let folder = configuration.root.join(RUNTIMES).join(runtime.package);
        let files = runtime.files()?;
        let needed = tree::changes(&folder, &files)?;
        let is_foreign = tree::foreign(&needed, files.len()).is_some();
        let shown = workspace::shown(&folder);
        ensure!(!is_foreign, "{} holds something else than the runtime; move it away", shown.display());
        changes.extend(needed);
    }
    Ok(changes)
}

/// True where a crate is tested, or will be since it is new.
fn has_test(configuration: &Configuration) -> Result<bool> {
    for (_, krate) in configuration.crates().filter(|(_, krate)| krate.generator.is_server()) {
        let folder = configuration.root.join(&krate.folder);
        if !folder.join(MANIFEST).is_file() || Runtime::OF_TESTS.is_needed_by(&folder)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The change that makes crates members of the Cargo workspace around them.
pub(super) fn membership(configuration: &Configuration) -> Result<Vec<Change>> {
    let root = workspace_around(&configuration.root);
    let path = root.join(MANIFEST);
    let text = read(&path).with_context(|| format!("cannot read {}", workspace::shown(&path).display()))?;
    let inside = configuration.root.strip_prefix(&root).unwrap_or(Path::new(""));
    let folders =
        configuration.crates().map(|(_, krate)| inside.join(&krate.folder).to_string_lossy().replace('\\', "/"));
    let folders: Vec<String> = folders.collect();
    if folders.is_empty() {
        return Ok(Vec::new());
    }
    let text = with_members(&text.unwrap_or_default(), &folders)
        .with_context(|| format!("cannot use {}", workspace::shown(&path).display()))?;
    tree::changed(&root, &[File::new(MANIFEST, text)])
}

/// The folder of the Cargo workspace around a folder, as Cargo looks for it, but never outside of the git repository; the folder
/// itself where there is none.
fn workspace_around(folder: &Path) -> PathBuf {
    let top = folder.ancestors().position(|folder| folder.join(".git").exists()).unwrap_or(0);
    let is_workspace = |folder: &&Path| {
        let text = fs::read_to_string(folder.join(MANIFEST)).unwrap_or_default();
        text.parse::<DocumentMut>().is_ok_and(|manifest| manifest.contains_key("workspace"))
    };
    folder.ancestors().take(top + 1).find(is_workspace).unwrap_or(folder).to_owned()
}

/// The manifest of a workspace with members that it may not have yet. Whatever else is written there stays as it is.
fn with_members(text: &str, folders: &[String]) -> Result<String> {
    let mut manifest: DocumentMut = text.parse().context("it is not TOML")?;
    let is_new = manifest.is_empty();
    let workspace = manifest.entry("workspace").or_insert(Item::Table(Table::new()));
    let workspace = workspace.as_table_like_mut().context("`workspace` is not a table")?;
    if is_new {
        workspace.insert("resolver", "3".into());
    }
    let excluded = texts(workspace.get("exclude"));
    let known = texts(workspace.get("members"));
    let is_known = |folder: &String| {
        known.iter().any(|known| is_meant(known, folder))
            || excluded.iter().any(|out| Path::new(folder).starts_with(out))
    };
    let missing: Vec<&String> = folders.iter().filter(|folder| !is_known(folder)).collect();
    if missing.is_empty() {
        return Ok(text.to_owned());
    }
    let members = workspace.entry("members").or_insert(Item::Value(Value::Array(Array::new())));
    let members = members.as_array_mut().context("`workspace.members` is not a list")?;
    for folder in missing {
        add(members, folder);
    }
    Ok(manifest.to_string())
}

/// Adds a text to a list in the way in which its last one is written.
fn add(list: &mut Array, text: &str) {
    let mut added = Value::from(text);
    let n_items = list.len();
    if let Some(last) = list.get_mut(n_items.wrapping_sub(1)) {
        let decor = last.decor_mut();
        // Without the comment on the one before.
        let prefix = decor.prefix().and_then(|prefix| prefix.as_str()).unwrap_or_default();
        let layout = prefix.rfind('\n').map_or(prefix, |end| &prefix[end..]).to_owned();
        // Between the last one and the end.
        if let Some(suffix) = decor.suffix().cloned() {
            added.decor_mut().set_suffix(suffix);
            decor.set_suffix("");
        }
        added.decor_mut().set_prefix(if n_items == 1 && layout.is_empty() { " ".to_owned() } else { layout });
    }
    list.push_formatted(added);
}

fn texts(list: Option<&Item>) -> Vec<String> {
    let list = list.and_then(Item::as_array).into_iter().flatten();
    list.filter_map(|item| item.as_str().map(|text| text.trim_end_matches('/').to_owned())).collect()
}

/// True where a member as it is written, which may be a pattern, means a folder.
fn is_meant(member: &str, folder: &str) -> bool {
    let options = glob::MatchOptions { require_literal_separator: true, ..glob::MatchOptions::default() };
    glob::Pattern::new(member).is_ok_and(|pattern| pattern.matches_with(folder, options))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members(text: &str, folders: &[&str]) -> String {
        with_members(text, &folders.iter().map(|folder| (*folder).to_owned()).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn members_join_as_the_others_are_written() {
        let on_lines = "# Ours.\n[workspace]\nmembers = [\n    \"app\", # The app.\n    \"xtask\",\n]\n\n[profile.dev]\ndebug = 1\n";
        assert_eq!(
            members(on_lines, &["crates/a", "crates/b"]),
            "# Ours.\n[workspace]\nmembers = [\n    \"app\", # The app.\n    \"xtask\",\n    \"crates/a\",\n    \"crates/b\",\n]\n\n[profile.dev]\ndebug = 1\n"
        );
        assert_eq!(
            members("[workspace]\nmembers = [\"app\"]\n", &["a", "b"]),
            "[workspace]\nmembers = [\"app\", \"a\", \"b\"]\n"
        );
        assert_eq!(members("[workspace]\nmembers = []\n", &["a", "b"]), "[workspace]\nmembers = [\"a\", \"b\"]\n");
    }

    #[test]
    fn workspaces_that_know_a_crate_stay_as_they_are() {
        for text in [
            "[workspace]\nmembers = ['crates/*']\n",
            "[workspace]\nmembers=[\"crates/a/\"]",
            "[workspace]\nexclude = [\"crates\"] # Elsewhere.\n",
        ] {
            assert_eq!(members(text, &["crates/a"]), text);
        }
        assert!(members("[workspace]\nmembers = ['crates/*']\n", &["crates/a/b"]).contains("crates/a/b"));
    }

    #[test]
    fn a_workspace_is_made_where_there_is_none() {
        assert_eq!(members("", &["crates/a"]), "[workspace]\nresolver = \"3\"\nmembers = [\"crates/a\"]\n");
        let package = "[package]\nname = \"app\"\n";
        assert_eq!(
            members(package, &["crates/a"]),
            "[package]\nname = \"app\"\n\n[workspace]\nmembers = [\"crates/a\"]\n"
        );
    }
}
