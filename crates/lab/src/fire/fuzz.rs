//! libFuzzer, by cargo-fuzz on a nightly compiler, one target after the other.
//!
//! Without it the tests of `tests/fuzz` feed the same targets with mutations, on any compiler.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use contractual::output::counted;

pub(super) const INSTALL: &str =
    "Install it with `rustup toolchain install nightly` and `cargo install cargo-fuzz --locked`.";

/// The package of the fuzzer, below the workspace.
const PACKAGE: &str = "tests/fuzz/libfuzzer";

/// Whether the fuzzer can be built here.
pub(super) fn is_installed() -> bool {
    let mut probe = nightly(&["fuzz", "--version"]);
    probe.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Result of fuzzing all targets.
pub(super) struct FuzzRun {
    pub(super) has_held: bool,
    pub(super) summary: String,
}

/// Fuzzes every target for its part of the time.
pub(super) fn run(root: &Path, minutes: u32, seed: u32, out: &mut dyn Write) -> Result<FuzzRun> {
    let targets = targets(root)?;
    writeln!(out, "seed {seed}")?;
    out.flush()?;
    let mut build = nightly(&["fuzz", "build", "--fuzz-dir", PACKAGE, "--sanitizer", "none"]);
    let built = build.current_dir(root).status().context("cannot run rustup; is it installed?")?;
    ensure!(built.success(), "the fuzzer cannot be built; the compiler says why above");
    let seconds = u64::from(minutes) * 60 / u64::try_from(targets.len().max(1))?;
    let (mut counts, mut n_broken) = (Vec::new(), 0);
    for target in &targets {
        let said = feed(root, target, seconds, seed)?;
        counts.push(format!("{target} {}", n_runs(&said.text)));
        if !said.has_held {
            n_broken += 1;
            writeln!(out, "{}", said.text)?;
        }
    }
    let summary = format!("fuzz, seed {seed}: {}; {}", counts.join(", "), counted(n_broken, "violation"));
    Ok(FuzzRun { has_held: n_broken == 0, summary })
}

struct TargetRun {
    has_held: bool,
    text: String,
}

/// Fuzzes one target. Its corpus is kept below `target/` for the next time.
fn feed(root: &Path, target: &str, seconds: u64, seed: u32) -> Result<TargetRun> {
    let learnt = root.join("target/fuzz").join(target);
    fs::create_dir_all(&learnt).with_context(|| format!("cannot make {}", learnt.display()))?;
    let seeds: PathBuf = root.join("tests/fuzz/seeds").join(target);
    // No code of ours is unsafe, so that a sanitizer would find nothing and cost half of the speed.
    let mut command = nightly(&["fuzz", "run", "--fuzz-dir", PACKAGE, "--sanitizer", "none", target]);
    command.arg(learnt).arg(seeds).arg("--");
    command.args([&format!("-max_total_time={seconds}"), &format!("-seed={seed}")]);
    command.args(["-max_len=4096", "-timeout=10", "-print_final_stats=1"]);
    let mut fuzzer = command.current_dir(root).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let mut text = Vec::new();
    if let Some(mut stderr) = fuzzer.stderr.take() {
        stderr.read_to_end(&mut text).context("cannot read what the fuzzer says")?;
    }
    let has_held = fuzzer.wait().context("cannot wait for the fuzzer")?.success();
    Ok(TargetRun { has_held, text: String::from_utf8_lossy(&text).into_owned() })
}

/// The targets, by the manifest of the fuzzer.
fn targets(root: &Path) -> Result<Vec<String>> {
    let path = root.join(PACKAGE).join("Cargo.toml");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let manifest: toml::Table = text.parse().with_context(|| format!("cannot read {}", path.display()))?;
    let programs = manifest.get("bin").and_then(toml::Value::as_array).into_iter().flatten();
    Ok(programs.filter_map(|program| program.get("name")?.as_str().map(str::to_owned)).collect())
}

/// Number of runs of a target, from the fuzzer's summary.
fn n_runs(said: &str) -> &str {
    let line = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    line.map_or("0", str::trim)
}

fn nightly(arguments: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo"]).args(arguments);
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use contractual::workspace;

    #[test]
    fn the_fuzzer_has_every_target_that_tests_feed() {
        let root = workspace::root().unwrap();
        let library = fs::read_to_string(root.join("tests/fuzz/src/lib.rs")).unwrap();
        let named = library.split("Target { name: \"").skip(1).filter_map(|rest| rest.split('"').next());
        assert_eq!(targets(&root).unwrap(), named.collect::<Vec<_>>());
        for target in targets(&root).unwrap() {
            let program = root.join(PACKAGE).join(format!("fuzz_targets/{target}.rs"));
            let text = fs::read_to_string(&program).unwrap();
            assert!(text.contains(&format!("fuzz::feed({target:?}, bytes)")), "{}", program.display());
        }
    }

    #[test]
    fn runs_are_read_from_the_sum() {
        assert_eq!(n_runs("Done 7\nstat::number_of_executed_units: 1234\nstat::average_exec_per_sec: 9\n"), "1234");
        assert_eq!(n_runs("it was killed"), "0");
    }
}
