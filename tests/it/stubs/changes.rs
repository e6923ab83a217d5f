//! The table "what the compiler tells you" of CONTRIBUTING.md: a document is edited, its stubs are made anew, and the
//! compiler leads whoever implements them to the place.
//!
//! One row is one edit of `tests/stubs/changes/kennel.yaml`; beside it stands the service that must follow it.

use std::fs;

use contract::findings::Level;
use contract::model::Api;
use contract::source::Sources;
use stubgen::Settings;

use crate::workshop::{CHECKED, Message, root};

/// One change of a document, and what the compiler says to it.
pub(super) struct Row {
    /// As the table calls it.
    change: &'static str,
    /// Texts of the document, each with what takes its place.
    edits: &'static [(&'static str, &'static str)],
    /// Number of the error.
    code: &'static str,
    /// Beginning of its text.
    says: &'static str,
}

/// The crate of the document as it is.
pub(super) const UNCHANGED: &str = "unchanged";

/// Every row of the table.
pub(super) const ROWS: &[Row] = &[
    Row {
        change: "an operation is added",
        edits: &[(
            "  /dogs/{id}:\n",
            "  /dogs/{id}/walk:\n    post: {operationId: walkDog, tags: [Dogs], parameters: [{name: id, in: path, \
             required: true, schema: {type: integer}}], responses: {'204': {description: Walked.}}}\n  /dogs/{id}:\n",
        )],
        code: "E0046",
        says: "not all trait items implemented, missing: `walk_dog`",
    },
    Row {
        change: "an operation is removed",
        edits: &[("    post:\n      operationId: addDog\n", "    x-post:\n      operationId: addDog\n")],
        code: "E0407",
        says: "method `add_dog` is not a member of trait `DogsApi`",
    },
    Row {
        change: "a parameter is added",
        edits: &[(
            "        - {name: limit, in: query, schema: {type: integer, format: int32}}\n",
            "        - {name: limit, in: query, schema: {type: integer, format: int32}}\n        \
             - {name: breed, in: query, schema: {type: string}}\n",
        )],
        code: "E0053",
        says: "method `list_dogs` has an incompatible type for trait",
    },
    Row {
        change: "the type of a parameter changes",
        edits: &[(
            "{name: id, in: path, required: true, schema: {type: integer, format: int64}}",
            "{name: id, in: path, required: true, schema: {type: string}}",
        )],
        code: "E0053",
        says: "method `read_dog` has an incompatible type for trait",
    },
    Row {
        change: "a field is added",
        edits: &[("        name: {type: string}\n", "        name: {type: string}\n        age: {type: integer}\n")],
        code: "E0063",
        says: "missing field `age` in initializer of `dogs::Dog`",
    },
    Row {
        change: "a field of a response is renamed",
        edits: &[("required: [id, name]", "required: [id, callName]"), ("        name: {", "        callName: {")],
        code: "E0560",
        says: "struct `dogs::Dog` has no field named `name`",
    },
    Row {
        change: "a field of a request is renamed",
        edits: &[("required: [title]", "required: [called]"), ("        title: {", "        called: {")],
        code: "E0609",
        says: "no field `title` on type `dogs::NewDog`",
    },
    Row {
        change: "a status is removed",
        edits: &[("        '202': {description: To be added when there is room.}\n", "")],
        code: "E0432",
        says: "unresolved import `crate::AddDogResponse`",
    },
    Row {
        change: "security is added",
        edits: &[("      operationId: listDogs\n", "      operationId: listDogs\n      security: [{token: []}]\n")],
        code: "E0277",
        says: "the trait bound `Kennel: Authenticate` is not satisfied",
    },
];

impl Row {
    /// Name of its crate.
    pub(super) fn package(&self) -> String {
        format!("change-{}", self.change.replace(' ', "-"))
    }

    /// The sources of its crate: the stubs of the edited document, and the service as it was.
    pub(super) fn files(&self) -> Vec<(String, String)> {
        let mut document = read("kennel.yaml");
        for (old, new) in self.edits {
            assert_eq!(document.matches(old).count(), 1, "{}: {old:?} stands in one place", self.change);
            document = document.replace(old, new);
        }
        files(&document)
    }
}

/// The sources of the crate of the document as it is.
pub(super) fn unchanged() -> Vec<(String, String)> {
    files(&read("kennel.yaml"))
}

fn files(document: &str) -> Vec<(String, String)> {
    let sources = Sources::from_text("kennel.yaml", document);
    let (api, findings) = Api::read(&sources);
    let api = api.unwrap_or_else(|| panic!("{findings:?}"));
    let settings = Settings { document: "kennel.yaml".into(), command: "cargo test".into(), ..Settings::default() };
    let stubs = stubgen::generate(&api, &settings);
    assert_eq!(stubs.findings.count(Level::Error), 0, "{:?}", stubs.findings);
    let library = "//! A kennel.\n\nmod generated;\npub mod service;\n\npub use generated::*;\npub use stub_runtime as runtime;\n";
    let mut files: Vec<(String, String)> =
        stubs.files.into_iter().map(|file| (format!("src/generated/{}", file.path), file.text)).collect();
    files.push(("src/lib.rs".to_owned(), library.to_owned()));
    files.push(("src/service.rs".to_owned(), read("service.rs")));
    files
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join("tests/stubs/changes").join(name)).expect("the file is there")
}

fn errors_of(package: &str) -> Vec<&'static Message> {
    CHECKED.iter().filter(|message| message.package == package).collect()
}

fn rendered(errors: &[&Message]) -> String {
    errors.iter().map(|message| message.rendered.as_str()).collect::<Vec<_>>().join("\n")
}

#[test]
#[ignore = "long"]
fn the_service_fits_the_document_as_it_is() {
    let errors = errors_of(UNCHANGED);
    assert!(errors.is_empty(), "{}", rendered(&errors));
}

#[test]
#[ignore = "long"]
fn the_compiler_leads_to_what_a_change_touches() {
    let mut faults = Vec::new();
    for row in ROWS {
        let Row { change, code, says, .. } = row;
        let errors = errors_of(&row.package());
        let is_it = |error: &&Message| {
            let is_said = error.code.as_deref() == Some(*code) && error.text.starts_with(says);
            is_said && error.file.ends_with("src/service.rs")
        };
        if !errors.iter().any(is_it) {
            faults.push(format!("{change}: {code}: {says}: is not said of the service, but\n{}", rendered(&errors)));
        }
        // Others may point into the stubs, but never without the place that has to change.
        let lost = errors.iter().filter(|error| !error.rendered.contains("src/service.rs"));
        faults.extend(lost.map(|error| format!("{change}: nothing leads to the service\n{}", error.rendered)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_table_in_contributing_is_what_is_tested() {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the page is there");
    let table = page.split("| you change | the compiler says |\n|---|---|\n").nth(1).expect("the page has the table");
    let written: Vec<&str> = table.lines().take_while(|line| line.starts_with('|')).collect();
    let tested: Vec<String> =
        ROWS.iter().map(|Row { change, code, says, .. }| format!("| {change} | {code}: {says} |")).collect();
    assert_eq!(written, tested);
}
