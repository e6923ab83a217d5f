//! Credentials in requests, and what becomes of callers without good ones.
//!
//! Finding a credential is this module's part; whether it is good is decided by the implementation, which answers with a
//! principal or with [`Denied`]. Nothing here prints a secret.

mod credential;
mod denied;

pub use credential::{
    ApiKey, Authorization, Basic, Bearer, authorization, basic, bearer, cookie_key, header_key, query_key,
};
pub use denied::{Challenge, Denied, Refusals};
