//! Authentication: users, passwords and tokens.
//!
//! A [`Gate`] lets users in by name and password, gives them tokens, and knows whose a token is. [`Accounts`] registers
//! users and takes them away; [`PasswordLinks`] let them choose a new password. What is known of both is the store's; nothing of it is kept in memory, so that several
//! processes on one database agree at every moment. An [`OperatorGate`] lets in whoever runs the service, by one token
//! that is no user's.

mod accounts;
mod anonymous;
mod gate;
mod hash_pool;
mod links;
mod operator_gate;
mod password;
mod principal;
mod request_throttle;
mod throttle;
mod token;

pub use accounts::hashed;
pub use accounts::{AccountError, Accounts};
pub use anonymous::{AnonymousLimits, AnonymousQuestion, AnonymousThrottle};
pub use domain::users::{NewUser, PasswordHash, User};
pub use gate::{Gate, LoginRefusal, TokenRefusal};
pub use links::{LINK_LIFE, PasswordLinks};
pub use operator_gate::{OperatorGate, OperatorRefusal, OperatorToken};
pub use password::is_usable;
pub use password::{Password, hash_password};
pub use principal::Principal;
pub use request_throttle::{RequestLimits, RequestThrottle};
pub use throttle::{Rate, ThrottleLimits};
pub use token::{TOKEN_LIFE, Token};
