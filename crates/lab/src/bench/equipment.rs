//! The machine and the versions with which figures were measured; nothing that identifies the machine.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::{cargo, postgres};

/// A machine and what is installed on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Equipment {
    pub(super) processor: String,
    pub(super) n_cores: usize,
    pub(super) memory_gigabytes: u64,
    pub(super) kernel: String,
    pub(super) rustc: String,
    /// Nothing where there is no server.
    pub(super) postgresql: Option<String>,
    pub(super) sqlite: String,
}

impl Equipment {
    pub(super) fn here(root: &Path) -> Result<Equipment> {
        let read = |path: &str| fs::read_to_string(path).with_context(|| format!("cannot read {path}"));
        let processors = read("/proc/cpuinfo")?;
        let memory = read("/proc/meminfo")?;
        let kibibytes: u64 = field(&memory, "MemTotal")
            .and_then(|text| text.split(' ').next()?.parse().ok())
            .context("the kernel does not tell how much memory there is")?;
        Ok(Equipment {
            processor: field(&processors, "model name").unwrap_or("unknown").to_owned(),
            n_cores: std::thread::available_parallelism().context("the kernel does not tell its processors")?.into(),
            memory_gigabytes: (kibibytes * 1024 + 500_000_000) / 1_000_000_000,
            kernel: format!("Linux {}", numbers(&read("/proc/sys/kernel/osrelease")?)),
            rustc: rustc()?,
            postgresql: postgres::version()?,
            sqlite: sqlite(root)?,
        })
    }

    pub(super) fn in_words(&self) -> String {
        let Equipment { processor, n_cores, memory_gigabytes, kernel, rustc, postgresql, sqlite } = self;
        let postgresql =
            postgresql.as_deref().map_or_else(|| "no PostgreSQL".to_owned(), |it| format!("PostgreSQL {it}"));
        format!(
            "{n_cores} cores of {processor}, {memory_gigabytes} GB, {kernel}, Rust {rustc}, {postgresql}, SQLite {sqlite}"
        )
    }
}

/// The version of the compiler that builds what is measured.
pub(super) fn rustc() -> Result<String> {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler).arg("--version").output().context("cannot run rustc; is it installed?")?;
    let said = String::from_utf8(output.stdout).context("rustc writes no text")?;
    Ok(said.split(' ').nth(1).with_context(|| format!("rustc said {said:?}"))?.trim().to_owned())
}

/// The version of SQLite that the service is built with, from the source that its driver brings along.
fn sqlite(root: &Path) -> Result<String> {
    let metadata = cargo::metadata(root, None)?;
    let driver = metadata.packages.iter().find(|package| package.name == "libsqlite3-sys");
    let folder = driver.and_then(|package| package.manifest_path.parent()).context("nothing here uses SQLite")?;
    let header = fs::read_to_string(folder.join("sqlite3/sqlite3.h")).context("cannot read SQLite's header")?;
    let version =
        header.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION ")?.trim().strip_prefix('"'));
    Ok(version.context("SQLite's header has no version")?.trim_end_matches('"').to_owned())
}

/// The value of a line such as `name : value`.
fn field<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.lines().find_map(|line| line.strip_prefix(name)?.trim_start().strip_prefix(':')).map(str::trim)
}

/// The numbers that a version begins with; what comes after them names who built it.
fn numbers(version: &str) -> &str {
    let end = version.find(|it: char| !it.is_ascii_digit() && it != '.').unwrap_or(version.len());
    version[..end].trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use contractual::workspace;

    use super::*;

    #[test]
    fn everything_is_known_here_and_nothing_of_whose_it_is() {
        let equipment = Equipment::here(&workspace::root().unwrap()).unwrap();
        let words = equipment.in_words();
        assert!(equipment.sqlite.starts_with("3.") && equipment.rustc.starts_with("1."), "{words}");
        assert!(equipment.n_cores > 0 && equipment.memory_gigabytes > 0, "{words}");
        assert!(!words.contains('/'), "{words}");
    }

    #[test]
    fn fields_and_versions_are_read() {
        assert_eq!(field("a\t: b c\nMemTotal:   24 kB\n", "MemTotal"), Some("24 kB"));
        assert_eq!(field("model name\t: X\n", "model name"), Some("X"));
        assert_eq!(numbers("6.18.44-cloud-amd64\n"), "6.18.44");
        assert_eq!(numbers("6.18.\n"), "6.18");
    }
}
