//! `benefits serve`: the interface, until somebody says stop.

use std::process::ExitCode;
use std::time::Duration;

use crate::settings::{Missing, Shared};

/// Serve the interface until told to stop.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, env = "BENEFITS_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) listen: String,
    /// Begin with an empty database if the file is not there
    #[arg(long, env = "BENEFITS_CREATE")]
    pub(crate) create: bool,
    /// Fill an empty database with demo data, and let `demo` in with the password `demo`
    #[arg(long, env = "BENEFITS_DEMO")]
    pub(crate) demo: bool,
}

/// Serves.
pub(crate) fn run(args: &Args, shared: &Shared) -> anyhow::Result<ExitCode> {
    let missing = if args.create || args.demo { Missing::Made } else { Missing::Refused };
    let database = shared.database.open(8, missing, Duration::from_secs(shared.database_wait))?;
    drop(database);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(api::runtime::serve(api::stub(api::mock::Mock), &args.listen))?;
    Ok(ExitCode::SUCCESS)
}
