//! Operations to Rust: `tests/cases/operations/NAME.yaml` gives `NAME.rs`.
//!
//! A golden file is what a generated crate holds under `src/generated/`, each file as a module, so that it can be
//! compiled as it stands. The findings come first, as comments.

use contract::findings::Findings;
use contract::model::Api;
use libtest_mimic::Trial;
use stubgen::ir::{Contract, Home, TypeTable};
use stubgen::operations::{
    emit_links, emit_mock, emit_operations, emit_rejections, emit_representations, emit_responses, emit_security,
    emit_tag, exports, lower, lower_rejections,
};
use stubgen::types::{Types, emit_patterns};
use stubgen::{MockValues, Only, Settings, Text};

use crate::golden;
use crate::types::{emit_all, sources};

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    golden::trials("operations", "rs", rust)
}

/// What is found, and every file as a module.
pub(crate) fn rust(document: &str) -> String {
    let sources = sources(document);
    let (api, _) = Api::read(&sources);
    let api = api.expect("a case is an OpenAPI document");
    let settings = settings(&api);
    let mut types = Types::new(&api, &settings);
    let (mut contract, mut findings) = lower(&api, &settings, &mut types);
    let (table, unsupported) = types.finish();
    contract.rejections = lower_rejections(&contract, &table);
    findings.append(unsupported);
    findings.sort();
    let mut text = Text::new();
    text.line("//! Written by `tests/it/operations.rs`.");
    report(&findings, &contract, &mut text);
    modules(&contract, &table, &mut MockValues::new(&api), &mut text);
    text.finish()
}

/// A case chooses by `x-` fields at the top of its document.
fn settings(api: &Api<'_>) -> Settings {
    let chosen = |key: &str| api.node.get(key);
    let only = chosen("x-only").map(|only| only.items().filter_map(contract::source::Node::as_str).collect::<Vec<_>>());
    let only = only.unwrap_or_default().into_iter().map(|one| match one.split_once(':') {
        Some(("tag", name)) => Only::Tag(name.to_owned()),
        Some((_, id)) => Only::Operation(id.to_owned()),
        None => Only::Operation(one.to_owned()),
    });
    Settings {
        document: "case.yaml".to_owned(),
        command: "cargo test".to_owned(),
        answers_unimplemented: chosen("x-answers-unimplemented").and_then(contract::source::Node::as_bool)
            == Some(true),
        only: only.collect(),
        ..Settings::default()
    }
}

fn report(findings: &Findings, contract: &Contract, text: &mut Text) {
    for finding in findings {
        let (level, rule, place) = (finding.level.name(), finding.rule.id, &finding.place.pointer);
        text.line(format!("// {level}[{rule}] {place}: {} {}", finding.message, finding.help));
    }
    for only in &contract.unmatched {
        text.line(format!("// no operation fits {only:?}"));
    }
}

fn modules(contract: &Contract, table: &TypeTable, values: &mut MockValues<'_, '_>, text: &mut Text) {
    let exports = exports(contract);
    let of_home = |home: Home| table.types.iter().filter(move |def| def.home == home).map(|def| def.name.clone());
    for (idx, tag) in contract.tags.iter().enumerate() {
        let names: Vec<String> = exports.tags[idx].iter().cloned().chain(of_home(Home::Tag(idx))).collect();
        module(&tag.module, &names, text, |text| {
            emit_tag(contract, table, idx, text);
            emit_all(table, Home::Tag(idx), text);
        });
    }
    let shared: Vec<String> = of_home(Home::Shared).collect();
    if !shared.is_empty() {
        module("shared", &shared, text, |text| emit_all(table, Home::Shared, text));
    }
    module("responses", &exports.responses, text, |text| emit_responses(contract, table, text));
    if !contract.rejections.is_empty() {
        module("rejections", &exports.rejections, text, |text| emit_rejections(contract, table, text));
    }
    if !exports.security.is_empty() {
        module("security", &exports.security, text, |text| emit_security(contract, text));
    }
    if !contract.representations.offers.is_empty() || !contract.representations.xml.is_empty() {
        module("representations", &[], text, |text| emit_representations(contract, text));
    }
    module("links", &[], text, |text| emit_links(contract, table, text));
    module("operations", &exports.operations, text, |text| emit_operations(contract, text));
    module("mock", &["Mock".to_owned()], text, |text| emit_mock(contract, table, values, text));
    if !table.patterns.is_empty() {
        module("patterns", &[], text, |text| emit_patterns(table).lines().for_each(|line| text.line(line)));
    }
}

fn module(name: &str, names: &[String], text: &mut Text, inside: impl FnOnce(&mut Text)) {
    text.line("");
    text.block(format!("mod {name} {{"), "}", inside);
    if !names.is_empty() {
        text.line(format!("pub use {name}::{{{}}};", names.join(", ")));
    }
}
