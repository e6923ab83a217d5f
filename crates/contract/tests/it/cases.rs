//! Files under `tests/cases/`.

use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};

use crate::lint;

/// One test per file, and per folder that has a `main.yaml`.
pub(crate) fn trials() -> Vec<Trial> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut trials = Vec::new();
    for area in children(&root).into_iter().filter(|path| path.is_dir()) {
        for case in children(&area) {
            let is_folder = case.is_dir();
            let relative = case.strip_prefix(&root).expect("a child is below its parent").to_owned();
            if relative.components().any(|part| part.as_os_str() == "snapshots") {
                continue;
            }
            let name = relative.with_extension("").display().to_string().replace('\\', "/");
            let main = if is_folder { relative.join("main.yaml") } else { relative.clone() };
            let root = root.clone();
            trials.push(Trial::test(format!("case {name}"), move || check(&root, &main, &name)));
        }
    }
    let mut names: Vec<&str> = trials.iter().map(Trial::name).collect();
    names.dedup();
    assert!(!names.is_empty() && names.len() == trials.len(), "every case has a name of its own, and so a snapshot");
    trials
}

fn check(root: &Path, main: &Path, name: &str) -> Result<(), Failed> {
    snapshot(name, &lint::rendered_case(root, main))
}

/// Compares with the snapshot of a case; `cargo insta review` accepts a new one.
pub(crate) fn snapshot(name: &str, rendered: &str) -> Result<(), Failed> {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let name = name.replace('/', "__");
    let outcome = settings
        .bind(|| std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| insta::assert_snapshot!(name, rendered))));
    outcome.map_err(|_| Failed::from("the snapshot differs; `cargo insta review` shows how"))
}

pub(crate) fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of cases is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths
}
