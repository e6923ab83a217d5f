//! The three contracts, as their readers see them.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use contract::findings::Findings;
use contract::findings::render::{Report, render_plain};
use contract::lint::{Options, lint};
use contract::model::Api;
use contract::source::{Disk, Limits, Sources};
use openapiv3::OpenAPI;

use crate::workshop::root;

/// Each document, and how many operations it has: as many as the interface states, or at least those that there were.
const DOCUMENTS: [(&str, RangeInclusive<usize>); 3] =
    [("service.yaml", 35..=35), ("triggers.yaml", 5..=5), ("operator.yaml", 91..=usize::MAX)];

#[test]
fn every_document_is_clean_under_the_house_rules() {
    for (name, _) in DOCUMENTS {
        let findings = lint(&open(name), Options { house_rules: true });
        assert!(findings.is_empty(), "{}", rendered(&findings));
    }
}

#[test]
fn every_document_has_its_operations() {
    for (name, n_operations) in DOCUMENTS {
        let sources = open(name);
        let (api, _) = Api::read(&sources);
        let api = api.expect("the document is OpenAPI");
        let n_found = api.operations().count();
        assert!(n_operations.contains(&n_found), "{name}: {n_found}");
        assert_eq!(api.info.version, "1.84", "{name}");
    }
}

/// Other tools of Rust read documents through `openapiv3`, which knows less than we do.
#[test]
fn other_tools_can_read_every_document_as_it_is_served() {
    for ((name, _), krate) in DOCUMENTS.into_iter().zip(["api", "triggers", "operator"]) {
        let path = root().join("crates").join(krate).join("src/generated/document.json");
        let text = std::fs::read_to_string(path).expect("the document can be read");
        let document: OpenAPI = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let sources = open(name);
        let (api, _) = Api::read(&sources);
        assert_eq!(document.operations().count(), api.unwrap().operations().count(), "{name}");
    }
}

fn open(name: &str) -> Sources {
    Sources::open(&spec(name), Box::new(Disk), Limits::default()).expect("the document can be opened")
}

fn spec(name: &str) -> PathBuf {
    root().join("spec").join(name)
}

fn rendered(findings: &Findings) -> String {
    let mut out = Vec::new();
    let report = Report { tool: "contract", version: "0", findings, n_documents: 1 };
    render_plain(&report, &mut out).expect("a vector can be written to");
    String::from_utf8(out).expect("findings are text")
}
