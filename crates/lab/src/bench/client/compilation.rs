//! How long `cargo check` takes for the client of the service.

use anyhow::Result;

use crate::bench::Bench;
use crate::bench::checking::check_time;
use crate::bench::figures::{Figure, Quantity};
use contractual::progress::Progress;
use contractual::workspace;

/// The crate alone, generated and by hand.
pub(in crate::bench) fn compilation(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    progress.say(&format!("{}: checking", bench.name));
    let root = workspace::root()?;
    let source = root.join("crates/client/src/lib.rs");
    let time = check_time(&root, &source, "benefits-client", &root.join("target"), bench.pick(5, 1))?;
    Ok(vec![Figure::reading(bench.name, Quantity::CpuMilliseconds, Some(time.as_secs_f64() * 1e3))])
}
