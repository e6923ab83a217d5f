//! Types that generated clients declare: what is read, kept and written back.

mod encoded;
mod enums;
mod nullable;
mod tagged;
mod text;
mod tuple;
mod union;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a text as `T` and writes it back: the debug form and the JSON, or what is wrong.
fn round_trip<T: DeserializeOwned + Serialize + std::fmt::Debug>(json: &str) -> String {
    match serde_json::from_str::<T>(json) {
        Ok(value) => format!("{value:?} → {}", serde_json::to_string(&value).expect("it can be written")),
        Err(error) => format!("error: {error}"),
    }
}
