//! What the dispatcher of triggers costs, with a local receiver and a file of SQLite.
//!
//! Given an empty folder, it prints an object of numbers: microseconds on the clock for what somebody waits for, and
//! microseconds of processor time for the rest, in which the receiver's does not count.

mod base;
mod claims;
mod cpu;
mod delays;
mod load;
mod receiver;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;

/// Microseconds, by what was measured.
type Measured = BTreeMap<&'static str, f64>;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name an empty folder")?;
    let folder = Path::new(&folder);
    rustls::crypto::ring::default_provider().install_default().map_err(|_| "TLS is set up already")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut measured = Measured::new();
    runtime.block_on(async {
        claims::measure(folder, &mut measured).await?;
        delays::measure(folder, &mut measured).await?;
        load::measure(folder, &mut measured).await
    })?;
    println!("{}", serde_json::to_string(&measured)?);
    // What still hangs in a receiver that never answers is not waited for.
    runtime.shutdown_background();
    Ok(())
}
