//! `cargo xtask stubs`: a crate of server stubs from any team's document, ready to run as a mock.

#[cfg(test)]
mod tests;

use std::io::Write;

use anyhow::Result;
use stubgen::Settings;

use crate::document;
use crate::outcome::Outcome;
use crate::standalone::{self, Generator, StandaloneArgs};

/// Arguments of `stubs`.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    #[command(flatten)]
    standalone: StandaloneArgs,

    /// Give every trait method a body that answers 501, for a contract that lands before its code
    #[arg(long)]
    unimplemented: bool,

    /// Let enums that only responses hold keep values that the document does not list
    #[arg(long)]
    open_enums: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask stubs --spec openapi.yaml --out ../petstore        then: cd ../petstore && cargo run
  cargo xtask stubs --spec big.yaml --out ../pets --only tag:pets --only op:getOwner
  cargo xtask stubs --spec theirs.yaml --overlay ours.yaml --out ../theirs
  cargo xtask stubs --spec theirs.yaml --partial --out ../theirs without what cannot be expressed

The crate needs nothing of this workspace. Made again, it keeps src/main.rs and src/lib.rs and renews the rest.
Exit codes: 0 generated, 1 stopped by findings, 2 the tool could not work.";

pub(crate) fn run(args: &Args, typed: &str, out: &mut dyn Write) -> Result<Outcome> {
    let Args { standalone, unimplemented, open_enums } = args;
    let document = standalone.document()?;
    let settings = Settings {
        document: standalone::called(&document.address),
        command: format!("{typed} stubs"),
        answers_unimplemented: *unimplemented,
        opens_response_enums: *open_enums,
        only: standalone.only.clone(),
        ..Settings::default()
    };
    let extent = standalone.extent();
    let stubs =
        standalone.generate(Generator::Stubs, &document, |sources| document::stubs(sources, &settings, extent), out)?;
    let Some(stubs) = stubs else { return Ok(Outcome::Findings) };
    stubs.write(out)?;
    writeln!(out, "run the mock server with `cargo run` there; the traits to fill in are in src/generated/")?;
    Ok(Outcome::Clean)
}
