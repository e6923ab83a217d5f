//! Cases in a folder, and the text that stands beside each of them.

use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};

/// One test per document of `tests/cases/FOLDER`: what is made of it stands beside it, under another extension.
pub(crate) fn trials(folder: &str, extension: &'static str, made: fn(&str) -> Result<String, Failed>) -> Vec<Trial> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(folder);
    let mut cases: Vec<PathBuf> = std::fs::read_dir(&cases)
        .expect("the folder of cases is there")
        .map(|entry| entry.expect("an entry can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
        .collect();
    cases.sort();
    assert!(!cases.is_empty(), "the folder of cases is not empty");
    let trial = |case: PathBuf| {
        let name = case.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("{folder} {name}"), move || {
            compare(&case.with_extension(extension), &made(&std::fs::read_to_string(&case)?)?)
        })
    };
    cases.into_iter().map(trial).collect()
}

pub(crate) fn compare(golden: &Path, written: &str) -> Result<(), Failed> {
    if std::env::var_os("BLESS").is_some() {
        if let Some(folder) = golden.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(golden, written)?;
        return Ok(());
    }
    let expected = std::fs::read_to_string(golden).unwrap_or_default();
    if written == expected {
        return Ok(());
    }
    let differing = written.lines().zip(expected.lines()).position(|(written, expected)| written != expected);
    let line = differing.unwrap_or_else(|| written.lines().count().min(expected.lines().count()));
    let text = written.lines().nth(line).unwrap_or("(end)");
    Err(format!("{} differs from line {}: {text}\nRead it, then BLESS=1.", golden.display(), line + 1).into())
}
