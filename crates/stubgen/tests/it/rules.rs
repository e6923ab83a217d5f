//! Every rule's examples: the bad one breaks it, the good one does not.

use contract::findings::Example;
use libtest_mimic::{Failed, Trial};
use stubgen::operations::rules::RULES as OPERATION_RULES;
use stubgen::rules::RULES;

use crate::{operations, types};

/// Two tests per rule that has examples.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    let of_types = RULES.iter().map(|rule| (rule, types::rust as fn(&str) -> String));
    let of_operations = OPERATION_RULES.iter().map(|rule| (rule, operations::rust as fn(&str) -> String));
    for (rule, rust) in of_types.chain(of_operations) {
        if let Example::Yaml { bad, good } = &rule.example {
            let (fires, is_silent) = (format!("rule {} fires", rule.id), format!("rule {} is silent", rule.id));
            trials.push(Trial::test(fires, move || is_reported(rule.id, &rust(bad), true)));
            trials.push(Trial::test(is_silent, move || is_reported(rule.id, &rust(good), false)));
        }
    }
    trials
}

fn is_reported(id: &str, rendered: &str, expected: bool) -> Result<(), Failed> {
    if rendered.contains(&format!("[{id}]")) == expected {
        return Ok(());
    }
    Err(format!("`{id}` was {} reported:\n{rendered}", if expected { "not" } else { "wrongly" }).into())
}
