//! The macros as generated code uses them: JSON in, JSON or the sentence of the fault out.

mod enums;
mod hostile;
mod newtype;
mod object;
mod tagged;
mod tuple;
mod untagged;
mod wide;

use serde::Serialize;
use serde::de::DeserializeOwned;
use stub_runtime::json::{parse, write};

/// Reads JSON as a type and writes it again, or tells what is wrong with it.
fn again<T: DeserializeOwned + Serialize>(json: &str) -> String {
    match parse::<T>(json.as_bytes()) {
        Ok(value) => {
            String::from_utf8(write(&value).expect("a value that was read can be written")).expect("JSON is UTF-8")
        }
        Err(fault) => fault.to_string(),
    }
}
