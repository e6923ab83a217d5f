//! A file taken in, from where it was left.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use store::{Database, ImportState, Tx};
use tokio::sync::mpsc;

use super::error::TransferError;
use super::lines::{Batch, Source, digest_of};
use super::report;
use super::writer::Writer;

/// Batches that are read ahead.
const N_AHEAD: usize = 2;

/// Outcome of an import.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imported {
    /// All that was done, this time and before.
    pub state: ImportState,
    /// Progress at its beginning.
    pub resumed: ImportState,
}

/// Imports a file, from where an earlier import of the same bytes stopped.
///
/// Lines that cannot be taken are left out and written to the report, if there are any. Importing a file twice changes
/// nothing.
pub async fn import(
    database: &Database,
    path: &Path,
    report: &Path,
    mut progress: impl FnMut(&ImportState),
) -> Result<Imported, TransferError> {
    let (digest, path) = in_background(path, |path| Ok((Arc::<str>::from(digest_of(&path)?), path))).await?;
    let known = Arc::clone(&digest);
    let resumed: ImportState = database.read(move |reading| reading.import_state(&known)).await?;
    if !resumed.is_done {
        database.write(|tx: &mut Tx<'_>| tx.prepare_for_bulk()).await?;
    }
    let mut batches = read_ahead(path, resumed);
    let mut writer = Writer::new(database.clone(), Arc::clone(&digest), resumed);
    while let Some(batch) = batches.recv().await {
        writer.write(batch?).await?;
        progress(&writer.state());
    }
    let mut state = writer.finish().await?;
    if !state.is_done {
        progress(&state);
        state = finish(database, &digest, report, state).await?;
    }
    Ok(Imported { state, resumed })
}

/// Reads batches on a thread of its own, a few ahead.
fn read_ahead(path: PathBuf, from: ImportState) -> mpsc::Receiver<std::io::Result<Batch>> {
    let (sender, receiver) = mpsc::channel(N_AHEAD);
    tokio::task::spawn_blocking(move || {
        let mut lines = match Source::open(&path, from.n_bytes, from.n_lines) {
            Ok(lines) => lines,
            Err(error) => return drop(sender.blocking_send(Err(error))),
        };
        // Who takes no more batches has stopped.
        while let Some(batch) = lines.batch().transpose() {
            if sender.blocking_send(batch).is_err() {
                return;
            }
        }
    });
    receiver
}

/// Reports what was left out, then notes that all is done: whoever is interrupted between the two reports again.
async fn finish(
    database: &Database,
    digest: &Arc<str>,
    report: &Path,
    state: ImportState,
) -> Result<ImportState, TransferError> {
    if state.n_faults > 0 {
        let (digest, report) = (Arc::clone(digest), report.to_owned());
        database.read(move |reading| report::write(reading, &digest, &report)).await?;
    }
    let done = ImportState { is_done: true, ..state };
    let digest = Arc::clone(digest);
    database
        .write(move |tx| {
            tx.forget_import_faults(&digest)?;
            tx.put_import_state(&digest, done)?;
            Ok(done)
        })
        .await
}

/// Does something with a file on a thread that may be blocked.
async fn in_background<T: Send + 'static>(
    path: &Path,
    work: impl FnOnce(PathBuf) -> std::io::Result<T> + Send + 'static,
) -> Result<T, TransferError> {
    let path = path.to_owned();
    let done = tokio::task::spawn_blocking(move || work(path)).await;
    Ok(done.map_err(std::io::Error::other)??)
}
