//! Files that `init` writes.

use std::path::Path;

use anyhow::Result;
use rust_text::File;

use crate::configuration::{Configuration, FILE};
use crate::standalone::Generator;
use crate::tool::{self, VERSION};

use super::Wanted;
use super::documents::{Document, Found};

/// The first document of a repository that has none.
const FIRST: &str = "openapi.yaml";

const HOOK: &str = ".githooks/pre-commit";

/// The configuration, and a first document where there is none.
pub(super) fn configuration(found: &Found, wanted: Wanted) -> Vec<File> {
    let mut files = Vec::new();
    let first = [Document { path: FIRST.to_owned(), title: "Greetings".to_owned() }];
    let documents = if found.documents.is_empty() {
        files.push(File::new(FIRST, FIRST_DOCUMENT));
        &first[..]
    } else {
        &found.documents
    };
    let mut text = format!(
        "\
# Documents of this repository, and what is made of them. `contractual --help` lists the commands.

[contractual]
requires = {:?}
",
        tool::compatible()
    );
    let names = names(documents);
    for (document, name) in documents.iter().zip(names) {
        let Document { path, .. } = document;
        let folder = match path.rsplit_once('/') {
            Some(_) if is_url(path) && documents.len() == 1 => String::new(),
            Some(_) if is_url(path) => format!("{name}/"),
            Some((folder, _)) => format!("{folder}/"),
            None => String::new(),
        };
        text += &format!(
            "\n[[document]]\npath = {path:?}\nreleased = \"{folder}released\"\nwaivers = \"{folder}waivers.toml\"\n"
        );
        for (kind, krate, is_wanted) in [
            ("server", format!("{name}-api"), wanted.has_server()),
            ("client", format!("{name}-client"), wanted.has_client()),
        ] {
            if is_wanted {
                text += &format!("\n  [[document.target]]\n  kind = {kind:?}\n  crate = \"crates/{krate}\"\n");
            }
        }
    }
    files.push(File::new(FILE, text));
    files
}

fn is_url(path: &str) -> bool {
    path.contains("://")
}

/// Names for the crates of documents: after their titles, or after their files where that would be the same for two.
fn names(documents: &[Document]) -> Vec<String> {
    let named = |text: &str| {
        let name = Generator::Stubs.package(text);
        let short = name.strip_suffix("-api").or_else(|| name.strip_suffix("-stubs")).unwrap_or(&name).to_owned();
        if short.is_empty() { name } else { short }
    };
    let titles: Vec<String> = documents.iter().map(|document| named(&document.title)).collect();
    let is_one = |name: &String| titles.iter().filter(|other| *other == name).count() == 1;
    let file = |document: &Document| named(document.path.rsplit_once('.').map_or(&*document.path, |(stem, _)| stem));
    documents
        .iter()
        .zip(&titles)
        .map(|(document, title)| if is_one(title) { title.clone() } else { file(document) })
        .collect()
}

/// Files around documents and crates: CI, the hook, and what git ignores.
pub(super) fn around(root: &Path, configuration: &Configuration) -> Vec<File> {
    let mut files = vec![File::new(".github/workflows/contract.yml", workflow()), File::new(HOOK, HOOK_TEXT)];
    if configuration.crates().next().is_some() && !root.join("target").exists() {
        files.push(File::new(".gitignore", "/target\n"));
    }
    files
}

fn workflow() -> String {
    format!(
        "\
# Stops a change in which documents and generated code disagree, or which breaks callers of what was released.
name: contract
on: [push, pull_request]

permissions:
  contents: read

jobs:
  contract:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: cargo install contractual --locked --version {VERSION}
      - run: contractual check --format github
"
    )
}

/// Lets git run the hook.
#[cfg(unix)]
pub(super) fn make_executable(root: &Path) -> Result<()> {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use anyhow::Context;

    let path = root.join(HOOK);
    let cannot = || format!("cannot make {HOOK} executable");
    let mut permissions = fs::metadata(&path).with_context(cannot)?.permissions();
    if permissions.mode() & 0o111 == 0 {
        permissions.set_mode(permissions.mode() | (permissions.mode() & 0o444) >> 2);
        fs::set_permissions(&path, permissions).with_context(cannot)?;
    }
    Ok(())
}

/// Files have no such permission here.
#[cfg(not(unix))]
pub(super) fn make_executable(_: &Path) -> Result<()> {
    Ok(())
}

const HOOK_TEXT: &str = "\
#!/bin/sh
# Stops a commit in which documents and generated code disagree. Once for a clone: git config core.hooksPath .githooks
exec contractual check
";

const FIRST_DOCUMENT: &str = "\
openapi: 3.0.3
info:
  title: Greetings
  version: 1.0.0
paths:
  /greetings/{name}:
    get:
      operationId: greet
      summary: Greets somebody
      tags: [Greetings]
      parameters:
        - name: name
          in: path
          required: true
          schema: {type: string, minLength: 1, maxLength: 100}
      responses:
        '200':
          description: The greeting.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Greeting'}
components:
  schemas:
    Greeting:
      type: object
      required: [text]
      properties:
        text: {type: string, example: Good morning!}
";
