//! The domain reaches nothing that it was not given. What it may depend on, its manifest says.

use std::path::Path;

/// Parts of the standard library by which a rule would depend on something that it was not given.
const OUTSIDE: [&str; 8] =
    ["std::fs", "std::net", "std::io", "std::env", "std::process", "std::time", "std::thread", "Utc::now"];

#[test]
fn no_rule_reaches_outside() {
    let mut faults = Vec::new();
    let n_files = visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut faults);
    assert!(n_files > 20, "the domain is found: {n_files} files");
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn visit(folder: &Path, faults: &mut Vec<String>) -> usize {
    let mut n_files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            n_files += visit(&path, faults);
        } else {
            let text = std::fs::read_to_string(&path).expect("a source is text");
            faults.extend(faults_of(&text).into_iter().map(|fault| format!("{}: {fault}", path.display())));
            n_files += 1;
        }
    }
    n_files
}

fn faults_of(source: &str) -> Vec<String> {
    let reaches_outside = |line: &&str| OUTSIDE.iter().any(|outside| line.contains(outside));
    source.lines().map(str::trim).filter(reaches_outside).map(|line| format!("`{line}` reaches outside")).collect()
}

#[test]
fn a_reach_outside_is_seen() {
    assert_eq!(faults_of("use std::fs::File;\nlet now = Utc::now();\n").len(), 2);
    assert_eq!(faults_of("use super::Day;\nuse std::fmt;\n"), Vec::<String>::new());
}
