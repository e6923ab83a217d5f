//! The asynchronous runtime of a command.

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;

/// One thread is enough for one command.
pub(crate) fn start() -> Result<Runtime, Failure> {
    Builder::new_current_thread().enable_all().build().map_err(|error| {
        Failure::local(format!("não foi possível começar: {error}"), "Confira os limites deste computador.")
    })
}
