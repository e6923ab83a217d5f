//! Mails that wait, and links to a new password.

use std::time::Duration;

use domain::testing::{access, now};
use domain::users::{NewUser, PasswordHash, TokenDigest, User};
use domain::values::{Email, Login, Moment, Text};

use super::world::found;
use crate::{ClaimedMail, MailOutcome, MailState, NewMail, StoreError, Tx};

fn later(seconds: i64) -> Moment {
    Moment::from_micros(now().micros() + seconds * 1_000_000).unwrap()
}

fn put(tx: &mut Tx<'_>, id: &str, at: i64) -> Result<(), StoreError> {
    let mail = NewMail { id: id.to_owned(), sealed: vec![7; 3], life: Duration::from_mins(10) };
    tx.put_mail(&mail, later(at))
}

fn claim(tx: &mut Tx<'_>, at: i64) -> Result<Vec<ClaimedMail>, StoreError> {
    tx.claim_mails(later(at), later(at + 45), 2)
}

fn n_mails(tx: &mut Tx<'_>, those: &str) -> Result<i64, StoreError> {
    let mut n_mails = 0;
    tx.sql.rows(&format!("SELECT COUNT(*) FROM mail {those}"), &[], &mut |row| {
        n_mails = row.int(0)?.unwrap_or_default();
        Ok(())
    })?;
    Ok(n_mails)
}

fn ids(mails: &[ClaimedMail]) -> Vec<&str> {
    mails.iter().map(|mail| mail.id.as_str()).collect()
}

pub(crate) fn a_mail_is_claimed_once_until_its_lease_ends(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for (id, at) in [("b", 1), ("a", 0), ("c", 2)] {
        put(tx, id, at)?;
    }
    let mut first = claim(tx, 5)?;
    first.sort_by(|one, other| one.id.cmp(&other.id));
    assert_eq!(ids(&first), ["a", "b"], "no more than there is room for, the longest due first");
    assert_eq!((first[0].n_attempts, first[0].expires, &*first[0].sealed), (0, later(600), &[7; 3][..]));
    assert_eq!(ids(&claim(tx, 5)?), ["c"]);
    let state = MailState { n_pending: 3, oldest: Some(later(0)) };
    assert_eq!(tx.mail_state()?, state, "whether or not somebody has them");
    assert_eq!((claim(tx, 49)?.len(), tx.next_mail_due()?), (0, Some(later(50))));
    tx.record_mail(&first[0], MailOutcome::Again(later(20)), later(6))?;
    assert_eq!(tx.next_mail_due()?, Some(later(20)));
    let again = claim(tx, 20)?;
    assert_eq!((ids(&again), again[0].n_attempts), (vec!["a"], 1));
    // Whoever held the lease before says nothing about the mail any more.
    tx.record_mail(&first[0], MailOutcome::GivenUp, later(21))?;
    assert_eq!(ids(&claim(tx, 65)?).len(), 2, "leases have ended");
    Ok(())
}

pub(crate) fn what_ended_says_nothing_any_more(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let outcomes = [MailOutcome::Accepted, MailOutcome::GivenUp, MailOutcome::Expired, MailOutcome::NoRecipient];
    for (number, outcome) in (0..).zip(outcomes) {
        put(tx, &format!("m{number}"), 0)?;
        let claimed = claim(tx, number * 100)?;
        tx.record_mail(&claimed[0], outcome, later(number * 100))?;
    }
    assert_eq!(n_mails(tx, "WHERE sealed IS NOT NULL OR due IS NOT NULL")?, 0);
    assert_eq!(tx.mail_state()?, MailState { n_pending: 0, oldest: None });
    tx.prune_mails(later(200))?;
    assert_eq!(n_mails(tx, "")?, 2, "those that ended long ago are forgotten");
    Ok(())
}

pub(crate) fn an_acceptance_counts_whenever_it_comes(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    put(tx, "a", 0)?;
    let (first, second) = (claim(tx, 0)?, claim(tx, 45)?);
    tx.record_mail(&first[0], MailOutcome::Accepted, later(46))?;
    tx.record_mail(&second[0], MailOutcome::Again(later(50)), later(47))?;
    assert_eq!((claim(tx, 1000)?.len(), tx.next_mail_due()?), (0, None));
    Ok(())
}

fn added(tx: &mut Tx<'_>, name: &str, email: &str) -> Result<User, StoreError> {
    let new = NewUser {
        login: Login::parse(name).unwrap(),
        name: Text::parse("Integração Exemplo").unwrap(),
        email: Email::parse(email).unwrap(),
        access: access(&[1]),
    };
    tx.add_user(new, &PasswordHash::new("a hash"), now())
}

fn digest(text: &str) -> TokenDigest {
    TokenDigest::new(text)
}

pub(crate) fn a_link_is_its_holders_until_it_expires(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let user = added(tx, "primeiro", "ti@example.com")?;
    tx.put_token(&user, &digest("token"), now(), later(60))?;
    tx.put_link(user.code, &digest("a"), later(10))?;
    tx.put_link(user.code, &digest("b"), later(10))?;
    assert_eq!(tx.link_holder(&digest("a"), later(9))?, Some(user.code));
    assert_eq!(tx.link_holder(&digest("a"), later(10))?, None);
    assert!(!tx.use_link(&digest("c"), &PasswordHash::new("x"), now())?, "one that was never given");
    assert!(tx.use_link(&digest("a"), &PasswordHash::new("new"), now())?);
    assert!(!tx.use_link(&digest("a"), &PasswordHash::new("x"), now())?, "once");
    assert!(!tx.use_link(&digest("b"), &PasswordHash::new("x"), now())?, "nor any other of that user");
    assert_eq!(tx.token_holder(&digest("token"), now())?, None);
    assert_eq!(tx.user_by_login(&user.login)?.unwrap().1.as_str(), "new");
    Ok(())
}

/// Change of a user.
type Change = fn(&mut Tx<'_>, &User) -> Result<(), StoreError>;

pub(crate) fn what_changes_a_user_revokes_their_links(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let user = added(tx, "primeiro", "ti@example.com")?;
    let other = added(tx, "segundo", "ti@example.com")?;
    let codes = |users: Vec<User>| users.iter().map(|user| user.code).collect::<Vec<_>>();
    let email = user.email.clone();
    assert_eq!(codes(tx.active_users_by_email(&email)?), [user.code, other.code]);
    tx.put_link(other.code, &digest("other"), later(60))?;
    let changes: [Change; 3] = [
        |tx, user| tx.set_password(user.code, &PasswordHash::new("another")),
        |tx, user| tx.rename_user(user.code, &user.name, &Email::parse("outro@example.com").unwrap()),
        |tx, user| tx.set_user_active(user.code, false),
    ];
    for change in changes {
        tx.put_link(user.code, &digest("a"), later(60))?;
        let address = tx.user(user.code)?.unwrap().email;
        tx.rename_user(user.code, &user.name, &address)?;
        assert!(tx.link_holder(&digest("a"), now())?.is_some(), "another name changes nothing");
        change(tx, &user)?;
        assert_eq!(tx.link_holder(&digest("a"), now())?, None);
    }
    assert_eq!(tx.link_holder(&digest("other"), now())?, Some(other.code));
    assert_eq!(codes(tx.active_users_by_email(&email)?), [other.code], "who is kept out gets no link");
    Ok(())
}
