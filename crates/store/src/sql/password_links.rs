//! Links by which users choose a new password.

use domain::users::{PasswordHash, TokenDigest, User};
use domain::values::{Email, Moment, UserCode};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// Users with an address for mail who are let in, in the order of their codes. Several may share one.
    pub fn active_users_by_email(&mut self, email: &Email) -> Result<Vec<User>, StoreError> {
        self.records("WHERE email = $1 AND is_active = 1 ORDER BY code", &[email.into()])
    }

    /// Whose a link is; nobody's, if it has expired, was used or was never given.
    pub fn link_holder(&mut self, digest: &TokenDigest, now: Moment) -> Result<Option<UserCode>, StoreError> {
        let sql = "SELECT holder FROM password_link WHERE digest = $1 AND expires > $2";
        self.one(sql, &[digest.as_str().into(), now.into()])
    }
}

impl Tx<'_> {
    /// Keeps a link of a user.
    pub fn put_link(&mut self, holder: UserCode, digest: &TokenDigest, expires: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO password_link (digest, holder, expires) VALUES ($1, $2, $3)";
        self.change_one(sql, &[digest.as_str().into(), holder.into(), expires.into()])
    }

    /// Gives the holder of a link another password; says whether the link was good. It and all others of that user are
    /// used up, and their tokens are gone.
    pub fn use_link(&mut self, digest: &TokenDigest, password: &PasswordHash, now: Moment) -> Result<bool, StoreError> {
        let Some(holder) = self.link_holder(digest, now)? else { return Ok(false) };
        self.set_password(holder, password)?;
        Ok(true)
    }

    /// Takes all links of a user away.
    pub(super) fn revoke_links(&mut self, holder: UserCode) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM password_link WHERE holder = $1", &[holder.into()])?;
        Ok(())
    }
}
