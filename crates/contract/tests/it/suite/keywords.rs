//! Tests of keywords: each judge agrees with all of them.

use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use super::files::{Judge, folder, judged, read, remotes, stem, tests};

/// One trial for each file; none where no folder is named.
pub(crate) fn keyword_trials(judge: Judge) -> Vec<Trial> {
    let Some(folder) = folder() else { return Vec::new() };
    let remotes = remotes(&folder);
    let trial = |file: PathBuf| {
        let remotes = remotes.clone();
        Trial::test(format!("json schema {}", stem(&file)), move || check(&file, &remotes, judge))
    };
    tests(&folder, "").into_iter().map(trial).collect()
}

fn check(file: &Path, remotes: &[Value], judge: Judge) -> Result<(), Failed> {
    let mut wrong = Vec::new();
    let mut n_values = 0;
    for group in read(file).as_array().expect("groups") {
        for (test, is_fitting) in judged(group, remotes, judge) {
            n_values += 1;
            if test["valid"] != Value::Bool(is_fitting) {
                wrong.push(format!("{}: {} is called {}", group["description"], test["description"], is_fitting));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} of {n_values}:\n{}", wrong.len(), wrong.join("\n")).into()) }
}
