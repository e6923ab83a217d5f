//! Deliveries that were taken already.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Remembers deliveries by their identifiers.
///
/// A delivery is remembered after it was taken, never before: whoever crashes in between gets it again rather than
/// never.
pub trait Seen: Send + Sync + 'static {
    /// Whether a delivery was taken already.
    fn has(&self, id: &str) -> impl Future<Output = Result<bool, String>> + Send;

    /// Remembers that a delivery was taken.
    fn add(&self, id: &str) -> impl Future<Output = Result<(), String>> + Send;
}

/// The last deliveries, in memory: enough against repetitions that follow one another, gone after a restart.
#[derive(Debug)]
pub struct LastSeen {
    capacity: usize,
    ids: Mutex<(HashSet<String>, VecDeque<String>)>,
}

impl LastSeen {
    /// Remembers so many.
    pub fn new(capacity: usize) -> LastSeen {
        LastSeen { capacity: capacity.max(1), ids: Mutex::default() }
    }
}

impl Seen for LastSeen {
    async fn has(&self, id: &str) -> Result<bool, String> {
        Ok(self.ids.lock().unwrap_or_else(PoisonError::into_inner).0.contains(id))
    }

    async fn add(&self, id: &str) -> Result<(), String> {
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        let (known, order) = &mut *ids;
        if known.insert(id.to_owned()) {
            order.push_back(id.to_owned());
        }
        if order.len() > self.capacity
            && let Some(oldest) = order.pop_front()
        {
            known.remove(&oldest);
        }
        Ok(())
    }
}

/// Remembers nothing: what a receiver begins with.
#[derive(Debug)]
pub struct NeverSeen;

impl Seen for NeverSeen {
    async fn has(&self, _: &str) -> Result<bool, String> {
        Ok(false)
    }

    async fn add(&self, _: &str) -> Result<(), String> {
        Ok(())
    }
}
