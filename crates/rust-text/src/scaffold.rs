//! The crate around what is generated from any team's document: what stubs and clients have in common of it.

/// Name of the crate, and its subject.
#[derive(Debug, Clone)]
pub struct Scaffold<'a> {
    /// The package's name, a legal one: see [`name::package`](crate::name::package).
    pub package: &'a str,
    /// The document, as it is called in texts.
    pub document: &'a str,
    /// The title of the API.
    pub title: &'a str,
    /// Number of operations.
    pub n_operations: usize,
    /// Lines of `[dependencies]`, that of the runtime among them.
    pub dependencies: &'a str,
    /// True for a crate that is a workspace of its own, with its runtime inside; otherwise it is a member of another one.
    pub is_alone: bool,
    /// Test that holds the server to its document; `None` for a crate that has none.
    pub test: Option<ScaffoldTest<'a>>,
}

/// Needs of the test that holds a server to its document.
#[derive(Debug, Clone)]
pub struct ScaffoldTest<'a> {
    /// Path of the document, seen from the crate.
    pub document: &'a str,
    /// Lines of `[dev-dependencies]`.
    pub dependencies: &'a str,
}

impl Scaffold<'_> {
    /// `Cargo.toml` of the crate. `lints` are lines of their table.
    pub fn manifest(&self, description: &str, lints: &str) -> String {
        let Scaffold { package, dependencies, is_alone, test, .. } = self;
        let workspace = if *is_alone { WORKSPACE } else { "" };
        let tested = test.as_ref().map(|test| format!("\n[dev-dependencies]\n{}", test.dependencies));
        let tested = tested.unwrap_or_default();
        format!(
            "\
{workspace}[package]
name = {package:?}
description = {description:?}
version = \"0.1.0\"
edition = \"2024\"
rust-version = \"1.95\"
publish = false

[dependencies]
{dependencies}{tested}
[lints.rust]
{lints}"
        )
    }
}

const WORKSPACE: &str = "\
[workspace]
resolver = \"3\"
members = [\"runtime\"]

";
