//! The dispatcher's thread.

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use delivery::{Dispatcher, Settings, Transport};
use domain::values::Moment;
use store::{Clock, Database, StoreError};
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

use super::figures::Figures;
use super::outbox::StoredOutbox;

/// How often the outbox is looked at, and what ended long ago is forgotten.
const UPKEEP: Duration = Duration::from_secs(15);

/// A dispatcher at work.
///
/// It has a thread and a runtime of its own: an attempt is a little work between long waits, so that one thread is plenty,
/// and whoever calls the service does not wait for those whom it calls.
#[derive(Debug)]
pub struct Dispatch {
    ended: oneshot::Receiver<()>,
}

impl Dispatch {
    /// Starts delivering what waits in a database, until `stop` is over. What has ended is kept for as long as `keep`.
    pub fn start(
        database: Database,
        clock: Clock,
        transport: impl Transport,
        figures: Arc<Figures>,
        keep: Duration,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Self> {
        figures.note_claim();
        let (over, ended) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        thread::Builder::new().name("dispatcher".to_owned()).spawn(move || {
            runtime.block_on(async {
                let outbox = StoredOutbox::new(database.clone(), Arc::clone(&figures));
                let dispatcher = Dispatcher::new(outbox, transport, Clock::system(), Settings::default());
                let dispatcher = dispatcher.woken_by(database.due());
                tokio::select! {
                    () = dispatcher.run(stop) => {}
                    () = look_after(&database, &clock, &figures, keep) => {}
                }
            });
            // Who does not wait for the end need not be told.
            let _ = over.send(());
        })?;
        Ok(Self { ended })
    }

    /// Waits until it was stopped and what was under way is recorded.
    pub async fn ended(self) {
        if self.ended.await.is_err() {
            tracing::error!("the dispatcher broke off");
        }
    }
}

/// Looks at the outbox from time to time, for ever.
async fn look_after(database: &Database, clock: &Clock, figures: &Figures, keep: Duration) {
    let mut ticks = interval(UPKEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let now = clock.now();
        let looked = database.read(move |reading| reading.outbox_state().map(|state| (state, now))).await;
        match looked {
            Ok((state, now)) => figures.note_state(state, now),
            Err(error) => tracing::warn!(error = %error.with_causes(), "the outbox cannot be looked at"),
        }
        if let Err(error) = prune(database, now, keep).await {
            tracing::warn!(error = %error.with_causes(), "old deliveries cannot be forgotten");
        }
    }
}

/// Forgets what ended long ago, a little at a time, so that nobody waits for it.
async fn prune(database: &Database, now: Moment, keep: Duration) -> Result<(), StoreError> {
    let keep = i64::try_from(keep.as_micros()).unwrap_or(i64::MAX);
    let Some(before) = Moment::from_micros(now.micros().saturating_sub(keep)) else { return Ok(()) };
    while database.write_locking(move |tx| tx.prune_deliveries(before)).await? > 0 {}
    Ok(())
}
