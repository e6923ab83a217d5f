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
    /// `[workspace.dependencies]` lines that the runtime and the crate need.
    pub dependencies: &'a str,
}

impl Scaffold<'_> {
    /// `Cargo.toml` of a workspace with the crate and its runtime. `lints` and `used` are lines of their tables.
    pub fn manifest(&self, description: &str, lints: &str, used: &str) -> String {
        let Scaffold { package, dependencies, .. } = self;
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
{lints}
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
"
        )
    }
}
