//! The crate around the client of any team's document: a manifest, a library, a page about it.

use rust_text::{File, Scaffold, name, plain};

/// Crates that generated clients name, the runtime among them.
pub const DEPENDENCIES: &[&str] = &["bytes", "chrono", "client-runtime", "serde", "serde_json", "uuid"];

/// A package name for a title or whatever the user asks for.
pub fn package_name(wanted: &str) -> String {
    name::package(wanted, "client", DEPENDENCIES)
}

/// The files, relative to the crate's folder. What is generated stands in `src/generated/`; a crate that stands alone has the
/// runtime in `runtime/`.
pub fn scaffold(scaffold: &Scaffold<'_>) -> Vec<File> {
    let Scaffold { package, document, title, n_operations, is_alone, .. } = scaffold;
    let (document, title, library) = (plain(document), plain(title), package.replace('-', "_"));
    let readme = format!(
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
    );
    let lib = format!(
        "\
//! Client of `{document}`.
//!
//! [`Client`] has a method for each operation; its builder takes the parameters and the body, and `send` sends it.

#[rustfmt::skip]
mod generated;

pub use client_runtime as runtime;
// The generated module lists its public names itself.
pub use generated::*;
"
    );
    let manifest = scaffold.manifest(&format!("Client of {document}"), "unsafe_code = \"forbid\"\n");
    let mut files = vec![File::new("src/lib.rs", lib), File::new("Cargo.toml", manifest)];
    if *is_alone {
        files.extend([File::new("README.md", readme), File::new(".gitignore", "/target\n")]);
    }
    files
}
