//! The commands over the operator's contract: `receivers`, `deliveries`, `situations`.

mod access;
mod deliveries;
mod desk;
mod receivers;
mod situations;

pub(crate) use access::token_in_file;

use clap::ArgMatches;

use crate::commands::{DELIVERIES, RECEIVERS, SITUATIONS};
use crate::failure::Failure;
use crate::send::start_runtime;
use desk::Desk;

/// Runs a command of one of the three groups.
pub(crate) fn run(group: &str, matches: &ArgMatches) -> Result<(), Failure> {
    let (command, matches) = matches.subcommand().expect("a subcommand is required");
    let desk = Desk::open(matches)?;
    start_runtime()?.block_on(async {
        match group {
            RECEIVERS => receivers::run(command, matches, &desk).await,
            DELIVERIES => deliveries::run(command, matches, &desk).await,
            SITUATIONS => situations::run(command, matches, &desk).await,
            other => unreachable!("no group {other} is declared"),
        }
    })
}
