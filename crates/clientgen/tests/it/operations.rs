//! Operations to methods: `tests/cases/operations/NAME.yaml` gives `NAME.rs`: what was changed, each `send`, the types of
//! answers and the table.

use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};

use crate::document::{file, report, with_client};

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/operations");
    let mut cases: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of cases is there")
        .map(|entry| entry.expect("an entry can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
        .collect();
    cases.sort();
    assert!(!cases.is_empty(), "the folder of cases is not empty");
    let trial = |case: PathBuf| {
        let name = case.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("operations {name}"), move || check(&case))
    };
    cases.into_iter().map(trial).collect()
}

fn check(case: &Path) -> Result<(), Failed> {
    let document = std::fs::read_to_string(case)?;
    let written = made(&document);
    let golden = case.with_extension("rs");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&golden, &written)?;
        return Ok(());
    }
    let expected = std::fs::read_to_string(&golden).unwrap_or_default();
    if written == expected {
        return Ok(());
    }
    let differing = written.lines().zip(expected.lines()).position(|(written, expected)| written != expected);
    let line = differing.unwrap_or_else(|| written.lines().count().min(expected.lines().count()));
    let text = written.lines().nth(line).unwrap_or("(end)");
    Err(format!("{} differs from line {}: {text}\nRead it, then BLESS=1.", golden.display(), line + 1).into())
}

fn made(document: &str) -> String {
    with_client(document, |client| {
        let mut out = report(client);
        out.push_str("\n// builder.rs\n\n");
        // A case that is about the builder itself shows all of it.
        if document.starts_with("# The whole builder") {
            out.push_str(after_header(file(client, "builder.rs")));
        } else {
            out.push_str(&sends(file(client, "builder.rs")));
        }
        for path in ["types/own.rs", "operations.rs"] {
            let text = after_header(file(client, path));
            if !text.is_empty() {
                out.push_str(&format!("\n// {path}\n\n{text}"));
            }
        }
        out
    })
}

/// Every `send`, under the name of its builder.
fn sends(builders: &str) -> String {
    let mut out = String::new();
    let mut is_inside = false;
    for line in builders.lines() {
        if line.starts_with("impl") {
            out.push_str(&format!("{line}\n"));
        }
        is_inside |= line.starts_with("    /// Sends");
        if is_inside {
            out.push_str(&format!("{line}\n"));
        }
        if is_inside && line == "    }" {
            is_inside = false;
            out.push_str("}\n");
        }
    }
    out
}

fn after_header(text: &str) -> &str {
    text.split_once("\n\n").map_or("", |(_, rest)| rest)
}
