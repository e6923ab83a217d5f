//! Who calls: users, passwords and tokens.

mod principal;

pub use principal::Principal;
