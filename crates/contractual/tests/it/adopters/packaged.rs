//! An adopter without copies: its crates name versions, and a registry has the runtimes as `cargo package` packs them.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::{Adopter, PETS, said};

/// Runtimes on which the crates of an adopter stand.
const PACKAGED: [&str; 4] = ["stub-runtime", "client-runtime", "contract", "contract-testing"];

/// The folder that stands for the registry.
const REGISTRY: &str = "registry";

#[test]
#[ignore = "long: compiles a server and a client from their packages"]
fn an_adopter_of_packages_is_held_to_its_document_too() {
    let adopter = Adopter::with(&[("openapi.yaml", PETS)]);
    adopter.contractual(&["init", "--yes"], 0);
    // The crates of others that it needs, in the versions of its lock file.
    succeed(adopter.cargo_alone(&["vendor", "--offline", "--quiet", "--versioned-dirs", REGISTRY]));
    let configuration = adopter.text("contractual.toml").replace("requires =", "vendor = false\nrequires =");
    adopter.write("contractual.toml", &configuration);
    adopter.contractual(&["upgrade"], 0);
    fs::remove_dir_all(adopter.path("runtimes")).expect("a folder can be removed");
    package_into(&adopter.path(REGISTRY));
    adopter.write(
        ".cargo/config.toml",
        &format!("[source.crates-io]\nreplace-with = \"packages\"\n\n[source.packages]\ndirectory = {REGISTRY:?}\n"),
    );

    let tested = adopter.cargo_passes(&["test", "--workspace"]);
    assert!(tested.contains("test result: ok. 2 passed"), "{tested}");
    let lock = adopter.text("Cargo.lock");
    for package in PACKAGED {
        let (_, entry) = lock.split_once(&format!("name = \"{package}\"\n")).expect("it is locked");
        assert!(
            entry.lines().nth(1).is_some_and(|line| line.starts_with("source = \"registry+")),
            "{package}: {entry}"
        );
    }
    adopter.contractual(&["check"], 0);
}

/// Packs the runtimes of this workspace and puts them into a folder as a registry would hand them out.
fn package_into(registry: &Path) {
    let packed = TempDir::new().expect("a folder can be made");
    let mut package = Command::new(env!("CARGO"));
    package
        .args(["package", "--offline", "--quiet", "--no-verify", "--exclude-lockfile", "--allow-dirty", "--target-dir"])
        .arg(packed.path());
    package.args(PACKAGED.iter().flat_map(|name| ["--package", name]));
    package.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    succeed(package);
    for name in PACKAGED {
        let file = format!("{name}-{}", env!("CARGO_PKG_VERSION"));
        let mut unpack = Command::new("tar");
        unpack.arg("-xzf").arg(packed.path().join(format!("package/{file}.crate"))).arg("-C").arg(registry);
        succeed(unpack);
        // Nothing is known of the files but that they are there.
        fs::write(registry.join(file).join(".cargo-checksum.json"), "{\"files\":{}}").expect("a file can be written");
    }
}

fn succeed(mut command: Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", said(&output));
}
