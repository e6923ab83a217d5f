//! Messages of Cargo and the compiler.

use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

/// One error of the compiler.
#[derive(Debug)]
pub(crate) struct Message {
    /// The package that it is about: its folder in the workshop.
    pub(crate) package: String,
    /// `E0046`, if it has a number.
    pub(crate) code: Option<String>,
    /// Its first line.
    pub(crate) text: String,
    /// The file that it points into.
    pub(crate) file: PathBuf,
    /// All of it, as a user sees it.
    pub(crate) rendered: String,
}

impl Message {
    /// Every error in Cargo's JSON output.
    ///
    /// # Panics
    ///
    /// If Cargo did not come as far as to compile.
    pub(crate) fn all(output: &Output) -> Vec<Message> {
        let lines = String::from_utf8_lossy(&output.stdout);
        let events: Vec<Value> = lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let has_compiled = events.iter().any(|event| event["reason"] == "build-finished");
        assert!(has_compiled, "cargo could not work:\n{}", String::from_utf8_lossy(&output.stderr));
        let messages: Vec<Message> = events.iter().filter_map(Message::read).collect();
        let is_accounted_for = output.status.success() || !messages.is_empty();
        assert!(is_accounted_for, "cargo failed without an error:\n{}", String::from_utf8_lossy(&output.stderr));
        messages
    }

    /// An error with a place; the last one of a crate only counts those before it.
    fn read(event: &Value) -> Option<Message> {
        let message = event.get("message").filter(|message| message["level"] == "error")?;
        let span = message["spans"].as_array()?.iter().find(|span| span["is_primary"] == true)?;
        let folder = Path::new(event["manifest_path"].as_str()?).parent()?;
        Some(Message {
            package: folder.file_name()?.to_str()?.to_owned(),
            code: message["code"]["code"].as_str().map(str::to_owned),
            text: message["message"].as_str()?.to_owned(),
            file: PathBuf::from(span["file_name"].as_str()?),
            rendered: message["rendered"].as_str()?.to_owned(),
        })
    }
}
