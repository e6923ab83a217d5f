//! Documents that become crates: those of `tests/stubs/documents`, the golden cases of `stubgen`, and our own service.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use contract::findings::Level;
use contract::model::Api;
use contract::source::{Disk, Limits, Sources};
use stubgen::{File, Scaffold, Settings, Stubs, package_name};

use crate::workshop::root;

/// Every fixture.
pub(super) static FIXTURES: LazyLock<Vec<Fixture>> = LazyLock::new(Fixture::all);

/// A document and the stubs made of it.
pub(super) struct Fixture {
    /// Name of its crate: `fixture-` and the document's name.
    pub(super) package: String,
    pub(super) stubs: Stubs,
}

impl Fixture {
    fn all() -> Vec<Fixture> {
        let documents = documents_in("tests/stubs/documents").into_iter().chain([root().join("spec/service.yaml")]);
        let mut fixtures: Vec<Fixture> = documents.map(|path| Fixture::of_document(&path)).collect();
        fixtures
            .extend(documents_in("crates/stubgen/tests/cases/types").iter().filter_map(|path| Fixture::of_case(path)));
        fixtures
    }

    fn of_document(path: &Path) -> Fixture {
        let sources = Sources::open(path, Box::new(Disk), Limits::default()).expect("the document can be opened");
        let fixture = Fixture::made(&format!("fixture-{}", stem(path)), &sources);
        fixture.unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    }

    /// A golden case leaves out what every document has; where it has only schemas, each is made the answer of an
    /// operation. Cases about what cannot be expressed have no stubs.
    fn of_case(path: &Path) -> Option<Fixture> {
        let case = fs::read_to_string(path).expect("a case can be read");
        let has = |key: &str| case.lines().any(|line| line.starts_with(key));
        let mut document = String::new();
        if !has("openapi:") {
            document += "openapi: 3.0.3\n";
        }
        if !has("info:") {
            document += "info: {title: Case, version: '1'}\n";
        }
        if !has("paths:") {
            document += &paths_of(&format!("{document}paths: {{}}\n{case}"));
        }
        Fixture::made(&format!("golden-{}", stem(path)), &Sources::from_text("case.yaml", document + &case)).ok()
    }

    fn made(package: &str, sources: &Sources) -> Result<Fixture, String> {
        let (api, read) = Api::read(sources);
        let api = api.filter(|_| read.count(Level::Error) == 0).ok_or_else(|| format!("{read:?}"))?;
        let text = sources.main().text();
        let settings = Settings {
            document: sources.main().name().rsplit('/').next().unwrap_or_default().to_owned(),
            command: "cargo test".to_owned(),
            answers_unimplemented: text.contains("x-answers-unimplemented: true"),
            opens_response_enums: text.contains("x-opens-response-enums: true"),
            ..Settings::default()
        };
        let stubs = stubgen::generate(&api, &settings);
        if stubs.findings.count(Level::Error) > 0 {
            return Err(format!("{:?}", stubs.findings));
        }
        Ok(Fixture { package: package_name(package), stubs })
    }

    /// The sources of the crate, as `cargo xtask stubs` lays them out.
    pub(super) fn files(&self) -> Vec<(String, String)> {
        let Stubs { files, mock, title, n_operations, .. } = &self.stubs;
        let scaffold = Scaffold {
            package: &self.package,
            document: "",
            title,
            n_operations: *n_operations,
            dependencies: "",
            is_alone: false,
            test: None,
        };
        let library = stubgen::scaffold(&scaffold).into_iter().find(|file| file.path == "src/lib.rs");
        let generated = files.iter().map(|File { path, text }| (format!("src/generated/{path}"), text.clone()));
        let around = [library.expect("a crate has a library"), mock.clone()];
        generated.chain(around.map(|File { path, text }| (path, text))).collect()
    }

    /// The document inside the crate: whole, in one file.
    pub(super) fn document(&self) -> &str {
        let document = self.stubs.files.iter().find(|file| file.path == "document.json");
        &document.expect("stubs hold their document").text
    }
}

/// The documents in a folder of the workspace, by name.
pub(crate) fn documents_in(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder of documents is there");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    let mut documents: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|ext| ext == "yaml")).collect();
    documents.sort();
    assert!(!documents.is_empty(), "{folder} holds no documents");
    documents
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// An operation for each schema of a document.
fn paths_of(document: &str) -> String {
    let sources = Sources::from_text("case.yaml", document);
    let (api, _) = Api::read(&sources);
    let mut paths = String::from("paths:\n");
    for (idx, (key, _)) in api.iter().flat_map(|api| &api.components.schemas).enumerate() {
        let key = key.as_str().unwrap_or_default().replace('~', "~0").replace('/', "~1");
        let content = format!("content: {{application/json: {{schema: {{$ref: '#/components/schemas/{key}'}}}}}}");
        paths += &format!("  /{idx}: {{get: {{responses: {{'200': {{description: One., {content}}}}}}}}}\n");
    }
    paths
}
