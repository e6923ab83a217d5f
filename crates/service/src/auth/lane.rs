//! A lane for hashing: few at once, a short queue, and beyond it nobody.
//!
//! Hashing costs memory and time on purpose. Without a bound a flood of logins would take all processors from the calls
//! of those who are already in.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::store::StoreError;

/// Most passwords that wait for each one that is hashed.
const QUEUE_PER_LANE: usize = 16;

/// Where passwords are hashed.
#[derive(Debug)]
pub(super) struct Lane {
    /// Who may hash.
    running: Arc<Semaphore>,
    /// Who may hash or wait.
    admitted: Arc<Semaphore>,
}

/// The queue is full.
#[derive(Debug)]
pub(super) struct Full;

impl Lane {
    /// A lane that leaves half of the processors to others.
    pub(super) fn new() -> Self {
        let n_processors = available_parallelism().map_or(1, std::num::NonZero::get);
        Self::wide((n_processors / 2).max(1))
    }

    fn wide(n_lanes: usize) -> Self {
        let running = Arc::new(Semaphore::new(n_lanes));
        Self { running, admitted: Arc::new(Semaphore::new(n_lanes * (1 + QUEUE_PER_LANE))) }
    }

    /// Does work when its turn comes.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Result<T, StoreError>, Full> {
        let place = Arc::clone(&self.admitted).try_acquire_owned().map_err(|_| Full)?;
        let turn = Arc::clone(&self.running).acquire_owned().await.expect("the lane is never closed");
        // Both go with the work: a caller who leaves does not end it, and must not make room for another beside it.
        let done = spawn_blocking(move || {
            let outcome = work();
            drop((turn, place));
            outcome
        });
        Ok(done.await.unwrap_or(Err(StoreError::Panicked)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn few_run_some_wait_and_the_rest_is_turned_away() {
        static N_RUNNING: AtomicUsize = AtomicUsize::new(0);
        let lane = Arc::new(Lane::wide(2));
        let (open, opened) = mpsc::channel::<()>();
        let opened = Arc::new(std::sync::Mutex::new(opened));
        let calls: Vec<_> = (0..50)
            .map(|_| {
                let (lane, opened) = (Arc::clone(&lane), Arc::clone(&opened));
                tokio::spawn(async move {
                    lane.run(move || {
                        let n_beside = N_RUNNING.fetch_add(1, Ordering::SeqCst);
                        // Waits until the sender is gone.
                        let _ = opened.lock().unwrap().recv();
                        N_RUNNING.fetch_sub(1, Ordering::SeqCst);
                        Ok(n_beside)
                    })
                    .await
                })
            })
            .collect();
        while lane.admitted.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(lane.run(|| Ok(())).await, Err(Full)));
        drop(open);
        let mut n_done = 0;
        for call in calls {
            if let Ok(n_beside) = call.await.unwrap() {
                assert!(n_beside.unwrap() < 2);
                n_done += 1;
            }
        }
        assert_eq!(n_done, 2 * (1 + QUEUE_PER_LANE));
        assert!(lane.run(|| Ok(())).await.is_ok(), "there is room again");
    }
}
