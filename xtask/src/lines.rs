//! `cargo xtask lines`: how much there is to read and to look after, crate by crate.
//!
//! Counted are the lines of Rust that a person wrote and that ship: no blank lines, no tests (folders called `tests`, and
//! whatever stands under `#[cfg(test)]`), no file that says that a command made it. `count` reads a file.

mod count;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use contractual::outcome::Outcome;
use contractual::output::bold;
use contractual::workspace;

use count::{Count, count, is_generated, test_modules};

/// Nothing to choose: a yardstick that can be turned is none.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask lines

Files that git does not track are not counted.";

/// Writes a Markdown table with one row per crate.
pub(crate) fn run(_: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let root = workspace::root()?;
    let crates = count_crates(&root, &tracked_files(&root)?)?;
    let total = crates.values().fold(Count::default(), |sum, count| sum + *count);
    writeln!(out, "| crate | files | lines | of them comments |")?;
    writeln!(out, "|---|---:|---:|---:|")?;
    for (name, Count { files, lines, comments }) in &crates {
        writeln!(out, "| {name} | {files} | {lines} | {comments} |")?;
    }
    let Count { files, lines, comments } = total;
    let in_bold = [files, lines, comments].map(|number| bold(&format!("**{number}**")));
    writeln!(out, "| {} | {} |", bold("**all**"), in_bold.join(" | "))?;
    Ok(Outcome::Clean)
}

fn tracked_files(root: &Path) -> Result<Vec<String>> {
    let mut git = Command::new("git");
    let listed = git.current_dir(root).args(["ls-files", "-z", "--", "*.rs"]).output();
    let listed = listed.context("cannot run git, which says which files are the project's; install it")?;
    if !listed.status.success() {
        bail!("git cannot list the project's files: {}", String::from_utf8_lossy(&listed.stderr).trim());
    }
    let names = String::from_utf8(listed.stdout).context("git lists a file whose name is not UTF-8")?;
    Ok(names.split_terminator('\0').map(str::to_owned).collect())
}

/// Counts what is hand-written in each crate. A crate is the nearest folder above a file that has a manifest.
fn count_crates(root: &Path, files: &[String]) -> Result<BTreeMap<String, Count>> {
    // A file that was deleted and not yet committed is gone all the same.
    let candidates = files.iter().filter(|file| !is_test(file) && root.join(file).is_file());
    let texts = candidates.map(|file| {
        let text = fs::read_to_string(root.join(file)).with_context(|| format!("cannot read {file}"))?;
        Ok((file.as_str(), text))
    });
    let texts = texts.collect::<Result<Vec<(&str, String)>>>()?;
    let only_tested: Vec<String> = texts.iter().flat_map(|(file, text)| test_modules(file, text)).collect();
    let mut crates = BTreeMap::<String, Count>::new();
    for (file, text) in texts.iter().filter(|(_, text)| !is_generated(text)) {
        let module = file.trim_end_matches(".rs").trim_end_matches("/mod");
        if only_tested.iter().any(|tested| Path::new(module).starts_with(tested)) {
            continue;
        }
        let owner = Path::new(file).ancestors().skip(1).find(|folder| root.join(folder).join("Cargo.toml").is_file());
        let name = owner.with_context(|| format!("{file} belongs to no crate"))?.display().to_string();
        let counted = crates.entry(name).or_default();
        *counted = *counted + count(text);
    }
    Ok(crates)
}

fn is_test(file: &str) -> bool {
    file.split('/').any(|part| matches!(part, "tests" | "tests.rs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_counted_without_their_tests_and_without_what_is_generated() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("crates/dogs/Cargo.toml", "");
        write("crates/dogs/src/lib.rs", "//! Dogs.\n\nmod bark;\n#[cfg(test)]\nmod kennel;\n");
        write("crates/dogs/src/bark.rs", "fn bark() {}\n");
        write("crates/dogs/src/kennel/mod.rs", "fn only_for_tests() {}\n");
        write("crates/dogs/src/generated/api.rs", "//! Dogs.\n//! Made by `cargo xtask generate`; do not edit.\n");
        write("crates/dogs/tests/it/main.rs", "fn tested() {}\n");
        let files = [
            "src/lib.rs",
            "src/bark.rs",
            "src/kennel/mod.rs",
            "src/generated/api.rs",
            "tests/it/main.rs",
            "src/gone.rs",
        ];
        let files = files.map(|file| format!("crates/dogs/{file}"));
        let counted = count_crates(folder.path(), &files).unwrap();
        assert_eq!(counted, BTreeMap::from([("crates/dogs".to_owned(), Count { files: 2, lines: 3, comments: 1 })]));
    }
}
