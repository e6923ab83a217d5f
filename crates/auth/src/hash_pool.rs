//! Thread pool that hashes passwords: few at once, a short queue, and beyond it a refusal.
//!
//! Hashing costs memory and time on purpose. Without a bound a flood of logins would take all processors from the calls
//! of those who are already in.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, available_parallelism};

use store::StoreError;
use tokio::sync::{Semaphore, oneshot};

use super::password::HashMemory;

/// Most passwords that wait for each one that is hashed.
const QUEUE_PER_THREAD: usize = 16;

/// `nice` value of hashing threads: request threads get about nine times the CPU share.
#[cfg(target_os = "linux")]
const HASH_NICENESS: i32 = 10;

/// Thread pool that hashes passwords.
///
/// It has threads of its own, each with room for a hash: there would be as many of these as the runtime has for work that
/// blocks.
#[derive(Debug)]
pub(super) struct HashPool {
    /// What its threads take their work from; they end when this is gone.
    work: mpsc::Sender<Work>,
    /// Who may hash or wait.
    admitted: Arc<Semaphore>,
}

type Work = Box<dyn FnOnce(&mut HashMemory) + Send>;

/// The queue is full.
#[derive(Debug)]
pub(super) struct PoolFull;

impl HashPool {
    /// A pool with a thread for every other processor.
    pub(super) fn new() -> Self {
        let n_processors = available_parallelism().map_or(1, std::num::NonZero::get);
        Self::with_threads((n_processors / 2).max(1))
    }

    fn with_threads(n_threads: usize) -> Self {
        let (work, queue) = mpsc::channel::<Work>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..n_threads {
            let queue = Arc::clone(&queue);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            thread::spawn(move || {
                lower_priority();
                let mut memory = HashMemory::default();
                while let Ok(work) = next() {
                    work(&mut memory);
                }
            });
        }
        Self { work, admitted: Arc::new(Semaphore::new(n_threads * (1 + QUEUE_PER_THREAD))) }
    }

    /// Does work when its turn comes.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut HashMemory) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Result<T, StoreError>, PoolFull> {
        let place = Arc::clone(&self.admitted).try_acquire_owned().map_err(|_| PoolFull)?;
        let (tell, told) = oneshot::channel();
        // The place goes with the work: a caller who leaves does not end it, and must not make room for another beside it.
        let work = Box::new(move |memory: &mut HashMemory| {
            let outcome = catch_unwind(AssertUnwindSafe(|| work(memory))).unwrap_or(Err(StoreError::Panicked));
            drop(place);
            // Whoever has left needs no answer.
            let _ = tell.send(outcome);
        });
        // Threads outlive whatever they do, so that somebody always takes it.
        let is_taken = self.work.send(work).is_ok();
        Ok(if is_taken { told.await.unwrap_or(Err(StoreError::Panicked)) } else { Err(StoreError::Panicked) })
    }
}

/// Lowers the priority of the calling thread.
fn lower_priority() {
    // On other systems niceness is the process's.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(HASH_NICENESS) {
        tracing::warn!(%error, "hashing competes with calls: its threads cannot have a lower priority");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn few_run_some_wait_and_the_rest_is_turned_away() {
        static N_RUNNING: AtomicUsize = AtomicUsize::new(0);
        let pool = Arc::new(HashPool::with_threads(2));
        let (open, opened) = mpsc::channel::<()>();
        let opened = Arc::new(std::sync::Mutex::new(opened));
        let calls: Vec<_> = (0..50)
            .map(|_| {
                let (pool, opened) = (Arc::clone(&pool), Arc::clone(&opened));
                tokio::spawn(async move {
                    pool.run(move |_| {
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
        while pool.admitted.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(pool.run(|_| Ok(())).await, Err(PoolFull)));
        drop(open);
        let mut n_done = 0;
        for call in calls {
            if let Ok(n_beside) = call.await.unwrap() {
                assert!(n_beside.unwrap() < 2);
                n_done += 1;
            }
        }
        assert_eq!(n_done, 2 * (1 + QUEUE_PER_THREAD));
        assert!(pool.run(|_| Ok(())).await.is_ok(), "there is room again");
    }

    /// Each thread that ever hashed would keep the memory of a hash.
    #[tokio::test(flavor = "multi_thread")]
    async fn all_hashes_are_made_by_the_same_few_threads_whatever_happens_to_them() {
        let pool = HashPool::with_threads(1);
        let mut threads = std::collections::HashSet::new();
        for number in 0..20 {
            let thread =
                pool.run(move |_| if number == 7 { panic!("as a test") } else { Ok(thread::current().id()) }).await;
            match thread.unwrap() {
                Ok(thread) => drop(threads.insert(thread)),
                Err(error) => assert!(number == 7 && matches!(error, StoreError::Panicked)),
            }
        }
        assert_eq!(threads.len(), 1);
    }
}
