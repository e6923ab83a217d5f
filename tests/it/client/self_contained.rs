//! The crate that `cargo xtask client` writes needs nothing of this workspace, and what it tells reads well.

use std::fs;
use std::process::Command;

use crate::workshop::{folder, root, run_cargo};

#[test]
#[ignore = "long"]
fn the_crate_of_the_tool_compiles_and_explains_itself() {
    let folder = folder("self-contained-client");
    let tool = ["run", "--offline", "--quiet", "--package", "xtask", "--", "client", "--explain"];
    let made = Command::new(env!("CARGO"))
        .current_dir(root())
        .env("NO_COLOR", "1")
        .args(tool)
        .args(["--name", "self-contained-client", "--spec", "tests/client/documents/lowered.yaml", "--out"])
        .arg(&folder)
        .output()
        .expect("cargo can be run");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&[made.stdout, made.stderr].concat()));
    let told = String::from_utf8(made.stdout).expect("the tool writes text");
    let told = told.replace(&folder.display().to_string(), "FOLDER");
    let golden = root().join("tests/client/lowered.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&golden, &told).expect("the golden text can be written");
    }
    let expected = fs::read_to_string(&golden).unwrap_or_default();
    assert_eq!(told, expected, "read it, then accept it with BLESS=1");

    // What is downloaded may be newer elsewhere; here there is only what is locked.
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the locked versions can be copied");
    let checked = run_cargo(&folder, &["check"]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}
