//! The crate around the client of any team's document: a manifest, a library, a page about it.

use rust_text::{File, name, plain};

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
    /// `[workspace.dependencies]` lines that the runtime and the client need.
    pub dependencies: &'a str,
}

/// Crates that generated clients name, the runtime among them.
pub const DEPENDENCIES: &[&str] = &["bytes", "chrono", "client-runtime", "serde", "serde_json", "uuid"];

/// A package name for a title or whatever the user asks for.
pub fn package_name(wanted: &str) -> String {
    name::package(wanted, "client", DEPENDENCIES)
}

impl Scaffold<'_> {
    /// The files, relative to the crate's folder. What is generated stands in `src/generated/`, the runtime in `runtime/`.
    pub fn files(&self) -> Vec<File> {
        let file = |path: &str, text: String| File { path: path.to_owned(), text };
        vec![
            file("Cargo.toml", self.manifest()),
            file("README.md", self.readme()),
            file("src/lib.rs", self.library()),
            file(".gitignore", "/target\n".to_owned()),
        ]
    }

    fn manifest(&self) -> String {
        let Scaffold { package, dependencies, document, .. } = self;
        let used: String = DEPENDENCIES
            .iter()
            .map(|name| match *name {
                "client-runtime" => "client-runtime = { path = \"runtime\" }\n".to_owned(),
                name => format!("{name}.workspace = true\n"),
            })
            .collect();
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
unsafe_code = \"forbid\"

[package]
name = {package:?}
description = {description:?}
version.workspace = true
edition.workspace = true
rust-version.workspace = true
publish.workspace = true

[dependencies]
{used}
[lints]
workspace = true
",
            description = format!("Client of {}", plain(document)),
        )
    }

    fn library(&self) -> String {
        format!(
            "\
//! Client of `{document}`.
//!
//! [`Client`] has a method for each operation; its builder takes the parameters and the body, and `send` sends it.

#[rustfmt::skip]
mod generated;

// The generated module lists its public names itself.
pub use generated::*;
pub use client_runtime as runtime;
",
            document = plain(self.document)
        )
    }

    fn readme(&self) -> String {
        let Scaffold { package, document, title, n_operations, .. } = self;
        let (document, title, library) = (plain(document), plain(title), package.replace('-', "_"));
        format!(
            "\
# {package}

Client of `{document}` ({title}; {n_operations} operations).

    [dependencies]
    {package} = {{ path = \"…\" }}

    let client = {library}::Client::new(\"https://…\")?;
    let answer = client.<operation>().<parameter>(…).send().await?;

| where | what | whose |
|---|---|---|
| `src/generated/` | the methods, their builders, the types; `operations.rs` lists every operation | the machine's |
| `runtime/` | what all clients share: connections, requests, answers, errors | the machine's |
| `src/lib.rs`, `Cargo.toml` | the crate | yours after the first time |
"
        )
    }
}
