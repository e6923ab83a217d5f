//! The secrets that deliveries are verified with. Never an argument, which the shell keeps and other users can list.

use std::fs;
use std::path::PathBuf;

use clap::ArgMatches;
use triggers::signature::{Secret, Verifier};

use crate::access::variable;
use crate::commands::SECRET_FROM;
use crate::failure::Failure;

const VARIABLE: &str = "BENEFITS_RECEIVER_SECRET";

/// Verifies with what a file or the environment holds: one secret, or two while they are changed. `None` if neither
/// is given.
pub(super) fn read(matches: &ArgMatches) -> Result<Option<Verifier>, Failure> {
    let text = match matches.get_one::<PathBuf>(SECRET_FROM) {
        Some(path) => Some(fs::read_to_string(path).map_err(|error| Failure::file(path, "ler", &error))?),
        None => variable(VARIABLE),
    };
    let Some(text) = text else { return Ok(None) };
    let secrets: Vec<Secret> =
        text.split_whitespace().map(Secret::parse).collect::<Result<_, _>>().map_err(|_| bad())?;
    if secrets.is_empty() { Err(bad()) } else { Ok(Some(Verifier::new(secrets))) }
}

fn bad() -> Failure {
    Failure::usage(
        "o que foi dado não é segredo de receptor",
        "Um segredo começa por whsec_ e é mostrado por `receivers add` e `receivers rotate`; dois vão em linhas separadas.",
    )
}
