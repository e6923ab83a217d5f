//! Released documents never change: their checksums are kept beside them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// `sha256sum --check SHA256SUMS` says the same from the shell.
#[test]
fn released_documents_are_unchanged() {
    let mut n_versions = 0;
    for version in children(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/released")) {
        let sums = std::fs::read_to_string(version.join("SHA256SUMS")).expect("a release has its checksums");
        let recorded: BTreeMap<String, String> = sums.lines().map(entry).collect();
        let present: BTreeMap<String, String> = documents(&version);
        assert_eq!(recorded, present, "{}: a released document was edited, added or removed", version.display());
        assert!(present.len() >= 3, "a release holds all contracts");
        n_versions += 1;
    }
    assert!(n_versions > 0, "at least one version is released");
}

/// `checksum  name`, as sha256sum writes it.
fn entry(line: &str) -> (String, String) {
    let (sum, name) = line.split_once("  ").expect("a checksum, two blanks and a name");
    (name.to_owned(), sum.to_owned())
}

fn documents(version: &Path) -> BTreeMap<String, String> {
    let files = children(version).into_iter().filter(|path| path.file_name().is_some_and(|name| name != "SHA256SUMS"));
    let summed = files.map(|path| {
        let bytes = std::fs::read(&path).expect("a released document can be read");
        let name = path.file_name().expect("a child has a name").to_string_lossy().into_owned();
        (name, hex(&Sha256::digest(bytes)))
    });
    summed.collect()
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a string can be written to");
    }
    text
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths
}
