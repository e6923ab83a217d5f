//! The page of rules, and when it is written.

use contract::findings::{Example, Group, Level, Rule};

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
    <!-- Made by `cargo xtask rules` from crates/contract/src/lint/catalogue. Change the catalogue, never this page. -->

    # Rules

    What `cargo xtask lint` looks for. An *error* must be mended and a *warning* should be; both fail a run. A *note* is good
    to know and fails nothing. Examples leave out what does not matter: `openapi`, `info` and an empty `paths`.

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
fn page_is_written_once_and_then_found_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rules.md");
    let run = |check: bool| {
        let mut out = Vec::new();
        let outcome = run_on(&path, &Args { check }, &mut out).unwrap();
        (outcome, workspace::redacted(&String::from_utf8(out).unwrap(), &path, "rules.md"))
    };

    let (outcome, text) = run(true);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text, @"rules.md is not what the catalogue of rules says; mend it with `cargo xtask rules`");
    assert!(!path.exists(), "--check must write nothing");

    assert_eq!(run(false), (Outcome::Clean, "wrote rules.md\n".to_owned()));
    assert_eq!(run(false), (Outcome::Clean, String::new()));
    assert_eq!(run(true), (Outcome::Clean, String::new()));
}

#[test]
fn folder_that_is_missing_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("docs/rules.md");
    let error = run_on(&path, &Args::default(), &mut Vec::new()).unwrap_err();
    let text = workspace::redacted(&format!("{error:#}"), folder.path(), "[folder]");
    insta::assert_snapshot!(text, @"cannot write [folder]/docs/rules.md: No such file or directory (os error 2)");
}
