//! The domain knows neither the web stack, nor the contract's types, nor SQL, nor the outside world.

use std::path::Path;

/// What a `use` in the domain may begin with.
const ALLOWED: [&str; 6] = ["std::", "crate::domain", "super", "chrono::", "unicode_normalization::", "proptest::"];

/// Parts of the standard library by which a rule would depend on something that it was not given.
const OUTSIDE: [&str; 8] =
    ["std::fs", "std::net", "std::io", "std::env", "std::process", "std::time", "std::thread", "Utc::now"];

#[test]
fn the_domain_uses_nothing_but_itself() {
    let mut faults = Vec::new();
    let n_files = visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/domain"), &mut faults);
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
    let mut faults = Vec::new();
    for line in source.lines().map(str::trim) {
        let used = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("use ");
        // A re-export of a child module names it without a path.
        let is_child = |path: &str| line.starts_with("pub ") && !path.contains("crate::");
        if used.is_some_and(|path| !ALLOWED.iter().any(|allowed| path.starts_with(allowed)) && !is_child(path)) {
            faults.push(format!("`{line}`"));
        }
        if OUTSIDE.iter().any(|outside| line.contains(outside)) {
            faults.push(format!("`{line}` reaches outside"));
        }
    }
    faults
}

#[test]
fn a_reach_outside_is_seen() {
    assert_eq!(faults_of("use poem::Route;\nuse crate::store::Tx;\nlet now = Utc::now();\n").len(), 3);
    assert_eq!(faults_of("use super::Day;\npub use cpf::Cpf;\nuse crate::domain::Flaw;\n"), Vec::<String>::new());
}
