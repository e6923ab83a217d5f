//! Whole clients: every file of `tests/cases/whole/NAME.yaml` stands in the folder `NAME`, where the runtime's tests compile
//! and use it. `BLESS=1` writes them anew.

use std::path::Path;

use libtest_mimic::{Failed, Trial};

use crate::document::with_described_client;
use crate::golden;

pub(crate) fn trials() -> Vec<Trial> {
    vec![Trial::test("whole version_3_1", || is_as_kept("version_3_1"))]
}

fn is_as_kept(name: &str) -> Result<(), Failed> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/whole");
    let document = std::fs::read_to_string(cases.join(format!("{name}.yaml")))?;
    with_described_client(&document, |client| {
        if !client.findings.is_empty() {
            return Err(format!("{:?}", client.findings).into());
        }
        client.files.iter().try_for_each(|file| golden::compare(&cases.join(name).join(&file.path), &file.text))
    })
}
