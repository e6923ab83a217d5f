//! Documents of cases, and what is made of them.

use clientgen::{Client, Settings, generate};
use contract::model::Api;
use contract::source::Sources;

/// The document with what the case leaves out: `openapi`, `info`, an empty `paths`.
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
    Sources::from_text("case.yaml", whole)
}

/// Makes the client of a case and hands it on.
pub(crate) fn with_client<T>(document: &str, read: impl FnOnce(&Client<'_>) -> T) -> T {
    with_settings(document, Settings::default(), read)
}

/// The same for a client whose types describe themselves.
pub(crate) fn with_described_client<T>(document: &str, read: impl FnOnce(&Client<'_>) -> T) -> T {
    with_settings(document, Settings { schemas: true, ..Settings::default() }, read)
}

fn with_settings<T>(document: &str, settings: Settings, read: impl FnOnce(&Client<'_>) -> T) -> T {
    let sources = sources(document);
    let (api, _) = Api::read(&sources);
    let api = api.expect("a case is an OpenAPI document");
    let settings = Settings { document: "case.yaml".to_owned(), command: "cargo test".to_owned(), ..settings };
    read(&generate(&api, &settings))
}

/// What was found, and what was changed, as lines of comment.
pub(crate) fn report(client: &Client<'_>) -> String {
    let mut out = String::new();
    for finding in &client.findings {
        let (level, rule, place) = (finding.level.name(), finding.rule.id, &finding.place.pointer);
        out.push_str(&format!("// {level}[{rule}] {place}: {} {}\n", finding.message, finding.help));
    }
    for change in &client.changes {
        let place = change.node.pointer();
        out.push_str(&format!("// {place}: {}: {}\n", change.kind, change.message));
        if let Some(lost) = &change.lost {
            out.push_str(&format!("//     lost: {lost}\n"));
        }
    }
    out
}

/// The text of a file.
pub(crate) fn file<'c>(client: &'c Client<'_>, path: &str) -> &'c str {
    client.files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
}

/// What stands below the header of a file.
pub(crate) fn after_header(text: &str) -> &str {
    text.split_once("\n\n").map_or("", |(_, rest)| rest)
}
