//! Output of `cargo xtask lint` on small documents in a throw-away folder.

mod sandbox;

use super::*;

use sandbox::{CLEAN, FAULTY, Sandbox, broken, parsed};

#[test]
fn default_arguments_are_those_of_an_empty_line() {
    assert_eq!(format!("{:?}", Args::default()), format!("{:?}", parsed(std::iter::empty())));
}

#[test]
fn clean_document_says_so() {
    let (code, text) = Sandbox::new().lint("@/spec/clean.yaml --no-house");
    assert_eq!(code, 0, "{text}");
    insta::assert_snapshot!(text, @"no findings in 1 document");
}

#[test]
fn faulty_document_fails() {
    let (code, text) = Sandbox::new().lint("@/faulty.yaml");
    assert_eq!(code, 1);
    insta::assert_snapshot!(text, @"
    error[missing-field]: An Info Object needs `version`, and it is missing.
     --> @/faulty.yaml:2:1  #/info
      |
    2 | info: {title: Pets}
      | ^^^^
      = help: Add `version` here.

    1 error in 1 document
    ");
}

#[test]
fn every_format_is_written() {
    let sandbox = Sandbox::new();
    for (format, sign) in [("json", "\"findings\""), ("sarif", "\"2.1.0\""), ("github", "::error ")] {
        let (code, text) = sandbox.lint(&format!("@/faulty.yaml --format {format}"));
        assert_eq!(code, 1);
        assert!(text.contains(sign), "{format}: {text}");
    }
}

#[test]
fn missing_document_is_told_after_the_findings_of_others() {
    let (code, text) = Sandbox::new().lint("@/gone.yaml @/faulty.yaml");
    assert_eq!(code, 2);
    assert_eq!(broken(&text).len(), 1, "{text}");
    insta::assert_snapshot!(text.lines().last().unwrap(), @"error: cannot open @/gone.yaml: No such file or directory (os error 2); check the spelling, or name no file to lint those in contractual.toml");
}

#[test]
fn several_missing_documents_are_all_named() {
    let (code, text) = Sandbox::new().lint("@/gone.yaml @/lost.yaml");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"
    error: cannot open 2 documents; check the spelling, or name no file to lint those in contractual.toml:
      cannot open @/gone.yaml: No such file or directory (os error 2)
      cannot open @/lost.yaml: No such file or directory (os error 2)
    ");
}

#[test]
fn level_hides_lesser_findings() {
    let sandbox = Sandbox::new();
    sandbox.put("untidy.yaml", &format!("{CLEAN}components: {{schemas: {{Pet: {{type: string}}}}}}\n"));
    let (code, text) = sandbox.lint("@/untidy.yaml --level warning");
    assert_eq!((code, broken(&text).len()), (1, 1), "{text}");
    let (code, text) = sandbox.lint("@/untidy.yaml --level error");
    assert_eq!((code, broken(&text).len()), (0, 0), "{text}");
}

#[test]
fn only_listed_documents_are_held_to_the_house_rules() {
    let sandbox = Sandbox::new();
    let without_example = "components: {responses: {A: {description: A., content: {text/plain: {schema: {}}}}}}\n";
    sandbox.put("spec/clean.yaml", &format!("{CLEAN}{without_example}"));
    sandbox.put("other.yaml", &format!("{CLEAN}{without_example}"));
    let is_held = |line: &str| broken(&sandbox.lint(line).1).contains(&"example-missing");
    assert!(is_held(""));
    assert!(is_held("@/spec/../spec/clean.yaml"), "another name of a listed document");
    assert!(!is_held("--no-house"));
    assert!(!is_held("@/other.yaml"));
    assert!(is_held("@/other.yaml --house"));
}

#[test]
fn standard_input_is_a_document() {
    let sandbox = Sandbox { stdin: FAULTY, ..Sandbox::new() };
    let (code, text) = sandbox.lint("-");
    assert_eq!(code, 1);
    insta::assert_snapshot!(text, @"
    error[missing-field]: An Info Object needs `version`, and it is missing.
     --> <stdin>:2:1  #/info
      |
    2 | info: {title: Pets}
      | ^^^^
      = help: Add `version` here.

    1 error in 1 document
    ");
}

#[test]
fn pipe_is_sent_to_standard_input() {
    let (code, text) = Sandbox::new().lint("/dev/null");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot open /dev/null: not a regular file; pipe it in, and name it `-`");
}

#[test]
fn folder_is_linted_without_its_parts() {
    let sandbox = Sandbox::new();
    sandbox.put("apis/b.json", r#"{"openapi": "3.0.3", "info": {"title": "B", "version": "1"}, "paths": {}}"#);
    sandbox.put("apis/a.yml", CLEAN);
    sandbox.put("apis/broken.yaml", "openapi: [\n");
    sandbox.put("apis/parts.yaml", "Pet: {type: string}\n");
    sandbox.put("apis/readme.md", "# Not YAML\n");
    sandbox.put("apis/deeper/c.yaml", FAULTY);
    let (code, text) = sandbox.lint("@/apis");
    assert_eq!(code, 1);
    insta::assert_snapshot!(text, @"
    error[syntax]: The YAML is broken: unclosed bracket '['.
     --> @/apis/broken.yaml:1:10  #
      |
    1 | openapi: [
      |          ^
      = help: Mend the YAML here or just before; look for indentation, a missing colon, an unclosed quote.

    1 error in 3 documents
    skipped @/apis/parts.yaml: a part of another document, since it has no `openapi`
    ");
}

#[test]
fn folder_without_documents_is_an_error() {
    let sandbox = Sandbox::new();
    sandbox.put("notes/readme.md", "# Notes\n");
    sandbox.put("parts/pet.yaml", "type: string\n");
    insta::assert_snapshot!(sandbox.lint("@/notes").1, @"error: cannot open @/notes: the folder has no .yaml, .yml or .json file; check the spelling, or name no file to lint those in contractual.toml");
    insta::assert_snapshot!(sandbox.lint("@/parts").1, @"
    skipped @/parts/pet.yaml: a part of another document, since it has no `openapi`
    error: no document in the folder; name a file to lint it as one
    ");
}

#[test]
fn file_named_twice_is_linted_once() {
    let (code, text) = Sandbox::new().lint("@/faulty.yaml @/spec/../faulty.yaml @/faulty.yaml");
    assert_eq!((code, broken(&text).len()), (1, 1), "{text}");
    assert!(text.contains("in 1 document"), "{text}");
}

#[test]
fn fault_in_a_shared_file_is_told_once() {
    let sandbox = Sandbox::new();
    let response = "get: {responses: {'200': {$ref: 'shared.yaml'}}}";
    sandbox.put("apis/shared.yaml", "content: {}\n");
    for name in ["a", "b"] {
        sandbox.put(
            &format!("apis/{name}.yaml"),
            &CLEAN.replace("paths: {}", &format!("paths: {{/pets: {{{response}}}}}")),
        );
    }
    let (_, text) = sandbox.lint("@/apis --level error");
    assert_eq!(broken(&text), ["missing-field"], "{text}");
}

#[test]
fn references_stay_inside_the_root() {
    let sandbox = Sandbox::new();
    sandbox.put("common.yaml", "type: string\n");
    let schemas = "components: {schemas: {Pet: {$ref: '../common.yaml'}}}\n";
    sandbox.put("api/openapi.yaml", &format!("{CLEAN}{schemas}"));
    let (_, text) = sandbox.lint("@/api/openapi.yaml --level error");
    assert_eq!(broken(&text).len(), 1, "{text}");
    let (_, text) = sandbox.lint("@/api/openapi.yaml --level error --root @");
    assert_eq!(broken(&text).len(), 0, "{text}");
    insta::assert_snapshot!(sandbox.lint("@/api/openapi.yaml --root @/gone").1, @"error: cannot use --root @/gone: No such file or directory (os error 2)");
}

#[test]
fn size_limit_is_the_users_to_raise() {
    let sandbox = Sandbox::new();
    sandbox.put("large.yaml", &format!("{CLEAN}# {}\n", "x".repeat(2 << 20)));
    let (code, text) = sandbox.lint("@/large.yaml --max-megabytes 1");
    assert_eq!((code, broken(&text)), (1, vec!["file-too-large"]), "{text}");
    assert_eq!(sandbox.lint("@/large.yaml --max-megabytes 3").0, 0);
}

#[test]
fn levels_are_the_configurations_to_change() {
    let sandbox = Sandbox::new();
    let document = "[[document]]\npath = 'spec/clean.yaml'\n[lint]\n";
    let said = |lint: &str, line: &str| {
        sandbox.put("contractual.toml", &format!("{document}{lint}"));
        sandbox.lint(line)
    };
    let put =
        |components: &str| sandbox.put("spec/clean.yaml", &format!("{CLEAN}components: {{schemas: {components}}}\n"));
    put("{Pet: {type: string}, Dog: {type: string}}");
    assert_eq!(broken(&said("", "").1), ["unused-component", "unused-component"]);
    assert_eq!(said("unused-component = 'off'\n", ""), (0, "no findings in 1 document\n".to_owned()));
    assert_eq!(said("unused-component = 'note'\n", "").0, 0);
    let (code, text) = said("unused-component = 'error'\n", "@/spec/clean.yaml");
    assert!(code == 1 && text.starts_with("error[unused-component]"), "{text}");
    assert_eq!(
        broken(&said("unused-component = 'off'\n", "@/faulty.yaml").1).len(),
        1,
        "of configured documents alone"
    );

    let at =
        |pointer: &str| format!("unused-component = [{{ at = '{pointer}', level = 'off', reason = 'Theirs.' }}]\n");
    let (code, text) = said(&at("#/components/schemas/Pet"), "");
    assert!(code == 1 && text.contains("`Dog`") && !text.contains("`Pet`"), "{text}");
    assert_eq!(said(&at("#/components"), "").0, 0, "what stands below is meant");
    put("{}");
    insta::assert_snapshot!(said(&at("#/components/schemas/Pet"), "").1, @"
    error[waiver-idle]: `unused-component` is not found at #/components/schemas/Pet.
     --> @/contractual.toml:4:1  #
      = help: Remove or mend it.

    1 error in 1 document
    ");
}

#[test]
fn a_document_is_linted_as_its_overlays_change_it() {
    let sandbox = Sandbox::new();
    sandbox.put("contractual.toml", "[[document]]\npath = 'faulty.yaml'\noverlays = ['a.yaml', 'b.yaml']\n");
    let overlay = |update: &str| {
        format!(
            "overlay: 1.0.0\ninfo: {{title: Ours, version: '1'}}\nactions:\n  - target: $.info\n    update: {update}\n"
        )
    };
    sandbox.put("a.yaml", &overlay("{version: '1'}"));
    sandbox.put("b.yaml", &overlay("{license: {}}"));
    let (code, text) = sandbox.lint("");
    assert_eq!(code, 1, "{text}");
    insta::assert_snapshot!(text, @"
    error[missing-field]: A License Object needs `name`, and it is missing.
     --> @/b.yaml:5:14  #/info/license
      |
    5 |     update: {license: {}}
      |              ^^^^^^^
      = help: Add `name` here.

    1 error in 1 document
    ");
}

#[test]
fn documents_that_are_configured_and_missing_are_errors() {
    let sandbox = Sandbox::new();
    sandbox.put("contractual.toml", "[[document]]\npath = 'gone.yaml'\n");
    insta::assert_snapshot!(sandbox.lint("").1, @"error: cannot open @/gone.yaml: No such file or directory (os error 2); restore what is missing, or mend contractual.toml");
    sandbox.put("contractual.toml", "");
    insta::assert_snapshot!(sandbox.lint("").1, @"error: contractual.toml has no document; add a `[[document]]` with its `path`");
}
