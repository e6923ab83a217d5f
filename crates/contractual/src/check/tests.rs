//! Output of the gate.

use std::fs;

use tempfile::TempDir;

use super::rules::{PAGE_STALE, RULES};
use super::*;

fn finding() -> Finding {
    context::about(&PAGE_STALE, Path::new("docs/rules.md"), "It says \"<old>\" & more.".to_owned(), PAGE_STALE.remedy)
}

fn verdict(findings: impl IntoIterator<Item = Finding>) -> Verdict {
    let checks = vec![("documents", Findings::default()), ("pages", Findings::from_iter(findings))];
    Verdict { n_documents: 3, checks, failed: Vec::new() }
}

fn written(format: &str, verdict: &Verdict) -> String {
    let mut out = anstream::StripStream::new(Vec::new());
    verdict.write(format, &mut out).unwrap();
    String::from_utf8(out.into_inner()).unwrap()
}

#[test]
fn findings_are_one_list_that_ends_in_what_to_do() {
    insta::assert_snapshot!(written("text", &verdict([finding()])));
}

#[test]
fn junit_has_a_suite_per_check() {
    insta::assert_snapshot!(written("junit", &verdict([finding()])));
}

#[test]
fn every_format_can_be_written() {
    for format in Format::ALL.map(Format::name).into_iter().chain([JUNIT]) {
        assert!(written(format, &verdict([finding()])).contains("docs/rules.md"), "{format}");
    }
}

#[test]
fn what_could_not_be_checked_is_an_error_and_hides_nothing() {
    let mut verdict = verdict([finding()]);
    verdict.failed.push(("released", anyhow!("cannot read spec/waivers.toml")));
    assert_eq!(verdict.n_failing(), 1);
    let error = verdict.fail_if_unable().unwrap_err().to_string();
    assert_eq!(error, "cannot check released: cannot read spec/waivers.toml");
}

#[test]
fn what_two_checks_say_alike_is_said_once() {
    let mut verdict = verdict([finding(), finding()]);
    verdict.checks[0].1.push(finding());
    verdict.forget_repeated();
    assert_eq!(verdict.n_failing(), 1);
}

#[test]
fn rules_are_complete_and_called_by_different_names() {
    let mut ids: Vec<&str> = RULES.iter().map(|rule| rule.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), RULES.len());
    for rule in RULES {
        assert!([rule.title, rule.why, rule.remedy].iter().all(|text| text.ends_with('.')), "{}", rule.id);
    }
}

/// A workspace with one document, and what all checks of it have in common.
fn judged(folder: &TempDir, seen: &Observation, checks: &[Check]) -> Verdict {
    let document = "openapi: 3.0.3\ninfo: {title: Dogs, version: '1'}\npaths: {}\n";
    fs::create_dir_all(folder.path().join("spec")).unwrap();
    fs::write(folder.path().join("spec/service.yaml"), document).unwrap();
    fs::write(folder.path().join("contractual.toml"), "[[document]]\npath = 'spec/service.yaml'\n").unwrap();
    let configuration = &Configuration::in_folder(folder.path()).unwrap();
    let workbench = Workbench::default();
    let input = CheckInput { configuration, seen: Some(seen), today: day::today().unwrap(), workbench: &workbench };
    judge(input, checks).unwrap()
}

#[test]
fn a_check_that_fails_does_not_take_the_others_with_it() {
    let failing = Check { name: "generated", needs_observation: false, find: |_| panic!("out of ideas") };
    let finding = Check { name: "pages", needs_observation: false, find: |_| Ok(Findings::from_iter([finding()])) };
    let verdict = judged(&TempDir::new().unwrap(), &Observation::default(), &[failing, finding]);
    assert_eq!(verdict.n_failing(), 1);
    let error = verdict.fail_if_unable().unwrap_err().to_string();
    assert_eq!(error, "cannot check generated: it failed: out of ideas");
}

#[test]
fn snapshots_that_cannot_be_read_are_said_by_their_path() {
    let folder = TempDir::new().unwrap();
    for kind in ["wire", "reading"] {
        let path = folder.path().join("tests/snapshots").join(kind);
        fs::create_dir_all(&path).unwrap();
        fs::write(path.join("service"), "no folder").unwrap();
    }
    let observed = ObservedContract {
        contract: "service".to_owned(),
        served: String::new(),
        worded: String::new(),
        answers: Vec::new(),
        reading: ClientSchemas::default(),
    };
    let checks = ["wire", "reading"].map(|name| *OBSERVING.iter().find(|check| check.name == name).unwrap());
    let verdict = judged(&folder, &Observation { contracts: vec![observed] }, &checks);
    let error = verdict.fail_if_unable().unwrap_err().to_string();
    for kind in ["wire", "reading"] {
        assert!(error.contains(&format!("{kind}: cannot read ")), "{error}");
        assert!(error.contains(&format!("tests/snapshots/{kind}/service")), "{error}");
    }
}
