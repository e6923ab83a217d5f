//! Documents that mean harm: whatever they say, there is a client that Rust can read, or a finding, and no panic.

use libtest_mimic::{Failed, Trial};

use crate::document::with_client;

/// Each is a path, and what stands under it.
const DOCUMENTS: &[(&str, &str)] = &[
    ("two variables without a separator", "/a/{x}{y}: {get: {responses: {'200': {description: d}}}}"),
    ("a variable twice", "/a/{x}/{x}: {get: {responses: {'200': {description: d}}}}"),
    ("slashes in a row", "//a//b: {get: {responses: {'200': {description: d}}}}"),
    ("query and fragment in the path", "'/a?b={c}#d': {get: {responses: {'200': {description: d}}}}"),
    ("a path without a slash", "a: {get: {responses: {'200': {description: d}}}}"),
    ("an empty path", "'': {get: {responses: {'200': {description: d}}}}"),
    ("quotes in the path", r#"'/a"b\c`d': {get: {responses: {'200': {description: d}}}}"#),
    ("an operationId of signs", "/a: {get: {operationId: '???', responses: {'200': {description: d}}}}"),
    (
        "an operationId that turns around",
        "/a: {get: {operationId: \"a\\u202eb\", responses: {'200': {description: d}}}}",
    ),
    (
        "the same operationId in two spellings",
        "/a: {get: {operationId: getPet, responses: {'200': {description: d}}}, put: {operationId: get_pet, responses: {'200': {description: d}}}, post: {operationId: GetPet, responses: {'200': {description: d}}}}",
    ),
    (
        "operations with the names of what every file uses",
        "/a: {get: {operationId: error, responses: {'200': {description: d}}}, put: {operationId: new, responses: {'200': {description: d}}}, post: {operationId: self, responses: {'200': {description: d}}}, patch: {operationId: result, responses: {'200': {description: d}}}, delete: {operationId: operations, responses: {'200': {description: d}}}, head: {operationId: string, responses: {'200': {description: d}}}}",
    ),
    (
        "parameters with the names of what every builder uses",
        "/a: {get: {parameters: [{name: client, in: query, schema: {type: string}}, {name: self, in: query, schema: {type: string}}, {name: body, in: query, schema: {type: string}}, {name: send, in: query, schema: {type: string}}, {name: call, in: query, schema: {type: string}}, {name: answer, in: query, schema: {type: string}}, {name: value, in: query, schema: {type: string}}, {name: type, in: query, schema: {type: string}}, {name: new, in: query, schema: {type: string}}, {name: clone, in: query, schema: {type: string}}], requestBody: {content: {text/plain: {}}}, responses: {'200': {description: d}}}}",
    ),
    (
        "parameters that differ only in signs",
        "/a: {get: {parameters: [{name: 'a[]', in: query, schema: {type: string}}, {name: a, in: query, schema: {type: string}}, {name: a, in: header, schema: {type: string}}, {name: A, in: query, schema: {type: string}}, {name: '!', in: query, schema: {type: string}}, {name: 'a{b}\"', in: query, schema: {type: string}}], responses: {'200': {description: d}}}}",
    ),
    (
        "an object in the path",
        "/a/{x}: {get: {parameters: [{name: x, in: path, required: true, schema: {type: object, properties: {a: {type: string}}}}], responses: {'200': {description: d}}}}",
    ),
    (
        "a description that is a test and a comment",
        "/a: {get: {summary: \"*/ ```\", description: \"    fn main() { panic!() }\\n\\n```rust\\nloop {}\\n<b>[x]\", responses: {'200': {description: d}}}}",
    ),
    ("no responses", "/a: {get: {responses: {}}}"),
    ("only a redirect", "/a: {get: {responses: {'302': {description: d}}}}"),
    (
        "media types that are none",
        "/a: {post: {requestBody: {content: {'*/*': {}, '': {}, 'é': {}}}, responses: {'200': {description: d, content: {'': {}}}}}}",
    ),
    (
        "an encoding of what is not there",
        "/a: {post: {requestBody: {content: {multipart/form-data: {encoding: {x: {contentType: 'a/b, c/d'}}}}}, responses: {'200': {description: d}}}}",
    ),
    ("a body of no media type", "/a: {post: {requestBody: {content: {}}, responses: {'200': {description: d}}}}"),
];

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |(name, item): &(&str, &'static str)| {
        let item = *item;
        Trial::test(format!("hostile {name}"), move || is_read(&format!("paths:\n  {item}\n")))
    };
    DOCUMENTS.iter().map(trial).collect()
}

/// Every file is Rust.
fn is_read(document: &str) -> Result<(), Failed> {
    with_client(document, |client| {
        if client.files.is_empty() && client.findings.is_empty() {
            return Err("neither files nor findings".into());
        }
        for file in &client.files {
            syn::parse_file(&file.text).map_err(|error| format!("{}: {error}\n{}", file.path, file.text))?;
        }
        Ok(())
    })
}
