//! The official test suite of JSON Schema 2020-12, by the validator; and the page that says where formats differ from it.

use std::fs;
use std::path::Path;

use contract::validate::Validator;
use libtest_mimic::{Failed, Trial};

use crate::suite::differences::{DIFFERENCES, Difference};
use crate::suite::{self, JudgeName};

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = suite::keyword_trials(|api, schema, values| {
        let mut validator = Validator::new(api).without_formats();
        values.into_iter().map(|value| validator.check(schema.id, value, None).is_empty()).collect()
    });
    trials.extend(suite::format_trials(JudgeName::Validator, |api, schema, values| {
        let mut validator = Validator::new(api);
        values.into_iter().map(|value| validator.check(schema.id, value, None).is_empty()).collect()
    }));
    trials.push(Trial::test("json schema formats in the policy", page_has_the_list));
    trials
}

/// The table of formats in `docs/policy.md` is the list of differences.
fn page_has_the_list() -> Result<(), Failed> {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/policy.md"))?;
    let (_, section) = page.split_once("\n### Formats\n").ok_or("there is no section about formats")?;
    let table: Vec<&str> = section.lines().skip_while(|line| !line.starts_with('|')).collect();
    let rows: Vec<&str> = table.into_iter().take_while(|line| line.starts_with('|')).skip(2).collect();
    let wanted: Vec<String> = DIFFERENCES.iter().map(row).collect();
    if rows == wanted { Ok(()) } else { Err(format!("its rows should be:\n{}", wanted.join("\n")).into()) }
}

fn row(difference: &Difference) -> String {
    let formats: Vec<String> = difference.formats.iter().map(|format| format!("`{format}`")).collect();
    let judge = |name: &JudgeName| match name {
        JudgeName::Validator => "documents",
        JudgeName::Stub => "stubs",
    };
    let judges: Vec<&str> = difference.judges.iter().map(judge).collect();
    format!("| {} | {} | {} |", formats.join(", "), judges.join(", "), difference.reason)
}
