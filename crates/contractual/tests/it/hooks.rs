//! `.pre-commit-hooks.yaml`: its commands as they are written, in a repository that `init` made.

use std::fs;
use std::path::Path;
use std::process::Command;

use contract::source::{Node, Sources};

use crate::sandbox::{BEFORE, Sandbox, complaint};

/// Ids and commands of the hooks.
fn hooks() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.pre-commit-hooks.yaml");
    let sources = Sources::from_text("hooks", fs::read(path).expect("the hooks can be read"));
    let root = sources.main().root().expect("they are YAML");
    let hooks = root.items().map(|hook| {
        let text = |key: &str| hook.get(key).and_then(Node::as_str).unwrap_or_else(|| panic!("a hook has no {key}"));
        assert_eq!((text("language"), hook.get("pass_filenames").and_then(Node::as_bool)), ("system", Some(false)));
        (text("id").to_owned(), text("entry").to_owned())
    });
    hooks.collect()
}

#[test]
fn hooks_pass_and_stop_a_commit_as_the_tool_does() {
    let sandbox = Sandbox::empty();
    sandbox.write("api.yaml", BEFORE);
    let made = sandbox.run(&["init", "--yes", "--generate", "server"]);
    assert!(made.status.success(), "{}", complaint(&made));
    let commands = hooks();
    let ends = |id: &str| {
        let (_, entry) = commands.iter().find(|(known, _)| known == id).unwrap_or_else(|| panic!("there is no {id}"));
        let arguments: Vec<&str> = entry.split(' ').collect();
        assert_eq!(arguments[0], "contractual", "{entry}");
        sandbox.run(&arguments[1..]).status.code()
    };
    assert_eq!([ends("contractual-lint"), ends("contractual-check")], [Some(0); 2]);
    let generated = fs::read_dir(sandbox.path().join("crates")).expect("a crate is made").flatten().next();
    let generated = generated.expect("a crate is made").path().join("src/generated/mod.rs");
    fs::write(generated, "").expect("a file can be written");
    assert_eq!([ends("contractual-lint"), ends("contractual-check")], [Some(0), Some(1)]);
    sandbox.write("api.yaml", &BEFORE.replace("description:", "describes:"));
    assert_eq!([ends("contractual-lint"), ends("contractual-check")], [Some(1); 2]);
}

#[test]
fn the_hook_that_init_writes_is_one_of_them() {
    let sandbox = Sandbox::empty();
    assert!(sandbox.run(&["init", "--yes", "--generate", "nothing"]).status.success());
    let hook = sandbox.text(".githooks/pre-commit");
    let command = hook.lines().find_map(|line| line.strip_prefix("exec ")).expect("it runs the tool");
    assert!(hooks().iter().any(|(_, entry)| entry == command), "{command}");

    // Git runs it, and it is the tool that says no.
    let programs = Path::new(env!("CARGO_BIN_EXE_contractual")).parent().expect("it is in a folder");
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.args(["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "core.hooksPath=.githooks"]);
        let paths = std::env::join_paths(
            std::iter::once(programs.to_owned())
                .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
        );
        git.args(arguments).current_dir(sandbox.path()).env("PATH", paths.expect("paths can be joined"));
        let output = git.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null").output();
        output.expect("git can be run")
    };
    assert!(git(&["init", "--quiet"]).status.success() && git(&["add", "."]).status.success());
    let committed = git(&["commit", "--quiet", "--message", "Greetings"]);
    assert!(committed.status.success(), "{}", complaint(&committed));
    sandbox.write("openapi.yaml", &sandbox.text("openapi.yaml").replace("description:", "describes:"));
    let refused = git(&["commit", "--quiet", "--all", "--message", "A mistake"]);
    assert!(!refused.status.success() && format!("{refused:?}").contains("missing-field"), "{refused:?}");
}
