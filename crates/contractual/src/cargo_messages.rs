//! Messages of `cargo build --message-format json`, as far as anything here reads them.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::IgnoredAny;

/// One line of Cargo's output.
#[derive(Debug, Deserialize)]
pub struct CargoMessage {
    /// The kind of message, such as `compiler-artifact`.
    pub reason: String,
    #[serde(default)]
    manifest_path: PathBuf,
    /// Whether an artifact was there already.
    pub fresh: Option<bool>,
    /// The program, where a message tells of one.
    pub executable: Option<PathBuf>,
    /// The target that was compiled.
    pub target: Option<CargoTarget>,
    /// The compiler's words.
    pub message: Option<Diagnostic>,
}

/// A target of a package.
#[derive(Debug, Deserialize)]
pub struct CargoTarget {
    /// Its name.
    pub name: String,
}

/// A message of rustc.
#[derive(Debug, Deserialize)]
pub struct Diagnostic {
    /// `error`, `warning` and the like.
    pub level: String,
    code: Option<IgnoredAny>,
    #[serde(default)]
    spans: Vec<IgnoredAny>,
    /// The text that a person sees.
    pub rendered: Option<String>,
}

impl CargoMessage {
    /// Reads a line. Build scripts may print what they like, which is `None`.
    pub fn parse(line: &str) -> Option<CargoMessage> {
        serde_json::from_str(line).ok()
    }

    /// The folder of the package that the message is about.
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.manifest_path.parent()
    }
}

impl Diagnostic {
    /// Whether it points at code.
    pub(crate) fn has_place(&self) -> bool {
        !self.spans.is_empty()
    }

    /// Whether it only sums up, as rustc does at the end.
    pub(crate) fn is_summary(&self) -> bool {
        self.code.is_none() && !self.has_place()
    }
}
