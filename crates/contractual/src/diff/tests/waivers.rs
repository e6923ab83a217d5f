//! Waivers: what holds, what does not, and how they are written.

use std::fs;

use contract::diff::catalogue;

use super::sandbox::{FIRST, REMOVED, Sandbox, refused};
use crate::address::{Address, Reading};
use crate::diff::Comparer;
use crate::web::Web;

const PAIR: &str = "@/first.yaml @/removed.yaml";

/// The id and the rule of the one finding of [`PAIR`] that breaks.
fn breaking(sandbox: &Sandbox) -> (String, &'static str) {
    let comparer = Comparer {
        configuration: None,
        reading: Reading::over(&Web::default()),
        waivers: None,
        today: (2026, 1, 1),
        explained: None,
    };
    let [old, new] = ["first.yaml", "removed.yaml"].map(|name| Address::File(sandbox.path(name)));
    let comparison = comparer.compare(&old, &new, false).unwrap();
    let finding = comparison.findings.first().expect("the worst comes first");
    (finding.id.clone(), finding.rule.id)
}

#[test]
fn waiver_matches_by_rule_operation_and_pointer() {
    let sandbox = Sandbox::new();
    let (_, rule) = breaking(&sandbox);
    let code = |fields: &str| {
        sandbox.put("waivers.toml", &format!("[[waiver]]\nrule = '{rule}'\nreason = 'Unused.'\n{fields}\n"));
        sandbox.diff(&format!("{PAIR} --waivers @/waivers.toml")).0
    };
    assert_eq!(code(""), 0);
    assert_eq!(code("operation = 'GET /owners'"), 0);
    assert_eq!(code("document = 'removed.yaml'"), 0);
    assert_eq!(code("operation = 'GET /pets'"), 1, "it matches nothing, and the finding stands");
    assert_eq!(code("old = '#/paths/~1pets/get'"), 1);
    assert_eq!(code("document = 'other.yaml'"), 1, "it is about another document");
}

#[test]
fn halves_of_a_finding_have_ids_of_their_own() {
    let document = |length: u8| {
        let answer =
            "{'200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Name'}}}}}";
        format!(
            "openapi: 3.0.3\ninfo: {{title: Pets, version: 1.0.0}}\npaths:\n  /pets: {{get: {{responses: {answer}}}}}\n  \
             /owners: {{get: {{responses: {answer}}}}}\ncomponents:\n  schemas: {{Name: {{type: string, maxLength: {length}}}}}\n"
        )
    };
    let sandbox = Sandbox::new();
    sandbox.put("short.yaml", &document(5));
    sandbox.put("long.yaml", &document(9));
    // Texts do not tell the id of what is accepted already; programs are told every one.
    let ids = |arguments: &str| -> [Vec<String>; 2] {
        let (_, text) = sandbox.diff(&format!("@/short.yaml @/long.yaml {arguments} --level error --format json"));
        let report: serde_json::Value = serde_json::from_str(&text).unwrap();
        let findings = report["findings"].as_array().unwrap();
        [false, true].map(|is_waived| {
            let wanted = findings.iter().filter(|finding| finding["waived"].is_string() == is_waived);
            wanted.map(|finding| finding["id"].as_str().unwrap().to_owned()).collect()
        })
    };
    let [whole, _] = ids("");
    sandbox.put(
        "waivers.toml",
        "[[waiver]]\nrule = 'response-body-max-length-increased'\noperation = 'GET /owners'\nreason = 'Unused.'\n",
    );
    let [standing, accepted] = ids("--waivers @/waivers.toml");
    assert_eq!((standing.len(), accepted.len()), (1, 1));
    assert_eq!(whole, standing, "what stands keeps its id");
    assert_ne!(accepted, standing);
}

#[test]
fn waiver_that_matches_nothing_fails() {
    let sandbox = Sandbox::new();
    let (_, rule) = breaking(&sandbox);
    sandbox.put("waivers.toml", &format!("[[waiver]]\nrule = '{rule}'\nreason = 'Unused.'\n"));
    let (code, text) = sandbox.diff("@/first.yaml @/first.yaml --waivers @/waivers.toml");
    assert_eq!(code, 1);
    assert!(text.contains("matches nothing"), "{text}");
}

#[test]
fn expired_waiver_fails() {
    let sandbox = Sandbox::new();
    let (_, rule) = breaking(&sandbox);
    sandbox.put("waivers.toml", &format!("[[waiver]]\nrule = '{rule}'\nreason = 'Unused.'\nuntil = '2026-06-30'\n"));
    let run = |today: &str| sandbox.diff(&format!("{PAIR} --waivers @/waivers.toml --today {today}"));
    assert_eq!(run("2026-06-30").0, 0, "the last day counts");
    let (code, text) = run("2026-07-01");
    assert_eq!(code, 1);
    assert!(text.contains("expired"), "{text}");
}

#[test]
fn levels_are_the_users_to_choose() {
    let sandbox = Sandbox::new();
    let (_, rule) = breaking(&sandbox);
    sandbox.put("waivers.toml", &format!("[levels]\n{rule} = 'note'\n"));
    assert_eq!(sandbox.diff(&format!("{PAIR} --waivers @/waivers.toml")).0, 0);
}

#[test]
fn malformed_file_stops_the_comparison() {
    let sandbox = Sandbox::new();
    let (_, rule) = breaking(&sandbox);
    let said = |toml: &str| {
        sandbox.put("waivers.toml", &toml.replace("RULE", rule));
        let (code, text) = sandbox.diff("@/first.yaml @/first.yaml --waivers @/waivers.toml");
        assert_eq!(code, 2, "{toml}: {text}");
        text
    };
    insta::assert_snapshot!(said("[[waiver]\n"), @"
    error: cannot read @/waivers.toml: TOML parse error at line 1, column 10
      |
    1 | [[waiver]
      |          ^
    unclosed array table, expected `]`
    ");
    insta::assert_snapshot!(said("[[waivers]]\n"), @"
    error: cannot read @/waivers.toml: TOML parse error at line 1, column 3
      |
    1 | [[waivers]]
      |   ^^^^^^^
    unknown field `waivers`, expected `levels` or `waiver`
    ");
    insta::assert_snapshot!(said("[levels]\nany = 'off'\n"), @"
    error: cannot read @/waivers.toml: TOML parse error at line 2, column 7
      |
    2 | any = 'off'
      |       ^^^^^
    unknown variant `off`, expected one of `error`, `warning`, `note`
    ");
    insta::assert_snapshot!(said("[[waiver]]\nrule = 'any'\n"), @"
    error: cannot read @/waivers.toml: TOML parse error at line 1, column 1
      |
    1 | [[waiver]]
      | ^^^^^^^^^^
    missing field `reason`
    ");
    insta::assert_snapshot!(said("[[waiver]]\nrule = 'RULE'\nreason = ' '\n"), @"error: cannot read @/waivers.toml: in the 1st `[[waiver]]`: `reason` is empty; say why the change is accepted");
    insta::assert_snapshot!(said("[[waiver]]\nrule = 'RULE'\nreason = 'a'\nuntil = '2026-02-30'\n"), @"error: cannot read @/waivers.toml: in the 1st `[[waiver]]`: in `until`: `2026-02-30` is not a day such as 2026-12-31");
    insta::assert_snapshot!(said("[[waiver]]\nrule = 'any'\nreason = 'a'\npath = '/pets'\n"), @"
    error: cannot read @/waivers.toml: TOML parse error at line 4, column 1
      |
    4 | path = '/pets'
      | ^^^^
    unknown field `path`, expected one of `document`, `rule`, `operation`, `old`, `new`, `reason`, `until`
    ");
    insta::assert_snapshot!(said("[levels]\nzzz = 'note'\n"), @"error: cannot read @/waivers.toml: in `[levels]`: no rule is called `zzz`; docs/diff-rules.md lists them");
    fs::remove_file(sandbox.path("waivers.toml")).unwrap();
    insta::assert_snapshot!(sandbox.diff(&format!("{PAIR} --waivers @/waivers.toml")).1, @"error: cannot read @/waivers.toml: No such file or directory (os error 2)");
}

#[test]
fn unknown_rule_is_refused_with_the_one_that_was_meant() {
    let sandbox = Sandbox::new();
    let (_, rule) = breaking(&sandbox);
    let said = |rule: &str| {
        sandbox.put("waivers.toml", &format!("[[waiver]]\nrule = '{rule}'\nreason = 'a'\n"));
        let (code, text) = sandbox.diff("@/first.yaml @/first.yaml --waivers @/waivers.toml");
        assert_eq!(code, 2, "{text}");
        text
    };
    let misspelled = rule.strip_suffix(|_: char| true).unwrap();
    assert!(said(misspelled).contains(&format!("did you mean `{rule}`?")), "{}", said(misspelled));
    let theirs =
        catalogue::all().filter_map(|rule| rule.oasdiff).find(|id| catalogue::all().all(|rule| rule.id != *id));
    if let Some(theirs) = theirs {
        assert!(said(theirs).contains("oasdiff's name of our"), "{}", said(theirs));
    }
}

#[test]
fn accepted_finding_is_written_below_what_is_there_and_matches() {
    let sandbox = Sandbox::new();
    let (id, rule) = breaking(&sandbox);
    sandbox.put("waivers.toml", "# Ours.\n[levels]\n");
    let line = format!("{PAIR} --waivers @/waivers.toml --today 2026-01-01");
    let accept = format!("{line} --accept {} --until 2026-12-31 --reason 'Only \"we\" call it: C:\\x.'", &id[..8]);
    let (code, text) = sandbox.diff(&accept);
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with(&format!("accepted in @/waivers.toml: {id} {rule}: ")), "{text}");
    let written = sandbox.text("waivers.toml").replace(rule, "RULE");
    insta::assert_snapshot!(written, @r##"
    # Ours.
    [levels]

    [[waiver]]
    rule = "RULE"
    operation = "GET /owners"
    old = "#/paths/~1owners/get"
    reason = "Only \"we\" call it: C:\\x."
    until = "2026-12-31"
    "##);
    assert_eq!(sandbox.diff(&line).0, 0);

    let (code, text) = sandbox.diff(&accept);
    assert_eq!(code, 2);
    assert!(text.contains("is accepted already"), "{text}");
    assert_eq!(sandbox.text("waivers.toml").replace(rule, "RULE"), written, "nothing is written twice");
}

#[test]
fn contract_is_accepted_in_the_workspace_under_its_name() {
    let sandbox = Sandbox::new();
    let (id, _) = breaking(&sandbox);
    sandbox.put("spec/removed.yaml", REMOVED);
    sandbox.put("spec/released/1.0/removed.yaml", FIRST);
    sandbox.put("spec/waivers.toml", "# No newline");
    let (code, text) = sandbox.diff(&format!("--accept {id} --reason 'Unused.'"));
    assert_eq!(code, 0, "{text}");
    let written = sandbox.text("spec/waivers.toml");
    assert!(written.starts_with("# No newline\n\n[[waiver]]\ndocument = \"removed.yaml\"\n"), "{written}");
    assert_eq!(sandbox.diff("").0, 0);
}

#[test]
fn acceptance_is_refused_where_it_makes_no_sense() {
    let sandbox = Sandbox::new();
    let (id, _) = breaking(&sandbox);
    let said = |line: &str| {
        let (code, text) = sandbox.diff(&format!("{line} --today 2026-01-01"));
        assert_eq!(code, 2, "{text}");
        text.replace(&id, "ID")
    };
    insta::assert_snapshot!(said(&format!("{PAIR} --accept {id} --reason 'Unused.'")), @"error: cannot tell where to write the waiver, since contractual.toml has no `waivers` for the new document; name a file with --waivers");
    insta::assert_snapshot!(said(&format!("{PAIR} --waivers @/w.toml --accept zzz --reason 'Unused.'")), @"error: no finding is called `zzz`; run the same without --accept to see their ids");
    insta::assert_snapshot!(said(&format!("{PAIR} --waivers @/w.toml --accept {id} --reason ' '")), @r#"error: cannot accept a finding without a reason; add --reason "…""#);
    insta::assert_snapshot!(said(&format!("{PAIR} --waivers @/w.toml --accept {id} --reason 'a' --until 2025-12-31")), @"error: cannot use --until: the day is over");
    insta::assert_snapshot!(said(&format!("{PAIR} --waivers @/w.toml --accept {id} --reason 'a' --until soon")), @"error: cannot use --until: `soon` is not a day such as 2026-12-31");
    sandbox.put("inline.toml", "waiver = []\n");
    insta::assert_snapshot!(said(&format!("{PAIR} --waivers @/inline.toml --accept {id} --reason 'a'")), @"
    error: cannot add to @/inline.toml; write its waivers as `[[waiver]]` tables: TOML parse error at line 3, column 3
      |
    3 | [[waiver]]
      |   ^^^^^^
    duplicate key
    ");
    assert!(!sandbox.path("w.toml").exists());
    assert!(refused(&format!("{PAIR} --accept {id}")).contains("--reason <TEXT>"));
    assert!(refused("--against all --accept 1 --reason 'a'").contains("cannot be used with"));
}

#[test]
fn finding_of_several_documents_is_not_guessed() {
    let sandbox = Sandbox::new();
    let (id, _) = breaking(&sandbox);
    for name in ["a", "b"] {
        sandbox.put(&format!("spec/{name}.yaml"), REMOVED);
        sandbox.put(&format!("spec/released/1.0/{name}.yaml"), FIRST);
    }
    let (code, text) = sandbox.diff(&format!("--accept {id} --reason 'a'"));
    assert_eq!(code, 2);
    assert_eq!(text, format!("error: several documents have the finding {id}; name OLD and NEW\n"));
}

#[test]
fn prefix_of_several_ids_is_too_short() {
    let sandbox = Sandbox::new();
    sandbox.put("removed.yaml", &FIRST.replace("/owners:", "/cats:").replace("/pets:", "/dogs:"));
    let (code, text) = sandbox.diff(&format!("{PAIR} --waivers @/w.toml --accept '' --reason 'a'"));
    assert_eq!(code, 2);
    assert!(text.contains("begins the ids of"), "{text}");
}
