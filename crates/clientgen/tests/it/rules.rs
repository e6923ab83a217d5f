//! Every rule's examples: the bad one breaks it, the good one does not.

use clientgen::rules::RULES;
use contract::findings::Example;
use libtest_mimic::{Failed, Trial};

use crate::document::{report, with_client};

/// Two tests per rule that has examples.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for rule in RULES {
        if let Example::Yaml { bad, good } = &rule.example {
            let (fires, is_silent) = (format!("rule {} fires", rule.id), format!("rule {} is silent", rule.id));
            trials.push(Trial::test(fires, move || is_reported(rule.id, bad, true)));
            trials.push(Trial::test(is_silent, move || is_reported(rule.id, good, false)));
        }
    }
    trials
}

fn is_reported(id: &str, document: &str, expected: bool) -> Result<(), Failed> {
    let rendered = with_client(document, report);
    if rendered.contains(&format!("[{id}]")) == expected {
        return Ok(());
    }
    Err(format!("`{id}` was {} reported:\n{rendered}", if expected { "not" } else { "wrongly" }).into())
}
