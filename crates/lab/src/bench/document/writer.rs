//! Writes a document piece by piece, as JSON or as YAML.

use std::io::{self, BufWriter, Write};

use serde_json::Value;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bench) enum Syntax {
    /// With two spaces per level.
    Json,
    /// In block style.
    Yaml,
}

/// A document under way: objects are opened, filled and closed.
pub(super) struct Writer<W: Write> {
    out: BufWriter<W>,
    syntax: Syntax,
    n_bytes: usize,
    /// For each open object whether it has an entry already.
    is_filled: Vec<bool>,
}

impl<W: Write> Writer<W> {
    pub(super) fn new(syntax: Syntax, out: W) -> Writer<W> {
        Writer { out: BufWriter::new(out), syntax, n_bytes: 0, is_filled: Vec::new() }
    }

    /// Bytes written so far, but for what was edited.
    pub(super) fn n_bytes(&self) -> usize {
        self.n_bytes
    }

    /// Opens the document's own object.
    pub(super) fn begin(&mut self) -> io::Result<()> {
        self.is_filled.push(false);
        self.put(if self.syntax == Syntax::Json { "{" } else { "" })
    }

    /// Opens an object inside the one that is open.
    pub(super) fn open(&mut self, key: &str) -> io::Result<()> {
        let (indent, comma) = self.next_line();
        self.is_filled.push(false);
        let line = match self.syntax {
            Syntax::Json => format!("{comma}\n{indent}\"{key}\": {{"),
            Syntax::Yaml => format!("{indent}{key}:\n"),
        };
        self.put(&line)
    }

    /// Writes an entry into the object that is open.
    pub(super) fn entry(&mut self, key: &str, value: &Value) -> io::Result<()> {
        let (indent, comma) = self.next_line();
        let text = self.rendered(key, value, &indent, comma)?;
        self.put(&text)
    }

    /// Writes an entry that was edited, and counts the bytes that it had before: what follows must not depend on it.
    pub(super) fn edited_entry(&mut self, key: &str, value: &Value, before: &Value) -> io::Result<()> {
        let (indent, comma) = self.next_line();
        let n_bytes = self.n_bytes + self.rendered(key, before, &indent, comma)?.len();
        let text = self.rendered(key, value, &indent, comma)?;
        self.put(&text)?;
        self.n_bytes = n_bytes;
        Ok(())
    }

    fn rendered(&self, key: &str, value: &Value, indent: &str, comma: &str) -> io::Result<String> {
        Ok(match self.syntax {
            Syntax::Json => {
                // No line break is inside a string: JSON escapes it.
                let value = serde_json::to_string_pretty(value)?.replace('\n', &format!("\n{indent}"));
                format!("{comma}\n{indent}\"{key}\": {value}")
            }
            Syntax::Yaml => {
                let mut text = indent.to_owned();
                yaml_entry(key, value, indent.len(), &mut text);
                text
            }
        })
    }

    /// Closes the object that was opened last.
    pub(super) fn close(&mut self) -> io::Result<()> {
        self.is_filled.pop();
        let indent = "  ".repeat(self.is_filled.len());
        self.put(&if self.syntax == Syntax::Json { format!("\n{indent}}}") } else { String::new() })
    }

    pub(super) fn end(mut self) -> io::Result<()> {
        self.close()?;
        self.put(if self.syntax == Syntax::Json { "\n" } else { "" })?;
        self.out.flush()
    }

    fn next_line(&mut self) -> (String, &'static str) {
        let indent = "  ".repeat(self.is_filled.len());
        let is_filled = self.is_filled.last_mut().expect("an entry is written after `begin` and before `end`");
        (indent, if std::mem::replace(is_filled, true) { "," } else { "" })
    }

    fn put(&mut self, text: &str) -> io::Result<()> {
        self.n_bytes += text.len();
        self.out.write_all(text.as_bytes())
    }
}

/// Length of a value in bytes, without the indentation of its place.
pub(super) fn n_bytes(value: &Value, syntax: Syntax) -> usize {
    match syntax {
        Syntax::Json => serde_json::to_string_pretty(value).map_or(0, |text| text.len()),
        Syntax::Yaml => {
            let mut text = String::new();
            yaml_value(value, 0, &mut text);
            text.len()
        }
    }
}

/// Writes `key: value`, its first line indented already.
fn yaml_entry(key: &str, value: &Value, indent: usize, text: &mut String) {
    text.push_str(&yaml_scalar(key));
    text.push(':');
    yaml_value(value, indent, text);
}

/// Writes what stands after `key:`, ending with a line break.
fn yaml_value(value: &Value, indent: usize, text: &mut String) {
    let inner = indent + 2;
    match value {
        Value::Object(entries) if !entries.is_empty() => {
            text.push('\n');
            for (key, value) in entries {
                push_margin(inner, text);
                yaml_entry(key, value, inner, text);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            text.push('\n');
            for item in items {
                push_margin(inner, text);
                text.push('-');
                yaml_item(item, inner, text);
            }
        }
        Value::String(content) if content.contains('\n') => {
            text.push_str(" |-\n");
            for line in content.lines() {
                push_margin(if line.is_empty() { 0 } else { inner }, text);
                text.push_str(line);
                text.push('\n');
            }
        }
        other => {
            text.push(' ');
            text.push_str(&other.as_str().map_or_else(|| other.to_string(), yaml_scalar));
            text.push('\n');
        }
    }
}

/// Writes what stands after `-`: an object begins on the same line.
fn yaml_item(item: &Value, indent: usize, text: &mut String) {
    let Value::Object(entries) = item else { return yaml_value(item, indent, text) };
    for (idx, (key, value)) in entries.iter().enumerate() {
        push_margin(if idx == 0 { 1 } else { indent + 2 }, text);
        yaml_entry(key, value, indent + 2, text);
    }
}

fn push_margin(n_spaces: usize, text: &mut String) {
    text.extend(std::iter::repeat_n(' ', n_spaces));
}

/// Plain where nothing can be mistaken, quoted as in JSON elsewhere.
fn yaml_scalar(content: &str) -> String {
    let begins_plainly = content.starts_with(|first: char| first.is_ascii_alphabetic() || first == '/');
    let is_plain = |c: char| c.is_ascii_alphanumeric() || " _/.{}-".contains(c);
    let is_word = matches!(content, "true" | "false" | "null" | "yes" | "no" | "on" | "off" | "y" | "n");
    if begins_plainly && content.chars().all(is_plain) && !content.ends_with(' ') && !is_word {
        content.to_owned()
    } else {
        Value::from(content).to_string()
    }
}
