//! The crate around the stubs of any team's document: a manifest, a library, a server that answers from the examples, and a test
//! that holds it to the document.

use rust_text::{File, Scaffold, ScaffoldTest, name, one_line};

/// Crates that the stubs use by their bare names.
const NEEDED: &[&str] = &["stub-runtime", "poem", "tokio", "serde"];

/// A package name for a title or whatever the user asks for.
pub fn package_name(wanted: &str) -> String {
    name::package(wanted, "stubs", NEEDED)
}

/// The files, relative to the crate's folder. What is generated stands in `src/generated/`; a crate that stands alone has the
/// runtime in `runtime/`.
pub fn scaffold(scaffold: &Scaffold<'_>) -> Vec<File> {
    let Scaffold { package, document, title, n_operations, is_alone, test, .. } = scaffold;
    let library = package.replace('-', "_");
    let description = format!("Server stubs of {document}, and a mock that answers from its examples");
    let (document, title) = (one_line(document), one_line(title));
    let lints = "missing_docs = \"warn\"\nunsafe_code = \"forbid\"\n";
    let readme = format!(
        "\
# {package}

Server stubs of `{document}` ({title}; {n_operations} operations), for poem and poem-openapi.

    cargo run                        # a mock server at http://127.0.0.1:8080, its pages at /docs
    cargo run -- 127.0.0.1:9000      # somewhere else

| where | what | whose |
|---|---|---|
| `src/generated/` | traits, types, routes; `bindings.json` says what became of each operation, `mock.json` what the mock answers with | the machine's |
| `runtime/` | what all stubs share: routing, parsing, checking, answering | the machine's |
| `src/mock.rs` | every trait, answered from the document's examples | the machine's; copy from it |
| `src/main.rs`, `src/lib.rs` | the server | yours after the first time |
"
    );
    let lib = format!(
        "\
//! Server stubs of `{document}`.
//!
//! Implement the traits and put the implementation into [`server`]; routing, parsing, checking and answering are done. The
//! [`mock`] shows every signature, filled in from the document's examples.

#[rustfmt::skip]
mod generated;
#[rustfmt::skip]
pub mod mock;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;

/// The server: what `cargo run` serves and what is tested. Put your own implementation of the traits in the place of the mock,
/// one trait at a time.
pub fn server() -> runtime::Stub<impl runtime::Operations> {{
    stub(mock::Mock)
}}
"
    );
    let main = format!(
        "\
//! Serves what `{library}::server` makes: at first a mock, which answers every operation from the document's examples, or with
//! values made up to fit its schemas.

use {library}::{{runtime, server}};

#[tokio::main]
async fn main() -> std::io::Result<()> {{
    let address = std::env::args().nth(1);
    let address = address.unwrap_or_else(|| \"127.0.0.1:8080\".to_owned());
    runtime::serve(server(), &address).await
}}
"
    );
    let mut files = vec![
        File::new("src/lib.rs", lib),
        File::new("src/main.rs", main),
        File::new("Cargo.toml", scaffold.manifest(&description, lints)),
    ];
    files.extend(
        test.iter().map(|test| File::new("tests/contract.rs", contract_test(package, &library, &document, test))),
    );
    if *is_alone {
        files.extend([File::new("README.md", readme), File::new(".gitignore", "/target\n")]);
    }
    files
}

fn contract_test(package: &str, library: &str, document: &str, test: &ScaffoldTest<'_>) -> String {
    let path = test.document;
    format!(
        "\
//! The server against `{document}`, over a real socket: the document that it serves, and its answers to every operation.
//!
//! Another server that runs already, whatever it is written in, takes the same test by its address:
//! `CONTRACT_URL=http://127.0.0.1:8080 cargo test -p {package} --test contract`.

use contract_testing::{{Error, Server}};

const DOCUMENT: &str = {path:?};

fn server() -> Result<Server, Error> {{
    let start = || {library}::runtime::start({library}::server());
    Server::named_or_started(start, DOCUMENT)
}}

#[test]
fn it_serves_its_document() -> Result<(), Error> {{
    server()?.assert_serves_its_document();
    Ok(())
}}

#[test]
fn it_answers_as_its_document_declares() -> Result<(), Error> {{
    server()?.assert_answers_as_declared();
    Ok(())
}}
"
    )
}
