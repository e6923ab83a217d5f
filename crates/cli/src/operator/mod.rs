//! The commands over the operator's contract: `receivers`, `deliveries`, `situations`.

mod access;
mod context;
mod deliveries;
mod receivers;
mod situations;

pub(crate) use access::token_in_file;

use clap::ArgMatches;

use crate::commands::{DELIVERIES, RECEIVERS, SITUATIONS};
use crate::failure::Failure;
use crate::send::start_runtime;
use context::OperatorContext;

/// Runs a command of one of the three groups.
pub(crate) fn run(group: &str, matches: &ArgMatches) -> Result<(), Failure> {
    let (command, matches) = matches.subcommand().expect("a subcommand is required");
    let context = OperatorContext::open(matches)?;
    start_runtime()?.block_on(async {
        match group {
            RECEIVERS => receivers::run(command, matches, &context).await,
            DELIVERIES => deliveries::run(command, matches, &context).await,
            SITUATIONS => situations::run(command, matches, &context).await,
            other => unreachable!("no group {other} is declared"),
        }
    })
}
