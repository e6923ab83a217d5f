//! The page of rules, and when it is written.

use contract::diff::catalogue::{Aspect, DiffExample, DiffRule, Effect, Movement, Row, RowExample, Subject};
use contract::findings::{Example, Group, Level, Rule};
use contract::model::Direction;

use super::*;

static WITH_YAML: Rule = Rule {
    id: "tag-twice",
    group: Group::Untidy,
    level: Level::Warning,
    title: "A tag is `a|b`.",
    why: "Nobody can choose.",
    remedy: "Choose.",
    example: Example::Yaml { bad: "\ntags: [a, a]\n", good: "\ntags: [a]\n" },
};

static IN_WORDS: Rule = Rule {
    id: "file-too-large",
    group: Group::Unusable,
    level: Level::Error,
    title: "The file is too large.",
    why: "It would exhaust the machine.",
    remedy: "Split it.",
    example: Example::Words("A file of 17 MB."),
};

#[test]
fn page_of_two_rules() {
    let page = page::page([&IN_WORDS, &WITH_YAML].into_iter());
    insta::assert_snapshot!(page, @r"
    <!-- Made by `cargo xtask rules` from the catalogues of contract's lint, of the generators and of the gate. Change those, never this page. -->

    # Rules

    What `cargo xtask lint` looks for, what the generators say of a document, and what `cargo xtask check` says has drifted. An
    *error* must be mended and a *warning* should be; both fail a run, and an error stops a generator. A *note* is good to know
    and fails nothing. Examples leave out what does not matter: `openapi`, `info` and an empty `paths`.

    | Rule | Level | What is wrong |
    |---|---|---|
    | [`file-too-large`](#file-too-large) | error | The file is too large. |
    | [`tag-twice`](#tag-twice) | warning | A tag is `a\|b`. |

    ## Unusable

    The document cannot be read, or only in part. Other findings may appear once these are mended.

    ### file-too-large

    Error: The file is too large.

    **Why.** It would exhaust the machine.

    **Remedy.** Split it.

    **Example.** A file of 17 MB.

    ## Untidy

    Allowed by OpenAPI, and bound to trouble someone.

    ### tag-twice

    Warning: A tag is `a|b`.

    **Why.** Nobody can choose.

    **Remedy.** Choose.

    Bad:

    ```yaml
    tags: [a, a]
    ```

    Good:

    ```yaml
    tags: [a]
    ```
    ");
}

#[test]
fn page_of_two_differences() {
    let removed = DiffRule {
        id: "property-removed",
        oasdiff: Some("response-property-removed"),
        level: Level::Error,
        direction: Some(Direction::Response),
        reversed: Some(Level::Note),
        is_about_sets: true,
        title: "`a|b` is gone.",
        why: "Callers read it.",
        remedy: "Keep it.",
        example: DiffExample::Documents { old: "\nproperties: {a: {}}\n", new: "\nproperties: {}\n" },
    };
    let added = DiffRule {
        id: "path-added",
        oasdiff: None,
        level: Level::Note,
        direction: None,
        reversed: None,
        is_about_sets: false,
        title: "A path is new.",
        example: DiffExample::Words("One of 17 MB."),
        ..removed
    };
    insta::assert_snapshot!(diff_page::page([&removed, &added].into_iter()), @r"
    <!-- Made by `cargo xtask rules` from crates/contract/src/diff/catalogue. Change the catalogue, never this page. -->

    # Differences

    What `cargo xtask diff` finds. An *error* breaks somebody and a *warning* may; both fail a run. A *note* breaks nobody.
    Where sets of values decide, a change is as bad as they say, whatever it is called, and the level here is only where
    judging begins: [policy.md](policy.md) tells how. `[levels]` in a file of waivers changes the level of a rule.

    Examples leave out what does not matter: `openapi`, `info` and an empty `paths`. Where a day matters, it is the first of
    January 2026, and 30 days of grace are demanded.

    | Rule | Level | What happened | oasdiff |
    |---|---|---|---|
    | [`property-removed`](#property-removed) | error | `a\|b` is gone. | `response-property-removed` |
    | [`path-added`](#path-added) | note | A path is new. |  |

    ## property-removed

    Error: `a|b` is gone. In responses. In a call that the server makes it is [`callback-extended`](#callback-extended). Sets of values decide. oasdiff calls it `response-property-removed`.

    **Why.** Callers read it.

    **Remedy.** Keep it.

    Old:

    ```yaml
    properties: {a: {}}
    ```

    New:

    ```yaml
    properties: {}
    ```

    ## path-added

    Note: A path is new.

    **Why.** Callers read it.

    **Remedy.** Keep it.

    **Example.** One of 17 MB.
    ");
}

static ROW: Row = Row {
    aspect: Aspect::Type,
    movement: Movement::Changed,
    suffix: "type-changed",
    effect: Effect::Moves,
    sentence: "{} is of another type",
    need: None,
    examples: &[
        RowExample { old: "{type: string}", new: "{type: 'null'}", openapi: Some("3.1.0"), is_text: false, only: None },
        RowExample {
            old: "{}",
            new: "{type: string}",
            openapi: None,
            is_text: true,
            only: Some((&[Subject::RequestBody], "bodies are otherwise")),
        },
    ],
};

#[test]
fn page_of_a_row() {
    let rule = |id, subject, why| DiffRule {
        id,
        oasdiff: Some("request-body-type-changed"),
        level: Level::Error,
        direction: Some(Direction::Request),
        reversed: None,
        is_about_sets: true,
        title: "A place is of another type.",
        why,
        remedy: "Keep it.",
        example: DiffExample::Schemas { row: &ROW, subject },
    };
    let body = rule("request-body-type-changed", Subject::RequestBody, "Callers send it.");
    let parameter = rule("request-parameter-type-changed", Subject::RequestParameter, "Callers have it.");
    let page = diff_page::page([&body, &parameter].into_iter());
    let (_, table) = page.split_once("## What happens to schemas").unwrap();
    insta::assert_snapshot!(table, @r#"
    Every keyword of a schema can change wherever schemas stand. Each case has a rule of its own, whose id begins with the
    place and ends with what happened. Its example is two schemas at the place.

    ### Places

    `request-body-…`:

    ```yaml
    paths:
      /pets: {post: {requestBody: {content: {application/json: {schema: …}}}, responses: {'204': {description: Saved.}}}}
    ```

    `request-parameter-…`:

    ```yaml
    paths:
      /pets: {get: {parameters: [{name: filter, in: query, schema: …}], responses: {'200': {description: All.}}}}
    ```

    ### Why, and what to do

    1. <a id="reason-1"></a>Callers send it. *Keep it.*
    2. <a id="reason-2"></a>Callers have it. *Keep it.*

    ### …-type-changed

    … is of another type. Sets of values decide.

    ```yaml
    # OpenAPI 3.1.0
    old: {type: string}
    new: {type: 'null'}
    ```

    For `request-body`, since bodies are otherwise:

    ```yaml
    # in a body that is text, and not JSON
    old: {}
    new: {type: string}
    ```

    | Rule | Level | Why | oasdiff |
    |---|---|---|---|
    | <a id="request-body-type-changed"></a>`request-body-type-changed` | error | [1](#reason-1) | the same |
    | <a id="request-parameter-type-changed"></a>`request-parameter-type-changed` | error | [2](#reason-2) | `request-body-type-changed` |
    "#);
}

#[test]
fn page_is_written_once_and_then_found_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rules.md");
    let run = |check: bool| {
        let mut out = Vec::new();
        let outcome = run_on(&path, "# Rules\n", &Args { check }, &mut out).unwrap();
        (outcome, workspace::redacted(&String::from_utf8(out).unwrap(), &path, "rules.md"))
    };

    let (outcome, text) = run(true);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text, @"rules.md is not what it is made from; mend it with `cargo xtask rules`");
    assert!(!path.exists(), "--check must write nothing");

    assert_eq!(run(false), (Outcome::Clean, "wrote rules.md\n".to_owned()));
    assert_eq!(run(false), (Outcome::Clean, String::new()));
    assert_eq!(run(true), (Outcome::Clean, String::new()));
}

#[test]
fn folder_that_is_missing_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("docs/rules.md");
    let error = run_on(&path, "# Rules\n", &Args::default(), &mut Vec::new()).unwrap_err();
    let text = workspace::redacted(&format!("{error:#}"), folder.path(), "[folder]");
    insta::assert_snapshot!(text, @"cannot write [folder]/docs/rules.md: No such file or directory (os error 2)");
}

#[test]
fn all_pages_are_written_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("docs")).unwrap();
    let mut said = Vec::new();
    assert_eq!(check(folder.path(), &mut said).unwrap(), Outcome::Findings);
    assert_eq!(String::from_utf8(said).unwrap().lines().count(), 4);
    assert_eq!(write(folder.path()).unwrap(), Outcome::Clean);
    assert_eq!(check(folder.path(), &mut Vec::new()).unwrap(), Outcome::Clean);
    let page = fs::read_to_string(folder.path().join("docs/diff-rules.md")).unwrap();
    for rule in diff::catalogue::all() {
        let leads_here = [format!("\n## {}\n", rule.id), format!("<a id=\"{}\"></a>", rule.id)];
        assert!(leads_here.iter().any(|anchor| page.contains(anchor)), "{}", rule.id);
    }
}
