//! The recipes of CONTRIBUTING.md, run as they are written: every patch applies by itself and beside the others, and with all of them
//! applied every line passes.
//!
//! All at once, since each alone would compile the workspace again: the tool after its rule, the service after its contract.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use std::{fs, io};

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
    link_compiled(&target).unwrap();
    do_not_optimise(&copy.root().join(".cargo/config.toml")).unwrap();
    let run = |command: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).current_dir(copy.root()).env("CARGO_TARGET_DIR", &target);
        let output = shell.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        assert!(output.status.success(), "$ {command}\n{}", String::from_utf8_lossy(&said));
    };
    let patches: Vec<&str> = recipes.iter().map(|commands| patch(commands)).collect();
    for patch in &patches {
        run(&format!("git apply --check {patch}"));
    }
    run(&format!("git apply {}", patches.join(" ")));
    let mut done = HashSet::new();
    for command in recipes.iter().flat_map(|commands| &commands[1..]).filter(|command| done.insert(**command)) {
        run(command);
    }
}

/// The patch with which a recipe begins.
fn patch<'p>(commands: &[&'p str]) -> &'p str {
    commands[0].strip_prefix("git apply ").expect("a recipe begins with its patch")
}

/// Lets the tool's own crates be compiled as fast as can be: two recipes change them, and run them once.
fn do_not_optimise(config: &Path) -> io::Result<()> {
    let mut text = fs::read_to_string(config)?;
    for package in ["contract", "schema-algebra", "stubgen", "clientgen"] {
        text += &format!("\n[profile.dev.package.{package}]\nopt-level = 0\n");
    }
    fs::write(config, text)
}

/// Links what was compiled of others' crates into the copy's target, so that it is not compiled again.
fn link_compiled(target: &Path) -> io::Result<()> {
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    let packages = lock.split("[[package]]").filter(|package| package.contains("\nsource = "));
    let names = packages.filter_map(|package| package.split('"').nth(1)).map(|name| name.replace('-', "_"));
    let others: HashSet<String> = names.collect();
    // `libserde-0123.rlib`, `serde-0123.d`
    let is_theirs = |file: &str| {
        let krate = file.rsplit_once('-').map_or(file, |(krate, _)| krate).replace('-', "_");
        others.contains(&krate) || krate.strip_prefix("lib").is_some_and(|krate| others.contains(krate))
    };
    let compiled = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("debug");
    for folder in [".fingerprint", "build", "deps"] {
        for entry in fs::read_dir(compiled.join(folder))? {
            let entry = entry?;
            if is_theirs(&entry.file_name().to_string_lossy()) {
                link(&entry.path(), &target.join("debug").join(folder).join(entry.file_name()))?;
            }
        }
    }
    Ok(())
}

/// Links a file, or all files of a folder.
fn link(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        return fs::read_dir(from)?.try_for_each(|entry| {
            let entry = entry?;
            link(&entry.path(), &to.join(entry.file_name()))
        });
    }
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    if to.exists() { Ok(()) } else { fs::hard_link(from, to) }
}
