//! The command line: every command and its help.

use clap::{Parser, Subcommand};
use lab::{bench, fire, proof, sbom};

use crate::{lines, test};

/// The workspace's tool: lint and compare contracts, generate from them, release them, test, measure.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 100, after_help = AFTER_HELP)]
pub(crate) struct Cli {
    // Without a command the help is shown.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// Every command, with its arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(flatten)]
    Contractual(Box<contractual::Command>),
    /// Test everything a machine can test
    Test(test::Args),
    /// Measure what was promised to be fast or small
    Bench(bench::Args),
    /// Try to break the service and the tools, for as long as you like
    Fire(fire::Args),
    /// Measure the coverage of the tests, and whether they notice faults
    Proof(proof::Args),
    /// Write the software bill of materials of the programs, as a `CycloneDX` document
    Sbom(sbom::Args),
    /// Write the pages of docs/ that are made from the catalogues of rules and the keys of contractual.toml
    Rules(contractual::rules::Args),
    /// Count hand-written lines, crate by crate
    Lines(lines::Args),
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask lint                  the contracts in spec/
  cargo xtask lint openapi.yaml     any other document
  cargo xtask diff                  whether the contracts break callers of the newest release
  cargo xtask generate              after a contract changed
  cargo xtask check                 whether anything has drifted
  cargo xtask watch                 while a contract is edited
  cargo xtask stubs --spec openapi.yaml --out ../petstore
  cargo xtask client --spec openapi.yaml --out ../petstore-client
  cargo xtask test                  what CI runs

Exit codes: 0 clean, 1 findings, 2 the tool could not work.";
