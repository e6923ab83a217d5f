//! The crate around the stubs of any team's document: a manifest, a library, and a server that answers from the examples.

use rust_text::name;

use crate::File;

/// What the crate is called and what it is about.
#[derive(Debug, Clone)]
pub struct Scaffold<'a> {
    /// The package's name, a legal one: see [`package_name`].
    pub package: &'a str,
    /// The document, as it is called in texts.
    pub document: &'a str,
    /// The title of the API.
    pub title: &'a str,
    /// How many operations there are.
    pub n_operations: usize,
    /// `[workspace.dependencies]` lines that the runtime and the server need.
    pub dependencies: &'a str,
}

/// Crates that the stubs use by their bare names.
const NEEDED: &[&str] = &["stub-runtime", "poem", "tokio", "serde"];

/// A package name for a title or whatever the user asks for.
pub fn package_name(wanted: &str) -> String {
    name::package(wanted, "stubs", NEEDED)
}

impl Scaffold<'_> {
    /// The files, relative to the crate's folder. What is generated stands in `src/generated/`, the runtime in `runtime/`.
    pub fn files(&self) -> Vec<File> {
        let file = |path: &str, text: String| File { path: path.to_owned(), text };
        vec![
            file("Cargo.toml", self.manifest()),
            file("README.md", self.readme()),
            file("src/lib.rs", self.library()),
            file("src/main.rs", self.main()),
            file(".gitignore", "/target\n".to_owned()),
        ]
    }

    fn manifest(&self) -> String {
        let Scaffold { package, dependencies, document, .. } = self;
        format!(
            "\
[workspace]
resolver = \"3\"
members = [\"runtime\"]

[workspace.package]
version = \"0.1.0\"
edition = \"2024\"
rust-version = \"1.95\"
license = \"MIT OR Apache-2.0\"
publish = false

[workspace.dependencies]
{dependencies}
[workspace.lints.rust]
missing_docs = \"warn\"
unsafe_code = \"forbid\"

[package]
name = {package:?}
description = {description:?}
version.workspace = true
edition.workspace = true
rust-version.workspace = true
publish.workspace = true

[dependencies]
stub-runtime = {{ path = \"runtime\" }}
tokio.workspace = true

[lints]
workspace = true
",
            description = format!("Server stubs of {document}, and a mock that answers from its examples"),
        )
    }

    fn library(&self) -> String {
        format!(
            "\
//! Server stubs of `{document}`.
//!
//! Implement the traits and hand the implementation to [`stub`]; routing, parsing, checking and answering are done. The
//! [`mock`] shows every signature, filled in from the document's examples.

#[rustfmt::skip]
mod generated;
#[rustfmt::skip]
pub mod mock;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;
",
            document = one_line(self.document)
        )
    }

    fn main(&self) -> String {
        let library = self.package.replace('-', "_");
        format!(
            "\
//! A mock server: answers every operation from the document's examples, or with values made up to fit its schemas.
//!
//! Put your own implementation of the traits in the place of `Mock`, one trait at a time.

use {library}::{{mock::Mock, runtime, stub}};

#[tokio::main]
async fn main() -> std::io::Result<()> {{
    let address = std::env::args().nth(1).unwrap_or_else(|| \"127.0.0.1:8080\".to_owned());
    runtime::serve(stub(Mock), &address).await
}}
"
        )
    }

    fn readme(&self) -> String {
        let Scaffold { package, document, title, n_operations, .. } = self;
        let (document, title) = (one_line(document), one_line(title));
        format!(
            "\
# {package}

Server stubs of `{document}` ({title}; {n_operations} operations), for poem and poem-openapi.

    cargo run                        # a mock server at http://127.0.0.1:8080, its pages at /docs
    cargo run -- 127.0.0.1:9000      # somewhere else

| where | what | whose |
|---|---|---|
| `src/generated/` | traits, types, routes; `bindings.json` says what became of each operation | the machine's |
| `runtime/` | what all stubs share: routing, parsing, checking, answering | the machine's |
| `src/mock.rs` | every trait, answered from the document's examples | the machine's; copy from it |
| `src/main.rs`, `src/lib.rs` | the server | yours after the first time |
"
        )
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
