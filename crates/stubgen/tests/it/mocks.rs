//! Documents to the values of their mocks: `tests/cases/mocks/NAME.yaml` gives `NAME.txt`.
//!
//! A case leaves out what does not matter. Without paths, every schema of `components` whose name begins in lower case is
//! an answer of its own. First come the values, then the reasons why there is none.

use contract::model::Api;
use libtest_mimic::Trial;
use stubgen::Settings;

use crate::golden;
use crate::types::sources;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = golden::trials("mocks", "txt", values);
    trials.extend(HOSTILE.map(|(name, document)| {
        Trial::test(format!("mocks end: {name}"), move || {
            values(&document());
            Ok(())
        })
    }));
    trials
}

type Hostile = (&'static str, fn() -> String);

/// Documents that would keep a careless maker busy for ever.
const HOSTILE: [Hostile; 4] = [
    ("each level refers twice to the next", || doubling("required: [a, b], ")),
    ("each level may refer twice to the next", || doubling("")),
    ("alternatives inside alternatives, none of which can be", || {
        let nested = (0..12).fold("{enum: []}".to_owned(), |inner, _| format!("{{oneOf: [{inner}, {inner}]}}"));
        schemas(&format!("    nested: {nested}\n"))
    }),
    ("joined to themselves", || {
        let joined = |names: &[&str]| {
            let parts: Vec<_> = names.iter().map(|name| format!("{{$ref: '#/components/schemas/{name}'}}")).collect();
            format!("{{allOf: [{}]}}\n", parts.join(", "))
        };
        schemas(&format!("    a: {}    b: {}    c: {}", joined(&["a", "b"]), joined(&["a"]), joined(&["c"])))
    }),
];

fn doubling(required: &str) -> String {
    let level = |n: usize| {
        let next = format!("{{$ref: '#/components/schemas/s{}'}}", n + 1);
        format!("    s{n}: {{type: object, {required}properties: {{a: {next}, b: {next}}}}}\n")
    };
    let levels: String = (0..40).map(level).collect();
    schemas(&(levels + "    s40: {type: string}\n"))
}

fn schemas(schemas: &str) -> String {
    format!("components:\n  schemas:\n{schemas}")
}

fn values(document: &str) -> String {
    let paths = if document.contains("\npaths:") { String::new() } else { paths(document) };
    let sources = sources(&format!("{document}{paths}"));
    let (api, _) = Api::read(&sources);
    let stubs = stubgen::generate(&api.expect("a case is an OpenAPI document"), &Settings::default());
    let values = stubs.files.into_iter().find(|file| file.path == "mock.json").expect("stubs hold the mock's values");
    let reasons = stubs.mock.text.lines().filter_map(|line| Some(line.split_once("unmade(\"")?.1.split_once("\")")?.0));
    let lines = values.text.lines().map(|line| line.replace("/get/responses/200/content/application~1json", ""));
    lines.chain(reasons.map(|reason| reason.replace("\\\"", "\""))).map(|line| line + "\n").collect()
}

/// An operation for each schema.
fn paths(document: &str) -> String {
    let sources = sources(document);
    let (api, _) = Api::read(&sources);
    let schemas = &api.as_ref().expect("a case is an OpenAPI document").components.schemas;
    let names = schemas.iter().filter_map(|(key, _)| key.as_str()).filter(|name| name.starts_with(char::is_lowercase));
    let path = |name: &str| {
        let content = format!("application/json: {{schema: {{$ref: '#/components/schemas/{name}'}}}}");
        format!("  /{name}: {{get: {{responses: {{'200': {{description: One., content: {{{content}}}}}}}}}}}\n")
    };
    std::iter::once("paths:\n".to_owned()).chain(names.map(path)).collect()
}
