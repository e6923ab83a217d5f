//! `cargo xtask client`: a crate with a client, from any team's document.

mod explain;
#[cfg(test)]
mod tests;

use std::io::Write;

use anyhow::Result;
use clientgen::Settings;

use crate::document;
use crate::outcome::Outcome;
use crate::standalone::{self, Generator, StandaloneArgs};

/// Arguments of `client`.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    #[command(flatten)]
    standalone: StandaloneArgs,

    /// List every place where the client deviates from the document, and what is lost by that
    #[arg(long)]
    explain: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask client --spec openapi.yaml --out ../petstore-client
  cargo xtask client --spec openapi.yaml --out ../petstore-client --explain
  cargo xtask client --spec big.yaml --out ../pets --only tag:pets --only op:getOwner
  cargo xtask client --spec theirs.yaml --overlay ours.yaml --out ../theirs

The crate needs nothing of this workspace. Made again, it keeps src/lib.rs and Cargo.toml and renews the rest.
Exit codes: 0 generated, 1 stopped by findings, 2 the tool could not work.";

pub(crate) fn run(args: &Args, typed: &str, out: &mut dyn Write) -> Result<Outcome> {
    let Args { standalone, explain } = args;
    let document = standalone.document()?;
    let settings = Settings {
        document: standalone::called(&document.address),
        command: format!("{typed} client"),
        only: standalone.only.clone(),
        ..Settings::default()
    };
    let extent = standalone.extent();
    let client = standalone.generate(
        Generator::Client,
        &document,
        |sources| document::client(sources, &settings, extent),
        out,
    )?;
    let Some(client) = client else { return Ok(Outcome::Findings) };
    let lowered = &client.generated.lowered;
    if *explain {
        explain::write(lowered, out)?;
    }
    client.write(out)?;
    if let Some(sum) = explain::sum(lowered) {
        let where_to = if *explain { "" } else { ": --explain shows them" };
        writeln!(out, "{sum}{where_to}")?;
    }
    Ok(Outcome::Clean)
}
