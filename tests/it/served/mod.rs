//! The document that poem-openapi serves means what the contract means.

use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use contract::diff::judge::{self, DiffFinding, Evidence};
use contract::model::Api;
use contract::source::{Disk, Limits, Sources};
use contractual::check::WORDED_OTHERWISE;
use poem::endpoint::BoxEndpoint;
use poem::http::Method;
use poem_openapi::OpenApi;
use poem_openapi::registry::{MetaApi, Registry};
use stub_runtime::document;
use stubgen::embed::document_json;

thread_local! {
    /// The document of the test that runs in this thread: poem-openapi asks the type, not a value.
    static DOCUMENT: Cell<&'static str> = const { Cell::new("") };
}

/// An API that says what its document says and answers nothing.
struct Silent;

impl OpenApi for Silent {
    fn meta() -> Vec<MetaApi> {
        document::meta(DOCUMENT.get())
    }

    fn register(registry: &mut Registry) {
        document::register(DOCUMENT.get(), registry);
    }

    fn add_routes(self, _: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {}
}

#[test]
fn the_contracts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let names = ["service.yaml", "triggers.yaml", "operator.yaml"];
    let differences: Vec<String> = names.iter().flat_map(|name| differences(&folder.join(name))).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn documents_with_every_feature() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("it/served/documents");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path()).filter(|path| path.is_file());
    let differences: Vec<String> = paths.flat_map(|path| differences(&path)).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// Differences of a document and its served form.
fn differences(path: &Path) -> Vec<String> {
    let name = path.display();
    let sources = Sources::open(path, Box::new(Disk), Limits::default()).expect("the document can be opened");
    let (api, _) = Api::read(&sources);
    let api = api.unwrap_or_else(|| panic!("{name} is no OpenAPI"));
    DOCUMENT.set(document_json(&api, |_, _| true).leak());

    let spec = document::service(Silent, DOCUMENT.get()).spec();
    let served = Sources::from_text("served.json", spec.clone());
    let (served, findings) = Api::read(&served);
    let served = served.unwrap_or_else(|| panic!("what {name} becomes is no OpenAPI: {findings:?}"));
    let mut differences = Vec::new();
    for (old, new, way) in [(&api, &served, "contract to served"), (&served, &api, "served to contract")] {
        let comparison = judge::compare(old, new, &judge::Options::default());
        let found = comparison.findings.iter().filter(|finding| is_difference(finding));
        differences.extend(found.map(|finding| format!("{name}, {way}: {}", told(finding))));
    }
    let (ours, theirs) = (facts(&api), facts(&served));
    differences.extend(ours.symmetric_difference(&theirs).map(|fact| format!("{name}: {fact}")));
    differences
}

/// Whether a finding is more than the same in other words.
fn is_difference(finding: &DiffFinding) -> bool {
    let is_rewritten = WORDED_OTHERWISE.iter().any(|rule| finding.rule.id.starts_with(rule));
    !is_rewritten && !matches!(finding.evidence, Evidence::Equal)
}

fn told(finding: &DiffFinding) -> String {
    let (rule, message, places, evidence) = (finding.rule.id, &finding.message, &finding.places, &finding.evidence);
    format!("{rule}: {message} {places:?} {evidence:?}")
}

/// Parts that are left out of the comparison.
fn facts(api: &Api<'_>) -> BTreeSet<String> {
    let mut facts = BTreeSet::new();
    facts.insert(format!("{:?}", (api.info.title, api.info.version, api.info.description)));
    facts.extend(api.info.contact.iter().map(|contact| format!("{:?}", (contact.name, contact.url, contact.email))));
    facts.extend(api.info.license.iter().map(|license| format!("{:?}", (license.name, license.url))));
    facts.extend(api.servers.iter().map(|server| format!("{:?}", (server.url, server.description))));
    facts.extend(api.external_docs.iter().map(|docs| format!("{:?}", (docs.url, docs.description))));
    facts.extend(api.tags.iter().map(|tag| format!("{:?}", (tag.name, tag.description))));
    for (path, item, operation) in api.operations() {
        let mut tell = |fact: String| facts.insert(format!("{} {path}: {fact}", operation.method.name()));
        tell(format!("{:?} {:?} {}", operation.id, operation.tags, operation.is_deprecated));
        tell(format!("{:?}", operation.summary.or(item.summary)));
        tell(format!("{:?}", operation.description.or(item.description)));
        tell(format!("{:?}", operation.external_docs.as_ref().map(|docs| (docs.url, docs.description))));
        for requirement in api.security_of(operation) {
            let mut schemes: Vec<_> =
                requirement.schemes.iter().map(|(name, scopes)| (name.as_str(), scopes)).collect();
            schemes.sort();
            tell(format!("{schemes:?}"));
        }
        for id in api.parameters_of(item, operation) {
            let parameter = &api[id];
            let (style, explodes) = (parameter.style(), parameter.explodes());
            tell(format!("{:?} {:?} {style:?} {explodes}", parameter.key(), parameter.value.description));
        }
        for (status, response) in &operation.responses.by_status {
            let response = &api[response.id];
            let headers: Vec<_> = response.headers.iter().map(|(name, _)| name).collect();
            let content: Vec<_> = response.content.iter().map(|media_type| media_type.name).collect();
            tell(format!("{status} {} {headers:?} {content:?}", response.description));
        }
    }
    facts
}
