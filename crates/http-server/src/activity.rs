//! Activity of a connection: whether anything is being answered, and since when not.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// What goes on on one connection; a clone sees the same.
#[derive(Debug, Clone)]
pub(super) struct Activity(Arc<watch::Sender<State>>);

#[derive(Debug, Clone, Copy)]
struct State {
    n_running: usize,
    since: Instant,
}

/// A request that is being answered, until it is dropped.
#[derive(Debug)]
pub(super) struct Running(Activity);

impl Activity {
    /// Nothing yet.
    pub(super) fn new() -> Self {
        Self(Arc::new(watch::Sender::new(State { n_running: 0, since: Instant::now() })))
    }

    /// A request begins.
    pub(super) fn begin(&self) -> Running {
        self.0.send_modify(|state| state.n_running += 1);
        Running(self.clone())
    }

    /// Waits until nothing has been answered for so long.
    pub(super) async fn idle_for(&self, limit: Duration) {
        let mut state = self.0.subscribe();
        loop {
            let State { n_running, since } = *state.borrow_and_update();
            let deadline = since + limit;
            if n_running > 0 {
                // The sender is `self`, so it cannot be gone.
                let _ = state.changed().await;
            } else if Instant::now() >= deadline {
                return;
            } else {
                // Not woken by every request, only when it may be over; then the state is looked at again.
                sleep_until(deadline).await;
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.0.send_modify(|state| *state = State { n_running: state.n_running - 1, since: Instant::now() });
    }
}
