//! Freshness of the generated code of a repository, for its own tests.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

/// The variable that names the program.
const PROGRAM: &str = "CONTRACTUAL";

/// Fails where a generated file is not what the documents of this repository make. It runs `contractual generate --check`, found
/// by the variable `CONTRACTUAL` or on the `PATH`, in the folder of the test: the configuration is found from there upwards.
///
/// # Panics
///
/// Then, with every stale file and the command that mends it; and where the program is missing, with the command that installs
/// it. It never passes without having looked.
#[track_caller]
pub fn assert_fresh() {
    let program = env::var_os(PROGRAM).unwrap_or_else(|| OsString::from("contractual"));
    if let Err(told) = checked(&program, Path::new(".")) {
        panic!("{told}");
    }
}

/// Runs the program in a folder; what it tells is the error.
fn checked(program: &OsStr, folder: &Path) -> Result<(), String> {
    let shown = program.display();
    let mut command = Command::new(program);
    let output = command.args(["generate", "--check"]).current_dir(folder).stdin(Stdio::null()).output();
    let output = output.map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!(
            "cannot tell whether generated code is fresh: there is no program `{shown}`\n\n\
             Install it with `cargo install contractual --locked --version {}`, or name it: `{PROGRAM}=…`.",
            env!("CARGO_PKG_VERSION")
        ),
        _ => format!("cannot run `{shown}`: {error}"),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8_lossy(&told);
    let what = match output.status.code() {
        Some(1) => "generated code is not fresh".to_owned(),
        _ => format!("cannot tell whether generated code is fresh ({})", output.status),
    };
    Err(format!("{what}\n\n{}", told.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_missing_is_no_pass() {
        let told = checked(OsStr::new("no-such-contractual"), Path::new(".")).expect_err("nothing was looked at");
        assert!(told.contains("no program `no-such-contractual`"), "{told}");
        assert!(told.contains("cargo install contractual --locked --version "), "{told}");
    }

    #[test]
    fn a_program_that_cannot_work_is_no_pass() {
        let told = checked(OsStr::new(env!("CARGO")), Path::new("/")).expect_err("Cargo generates nothing");
        assert!(told.starts_with("cannot tell whether generated code is fresh"), "{told}");
    }
}
