//! Bytes to a type, and a type to bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Content;
use crate::check::{Fault, Rule, Syntax};

/// The fault of bytes that are not the JSON asked for, with the line and column where reading stopped.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{fault}")]
pub struct JsonFault {
    fault: Fault,
    line: usize,
    column: usize,
}

impl JsonFault {
    /// The fault, with its place in the value.
    pub fn fault(&self) -> &Fault {
        &self.fault
    }

    /// The line where reading stopped, counted from 1; 0 if no place is known.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The column where reading stopped, counted in bytes from 1; 0 if no place is known.
    pub fn column(&self) -> usize {
        self.column
    }
}

impl From<JsonFault> for Fault {
    fn from(fault: JsonFault) -> Fault {
        fault.fault
    }
}

/// Reads a value from the whole of some bytes.
///
/// Only what fails is read a second time, through [`Content`], to learn the rule and the place. A text with the character
/// NUL fails whatever its type: databases and C programs take it for the end.
///
/// A declared property that is there twice fails; in maps and free-form values the last of equal names counts, since
/// they are `serde`'s own types.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, JsonFault> {
    match serde_json::from_slice(bytes) {
        // JSON can hold NUL only as an escape, and few bodies hold any escape.
        Ok(value) if !bytes.contains(&b'\\') => Ok(value),
        Ok(value) => without_nul::<T>(bytes).map(|()| value),
        Err(error) => Err(diagnose::<T>(bytes, &error)),
    }
}

/// Writes a value.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<Vec<u8>, serde_json::Error> {
    // Growing in steps from nothing costs more than writing: most answers fit from the start.
    let mut bytes = Vec::with_capacity(1024);
    serde_json::to_writer(&mut bytes, value)?;
    Ok(bytes)
}

/// Refuses NUL in any text, names of properties included.
fn without_nul<T: DeserializeOwned>(bytes: &[u8]) -> Result<(), JsonFault> {
    if !bytes.windows(6).any(|escape| escape == b"\\u0000") {
        return Ok(());
    }
    // The backslash may itself be escaped: only what is read tells.
    let Ok(content) = serde_json::from_slice::<Content>(bytes) else { return Ok(()) };
    let Some(found) = content.find_nul() else { return Ok(()) };
    // The type knows which names on the way are the document's; what it skips, it cannot find.
    let fault = match super::read::<T>(&content) {
        Err(fault) if *fault.rule() == Rule::Nul => fault,
        _ => found,
    };
    Err(JsonFault { fault, line: 0, column: 0 })
}

#[cold]
fn diagnose<T: DeserializeOwned>(bytes: &[u8], error: &serde_json::Error) -> JsonFault {
    let at = |fault, error: &serde_json::Error| JsonFault { fault, line: error.line(), column: error.column() };
    match serde_json::from_slice::<Content>(bytes) {
        Err(malformed) => at(Fault::new(Rule::Json(syntax(bytes, &malformed))), &malformed),
        Ok(content) => match super::read::<T>(&content) {
            Err(fault) => at(fault, error),
            // What JSON's reader refuses and this one does not is a number that only `f64` can hold.
            Ok(_) => at(Fault::new(Rule::Other("must fit its schema".to_owned())), error),
        },
    }
}

/// Reason why bytes are no JSON.
fn syntax(bytes: &[u8], error: &serde_json::Error) -> Syntax {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Syntax::Empty;
    }
    if std::str::from_utf8(bytes).is_err() {
        return Syntax::NotUtf8;
    }
    if bytes.starts_with(b"\xef\xbb\xbf") {
        return Syntax::ByteOrderMark;
    }
    if error.is_eof() {
        return Syntax::Unfinished;
    }
    // The reader tells these apart only in its words.
    let words = error.to_string();
    [
        ("trailing characters", Syntax::Trailing),
        ("recursion limit exceeded", Syntax::TooDeep),
        ("number out of range", Syntax::NumberTooGreat),
        ("lone leading surrogate", Syntax::LoneSurrogate),
        ("unexpected end of hex escape", Syntax::LoneSurrogate),
    ]
    .into_iter()
    .find_map(|(start, syntax)| words.starts_with(start).then_some(syntax))
    .unwrap_or(Syntax::Malformed)
}
