//! Users: who may enter, and which stores they see.

use std::fmt;

use super::stores::StoreAccess;
use super::values::{Email, Login, Moment, Text, UserCode};

/// A user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// Their code.
    pub code: UserCode,
    /// The name by which they enter; it never changes.
    pub login: Login,
    /// Their name.
    pub name: Text<200>,
    /// Their address for mail.
    pub email: Email,
    /// The stores that they see.
    pub access: StoreAccess,
    /// Whether they are let in.
    pub is_active: bool,
    /// How many passwords they have had: a token is given for the present one, and lives no longer than it.
    pub n_passwords: i32,
    /// Moment of their registration.
    pub registered: Moment,
    /// Moment of their last login.
    pub last_login: Option<Moment>,
}

/// A new user, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUser {
    /// The name by which they will enter.
    pub login: Login,
    /// Their name.
    pub name: Text<200>,
    /// Their address for mail.
    pub email: Email,
    /// The stores that they will see.
    pub access: StoreAccess,
}

/// A password that can be recognised and not be read: a PHC string.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(String);

/// A token that can be recognised and not be used: its SHA-256 in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenDigest(String);

impl PasswordHash {
    /// The hash with this text. Whoever checks a password against it finds out whether it is one.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TokenDigest {
    /// The digest with these digits.
    pub fn new(digits: impl Into<String>) -> Self {
        Self(digits.into())
    }

    /// Its digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("PasswordHash(…)")
    }
}

impl fmt::Debug for TokenDigest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("TokenDigest(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_recognises_a_secret_is_kept_and_never_shown() {
        let (hash, digest) = (PasswordHash::new("$argon2id$v=19$…"), TokenDigest::new("9f86d081"));
        assert_eq!((hash.as_str(), digest.as_str()), ("$argon2id$v=19$…", "9f86d081"));
        assert_eq!(format!("{hash:?} {digest:?}"), "PasswordHash(…) TokenDigest(…)");
    }
}
