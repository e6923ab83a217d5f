//! Optional tests of formats. A value that is judged otherwise than the suite says fails unless it is on the list of differences, and so
//! does an entry of the list that goes further than it has to.

use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use super::differences::{DIFFERENCES, Difference, JudgeName};
use super::files::{Judge, folder, judged, read, stem, tests};

/// One trial for each file, and one for the names on the list; none where no folder is named.
pub(crate) fn format_trials(name: JudgeName, judge: Judge) -> Vec<Trial> {
    let Some(folder) = folder() else { return Vec::new() };
    let files = tests(&folder, "optional/format");
    let all = files.clone();
    let names = Trial::test("json schema formats on the list", move || check_names(&all));
    let trial =
        |file: PathBuf| Trial::test(format!("json schema format {}", stem(&file)), move || check(&file, name, judge));
    files.into_iter().map(trial).chain([names]).collect()
}

fn check(file: &Path, name: JudgeName, judge: Judge) -> Result<(), Failed> {
    let groups = groups(file);
    let is_here =
        |entry: &&Difference| entry.judges.contains(&name) && groups.iter().any(|group| entry.is_about(group));
    let entries: Vec<&Difference> = DIFFERENCES.iter().filter(is_here).collect();
    let mut unneeded = entries.clone();
    let mut wrong = Vec::new();
    for group in &groups {
        let entry = entries.iter().find(|entry| entry.is_about(group));
        for (test, is_fitting) in judged(group, &[], judge) {
            let differs = test["valid"] != Value::Bool(is_fitting);
            let value = format!("{}: {} is called {is_fitting}", group["description"], test["description"]);
            match entry {
                None if differs => wrong.push(value),
                Some(entry) if !is_fitting => wrong.push(format!("{value}, although on the list: {}", entry.reason)),
                Some(entry) if differs => unneeded.retain(|other| !std::ptr::eq(*other, *entry)),
                _ => {}
            }
        }
    }
    wrong.extend(
        unneeded.iter().map(|entry| format!("all is as the suite says, although on the list: {}", entry.reason)),
    );
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

/// The list names formats and groups that the suite has.
fn check_names(files: &[PathBuf]) -> Result<(), Failed> {
    let groups: Vec<Value> = files.iter().flat_map(|file| groups(file)).collect();
    for entry in DIFFERENCES {
        for format in entry.formats {
            let is_known = |group: &Value| group["schema"]["format"] == *format && entry.is_about(group);
            if !groups.iter().any(is_known) {
                return Err(format!("the suite has no such test of `{format}`: {}", entry.reason).into());
            }
        }
    }
    Ok(())
}

fn groups(file: &Path) -> Vec<Value> {
    read(file).as_array().expect("groups").clone()
}
