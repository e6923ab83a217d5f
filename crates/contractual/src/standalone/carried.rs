//! Files that this program carries: the sources of the runtimes, and the versions of what they need. `build.rs` gathers them, so
//! that the program alone makes crates, wherever it runs.

use anyhow::{Context, Result};

/// Texts by their names, in order.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/carried.rs"));

/// The text of a file.
pub(crate) fn text(name: &str) -> Result<&'static str> {
    let found = FILES.iter().find(|(known, _)| *known == name);
    found.map(|(_, text)| *text).with_context(|| format!("this program does not carry {name}"))
}

/// Files of a folder: their names below it, and their texts.
pub(super) fn below(folder: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter_map(move |(name, text)| Some((name.strip_prefix(folder)?.strip_prefix('/')?, *text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runtimes_are_carried_whole_and_name_no_folder_of_a_machine() {
        for runtime in ["stub-runtime", "client-runtime", "contract-testing", "contract"] {
            let names: Vec<&str> = below(runtime).map(|(name, _)| name).collect();
            assert!(names.contains(&"Cargo.toml") && names.contains(&"src/lib.rs"), "{names:?}");
            assert!(names.iter().all(|name| *name == "Cargo.toml" || name.starts_with("src/")), "{names:?}");
        }
        let folder = env!("CARGO_MANIFEST_DIR");
        assert!(FILES.iter().all(|(name, text)| !name.contains(folder) && !text.contains(folder)));
    }
}
