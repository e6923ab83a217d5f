//! What the compiler says of a record that is declared wrongly.

use std::path::Path;
use std::process::Command;

use contractual::copy::Copy;

use crate::workshop::root;

const DECLARED: &str = "crates/store/src/record/declared.rs";

/// A declaration, what somebody makes of it, and what the compiler then says.
const FAULTS: [(&str, &str, &str); 4] = [
    ("expected_close, note });", "expected_close = [value], note });", "a column is named twice: value"),
    ("@apart vehicle, expected_close", "vehicle, expected_close", "Vehicle>` cannot be stored in columns"),
    ("expected_close, note });", "expected_close });", "missing field `note` in initializer of `DealDetails`"),
    (
        "place = [funnel, stage], responsible, closed",
        "place = [funnel], responsible, closed",
        "`DealData.place` is declared with too few or too many columns",
    ),
];

#[test]
#[ignore = "long"]
fn a_record_that_is_declared_wrongly_does_not_compile() {
    let copy = Copy::of(&root()).unwrap();
    // The dependencies that were compiled for this test serve the copy, too.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let declared = copy.text(DECLARED).unwrap();
    for (right, wrong, said) in FAULTS {
        assert!(declared.contains(right), "{right}");
        copy.write(DECLARED, &declared.replacen(right, wrong, 1)).unwrap();
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["check", "--quiet", "--package", "store", "--locked"]).current_dir(copy.root());
        let output = cargo.env("CARGO_TARGET_DIR", target).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(said), "{wrong}: {errors}");
    }
}
