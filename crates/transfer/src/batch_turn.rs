//! The place of a batch among those that are written at the same time.

use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{ImportState, Order, StoreError};
use tokio::sync::oneshot;

use super::progress::{Listener, Teller};

/// What must come before a batch, and who comes behind it.
#[derive(Debug)]
pub(super) struct BatchTurn {
    /// The first of all comes behind nobody.
    sending_before: Option<Listener>,
    before: Mutex<Awaited<ImportState>>,
    sending: Teller,
}

/// Something that is told once.
#[derive(Debug)]
pub(super) enum Awaited<T> {
    Coming(oneshot::Receiver<T>),
    Told(T),
    /// Whoever could tell it has failed.
    Never,
}

impl BatchTurn {
    /// Behind one that tells how far it has come, and of which will be told what it came to.
    pub(super) fn new(sending_before: Option<Listener>, before: Awaited<ImportState>, sending: Teller) -> Self {
        Self { sending_before, before: before.into(), sending }
    }

    /// Fails for who has sent rows and begins again: the one behind may have sent some after them.
    pub(super) fn begin(&self) -> Result<(), StoreError> {
        (!self.sending.has_told())
            .then_some(())
            .ok_or_else(|| StoreError::Conflict("a batch cannot be sent twice".into()))
    }

    /// What is there before this batch; it waits until it is.
    pub(super) fn before(&self) -> Result<ImportState, StoreError> {
        locked(&self.before).wait()
    }
}

impl Order for BatchTurn {
    fn wait_to_send(&self, table: &str) -> Result<(), StoreError> {
        self.sending_before.as_ref().map_or(Ok(()), |before| before.wait(table))
    }

    fn tell_left(&self, tables: &[&'static str]) {
        self.sending.tell_left(tables);
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
