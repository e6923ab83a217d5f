//! `benefits demo`: made-up data of any size.

use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use store::Clock;
use transfer::demo::{DEFAULT_MEMBERS, DEMO_PASSWORD, DEMO_USER, fill};

use super::progress::{Unit, bar};
use super::runtime::runtime;
use crate::settings::{Missing, Shared};

/// Fill an empty database with made-up data.
///
/// People with right check digits, benefits of every type, vehicles, dependents, leads, deals and events. The same
/// number of members gives the same data, but for dates, which end today. Mail goes to domains that nobody can have.
/// A demo that was interrupted goes on where it stopped: run the same command again.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    benefits demo --database demo.db                       200 members\n  \
    benefits demo --database big.db --members 1000000      a million, in minutes")]
pub(crate) struct Args {
    /// How many members
    #[arg(long, value_name = "NUMBER", default_value_t = DEFAULT_MEMBERS, value_parser = clap::value_parser!(u32).range(1..=20_000_000))]
    members: u32,
}

/// Fills the database.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let database = shared.open(1, Missing::Made)?;
    let bar = bar(args.members.into(), Unit::Things).with_message("members");
    let now = Clock::system().now();
    let is_filled =
        runtime()?.block_on(fill(&database, now, args.members, |n_members| bar.set_position(n_members.into())))?;
    bar.finish_and_clear();
    if !is_filled {
        bail!("{} has data already, and was left as it is; name another one", shared.database);
    }
    writeln!(std::io::stdout(), "{} members; user {DEMO_USER}, password {DEMO_PASSWORD}", args.members)?;
    Ok(ExitCode::SUCCESS)
}
