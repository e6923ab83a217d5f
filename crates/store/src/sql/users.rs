//! Users.

use domain::users::{NewUser, PasswordHash, User};
use domain::values::{Email, Login, Moment, StoreCode, Text, UserCode};

use super::params::Param;
use super::tokens::access;
use super::transaction::{ReadTx, Tx};
use super::whole::WholeUser;
use crate::error::StoreError;

impl ReadTx<'_> {
    /// All users, in the order of codes.
    pub fn users(&mut self) -> Result<Vec<User>, StoreError> {
        let users: Vec<User> = self.records("ORDER BY code", &[])?;
        users.into_iter().map(|user| self.with_access(user)).collect()
    }

    /// Names of users, in the order of their codes.
    pub fn user_names(&mut self) -> Result<Vec<(UserCode, Text<200>)>, StoreError> {
        self.all("SELECT code, name FROM service_user ORDER BY code", &[])
    }

    /// So many users after a code, in the order of codes: those who are let in or not, and who see a store.
    pub fn users_after(
        &mut self,
        after: Option<UserCode>,
        is_active: Option<bool>,
        store: Option<StoreCode>,
        n_users: i64,
    ) -> Result<Vec<User>, StoreError> {
        let rest = "WHERE code > $1 AND ($2 = -1 OR is_active = $2) AND ($3 = 0 OR EXISTS \
                    (SELECT 1 FROM user_store WHERE holder = service_user.code AND store = $3)) ORDER BY code LIMIT $4";
        let number = |number: Option<i32>, none: i64| Param::Int(number.map_or(none, i64::from));
        let params = [
            number(after.map(UserCode::get), 0),
            number(is_active.map(i32::from), -1),
            number(store.map(StoreCode::get), 0),
            Param::Int(n_users),
        ];
        let users: Vec<User> = self.records(rest, &params)?;
        users.into_iter().map(|user| self.with_access(user)).collect()
    }

    /// The user with a code.
    pub fn user(&mut self, code: UserCode) -> Result<Option<User>, StoreError> {
        let user = self.records("WHERE code = $1", &[code.into()])?.pop();
        user.map(|user| self.with_access(user)).transpose()
    }

    /// The user who enters by a name, and the hash of their password.
    pub fn user_by_login(&mut self, login: &Login) -> Result<Option<(User, PasswordHash)>, StoreError> {
        let found: Option<WholeUser> = self.records("WHERE login = $1", &[login.into()])?.pop();
        found.map(|WholeUser { user, password }| Ok((self.with_access(user)?, password))).transpose()
    }

    pub(super) fn with_access(&mut self, mut user: User) -> Result<User, StoreError> {
        let sql = "SELECT store.code, store.is_active FROM user_store JOIN store ON store.code = user_store.store \
                   WHERE user_store.holder = $1";
        user.access = access(self.all::<(_, _)>(sql, &[user.code.into()])?);
        Ok(user)
    }
}

impl Tx<'_> {
    /// Registers a user. The name must be free and the stores must be there.
    pub fn add_user(&mut self, new: NewUser, password: &PasswordHash, now: Moment) -> Result<User, StoreError> {
        let NewUser { login, name, email, access } = new;
        let code = self.next("service_user")?;
        let user = User {
            code,
            login,
            name,
            email,
            access,
            is_active: true,
            n_passwords: 1,
            registered: now,
            last_login: None,
        };
        self.write_user(&user, password)?;
        Ok(user)
    }

    pub(super) fn write_user(&mut self, user: &User, password: &PasswordHash) -> Result<(), StoreError> {
        self.insert(user, &[("password", password.into())])?;
        for store in user.access.stores() {
            let sql = "INSERT INTO user_store (holder, store) VALUES ($1, $2)";
            self.change_one(sql, &[user.code.into(), store.into()])?;
        }
        Ok(())
    }

    /// Gives a user another name and another address. Links that were sent to the last address are gone.
    pub fn rename_user(&mut self, code: UserCode, name: &Text<200>, email: &Email) -> Result<(), StoreError> {
        let sql = "DELETE FROM password_link WHERE holder = $1 \
                   AND EXISTS (SELECT 1 FROM service_user WHERE code = $1 AND email <> $2)";
        self.sql.execute(sql, &[code.into(), email.into()])?;
        let sql = "UPDATE service_user SET name = $2, email = $3 WHERE code = $1";
        self.change_one(sql, &[code.into(), name.into(), email.into()])
    }

    /// Lets a user see a store, tokens that they have included.
    pub fn grant_store(&mut self, holder: UserCode, store: StoreCode) -> Result<(), StoreError> {
        let sql = "INSERT INTO user_store (holder, store) VALUES ($1, $2) ON CONFLICT (holder, store) DO NOTHING";
        self.sql.execute(sql, &[holder.into(), store.into()])?;
        Ok(())
    }

    /// Takes a store from a user, tokens that they have included.
    pub fn withdraw_store(&mut self, holder: UserCode, store: StoreCode) -> Result<(), StoreError> {
        let sql = "DELETE FROM user_store WHERE holder = $1 AND store = $2";
        self.sql.execute(sql, &[holder.into(), store.into()])?;
        Ok(())
    }

    /// Lets a user in, or no more; in the latter case their tokens and links are gone.
    pub fn set_user_active(&mut self, code: UserCode, is_active: bool) -> Result<(), StoreError> {
        self.change_one("UPDATE service_user SET is_active = $2 WHERE code = $1", &[code.into(), is_active.into()])?;
        if is_active {
            return Ok(());
        }
        self.revoke_tokens(code)?;
        self.revoke_links(code)
    }

    /// Gives a user another password; tokens and links that were given before are gone.
    pub fn set_password(&mut self, code: UserCode, password: &PasswordHash) -> Result<(), StoreError> {
        self.change_one(
            "UPDATE service_user SET password = $2, n_passwords = n_passwords + 1 WHERE code = $1",
            &[code.into(), password.as_str().into()],
        )?;
        self.revoke_tokens(code)?;
        self.revoke_links(code)
    }
}
