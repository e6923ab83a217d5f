//! From a document to the files of a client.

use std::collections::HashSet;

use contract::findings::{Finding, Findings, Level};
use contract::model::{Api, Only};
use rust_text::{File, Text, header, made_for, one_line, plain};

use crate::engine::{self, Made};
use crate::operations::{self, Lowered, NamedTypes};
use crate::report::{Change, Changes};
use crate::rules::CLIENT_NOT_MADE;
use crate::schemas::{Collected, Types};
use crate::settings::Settings;

/// The client of a document.
#[derive(Debug)]
pub struct Client<'s> {
    /// What stands in the folder of the machine: `mod.rs`, `types.rs`, `types/own.rs`, `builder.rs`, `operations.rs`,
    /// and `schemas.rs` if it was asked for.
    pub files: Vec<File>,
    /// Findings about what it does not do, or why there is none: an error means that the files must not be used.
    pub findings: Findings,
    /// Choices of the settings that no operation fits.
    pub unmatched: Vec<Only>,
    /// Changes on the way.
    pub changes: Vec<Change<'s>>,
    /// Title of the API.
    pub title: String,
    /// Number of operations.
    pub n_operations: usize,
    /// Number of types.
    pub n_types: usize,
}

/// Makes the client of a document.
pub fn generate<'s>(api: &Api<'s>, settings: &Settings) -> Client<'s> {
    let mut types = Types::new(api);
    let mut changes = Changes::default();
    let mut lowered = operations::lower(api, settings, &mut types, &mut changes);
    let mut collected = types.finish();
    let mut findings = std::mem::take(&mut lowered.findings);
    findings.append(std::mem::take(&mut collected.findings));
    let mut files = Vec::new();
    let mut n_types = 0;
    if findings.count(Level::Error) == 0 {
        match engine::run(&collected) {
            Ok(made) => {
                n_types = collected.components.len();
                files = Layout { api, settings, lowered: &lowered, collected: &collected }.files(made);
            }
            Err(error) => {
                let help = "Report the document, please.";
                findings.push(Finding::new(&CLIENT_NOT_MADE, api.node, format!("No client was made: {error}."), help));
            }
        }
    }
    findings.sort();
    Client {
        files,
        findings,
        unmatched: lowered.unmatched,
        changes: distinct(changes.into_vec()),
        title: api.info.title.to_owned(),
        n_operations: lowered.operations.len(),
        n_types,
    }
}

/// Each change once, though what it is about is shared by several operations.
fn distinct(changes: Vec<Change<'_>>) -> Vec<Change<'_>> {
    let mut seen = HashSet::new();
    changes.into_iter().filter(|change| seen.insert((change.node, change.kind, change.message.clone()))).collect()
}

/// The files being written.
struct Layout<'a, 's> {
    api: &'a Api<'s>,
    settings: &'a Settings,
    lowered: &'a Lowered,
    collected: &'a Collected,
}

impl Layout<'_, '_> {
    fn files(&self, made: Made) -> Vec<File> {
        let mut files = vec![self.builder(&made.built), self.module(), self.operations(), self.types(made.types)];
        if !self.collected.source.is_empty() {
            let text = self.begin("Types that need more than a plain struct.").finish() + &self.collected.source;
            files.push(File::new("types/own.rs", text));
        }
        if self.settings.schemas {
            let mut text = self.begin("Where each type travels.");
            operations::places(&self.lowered.operations, &mut text);
            files.push(File::new("schemas.rs", text.finish()));
        }
        files
    }

    fn module(&self) -> File {
        let info = &self.api.info;
        let mut text = self.begin(&format!("Client of `{}`.", plain(&self.settings.document)));
        text.paste(ALLOWED);
        text.line("");
        text.line("pub mod builder;");
        text.line("pub mod operations;");
        if self.settings.schemas {
            text.line("#[cfg(feature = \"schemas\")]");
            text.line("pub mod schemas;");
        }
        text.line("pub mod types;");
        text.line("");
        text.line("pub use client_runtime::{ByteStream, Connection, Error, ResponseValue};");
        text.line("");
        text.line(made_for("client_runtime"));
        text.line("");
        text.doc(&format!("Client of {}, version {}.", one_line(info.title), one_line(info.version)));
        text.paste(CLIENT);
        text.block("impl Client {", "}", |text| {
            text.separated(&self.lowered.operations, |text, operation| operations::method(operation, text));
        });
        File::new("mod.rs", text.finish())
    }

    fn builder(&self, built: &HashSet<String>) -> File {
        let mut builders = Text::new();
        let types = NamedTypes { built, own: &self.collected.own };
        builders.separated(&self.lowered.operations, |text, operation| operations::builder(operation, types, text));
        let written = builders.finish();
        let used = |names: &[&str]| {
            names.iter().copied().filter(|name| mentions(&written, name)).collect::<Vec<_>>().join(", ")
        };
        let mut text = self.begin("One builder per operation: its parameters, its body, and `send`.");
        let runtime = used(&["Part", "PathStyle", "QueryStyle"]);
        if !runtime.is_empty() {
            text.line(format!("use client_runtime::{{{runtime}}};"));
        }
        let ours = used(&["ByteStream", "Error", "ResponseValue", "operations", "types"]);
        if !ours.is_empty() {
            text.line(format!("use super::{{{ours}}};"));
        }
        text.line("");
        File::new("builder.rs", text.finish() + &written)
    }

    fn operations(&self) -> File {
        let mut text = self.begin("Every operation as data.");
        operations::table(&self.lowered.operations, &self.lowered.schemes, &mut text);
        File::new("operations.rs", text.finish())
    }

    fn types(&self, mut items: Vec<syn::Item>) -> File {
        if self.settings.schemas {
            engine::describe(&mut items);
        }
        let written = unparsed(items);
        let mut text = self.begin("Types of what is sent and answered.");
        let source = &self.collected.source;
        let n_header = text.next_line();
        if !source.is_empty() {
            text.line("mod own;");
            text.line("");
            text.line("pub use own::*;");
        }
        // The path by which all files name a type must lead to it from the modules inside this one too.
        if source.contains("super::types::") || nested(&written).any(|line| line.contains("super::types::")) {
            text.line("use super::types;");
        }
        if text.next_line() > n_header {
            text.line("");
        }
        File::new("types.rs", text.finish() + &written)
    }

    fn begin(&self, about: &str) -> Text {
        header(about, &self.settings.document, &self.settings.command)
    }
}

/// What clippy would have otherwise.
const ALLOWED: &str = "\
#![allow(
    clippy::default_trait_access,
    clippy::return_self_not_must_use,
    reason = \"typify and progenitor write it so\"
)]
#![allow(
    clippy::doc_markdown,
    clippy::should_implement_trait,
    clippy::struct_field_names,
    rustdoc::bare_urls,
    reason = \"names and texts are the document's\"
)]";

/// The client itself, up to the methods of its operations.
const CLIENT: &str = "\
#[derive(Debug, Clone)]
pub struct Client {
    connection: Connection,
}

impl Client {
    /// A client of the service at an address, with the default settings.
    pub fn new(base: &str) -> Result<Client, client_runtime::SetupError> {
        let builder = Connection::builder(base).operations(operations::OPERATIONS).schemes(operations::SCHEMES);
        let name = concat!(env!(\"CARGO_PKG_NAME\"), \"/\", env!(\"CARGO_PKG_VERSION\"));
        builder.user_agent(name).build().map(Client::from)
    }

    /// What carries the calls.
    pub fn connection(&self) -> &Connection {
        &self.connection
    }
}

impl From<Connection> for Client {
    fn from(connection: Connection) -> Client {
        Client { connection }
    }
}

";

fn unparsed(items: Vec<syn::Item>) -> String {
    spaced(&prettyplease::unparse(&syn::File { shebang: None, attrs: Vec::new(), items }))
}

/// Items and methods with an empty line between them.
fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len() + text.len() / 20);
    let mut is_end = false;
    for line in text.lines() {
        let code = line.trim_start();
        let is_item = ["///", "#[", "pub ", "impl", "fn ", "async "].iter().any(|begin| code.starts_with(begin));
        if is_end && is_item {
            spaced.push('\n');
        }
        spaced.push_str(line);
        spaced.push('\n');
        is_end = code == "}";
    }
    spaced
}

/// Lines that may stand in a module inside the file.
fn nested(text: &str) -> impl Iterator<Item = &str> {
    text.lines().skip_while(|line| !line.starts_with("pub mod builder"))
}

/// Whether a text names something, comments aside.
fn mentions(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        let is_named = !before.ends_with(is_part) && !before.ends_with("::") && !after.starts_with(is_part);
        is_named && !before.rsplit('\n').next().unwrap_or_default().trim_start().starts_with("//")
    })
}
