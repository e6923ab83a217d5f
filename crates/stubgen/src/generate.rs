//! From a document to files: which part of the stubs stands where.

use std::collections::{HashSet, VecDeque};

use contract::findings::{Finding, Findings, LostTo};
use contract::model::{Api, Id, MediaType, Method, Schema};
use rust_text::{File, Text, header, made_for, plain};
use schema_algebra::{essence, is_binary};

use crate::bindings::{self, Lines};
use crate::embed;
use crate::ir::{Contract, Home, TypeId, TypeTable};
use crate::mock::MockValues;
use crate::operations;
use crate::rules::ANSWERS_UNCHECKED;
use crate::settings::{Only, Settings};
use crate::types::{self, Answers, Types};

/// The stubs of a document.
#[derive(Debug)]
pub struct Stubs {
    /// Files of `src/generated/`.
    pub files: Vec<File>,
    /// A mock that implements every trait from the document's examples: `src/mock.rs` of a crate of its own.
    pub mock: File,
    /// Findings about what the stubs do not do, or why there are none: an error means that the files must not be used.
    pub findings: Findings,
    /// Choices of the settings that no operation fits.
    pub unmatched: Vec<Only>,
    /// Title of the API.
    pub title: String,
    /// Number of operations.
    pub n_operations: usize,
    /// Number of types.
    pub n_types: usize,
}

/// Makes the stubs of a document.
pub fn generate(api: &Api<'_>, settings: &Settings) -> Stubs {
    let mut types = Types::new(api, settings);
    let (mut contract, mut findings) = operations::lower(api, settings, &mut types);
    contract.answers = answers(api, &mut types, &contract, &mut findings);
    findings.append(losses(api));
    let (table, unsupported) = types.finish();
    contract.rejections = operations::lower_rejections(&contract, &table);
    findings.append(unsupported);
    findings.sort();
    let is_served = |path: &str, method: Method| {
        contract.operations.iter().any(|operation| operation.path == path && operation.method == method)
    };
    let layout = Layout { contract: &contract, table: &table, settings, lines: Lines::default() };
    let mut values = MockValues::new(api);
    Stubs {
        mock: layout.mock(&mut values),
        files: layout.files(embed::document_json(api, is_served), values.json()),
        findings,
        unmatched: contract.unmatched.clone(),
        title: api.info.title.to_owned(),
        n_operations: contract.operations.len(),
        n_types: table.types.iter().filter(|def| def.home != Home::Nowhere).count(),
    }
}

/// The schemas of answers, where they are checked; a finding where they cannot be.
fn answers<'s>(
    api: &Api<'s>,
    types: &mut Types<'_, 's>,
    contract: &Contract,
    findings: &mut Findings,
) -> Option<String> {
    match types.answers(contract) {
        Answers::None => None,
        Answers::Text(text) => Some(text),
        Answers::TooLarge => {
            let message =
                "The schemas of all answers are too large to be part of a program, so that answers are not checked.";
            let help = "Give schemas names and refer to them, or stub a part of the document.";
            findings.push(Finding::new(&ANSWERS_UNCHECKED, api.node, message, help));
            None
        }
    }
}

/// Losses of what a schema of 3.1 says of the content of a string.
fn losses(api: &Api<'_>) -> Findings {
    let mut findings = Findings::default();
    let bytes = schemas_of_bytes(api);
    for (id, schema) in api.schemas.iter() {
        let Some(rules) = schema.json_schema.as_deref() else { continue };
        if rules.content_encoding.is_some_and(|encoding| encoding != "base64") {
            findings.push(schema.lost("contentEncoding", LostTo::SERVERS));
        }
        if rules.content_media_type.is_some() && !(is_binary(schema) && bytes.contains(&id)) {
            findings.push(schema.lost("contentMediaType", LostTo::SERVERS));
        }
    }
    findings
}

/// Schemas of bodies that are no JSON, of their parts, and of the items of these: what they describe may be bytes.
fn schemas_of_bytes<'s>(api: &Api<'s>) -> HashSet<Id<Schema<'s>>> {
    let requests = api.request_bodies.iter().flat_map(|(_, body)| &body.content);
    let responses = api.responses.iter().flat_map(|(_, response)| &response.content);
    let is_json = |content: &MediaType<'_>| essence(content.name).ends_with("json");
    let bodies = requests.chain(responses).filter(|content| !is_json(content)).filter_map(|content| content.schema);
    let mut queue: VecDeque<_> = bodies.map(|used| (used.id, 0)).collect();
    let mut known = HashSet::new();
    while let Some((id, depth)) = queue.pop_front() {
        if !known.insert(id) {
            continue;
        }
        let schema = &api[id];
        queue.extend(schema.parts().map(|used| (used.id, depth)));
        let items = schema.array.as_deref().and_then(|array| array.items);
        let inner = schema.properties().iter().map(|property| property.schema).chain(items);
        // A body, its parts, the items of a part; what stands deeper is written as JSON.
        queue.extend(inner.filter(|_| depth < 2).map(|used| (used.id, depth + 1)));
    }
    known
}

/// The files being written.
struct Layout<'a> {
    contract: &'a Contract,
    table: &'a TypeTable,
    settings: &'a Settings,
    lines: Lines,
}

impl Layout<'_> {
    fn files(mut self, document: String, mock_values: String) -> Vec<File> {
        let exports = operations::exports(self.contract);
        let mut modules = Vec::new();
        let mut files = Vec::new();
        for (idx, names) in exports.tags.into_iter().enumerate() {
            modules.push((self.contract.tags[idx].module.clone(), self.with_types(names, Home::Tag(idx))));
            files.push(self.tag(idx));
        }
        modules.push(("responses".to_owned(), exports.responses));
        files.push(self.file(
            "responses",
            "Answers that operations share, and any error of theirs.",
            |layout, text| {
                operations::emit_responses(layout.contract, layout.table, text);
            },
        ));
        if !self.contract.rejections.is_empty() {
            modules.push(("rejections".to_owned(), exports.rejections));
            files.push(self.file(
                "rejections",
                "Rejections, in the bodies that operations declare.",
                |layout, text| {
                    operations::emit_rejections(layout.contract, layout.table, text);
                },
            ));
        }
        modules.push(("operations".to_owned(), exports.operations));
        files.push(self.file("operations", "Every operation, its path, and the server.", |layout, text| {
            operations::emit_operations(layout.contract, text);
        }));
        let has_links = self.contract.operations.iter().any(operations::has_link);
        if has_links {
            files.push(self.file("links", LINKS, |layout, text| {
                operations::emit_links(layout.contract, layout.table, text);
            }));
        }
        if !(self.contract.representations.offers.is_empty() && self.contract.representations.xml.is_empty()) {
            modules.push(("representations".to_owned(), Vec::new()));
            files.push(self.file(
                "representations",
                "Bodies that are more than JSON, and how they look.",
                |layout, text| {
                    operations::emit_representations(layout.contract, text);
                },
            ));
        }
        let patterns = types::emit_patterns(self.table);
        if !patterns.is_empty() {
            modules.push(("patterns".to_owned(), Vec::new()));
            let head = begin("Patterns of the document, compiled when they are first needed.", self.settings);
            files.push(File::new("patterns.rs", head.finish() + &patterns));
        }
        if !exports.security.is_empty() {
            modules.push(("security".to_owned(), exports.security));
            files.push(self.file("security", "Who may call.", |layout, text| {
                operations::emit_security(layout.contract, text);
            }));
        }
        let shared = self.with_types(Vec::new(), Home::Shared);
        if !shared.is_empty() {
            modules.push(("shared".to_owned(), shared));
            files.push(self.file("shared", "Types that several traits need.", |layout, text| {
                layout.types(Home::Shared, "shared", text);
            }));
        }
        files.push(self.module(modules, has_links));
        files.push(File::new("document.json", document));
        files.extend(self.contract.answers.as_ref().map(|answers| File::new("answers.json", answers.clone() + "\n")));
        files.push(File::new("mock.json", mock_values));
        let bindings = bindings::json(self.contract, self.table, self.settings, &self.lines);
        files.push(File::new("bindings.json", bindings));
        files.sort_by(|a, b| a.path.cmp(&b.path));
        files
    }

    /// The names of a file: those given, and its types.
    fn with_types(&self, mut names: Vec<String>, home: Home) -> Vec<String> {
        names.extend(self.table.types.iter().filter(|def| def.home == home).map(|def| def.name.clone()));
        names
    }

    fn tag(&mut self, idx: usize) -> File {
        let tag = &self.contract.tags[idx];
        let about = match &tag.name {
            Some(name) => format!("Operations tagged `{}`.", plain(name)),
            None => "Operations without a tag.".to_owned(),
        };
        let module = tag.module.clone();
        self.file(&module, &about, |layout, text| {
            let lines = operations::emit_tag(layout.contract, layout.table, idx, text);
            layout.lines.operations(&module, lines);
            layout.types(Home::Tag(idx), &module, text);
        })
    }

    fn types(&mut self, home: Home, module: &str, text: &mut Text) {
        let table = self.table;
        for (idx, _) in table.types.iter().enumerate().filter(|(_, def)| def.home == home) {
            if text.next_line() > FIRST_LINE {
                text.line("");
            }
            self.lines.type_at(TypeId(idx), module, text.next_line());
            types::emit(table, TypeId(idx), text);
        }
    }

    fn module(&mut self, mut modules: Vec<(String, Vec<String>)>, has_links: bool) -> File {
        modules.sort();
        let about = format!("Server stubs of `{}`.", plain(&self.settings.document));
        self.file("mod", &about, |_, text| {
            for (module, _) in &modules {
                text.line(format!("mod {module};"));
            }
            if has_links {
                text.line("pub mod links;");
            }
            text.line("");
            for (module, names) in modules.iter().filter(|(_, names)| !names.is_empty()) {
                emit_use(module, names, text);
            }
            text.line("");
            text.line(made_for("stub_runtime"));
            text.line("");
            text.doc("Values that a mock answers with, by JSON pointer into the document.");
            text.line("pub const MOCK_VALUES: &str = include_str!(\"mock.json\");");
        })
    }

    fn mock(&self, values: &mut MockValues<'_, '_>) -> File {
        let mut text = begin("Answers from the document's examples.", self.settings);
        operations::emit_mock(self.contract, self.table, values, &mut text);
        File::new("src/mock.rs", text.finish())
    }

    fn file(&mut self, module: &str, about: &str, write: impl FnOnce(&mut Self, &mut Text)) -> File {
        let mut text = begin(about, self.settings);
        write(self, &mut text);
        File::new(format!("{module}.rs"), text.finish())
    }
}

/// `pub use module::{A, B};`, as many names on a line as fit.
fn emit_use(module: &str, names: &[String], text: &mut Text) {
    let all = names.join(", ");
    match names {
        [name] => return text.line(format!("pub use {module}::{name};")),
        _ if all.len() + module.len() + 13 <= text.room() => return text.line(format!("pub use {module}::{{{all}}};")),
        _ => {}
    }
    text.block(format!("pub use {module}::{{"), "};", |text| {
        let mut line = String::new();
        for name in names {
            if !line.is_empty() && line.len() + name.len() + 2 > text.room() {
                text.line(line.trim_end());
                line.clear();
            }
            line.push_str(name);
            line.push_str(", ");
        }
        text.line(line.trim_end());
    });
}

/// About the file of links.
const LINKS: &str = "Addresses of operations, for links in answers: `context.url(&links::…)`.";

/// The line after what every file begins with.
const FIRST_LINE: usize = 5;

fn begin(about: &str, settings: &Settings) -> Text {
    header(about, &settings.document, &settings.command)
}
