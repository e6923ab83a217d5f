//! A comparison made by hand, for the tests of the formats.

use serde_json::{Value, json};

use crate::diff::catalogue::{DiffExample, DiffRule};
use crate::diff::judge::{Bump, Comparison, DiffFinding, Evidence, Omission, Verdict, VersionChange, WaiverFault};
use crate::diff::sets::Witness;
use crate::diff::{Operation, Where};
use crate::findings::{Level, Place};
use crate::model::{Direction, Method};
use crate::source::Sources;

static NARROWED: DiffRule =
    rule("request-property-narrowed", Some("request-property-type-changed"), Some(Direction::Request));
static WIDENED: DiffRule = rule("response-property-widened", None, Some(Direction::Response));
static PATTERN: DiffRule =
    rule("request-pattern-changed", Some("request-property-pattern-changed"), Some(Direction::Request));
static PATH_GONE: DiffRule = rule("path-removed", Some("api-removed-without-deprecation"), None);
static ADDED: DiffRule = rule("response-property-added", None, Some(Direction::Response));

/// Every field of a rule that a report shows.
const fn rule(id: &'static str, oasdiff: Option<&'static str>, direction: Option<Direction>) -> DiffRule {
    let (level, why, remedy) = (Level::Error, "Callers send what the old `document` allows.", "Keep what was allowed.");
    let title = "Something changed.";
    let example = DiffExample::Words("None.");
    DiffRule { id, oasdiff, level, direction, reversed: None, is_about_sets: true, title, why, remedy, example }
}

fn witness(value: Value) -> Evidence {
    Evidence::Witness(Witness { value })
}

const OLD: &str = r#"openapi: 3.0.3
info: {title: Pets, version: '1.84'}
paths:
  /pets:
    get: {}
  /owners/{ownerId}:
    delete: {}
components:
  schemas:
    Pet:
      properties:
        name: {type: string, maxLength: 64}
        tag: {type: string, pattern: '^(a|b)+$'}
        kind: {type: string, enum: [cat, dog]}
        "<b>\e[31mred & `犬🐶`": {description: "<script>alert('犬🐶')</script>", type: integer, maximum: 9}
        "\u202e]]>@team|": {type: string}
"#;

const NEW: &str = r#"openapi: 3.0.3
info: {title: Pets, version: '1.85'}
paths:
  /pets:
    get: {}
components:
  schemas:
    Pet:
      properties:
        name: {type: string, maxLength: 32}
        tag: {type: string, pattern: '^(a|b|c{1,4000})+$'}
        kind: {type: string, enum: [cat, dog, "guinea pig"]}
        age: {type: integer}
        "<b>\e[31mred & `犬🐶`": {description: "LONG <script>alert('犬🐶')</script>", type: integer, maximum: 8}
"#;

/// The same text as in the document, since the key holds an escape.
const HOSTILE: &str = "<b>\u{1b}[31mred & `犬🐶`";

/// Every sort of finding at once.
pub(super) fn everything() -> Comparison {
    let findings = vec![
        DiffFinding {
            places: (1..=7)
                .map(|n| place(Method::Post, &format!("/shops/{n}/pets"), &["request body", "/name"]))
                .collect(),
            old: Some(old(&["components", "schemas", "Pet", "properties", "name", "maxLength"])),
            new: Some(new(&["components", "schemas", "Pet", "properties", "name", "maxLength"])),
            evidence: witness(json!({"name": "x".repeat(33)})),
            ..finding(&NARROWED, "`Pet.name` may have 32 characters where 64 were allowed.")
        },
        DiffFinding {
            places: vec![place(Method::Get, "/pets", &["response 200", "/[]/kind"])],
            old: Some(old(&["components", "schemas", "Pet", "properties", "kind", "enum"])),
            new: Some(new(&["components", "schemas", "Pet", "properties", "kind", "enum"])),
            evidence: witness(json!([{"kind": "guinea pig"}])),
            ..finding(&WIDENED, "`Pet.kind` may be `guinea pig`, which no caller knows.")
        },
        DiffFinding {
            places: vec![place(Method::Delete, "/owners/{ownerId}", &[])],
            old: Some(old(&["paths", "/owners/{ownerId}"])),
            ..finding(&PATH_GONE, "The path `/owners/{ownerId}` is gone.")
        },
        hostile(),
        DiffFinding {
            places: vec![place(Method::Post, "/pets", &["request body", "/name"])],
            old: Some(old(&["components", "schemas", "Pet", "properties", "name"])),
            new: Some(new(&["components", "schemas", "Pet", "properties", "name"])),
            waived: Some("Nobody sends it: see *the log* of <2026-05> & ask @team.".to_owned()),
            ..finding(&NARROWED, "`Pet.name` is narrower.")
        },
        DiffFinding {
            level: Level::Warning,
            places: vec![place(Method::Post, "/pets", &["request body", "/tag"])],
            old: Some(old(&["components", "schemas", "Pet", "properties", "tag", "pattern"])),
            new: Some(new(&["components", "schemas", "Pet", "properties", "tag", "pattern"])),
            evidence: Evidence::Undecided("The pattern `^(a|b|c{1,4000})+$` has more than 10000 states.".to_owned()),
            ..finding(&PATTERN, "The pattern of `Pet.tag` changed.")
        },
        DiffFinding {
            level: Level::Note,
            places: vec![place(Method::Get, "/pets", &["response 200", "/[]/age"])],
            new: Some(new(&["components", "schemas", "Pet", "properties", "age"])),
            evidence: Evidence::Proved,
            ..finding(&ADDED, "`Pet.age` is new.")
        },
        DiffFinding { level: Level::Note, places: vec![Where::default()], ..finding(&ADDED, "`info.contact` is new.") },
    ];
    let findings = findings.into_iter().zip(1..).map(|(finding, n)| DiffFinding { id: format!("{n:016x}"), ..finding });
    let omission = Omission {
        message: "The reference `#/nowhere` leads nowhere; what it names was left out.".to_owned(),
        place: place_in("new.yaml", NEW, &["paths", "/pets"]),
    };
    let fault = WaiverFault {
        waiver: "path-removed at GET /<gone>".to_owned(),
        message: "It matches nothing any more: remove it.".to_owned(),
        is_idle: true,
    };
    Comparison {
        verdict: Verdict::Breaking,
        bump: Bump::Major,
        findings: findings.collect(),
        omissions: vec![omission],
        waiver_faults: vec![fault],
        ..nothing()
    }
}

/// Two documents that say the same.
pub(super) fn nothing() -> Comparison {
    Comparison {
        verdict: Verdict::Equivalent,
        bump: Bump::None,
        version: VersionChange { old: "1.84".to_owned(), new: "1.85".to_owned() },
        findings: Vec::new(),
        omissions: Vec::new(),
        waiver_faults: Vec::new(),
        documents: [("Pets".to_owned(), "old.yaml".to_owned()), ("Pets".to_owned(), "new.yaml".to_owned())],
    }
}

/// Names that would format, run or recolour whatever shows them, on a line that is far too long.
fn hostile() -> DiffFinding {
    let long = NEW.replace("LONG", &"long ".repeat(300));
    let keys = ["components", "schemas", "Pet", "properties", HOSTILE];
    let message = format!("`{HOSTILE}` allows less\r\n::error::than <i>before</i>, *really*\u{0}\u{ffff}.");
    DiffFinding {
        places: vec![place(Method::Patch, "/pets/<img src=x>", &["request body", &format!("/{HOSTILE}")])],
        old: Some(old(&keys)),
        new: Some(place_in("new, 100%: ü.yaml", &long, &[&keys[..], &["maximum"]].concat())),
        evidence: witness(json!({ HOSTILE: "</pre><script>\u{9b}\u{202e}\u{ffff}```" })),
        help: "Ask `\u{202e}` | <me> at @team.".to_owned(),
        ..finding(&NARROWED, &message)
    }
}

fn finding(rule: &'static DiffRule, message: &str) -> DiffFinding {
    DiffFinding {
        id: String::new(),
        rule,
        level: rule.level,
        message: message.to_owned(),
        help: rule.remedy.to_owned(),
        places: Vec::new(),
        old: None,
        new: None,
        evidence: Evidence::Policy,
        waived: None,
        explanation: None,
    }
}

fn place(method: Method, path: &str, steps: &[&str]) -> Where {
    let operation = Some(Operation { method, path: path.to_owned() });
    Where { operation, path: steps.iter().map(|step| (*step).to_owned()).collect() }
}

fn old(keys: &[&str]) -> Place {
    place_in("old.yaml", OLD, keys)
}

fn new(keys: &[&str]) -> Place {
    place_in("new.yaml", NEW, keys)
}

fn place_in(file: &str, text: &str, keys: &[&str]) -> Place {
    let sources = Sources::from_text(file, text);
    let root = sources.main().root().expect("the example is a document");
    Place::of(keys.iter().fold(root, |node, key| node.get(key).expect("the example has the key")))
}
