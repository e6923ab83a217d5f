//! The runtime of commands that do one thing at a time.

/// A runtime on the calling thread; what blocks is given threads of its own.
pub(super) fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}
