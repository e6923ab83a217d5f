//! Schemas to types: `tests/cases/types/NAME.yaml` gives `NAME.rs`.
//!
//! A case leaves out what does not matter (`openapi`, `info`, an empty `paths`). Without paths, every schema of
//! `components` is used in a response; with paths, what their operations take and answer is used as they say.

use std::path::{Path, PathBuf};

use contract::findings::Findings;
use contract::model::{Api, Direction, MediaType};
use contract::source::{Limits, Memory, Sources};
use libtest_mimic::Trial;
use stubgen::ir::{Home, TypeId, TypeTable};
use stubgen::types::{Types, emit, emit_patterns};
use stubgen::{Settings, Text};

use crate::golden;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    golden::trials("types", "rs", rust)
}

/// What is found, and the text of every type, file by file.
pub(crate) fn rust(document: &str) -> String {
    let sources = sources(document);
    let (api, read) = Api::read(&sources);
    let api = api.expect("a case is an OpenAPI document");
    let settings = Settings {
        document: "case.yaml".to_owned(),
        command: "cargo test".to_owned(),
        opens_response_enums: document.contains("x-opens-response-enums: true"),
        ..Settings::default()
    };
    let (table, findings) = lowered(&api, &settings);
    let mut out = String::new();
    for finding in read.iter().chain(&findings) {
        let place = &finding.place;
        out.push_str(&format!(
            "// {}[{}] {}: {} {}\n",
            finding.level.name(),
            finding.rule.id,
            place.pointer,
            finding.message,
            finding.help
        ));
    }
    let mut homes = vec![Home::Shared];
    homes.extend((0..api.operations().count().max(1)).map(Home::Tag));
    for home in homes {
        let mut text = Text::new();
        emit_all(&table, home, &mut text);
        let text = text.finish();
        if !text.is_empty() {
            let file = match home {
                Home::Tag(tag) => format!("tag_{tag}.rs"),
                _ => "shared.rs".to_owned(),
            };
            out.push_str(&format!("// ── {file}\n{text}\n"));
        }
    }
    let patterns = emit_patterns(&table);
    if !patterns.is_empty() {
        out.push_str(&format!("// ── patterns.rs\n{patterns}"));
    }
    out
}

/// The document with what the case leaves out.
pub(crate) fn sources(document: &str) -> Sources {
    let mut whole = String::new();
    for (key, line) in
        [("openapi:", "openapi: 3.0.3\n"), ("info:", "info: {title: Case, version: '1'}\n"), ("paths:", "paths: {}\n")]
    {
        if !document.lines().any(|line| line.starts_with(key)) {
            whole.push_str(line);
        }
    }
    whole.push_str(document);
    let files = Memory([(PathBuf::from("case.yaml"), whole.into_bytes())].into());
    Sources::open(Path::new("case.yaml"), Box::new(files), Limits::default()).expect("the case is there")
}

fn lowered<'s>(api: &Api<'s>, settings: &Settings) -> (TypeTable, Findings) {
    let mut types = Types::new(api, settings);
    let mut use_content = |content: &[MediaType<'s>], direction, hint: &str, tag| {
        for schema in content.iter().filter_map(|media_type| media_type.schema) {
            types.value(schema, direction, hint, tag);
        }
    };
    for (tag, (_, _, operation)) in api.operations().enumerate() {
        let id = operation.id.unwrap_or("op");
        if let Some(body) = operation.request_body {
            use_content(&api[body.id].content, Direction::Request, &format!("{id}Body"), tag);
        }
        for (_, response) in &operation.responses.by_status {
            use_content(&api[response.id].content, Direction::Response, &format!("{id}Response"), tag);
        }
    }
    if api.paths.is_empty() {
        for (key, used) in &api.components.schemas {
            types.value(*used, Direction::Response, key.as_str().unwrap_or_default(), 0);
        }
    }
    types.finish()
}

/// Every type of a file, in the order of the document.
pub(crate) fn emit_all(table: &TypeTable, home: Home, text: &mut Text) {
    for (idx, _) in table.types.iter().enumerate().filter(|(_, def)| def.home == home) {
        text.line("");
        emit(table, TypeId(idx), text);
    }
}
