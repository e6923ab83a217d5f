//! Pieces of JSON text.

use schema_algebra::json;

/// An entry of an object.
pub(super) fn entry(key: &str, value: &str) -> String {
    format!("{}:{value}", json::quoted(key))
}

pub(super) fn object(entries: &[String]) -> String {
    format!("{{{}}}", entries.join(","))
}

pub(super) fn array(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

/// Entries of the counts that are there.
pub(super) fn counts(counts: [(&str, Option<u64>); 2]) -> Vec<String> {
    counts.into_iter().filter_map(|(name, count)| Some(entry(name, &count?.to_string()))).collect()
}
