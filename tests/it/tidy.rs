//! What keeps the sources pleasant and needs no judgement.

use std::path::{Path, PathBuf};

/// A file longer than this hides a second one.
const MAX_LINES: usize = 700;

#[test]
fn sources_are_tidy() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for folder in ["crates", "xtask", "tests"] {
        collect(&root.join(folder), &mut sources);
    }
    assert!(sources.len() > 100, "the sources are found: {}", sources.len());
    let mut faults: Vec<String> = sources.iter().flat_map(|path| faults_of(path)).collect();
    faults.sort();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn faults_of(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a source is text");
    let mut faults = Vec::new();
    let mut fault = |what: String| faults.push(format!("{}: {what}", path.display()));
    let n_lines = text.lines().count();
    if n_lines > MAX_LINES {
        fault(format!("{n_lines} lines; split it by concept"));
    }
    if !text.starts_with("//!") {
        fault("does not begin with what it is for, in `//!`".to_owned());
    }
    for (idx, line) in text.lines().enumerate() {
        let word = concat!("TO", "DO");
        if line.contains(word) && !line.contains('#') {
            fault(format!("line {}: a {word} without the number of its issue", idx + 1));
        }
    }
    faults
}

/// Rust files below a folder that people write: generated ones and golden text in `cases` are exempt.
fn collect(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            if !["target", "generated", "cases"].iter().any(|exempt| name == *exempt) {
                collect(&path, sources);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
}
