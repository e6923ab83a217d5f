//! The place of a batch among those that are written at the same time.

use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{ImportState, Order, StoreError};
use tokio::sync::oneshot;

/// What must come before a batch, and who comes behind it.
#[derive(Debug)]
pub(super) struct Place {
    before_has_sent: Mutex<Awaited<()>>,
    before: Mutex<Awaited<ImportState>>,
    /// Gone when it is told.
    sent: Mutex<Option<oneshot::Sender<()>>>,
}

/// Something that is told once.
#[derive(Debug)]
pub(super) enum Awaited<T> {
    Coming(oneshot::Receiver<T>),
    Told(T),
    /// Whoever could tell it has failed.
    Never,
}

impl Place {
    /// Behind one that will tell that it has sent its rows, and of which will be told what it came to.
    pub(super) fn new(before_has_sent: Awaited<()>, before: Awaited<ImportState>, sent: oneshot::Sender<()>) -> Self {
        Self { before_has_sent: before_has_sent.into(), before: before.into(), sent: Some(sent).into() }
    }

    /// Fails for who has told that all is sent and begins again: the one behind may be sending already.
    pub(super) fn begin(&self) -> Result<(), StoreError> {
        let can_begin = locked(&self.sent).is_some();
        can_begin.then_some(()).ok_or_else(|| StoreError::Conflict("a batch cannot be sent twice".into()))
    }

    /// What is there before this batch; it waits until it is.
    pub(super) fn before(&self) -> Result<ImportState, StoreError> {
        locked(&self.before).wait()
    }
}

impl Order for Place {
    fn wait_to_send(&self) -> Result<(), StoreError> {
        locked(&self.before_has_sent).wait()
    }

    fn has_sent(&self) {
        if let Some(sent) = locked(&self.sent).take() {
            // Perhaps nobody comes behind.
            let _ = sent.send(());
        }
    }

    fn wait_to_see(&self) -> Result<(), StoreError> {
        self.before().map(drop)
    }
}

impl<T: Copy> Awaited<T> {
    fn wait(&mut self) -> Result<T, StoreError> {
        let told = match std::mem::replace(self, Self::Never) {
            Self::Coming(receiver) => receiver.blocking_recv().ok(),
            Self::Told(told) => Some(told),
            Self::Never => None,
        };
        let told = told.ok_or_else(|| StoreError::Dangling("the batch before was not written".into()))?;
        *self = Self::Told(told);
        Ok(told)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
