//! Commands that write, killed while they work.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::sandbox::{AFTER, BEFORE, Files, Sandbox};

#[test]
fn whenever_generate_is_killed_every_file_is_whole_and_the_next_run_is_right() {
    let sandbox = Sandbox::with(BEFORE);
    assert!(sandbox.run(&["generate"]).status.success());
    let before = sandbox.files();
    sandbox.save(AFTER);
    assert!(sandbox.run(&["generate"]).status.success());
    let after = sandbox.files();
    assert!(before.len() > 20 && before.keys().ne(after.keys()), "files come and go");
    kill_again_and_again(&sandbox, "generate", 20, &before, &after);
}

#[test]
fn whenever_upgrade_is_killed_every_file_is_whole_and_the_next_run_is_right() {
    let sandbox = Sandbox::empty();
    sandbox.save(BEFORE);
    fs::remove_file(sandbox.path().join("api/triggers.yaml")).expect("a file can be removed");
    assert!(sandbox.run(&["init", "--yes"]).status.success());
    let after = sandbox.files();
    // All of it as another version left it.
    let mut before = after.clone();
    for (path, text) in &mut before {
        let known = String::from_utf8_lossy(text);
        *text = match path.extension().and_then(|extension| extension.to_str()) {
            Some("rs") if path.starts_with("runtimes") => format!("{known}// Of another version.\n").into_bytes(),
            Some("toml") => known.replace("path = \"../../runtimes/stub-runtime\"", "version = \"9.9.0\"").into_bytes(),
            _ => continue,
        };
    }
    assert!(before != after, "another version is another text");
    kill_again_and_again(&sandbox, "upgrade", 5, &before, &after);
}

/// Whatever a kill leaves behind is old or new, and the next run brings it to be new. A hidden file that was being written stays where
/// the folder is not the tool's alone. Each of so many kills comes a little later.
fn kill_again_and_again(sandbox: &Sandbox, command: &str, n_times: usize, before: &Files, after: &Files) {
    let is_shown =
        |path: &Path| !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(".contractual-"));
    for n_sights in 0..n_times {
        sandbox.restore(before);
        killed_after(n_sights, sandbox, command, before);
        for (path, text) in sandbox.files().iter().filter(|(path, _)| is_shown(path)) {
            let is_whole = before.get(path) == Some(text) || after.get(path) == Some(text);
            assert!(is_whole, "{} is neither old nor new", path.display());
        }
        let repaired = sandbox.run(&[command]);
        assert!(repaired.status.success(), "{repaired:?}");
        let mut files = sandbox.files();
        files.retain(|path, _| is_shown(path));
        let differ = |path: &&PathBuf| files.get(*path) != after.get(*path);
        let differing: BTreeSet<&PathBuf> = files.keys().chain(after.keys()).filter(differ).collect();
        assert!(differing.is_empty(), "the next run makes everything right, but {differing:?}");
    }
}

/// Starts it, and kills it when the folders were seen to change so many times, or else when it has ended.
fn killed_after(n_sights: usize, sandbox: &Sandbox, command: &str, before: &Files) {
    let mut child = sandbox.spawn(&[command]);
    let mut last = before.clone();
    let mut n_seen = 0;
    while n_seen < n_sights && child.try_wait().expect("a child can be asked").is_none() {
        let now = sandbox.files();
        n_seen += usize::from(now != last);
        last = now;
    }
    child.kill().and_then(|()| child.wait()).expect("a child can be killed");
}
