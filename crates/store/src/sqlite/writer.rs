//! The one writer, with group commit.
//!
//! A commit waits for the disk, and the wait is the same for one request as for a hundred. So the writer carries out
//! whatever waits in its queue within one transaction, each request in a savepoint of its own, commits once, and only
//! then tells them all. A request that fails takes back its savepoint and nothing else.
//!
//! An example: requests A, B and C arrive while the disk is busy with the commit before. B breaks a rule.
//!
//! ```text
//! BEGIN IMMEDIATE
//!   A's statements                         the first has no savepoint: taking back all takes back just it
//!   SAVEPOINT request, B's statements, ROLLBACK TO request, RELEASE request
//!   SAVEPOINT request, C's statements, RELEASE request
//! COMMIT                                   one wait for the disk
//! ```
//!
//! A and C are told their outcomes after the commit, B its refusal. If the commit fails, A and C are told that nothing was
//! kept; B's refusal stands, since it left nothing to keep.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::job::{Job, stopped};
use crate::error::StoreError;

/// Most requests of one commit: a bound on how long the first of them waits.
const MAX_BATCH: usize = 256;

/// Most requests that wait; who comes then is told at once, since whoever asks may be on a thread that must not wait.
const MAX_QUEUE: usize = 4096;

/// The writer's thread and the way to it.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<SyncSender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the writer on a connection.
    pub(super) fn start(connection: Connection) -> Result<Self, StoreError> {
        let (queue, jobs) = sync_channel(MAX_QUEUE);
        let thread = std::thread::Builder::new().name("sqlite-writer".to_owned());
        let thread = thread.spawn(move || write(&connection, &jobs)).map_err(StoreError::unavailable)?;
        Ok(Self { queue: Mutex::new(Some(queue)), thread: Mutex::new(Some(thread)) })
    }

    /// Hands a request over.
    pub(super) fn submit(&self, job: Box<dyn Job>) {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let refused = match queue.as_ref() {
            None => Some((job, stopped())),
            Some(queue) => match queue.try_send(job) {
                Ok(()) => None,
                Err(TrySendError::Disconnected(job)) => Some((job, stopped())),
                Err(TrySendError::Full(job)) => {
                    Some((job, StoreError::unavailable("too many requests wait for the writer")))
                }
            },
        };
        drop(queue);
        if let Some((job, why)) = refused {
            job.finish(Err(why));
        }
    }

    /// Lets the writer finish what waits, then stops it and closes its connection.
    pub(super) fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A panic of the writer was told to those who waited.
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

fn write(connection: &Connection, jobs: &Receiver<Box<dyn Job>>) {
    while let Ok(first) = jobs.recv() {
        let mut batch = Vec::new();
        let committed = write_batch(connection, first, jobs, &mut batch);
        if let Err(error) = &committed {
            tracing::error!(error = %error.with_causes(), "a batch of {} was not committed", batch.len());
        }
        for job in batch {
            // The error cannot be shared, and its details are for the log.
            job.finish(committed.as_ref().copied().map_err(|_| not_committed()));
        }
    }
}

/// Carries out a request and all that wait behind it, in one transaction; `batch` is them, whatever happens.
fn write_batch(
    connection: &Connection,
    first: Box<dyn Job>,
    jobs: &Receiver<Box<dyn Job>>,
    batch: &mut Vec<Box<dyn Job>>,
) -> Result<(), StoreError> {
    batch.push(first);
    connection.execute_batch("BEGIN IMMEDIATE")?;
    loop {
        let result = match batch.as_mut_slice() {
            [] => Ok(()),
            [first] => run_first(connection, first.as_mut()),
            [.., last] => run_alone(connection, last.as_mut()),
        };
        if let Err(error) = result {
            roll_back(connection);
            return Err(error);
        }
        if batch.len() == MAX_BATCH {
            break;
        }
        match jobs.try_recv() {
            Ok(next) => batch.push(next),
            Err(_) => break,
        }
    }
    connection.execute_batch("COMMIT").map_err(|error| {
        roll_back(connection);
        error.into()
    })
}

/// Carries out the first request of a transaction. Taking back all takes back just this, so that it is spared the copies
/// of pages that a savepoint keeps.
fn run_first(connection: &Connection, job: &mut dyn Job) -> Result<(), StoreError> {
    let is_kept = run(connection, job)?;
    if is_kept { Ok(()) } else { Ok(connection.execute_batch("ROLLBACK; BEGIN IMMEDIATE")?) }
}

/// Carries out a request within a savepoint.
fn run_alone(connection: &Connection, job: &mut dyn Job) -> Result<(), StoreError> {
    connection.execute_batch("SAVEPOINT request")?;
    let is_kept = run(connection, job)?;
    let end = if is_kept { "RELEASE request" } else { "ROLLBACK TO request; RELEASE request" };
    Ok(connection.execute_batch(end)?)
}

/// Carries out a request; whether what it changed is to stay.
fn run(connection: &Connection, job: &mut dyn Job) -> Result<bool, StoreError> {
    let is_kept = job.run(connection);
    // Some failures, a full disk among them, make SQLite give up the whole transaction.
    if connection.is_autocommit() {
        return Err(StoreError::unavailable("the transaction was given up"));
    }
    Ok(is_kept)
}

fn roll_back(connection: &Connection) {
    if !connection.is_autocommit()
        && let Err(error) = connection.execute_batch("ROLLBACK")
    {
        tracing::error!(%error, "a transaction could not be rolled back");
    }
}

fn not_committed() -> StoreError {
    StoreError::unavailable("the transaction was not committed")
}
