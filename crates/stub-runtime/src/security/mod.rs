//! Credentials in requests, and what becomes of callers without good ones.
//!
//! Finding a credential is this module's part; whether it is good is decided by the implementation, which answers with a
//! principal or with [`Denied`]. Nothing here prints a secret.

mod challenge;
mod credential;
mod denied;
mod extract;
mod refusals;

pub use challenge::Challenge;
pub use credential::{ApiKey, Authorization, Basic, Bearer};
pub use denied::Denied;
pub use extract::{authorization, basic, bearer, cookie_key, header_key, query_key};
pub use refusals::Refusals;
