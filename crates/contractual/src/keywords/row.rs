//! Rows: a keyword of an object of the specifications, and a document without and with it.
//!
//! ```text
//! Contact Object                                        the object; `since 3.1` or `until 3.0` where not all versions are meant
//!   in {info: {title: Shop, contact: @}, paths: PATHS}  a document; the object stands at each `@`
//!   from {name: Ann}                                    the object without the keywords that follow
//!     + email: ann@a.example                            the keyword, added at its end
//!     name: Ann => name: Eve                            another value of a keyword that must be there
//!     url ~ name: Ann => url: 'https://a.example'       the keyword, and the text that it takes the place of
//! ```

use contract::model::Version;

/// Versions, and the releases that documents say they are written in.
pub(super) const VERSIONS: [(Version, &str); 3] =
    [(Version::V3_0, "3.0.3"), (Version::V3_1, "3.1.0"), (Version::V3_2, "3.2.0")];

/// A document whose schemas are bodies of both directions.
const BODIES: &str = "{openapi: VERSION, info: INFO, paths: {/things: {post: {operationId: addThing, \
    requestBody: {content: {MEDIA_TYPE: {schema: {$ref: '#/components/schemas/Thing'}}}}, \
    responses: {'200': {description: Added., content: {MEDIA_TYPE: {schema: {$ref: '#/components/schemas/Thing'}}}}}}}}, \
    components: {schemas: {Thing: {type: object, properties: {field: @}}, Short: {type: string, maxLength: 9}, \
    Cat: {type: object, required: [kind, mice], properties: {kind: {type: string}, mice: {type: integer}}}, \
    Dog: {type: object, required: [kind, bones], properties: {kind: {type: string}, bones: {type: integer}}}}}}";
const INFO: &str = "{title: Shop, version: '1'}";
const PATHS: &str = "{/things: {get: {operationId: listThings, responses: {'200': {description: All.}}}}}";

/// A keyword of an object, and a document without and with it.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) object: &'static str,
    pub(super) keyword: &'static str,
    pub(super) versions: Versions,
    frame: &'static str,
    without: &'static str,
    with: String,
}

/// Versions from the first to the last.
#[derive(Debug, Clone, Copy)]
pub(super) struct Versions {
    first: Version,
    last: Version,
}

/// A document as text, and where the object stands in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Text {
    pub(super) text: String,
    /// First byte of the object, of the first if it stands in several places.
    pub(super) object: usize,
}

impl Row {
    /// The rows of a file, in its order.
    pub(super) fn of_file(file: &'static str) -> Vec<Row> {
        let mut rows = Vec::new();
        let (mut object, mut versions, mut frame, mut from) = ("", Versions::ALL, "", "");
        for line in file.lines() {
            let text = line.trim();
            match line.len() - line.trim_start().len() {
                _ if text.is_empty() => {}
                0 => (object, versions) = Versions::of_heading(text),
                2 if text.starts_with("in ") => frame = &text["in ".len()..],
                2 => from = text.strip_prefix("from ").expect("a frame or an object"),
                _ => {
                    let (keyword, with) = changed(from, text);
                    rows.push(Row { object, keyword, versions, frame, without: from, with });
                }
            }
        }
        rows
    }

    /// The document without the keyword.
    pub(super) fn without(&self, release: &str) -> Text {
        self.document(self.without, release)
    }

    /// The document with the keyword.
    pub(super) fn with(&self, release: &str) -> Text {
        self.document(&self.with, release)
    }

    /// The object with the keyword, in one line.
    pub(super) fn shown(&self) -> String {
        format!("`{}` of {}: {}", self.keyword, self.object, self.with)
    }

    fn document(&self, object: &str, release: &str) -> Text {
        let frame = match self.frame {
            "SCHEMAS" => BODIES.replace("MEDIA_TYPE", "application/json"),
            "XML" => BODIES.replace("MEDIA_TYPE", "application/xml"),
            frame => frame.to_owned(),
        };
        let written = |text: &str| text.replace("INFO", INFO).replace("PATHS", PATHS).replace("VERSION", release);
        let places = written(&frame);
        Text { object: places.find('@').expect("a place for the object"), text: places.replace('@', &written(object)) }
    }
}

impl Versions {
    pub(super) const ALL: Versions = Versions { first: Version::V3_0, last: Version::V3_2 };

    pub(super) fn since(first: Version) -> Versions {
        Versions { first, ..Versions::ALL }
    }

    /// The object that a heading names, and the versions that it is restricted to.
    pub(super) fn of_heading(heading: &'static str) -> (&'static str, Versions) {
        let named = |minor: &str| {
            let known = VERSIONS.into_iter().find(|(version, _)| version.minor() == minor);
            known.expect("a version").0
        };
        if let Some((object, minor)) = heading.split_once(" since ") {
            (object, Versions::since(named(minor)))
        } else if let Some((object, minor)) = heading.split_once(" until ") {
            (object, Versions { last: named(minor), ..Versions::ALL })
        } else {
            (heading, Versions::ALL)
        }
    }

    pub(super) fn contain(self, version: Version) -> bool {
        self.first <= version && version <= self.last
    }
}

/// The keyword that a line is about, and the object with it.
fn changed(from: &str, line: &'static str) -> (&'static str, String) {
    if let Some(entry) = line.strip_prefix("+ ") {
        let inside = from.strip_suffix('}').expect("an object");
        let separator = if inside.ends_with('{') { "" } else { ", " };
        return (key(entry), format!("{inside}{separator}{entry}}}"));
    }
    let (keyword, edit) = match line.split_once(" ~ ") {
        Some((keyword, edit)) => (keyword, edit),
        None => (key(line), line),
    };
    let (old, new) = edit.split_once(" =>").expect("an edit");
    assert!(from.contains(old), "`{old}` is not in {from}");
    (keyword, from.replacen(old, new.trim_start(), 1))
}

/// The key of an entry.
fn key(entry: &'static str) -> &'static str {
    match entry.strip_prefix('\'') {
        Some(quoted) => quoted.split('\'').next().unwrap_or_default(),
        None => entry.split(':').next().unwrap_or_default(),
    }
}
