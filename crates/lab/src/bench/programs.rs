//! Programs of ours and of `tests/bench`, a workspace of its own: built as they are released, and started.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use contractual::cargo_messages::CargoMessage;
use contractual::workspace;

pub(super) struct Programs {
    executables: Vec<PathBuf>,
}

impl Programs {
    /// Builds packages of `tests/bench`.
    pub(super) fn build(packages: &[&str]) -> Result<Programs> {
        Programs::build_in(&workspace::root()?.join("tests/bench"), &of_packages(packages))
    }

    /// Builds programs of `tests/bench`, and none that nobody asked for.
    pub(super) fn build_named(names: &[&str]) -> Result<Programs> {
        let args: Vec<&str> = names.iter().flat_map(|name| ["--bin", *name]).collect();
        Programs::build_in(&workspace::root()?.join("tests/bench"), &args)
    }

    pub(super) fn build_own(package: &str) -> Result<Programs> {
        Programs::build_in(&workspace::root()?, &of_packages(&[package]))
    }

    fn build_in(folder: &Path, args: &[&str]) -> Result<Programs> {
        let mut command = workspace::cargo(folder);
        command.args(["build", "--release", "--locked", "--message-format", "json-render-diagnostics"]).args(args);
        let output = command.stderr(Stdio::inherit()).output().context("cannot run cargo; is it installed?")?;
        ensure!(
            output.status.success(),
            "what is measured does not build; repeat it with `cargo build --release` in {}",
            folder.display()
        );
        let messages = String::from_utf8(output.stdout).context("cargo writes no text")?;
        Ok(Programs {
            executables: messages.lines().filter_map(|line| CargoMessage::parse(line)?.executable).collect(),
        })
    }

    pub(super) fn path(&self, name: &str) -> Result<PathBuf> {
        let path = self.executables.iter().find(|path| path.file_stem().is_some_and(|stem| stem == name));
        Ok(path.with_context(|| format!("cargo built no `{name}`"))?.clone())
    }
}

/// All programs of packages, as arguments of cargo.
fn of_packages<'n>(packages: &[&'n str]) -> Vec<&'n str> {
    std::iter::once("--bins").chain(packages.iter().flat_map(|package| ["--package", *package])).collect()
}

/// Figures that a program of `tests/bench` measured, by name.
#[derive(Debug, Default)]
pub(super) struct Measured(pub(super) BTreeMap<String, f64>);

impl Measured {
    /// Runs a program that prints figures as JSON.
    pub(super) fn by(command: &mut Command) -> Result<Measured> {
        serde_json::from_str(&output(command)?).map(Measured).context("the program prints no figures")
    }

    pub(super) fn of(&self, what: &str) -> Result<f64> {
        self.0.get(what).copied().with_context(|| format!("the program did not measure `{what}`"))
    }
}

/// Output of a program that ends well.
pub(super) fn output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot run {}", command.get_program().display()))?;
    ensure!(output.status.success(), "the program failed ({}): {command:?}", output.status);
    String::from_utf8(output.stdout).context("the program prints no text")
}

/// A server that runs; it ends with its owner.
pub(super) struct Running {
    child: Option<Child>,
    port: u16,
}

impl Running {
    /// Starts an executable that prints its port.
    pub(super) fn start(executable: &Path) -> Result<Running> {
        Running::start_with(&mut Command::new(executable))
    }

    /// Starts a command that runs such an executable.
    pub(super) fn start_with(command: &mut Command) -> Result<Running> {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot run {command:?}"))?;
        let mut line = String::new();
        let stdout = child.stdout.take();
        let mut running = Running { child: Some(child), port: 0 };
        BufReader::new(stdout.context("its output is not there")?).read_line(&mut line)?;
        running.port = line.trim().parse().with_context(|| format!("it printed no port but {line:?}: {command:?}"))?;
        Ok(running)
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn id(&self) -> u32 {
        self.child.as_ref().map_or(0, Child::id)
    }

    /// Ends it and gives up the process, to ask the kernel what it used.
    pub(super) fn end(mut self) -> Result<Child> {
        let mut child = self.child.take().context("it has ended already")?;
        child.kill().context("cannot end a server")?;
        Ok(child)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // One that has ended by itself needs nothing more.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
