//! Cost of the dispatcher of triggers, with a local receiver and a file of SQLite.
//!
//! Given an empty folder, how many rows wait where many do, how often to measure under load, and perhaps one of `claims`,
//! `delays` and `load`, it prints an object of numbers: microseconds on the clock for what somebody waits for, and
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
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("name an empty folder")?;
    let folder = Path::new(&folder);
    let n_pending = args.next().ok_or("say how many rows wait")?.parse()?;
    let n_turns = args.next().ok_or("say how often to measure under load")?.parse()?;
    let part = args.next();
    let is_wanted = |name: &str| part.as_deref().is_none_or(|part| part == name);
    rustls::crypto::ring::default_provider().install_default().map_err(|_| "TLS is set up already")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut measured = Measured::new();
    runtime.block_on(async {
        if is_wanted("claims") {
            claims::measure(folder, n_pending, &mut measured).await?;
        }
        if is_wanted("delays") {
            delays::measure(folder, &mut measured).await?;
        }
        if is_wanted("load") {
            load::measure(folder, n_turns, &mut measured).await?;
        }
        Ok::<(), Box<dyn Error>>(())
    })?;
    println!("{}", serde_json::to_string(&measured)?);
    // What still hangs in a receiver that never answers is not waited for.
    runtime.shutdown_background();
    Ok(())
}
