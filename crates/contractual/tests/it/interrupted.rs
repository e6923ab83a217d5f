//! `generate`, killed while it works.

use crate::sandbox::{AFTER, BEFORE, Files, Sandbox};

/// Number of kills, a little later each time.
const N_TIMES: usize = 20;

#[test]
fn whenever_it_is_killed_every_file_is_whole_and_the_next_run_is_right() {
    let sandbox = Sandbox::with(BEFORE);
    assert!(sandbox.run(&["generate"]).status.success());
    let before = sandbox.generated();
    sandbox.save(AFTER);
    assert!(sandbox.run(&["generate"]).status.success());
    let after = sandbox.generated();
    assert!(before.len() > 20 && before.keys().ne(after.keys()), "files come and go");

    for n_sights in 0..N_TIMES {
        sandbox.restore(&before);
        killed_after(n_sights, &sandbox, &before);
        for (path, text) in sandbox.generated() {
            let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(".contractual-"));
            let is_whole = before.get(&path) == Some(&text) || after.get(&path) == Some(&text);
            assert!(is_hidden || is_whole, "{} is neither old nor new", path.display());
        }
        let repaired = sandbox.run(&["generate"]);
        assert!(repaired.status.success(), "{repaired:?}");
        assert_eq!(sandbox.generated().keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>());
        assert!(sandbox.generated() == after, "the next run makes everything right");
    }
}

/// Starts it, and kills it when the folders were seen to change so many times, or else when it has ended.
fn killed_after(n_sights: usize, sandbox: &Sandbox, before: &Files) {
    let mut child = sandbox.spawn(&["generate"]);
    let mut last = before.clone();
    let mut n_seen = 0;
    while n_seen < n_sights && child.try_wait().expect("a child can be asked").is_none() {
        let now = sandbox.generated();
        n_seen += usize::from(now != last);
        last = now;
    }
    child.kill().and_then(|()| child.wait()).expect("a child can be killed");
}
