//! The end: said once, heard everywhere.

use tokio::sync::watch;

/// Tells all parts of the server to finish what they do and to begin nothing; a clone tells the same.
#[derive(Debug, Clone)]
pub struct Drain(watch::Sender<bool>);

impl Drain {
    /// Nobody has said anything yet.
    pub fn new() -> Self {
        Self(watch::Sender::new(false))
    }

    /// Says it.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Whether it was said.
    pub fn is_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it is said.
    pub async fn begun(&self) {
        // The sender is `self`, so it cannot be gone.
        let _ = self.0.subscribe().wait_for(|is_begun| *is_begun).await;
    }
}

impl Default for Drain {
    fn default() -> Self {
        Self::new()
    }
}
