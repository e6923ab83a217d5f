//! The catalogue's examples: the bad one breaks its rule, the good one does not.

use contract::catalogue;
use contract::findings::{Example, Rule};
use libtest_mimic::{Failed, Trial};

use crate::lint::{findings_of, render};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = vec![Trial::test("rule ids are unique", ids_are_unique)];
    for rule in catalogue::all() {
        let Example::Yaml { bad, good } = rule.example else { continue };
        trials.push(Trial::test(format!("rule {} fires", rule.id), move || fires(rule, bad)));
        trials.push(Trial::test(format!("rule {} stays silent", rule.id), move || stays_silent(rule, good)));
    }
    trials
}

fn fires(rule: &'static Rule, example: &str) -> Result<(), Failed> {
    let findings = findings_of(&complete(example), true);
    if findings.iter().any(|finding| finding.rule == rule) {
        return Ok(());
    }
    Err(format!("`{}` does not fire on its bad example; what does:\n{}", rule.id, render(&findings)).into())
}

fn stays_silent(rule: &'static Rule, example: &str) -> Result<(), Failed> {
    let mut findings = findings_of(&complete(example), true);
    findings.retain(|finding| finding.rule == rule || finding.rule.id == "syntax");
    if findings.is_empty() {
        return Ok(());
    }
    Err(format!("`{}` fires on its good example:\n{}", rule.id, render(&findings)).into())
}

/// Adds to an example what every document needs and the example leaves out.
pub(crate) fn complete(example: &str) -> String {
    let has = |field: &str| example.lines().any(|line| line.starts_with(field));
    let mut text = String::new();
    for (field, line) in [
        ("openapi:", "openapi: 3.0.3\n"),
        ("info:", "info: {title: Example, version: '1'}\n"),
        ("paths:", "paths: {}\n"),
    ] {
        let is_swagger = field == "openapi:" && has("swagger:");
        if !has(field) && !is_swagger {
            text.push_str(line);
        }
    }
    text + example.trim_start()
}

fn ids_are_unique() -> Result<(), Failed> {
    let mut ids: Vec<&str> = catalogue::all().map(|rule| rule.id).collect();
    let n_rules = ids.len();
    ids.sort_unstable();
    ids.dedup();
    if ids.len() == n_rules { Ok(()) } else { Err("two rules share an id".into()) }
}
