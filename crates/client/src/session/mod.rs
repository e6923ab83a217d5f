//! A client that logs in by itself.

mod builder;
mod login;
mod token;

pub use builder::SessionBuilder;

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::Error;
use crate::generated::Client;
use login::Login;

/// A client that logs in on first use and keeps the token for all tasks that share it. Cheap to clone.
///
/// The token is renewed shortly before its twelve hours are over, and once when the server refuses it with 401; however
/// many calls wait for it, one login is made. While the server asks by `Retry-After` not to log in, calls end at once with
/// [`Error::RateLimited`]. No task is started: a call that is dropped leaves nothing behind, and if it was the one that
/// logged in, the next that waits does so.
#[derive(Clone)]
pub struct Session {
    client: Client,
    login: Arc<Login>,
}

impl Session {
    /// Logs in now, if there is no token yet: shows early whether address, user and password are right.
    pub async fn log_in(&self) -> Result<(), Error> {
        self.login.token().await?;
        Ok(())
    }

    /// The client, whose methods are the operations of the contract.
    pub fn client(&self) -> &Client {
        &self.client
    }
}

impl Deref for Session {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

// Neither the password nor the token.
impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("base", &self.client.connection().base()).finish_non_exhaustive()
    }
}
