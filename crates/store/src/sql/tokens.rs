//! Tokens.

use domain::stores::StoreAccess;
use domain::users::{TokenDigest, User};
use domain::values::{Moment, StoreCode, UserCode};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// Whose a token is, and what they see; nobody's, if it has expired or was revoked.
    ///
    /// It is asked of the database each time, so that what another process revokes is revoked here at once.
    pub fn token_holder(
        &mut self,
        digest: &TokenDigest,
        now: Moment,
    ) -> Result<Option<(UserCode, StoreAccess)>, StoreError> {
        let sql = "SELECT token.holder, store.code, store.is_active FROM token \
                   JOIN service_user ON service_user.code = token.holder AND service_user.is_active = 1 \
                   LEFT JOIN user_store ON user_store.holder = token.holder \
                   LEFT JOIN store ON store.code = user_store.store \
                   WHERE token.digest = $1 AND token.expires > $2";
        let rows: Vec<(_, Option<StoreCode>, Option<bool>)> = self.all(sql, &[digest.as_str().into(), now.into()])?;
        let stores = rows.iter().filter_map(|(_, store, is_active)| store.zip(*is_active));
        Ok(rows.first().map(|(holder, ..)| (*holder, access(stores))))
    }
}

impl ReadTx<'_> {
    /// Number of valid tokens of a user.
    pub fn n_tokens(&mut self, holder: UserCode, now: Moment) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM token WHERE holder = $1 AND expires > $2";
        self.count(sql, &[holder.into(), now.into()])
    }
}

impl Tx<'_> {
    /// Keeps a token of a user, unless they were disabled or got another password since `user` was read; says whether.
    ///
    /// What they have that is expired goes, so that nobody keeps more than a day's logins.
    pub fn put_token(
        &mut self,
        user: &User,
        digest: &TokenDigest,
        now: Moment,
        expires: Moment,
    ) -> Result<bool, StoreError> {
        let n_users = self.sql.execute(
            "UPDATE service_user SET last_login = $3 WHERE code = $1 AND n_passwords = $2 AND is_active = 1",
            &[user.code.into(), user.n_passwords.into(), now.into()],
        )?;
        if n_users == 0 {
            return Ok(false);
        }
        self.sql.execute("DELETE FROM token WHERE holder = $1 AND expires <= $2", &[user.code.into(), now.into()])?;
        self.change_one(
            "INSERT INTO token (digest, holder, expires) VALUES ($1, $2, $3)",
            &[digest.as_str().into(), user.code.into(), expires.into()],
        )?;
        Ok(true)
    }

    /// Takes all tokens of a user away.
    pub fn revoke_tokens(&mut self, holder: UserCode) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM token WHERE holder = $1", &[holder.into()])?;
        Ok(())
    }
}

/// The access to stores, each of which is open or closed to what is new.
pub(super) fn access(stores: impl IntoIterator<Item = (StoreCode, bool)>) -> StoreAccess {
    let stores: Vec<(StoreCode, bool)> = stores.into_iter().collect();
    let closed = stores.iter().filter(|(_, is_active)| !is_active).map(|(code, _)| *code);
    StoreAccess::to(stores.iter().map(|(code, _)| *code)).closing(closed)
}
