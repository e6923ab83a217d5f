//! The recipes of CONTRIBUTING.md, run as they are written, one after the other in one copy of the workspace.

use std::fs;
use std::path::Path;
use std::process::Command;

use contractual::copy::Copy;

use crate::workshop::root;

/// The commands of each recipe: the lines of a section that begin with a dollar sign.
fn recipes(page: &str) -> Vec<Vec<&str>> {
    let (_, section) = page.split_once("\n## Recipes\n").expect("the page has recipes");
    let section = section.split("\n## ").next().unwrap_or_default();
    section.split("\n### ").skip(1).map(commands).collect()
}

fn commands(recipe: &str) -> Vec<&str> {
    recipe.lines().filter_map(|line| line.strip_prefix("$ ")).collect()
}

#[test]
#[ignore = "long"]
fn recipes_do_what_they_say() {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let recipes = recipes(&page);
    assert_eq!(recipes.len(), 5, "{recipes:?}");
    let copy = Copy::of(&root()).unwrap();
    // Not the target of this workspace: cargo takes the copy's crates for the workspace's own, and would put them there.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("recipes");
    let run = |command: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).current_dir(copy.root()).env("CARGO_TARGET_DIR", &target);
        let output = shell.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        assert!(output.status.success(), "$ {command}\n{}", String::from_utf8_lossy(&said));
    };
    for commands in &recipes {
        for command in commands {
            run(command);
        }
        let patch = commands[0].strip_prefix("git apply ").expect("a recipe begins with its patch");
        run(&format!("git apply --reverse {patch}"));
    }
}
