//! Every rule's examples: the bad one breaks it, the good one does not.

use contract::findings::Example;
use libtest_mimic::{Failed, Trial};
use stubgen::rules::RULES;

use crate::types::rust;

/// Two tests per rule that has examples.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for rule in RULES {
        if let Example::Yaml { bad, good } = &rule.example {
            trials.push(Trial::test(format!("rule {} fires", rule.id), || is_reported(rule.id, bad, true)));
            trials.push(Trial::test(format!("rule {} is silent", rule.id), || is_reported(rule.id, good, false)));
        }
    }
    trials
}

fn is_reported(id: &str, document: &str, expected: bool) -> Result<(), Failed> {
    let rendered = rust(document);
    if rendered.contains(&format!("[{id}]")) == expected {
        return Ok(());
    }
    Err(format!("`{id}` was {} reported:\n{rendered}", if expected { "not" } else { "wrongly" }).into())
}
