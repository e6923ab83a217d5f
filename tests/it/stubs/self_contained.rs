//! The crate that `cargo xtask stubs` writes needs nothing of this workspace: it is built and run where it was written.

use std::fs;
use std::process::Command;

use crate::workshop::{folder, root, run_cargo, target};

use super::mocks::{Server, faults_of};

#[test]
#[ignore = "long"]
fn the_crate_of_the_tool_builds_and_answers() {
    let folder = folder("self-contained");
    let document = root().join("tests/stubs/documents/directions.yaml");
    let tool = ["run", "--offline", "--quiet", "--package", "xtask", "--", "stubs"];
    let made = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(tool)
        .args(["--name", "self-contained", "--spec"])
        .arg(&document)
        .arg("--out")
        .arg(&folder)
        .output()
        .expect("cargo can be run");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&[made.stdout, made.stderr].concat()));
    // What is downloaded may be newer elsewhere; here there is only what is locked.
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the locked versions can be copied");
    let built = run_cargo(&folder, &["build"]);
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let server = Server::start(&target().join("debug/self-contained"), &["127.0.0.1:0"]);
    let document = fs::read_to_string(folder.join("src/generated/document.json")).expect("the crate has its document");
    let faults = faults_of(&document, &server);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
