//! Inputs that are too large or too odd to keep as files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use contract::source::Memory;
use libtest_mimic::{Failed, Trial};

use crate::cases::snapshot;
use crate::lint::rendered;

/// A name, a file's name, and its bytes.
type Case = (&'static str, &'static str, fn() -> Vec<u8>);

pub(crate) fn trials() -> Vec<Trial> {
    let cases: [Case; 11] = [
        ("empty-file", "openapi.yaml", || Vec::new()),
        ("only-comments", "openapi.yaml", || b"# nothing yet\n\n".to_vec()),
        ("not-utf8-latin1", "openapi.yaml", || b"openapi: 3.0.3\ninfo:\n  title: Ve\xEDculos\n".to_vec()),
        ("not-utf8-utf16", "openapi.yaml", || {
            "\u{feff}openapi: 3.0.3".encode_utf16().flat_map(u16::to_le_bytes).collect()
        }),
        ("deep-json", "openapi.json", || "[".repeat(100_000).into_bytes()),
        ("deep-json-objects", "openapi.json", || r#"{"a":"#.repeat(100_000).into_bytes()),
        ("deep-yaml-flow", "openapi.yaml", || format!("openapi: 3.0.3\nx-deep: {}", "[".repeat(100_000)).into_bytes()),
        ("deep-yaml-block", "openapi.yaml", || {
            format!("openapi: 3.0.3\nx-deep:\n  {}1", "- ".repeat(100_000)).into_bytes()
        }),
        ("larger-than-the-limit", "openapi.yaml", || {
            format!("openapi: 3.0.3\n# {}\n", "x".repeat(20 << 20)).into_bytes()
        }),
        ("one-long-line", "openapi.json", one_long_line),
        ("byte-order-mark", "openapi.yaml", || {
            "\u{feff}openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n".into()
        }),
    ];
    let made = cases
        .into_iter()
        .map(|(name, file, bytes)| Trial::test(format!("hostile {name}"), move || check(name, file, bytes())));
    let whole = [
        Trial::test("hostile long chain of references", long_chain_of_references),
        Trial::test("hostile wide document", wide_document),
    ];
    made.chain(whole).collect()
}

fn check(name: &str, file: &str, bytes: Vec<u8>) -> Result<(), Failed> {
    let path = PathBuf::from(file);
    let files = Memory(BTreeMap::from([(path.clone(), bytes)]));
    snapshot(&format!("hostile/{name}"), &rendered(&path, files))
}

/// A fault in the middle of a megabyte without a line break: the excerpt must stay short.
fn one_long_line() -> Vec<u8> {
    let padding = "é".repeat(500_000);
    let text = format!(
        r#"{{"openapi":"3.0.3","info":{{"title":"{padding}","version":1,"description":"{padding}"}},"paths":{{}}}}"#
    );
    text.into_bytes()
}

/// Twenty thousand schemas, each a property of the one before: reading must not follow them on the stack.
fn long_chain_of_references() -> Result<(), Failed> {
    let mut text = String::from(r#"{"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{},"#);
    text.push_str(r#""components":{"schemas":{"#);
    let n_schemas = 20_000;
    for idx in 0..n_schemas {
        let next = (idx + 1) % n_schemas;
        let comma = if idx == 0 { "" } else { "," };
        let schema = format!(r##"{comma}"S{idx}":{{"allOf":[{{"$ref":"#/components/schemas/S{next}"}}]}}"##);
        text.push_str(&schema);
    }
    text.push_str("}}}");
    let path = Path::new("openapi.json");
    let rendered = rendered(path, Memory(BTreeMap::from([(path.to_owned(), text.into_bytes())])));
    // Each of them demands itself through the others, and no operation uses any.
    let summary = rendered.lines().last().unwrap_or_default();
    if summary == "40000 warnings in 1 document" { Ok(()) } else { Err(summary.to_owned().into()) }
}

/// Ten thousand of everything that is looked up by name: work that grows with the square would take minutes here.
fn wide_document() -> Result<(), Failed> {
    let each = |line: fn(usize) -> String| (0..10_000).map(line).collect::<Vec<_>>().join("\n");
    let text = [
        "openapi: 3.0.3\ninfo: {title: Wide, version: '1'}\ntags:".to_owned(),
        each(|idx| format!("  - {{name: t{idx}}}")),
        "paths:".to_owned(),
        each(|idx| {
            let (a, b) = if idx % 2 == 0 {
                (format!("a{idx}"), "{x}".to_owned())
            } else {
                ("{x}".to_owned(), format!("b{idx}"))
            };
            format!(
                "  /{a}/{b}: {{get: {{operationId: o{idx}, tags: [t{idx}], security: [{{s{idx}: []}}], responses: {{}}}}}}"
            )
        }),
        "  /wide:\n    parameters:".to_owned(),
        each(|idx| format!("      - {{name: p{idx}, in: query, schema: {{type: string}}}}")),
        "components:\n  securitySchemes:".to_owned(),
        each(|idx| format!("    s{idx}: {{type: http, scheme: basic}}")),
        "  schemas:\n    Wide:\n      type: object\n      required:".to_owned(),
        each(|idx| format!("        - r{idx}")),
        "      properties:".to_owned(),
        each(|idx| format!("        r{idx}: {{type: string}}")),
    ];
    let path = Path::new("openapi.yaml");
    let rendered = rendered(path, Memory(BTreeMap::from([(path.to_owned(), text.join("\n").into_bytes())])));
    let summary = rendered.lines().last().unwrap_or_default();
    // No responses and an undeclared variable in each operation; half of the paths meet the other half.
    if summary == "20000 errors, 10000 warnings in 1 document" { Ok(()) } else { Err(summary.to_owned().into()) }
}
