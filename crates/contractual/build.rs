//! Linker settings of the tool, and what it carries: the sources of the runtimes that generated crates stand on.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The runtimes and what tests of servers stand on, by their folders beside this one.
const RUNTIMES: [&str; 4] = ["stub-runtime", "client-runtime", "contract-testing", "contract"];

/// Folders inside their sources that are only there for tests.
const FOR_TESTS: [&str; 2] = ["tests", "snapshots"];

/// Files of the workspace: the versions of what runtimes need, and how they are laid out.
const SHARED: [&str; 3] = ["Cargo.toml", "Cargo.lock", "rustfmt.toml"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    // A program that may stand anywhere in memory has tens of thousands of addresses to mend before it begins, which is a
    // tenth of the time in which two small documents are compared.
    let is_linux = env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux");
    let is_gnu = env::var("CARGO_CFG_TARGET_ENV").as_deref() == Ok("gnu");
    if is_linux && is_gnu {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    // The tool of the workspace is linked alike, and carries nothing of its own.
    if env::var("CARGO_PKG_NAME").as_deref() == Ok("contractual") { carry() } else { Ok(()) }
}

/// Writes the files as one table of names and texts: no path of this machine is in it.
fn carry() -> io::Result<()> {
    let crates = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("..");
    let workspace = crates.join("..");
    let mut files = Vec::new();
    for name in SHARED {
        files.push((name.to_owned(), workspace.join(name)));
    }
    for runtime in RUNTIMES {
        let folder = crates.join(runtime);
        println!("cargo::rerun-if-changed={}", folder.join("src").display());
        files.push((format!("{runtime}/Cargo.toml"), folder.join("Cargo.toml")));
        add(&folder.join("src"), &format!("{runtime}/src"), &mut files)?;
    }
    files.sort();
    let mut table = "&[\n".to_owned();
    for (name, path) in files {
        println!("cargo::rerun-if-changed={}", path.display());
        table += &format!("    ({name:?}, {:?}),\n", fs::read_to_string(&path)?);
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("carried.rs"), table + "]\n")
}

fn add(folder: &Path, name: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let own = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{name}/{own}");
        if !path.is_dir() {
            files.push((name, path));
        } else if !FOR_TESTS.contains(&&*own) {
            add(&path, &name, files)?;
        }
    }
    Ok(())
}
