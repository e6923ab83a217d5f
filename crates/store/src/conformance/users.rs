//! Users and tokens.

use domain::testing::{access, now, store};
use domain::users::{NewUser, PasswordHash, TokenDigest, User};
use domain::values::{Email, Login, Moment, Text};

use super::world::found;
use crate::{StoreError, Tx};

fn login(name: &str) -> Login {
    Login::parse(name).unwrap()
}

fn added(tx: &mut Tx<'_>, name: &str, stores: &[i32]) -> Result<User, StoreError> {
    let new = NewUser {
        login: login(name),
        name: Text::parse("Integração Exemplo").unwrap(),
        email: Email::parse("integracao@example.com.br").unwrap(),
        access: access(stores),
    };
    tx.add_user(new, &PasswordHash::new(format!("hash of {name}")), now())
}

fn later(seconds: i64) -> Moment {
    Moment::from_micros(now().micros() + seconds * 1_000_000).unwrap()
}

fn digest(text: &str) -> TokenDigest {
    TokenDigest::new(text)
}

pub(crate) fn a_user_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let first = added(tx, "primeiro", &[1, 2])?;
    let second = added(tx, "segundo", &[])?;
    assert_eq!(tx.user(first.code)?, Some(first.clone()));
    let (read, hash) = tx.user_by_login(&login("segundo"))?.unwrap();
    assert_eq!((read, hash.as_str()), (second.clone(), "hash of segundo"));
    assert_eq!(tx.user_by_login(&login("terceiro"))?, None);
    assert_eq!(tx.users()?, [first.clone(), second]);
    tx.set_user_active(first.code, false)?;
    tx.set_password(first.code, &PasswordHash::new("another"))?;
    let (changed, hash) = tx.user_by_login(&first.login)?.unwrap();
    assert_eq!(changed, User { is_active: false, n_passwords: 2, ..first });
    assert_eq!(hash.as_str(), "another");
    Ok(())
}

pub(crate) fn a_token_is_its_holders_until_it_expires(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let (seeing, blind) = (added(tx, "primeiro", &[1, 2])?, added(tx, "segundo", &[])?);
    assert!(tx.put_token(&seeing, &digest("a"), now(), later(10))?);
    assert!(tx.put_token(&blind, &digest("b"), now(), later(20))?);
    assert_eq!(tx.user(seeing.code)?.unwrap().last_login, Some(now()));
    for (token, at, holder) in [
        ("a", 0, Some((seeing.code, access(&[1, 2])))),
        ("a", 9, Some((seeing.code, access(&[1, 2])))),
        ("a", 10, None),
        ("b", 19, Some((blind.code, access(&[])))),
        ("c", 0, None),
    ] {
        assert_eq!(tx.token_holder(&digest(token), later(at))?, holder, "{token} after {at} s");
    }
    // The next login takes away what has expired.
    assert!(tx.put_token(&seeing, &digest("d"), later(11), later(30))?);
    assert_eq!(tx.token_holder(&digest("a"), now())?, None);
    Ok(())
}

pub(crate) fn what_changes_a_user_revokes_their_tokens(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let (user, other) = (added(tx, "primeiro", &[1])?, added(tx, "segundo", &[1])?);
    tx.put_token(&other, &digest("other"), now(), later(60))?;
    tx.put_token(&user, &digest("a"), now(), later(60))?;
    tx.set_password(user.code, &PasswordHash::new("another"))?;
    assert_eq!(tx.token_holder(&digest("a"), now())?, None);
    // Who was let in with the last password gets nothing for it.
    assert!(!tx.put_token(&user, &digest("b"), now(), later(60))?);
    let user = tx.user(user.code)?.unwrap();
    assert!(tx.put_token(&user, &digest("c"), now(), later(60))?);
    tx.set_user_active(user.code, false)?;
    assert_eq!(tx.token_holder(&digest("c"), now())?, None);
    assert!(!tx.put_token(&user, &digest("d"), now(), later(60))?);
    tx.set_user_active(user.code, true)?;
    assert_eq!(tx.token_holder(&digest("c"), now())?, None, "it stays revoked");
    assert!(tx.token_holder(&digest("other"), now())?.is_some());
    Ok(())
}

pub(crate) fn users_are_listed_page_by_page(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let users = [added(tx, "um-a", &[1])?, added(tx, "dois", &[1, 2])?, added(tx, "tres", &[2])?];
    tx.set_user_active(users[1].code, false)?;
    let [first, second, third] = users.map(|user| user.code);
    for (after, is_active, of_store, n_users, expected) in [
        (None, None, None, 9, vec![first, second, third]),
        (None, None, None, 2, vec![first, second]),
        (Some(first), None, None, 9, vec![second, third]),
        (None, Some(true), None, 9, vec![first, third]),
        (None, Some(false), None, 9, vec![second]),
        (None, None, Some(1), 9, vec![first, second]),
        (Some(first), Some(true), Some(2), 9, vec![third]),
        (Some(third), None, None, 9, vec![]),
    ] {
        let found = tx.users_after(after, is_active, of_store.map(store), n_users)?;
        let codes: Vec<_> = found.iter().map(|user| user.code).collect();
        assert_eq!(codes, expected, "{after:?} {is_active:?} {of_store:?}");
    }
    Ok(())
}

pub(crate) fn stores_that_are_granted_taken_and_closed_count_at_once(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let user = added(tx, "primeiro", &[1])?;
    tx.put_token(&user, &digest("a"), now(), later(60))?;
    assert_eq!(tx.n_tokens(user.code, now())?, 1);
    assert_eq!(tx.n_tokens(user.code, later(60))?, 0);
    let seen = |tx: &mut Tx<'_>| Ok::<_, StoreError>(tx.token_holder(&digest("a"), now())?.unwrap().1);
    for _ in 0..2 {
        tx.grant_store(user.code, store(2))?;
        assert_eq!(seen(tx)?, access(&[1, 2]));
    }
    let mut second = tx.stores()?.into_iter().find(|known| known.code == store(2)).unwrap();
    second.is_active = false;
    tx.put(&second)?;
    assert_eq!(seen(tx)?, access(&[1, 2]).closing([store(2)]));
    assert_eq!(tx.user(user.code)?.unwrap().access, access(&[1, 2]).closing([store(2)]));
    for _ in 0..2 {
        tx.withdraw_store(user.code, store(1))?;
        assert_eq!(seen(tx)?, access(&[2]).closing([store(2)]));
    }
    Ok(())
}
