//! How long it takes from a commit to the receipt: with nothing else to do, and among a hundred receivers with and
//! without one that never answers.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::Measured;
use crate::base::Base;
use crate::receiver::Receiver;

/// Changes that are committed one by one.
const N_CHANGES: usize = 200;

/// Receivers of every change, the first of which may be dead.
const N_RECEIVERS: usize = 100;

/// Changes for all of them, in turns with and without the dead one.
const N_ROUNDS: usize = 40;

pub(crate) async fn measure(folder: &Path, measured: &mut Measured) -> Result<(), Box<dyn Error>> {
    measured.insert("commit to receipt", idle(folder).await?);
    let mut worlds = Vec::new();
    for (name, first) in [("all alive", "0"), ("one dead", "dead")] {
        worlds.push((name, World::start(folder, name, first).await?, Vec::new()));
    }
    for _ in 0..N_ROUNDS {
        for (_, world, delays) in &mut worlds {
            delays.extend(world.change().await?);
        }
    }
    measured.extend(worlds.into_iter().map(|(name, _, delays)| (name, median(delays))));
    Ok(())
}

/// The median delay with nothing else to do.
async fn idle(folder: &Path) -> Result<f64, Box<dyn Error>> {
    let mut receiver = Receiver::start()?;
    let mut base = Base::create(folder, "idle.db", &[format!("{}/0", receiver.base)]).await?;
    let _dispatcher = base.dispatch()?;
    let mut delays = Vec::new();
    for _ in 0..N_CHANGES {
        let history = base.commit(1).await?;
        let committed = Instant::now();
        let receipts = receiver.take(1).await?;
        if receipts[0].history != history {
            return Err("another delivery came".into());
        }
        delays.push(receipts[0].at.saturating_duration_since(committed));
    }
    Ok(median(delays))
}

/// A hundred receivers and a dispatcher.
struct World {
    base: Base,
    receiver: Receiver,
}

impl World {
    /// The first receiver is at a path of its own.
    async fn start(folder: &Path, name: &str, first: &str) -> Result<World, Box<dyn Error>> {
        let receiver = Receiver::start()?;
        let mut urls: Vec<String> = (0..N_RECEIVERS).map(|number| format!("{}/{number}", receiver.base)).collect();
        urls[0] = format!("{}/{first}", receiver.base);
        let base = Base::create(folder, &format!("{name}.db"), &urls).await?;
        drop(base.dispatch()?);
        Ok(World { base, receiver })
    }

    /// Commits a change and waits until all but the first have it; how long each of them waited.
    async fn change(&mut self) -> Result<Vec<Duration>, Box<dyn Error>> {
        let history = self.base.commit(1).await?;
        let committed = Instant::now();
        let mut delays = BTreeMap::new();
        while delays.len() < N_RECEIVERS - 1 {
            let receipt = self.receiver.take(1).await?.remove(0);
            if receipt.history == history && receipt.receiver > 0 {
                delays.insert(receipt.receiver, receipt.at.saturating_duration_since(committed));
            }
        }
        Ok(delays.into_values().collect())
    }
}

/// In microseconds.
fn median(mut delays: Vec<Duration>) -> f64 {
    delays.sort_unstable();
    delays.get(delays.len() / 2).copied().unwrap_or_default().as_secs_f64() * 1e6
}
