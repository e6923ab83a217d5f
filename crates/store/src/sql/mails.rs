//! Mails that wait for the mail server.
//!
//! `mail.due` is when somebody may take a mail, and its index is all that a claim reads. A claim leases what it takes:
//! `due` is then the end of the lease, so that what a process had claimed that died is due again by itself. Claims and
//! records lock the rows that they decide by and nothing else, so they are for `write_locking`.

use std::fmt;
use std::time::Duration;

use domain::values::Moment;

use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// A mail to be kept until it is sent.
#[derive(Clone, PartialEq, Eq)]
pub struct NewMail {
    /// Its identifier: letters, digits and hyphens.
    pub id: String,
    /// What is to be said, and to whom.
    pub sealed: Vec<u8>,
    /// How long anybody wants it.
    pub life: Duration,
}

/// A mail that was claimed to be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct ClaimedMail {
    /// Its identifier, the same in every attempt.
    pub id: String,
    /// What is to be said, and to whom.
    pub sealed: Vec<u8>,
    /// Number of attempts before.
    pub n_attempts: u32,
    /// Until when anybody wants it.
    pub expires: Moment,
    /// Until when it is this claim's; the claim is known by it.
    pub leased_until: Moment,
}

/// Figures of the mails that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MailState {
    /// Mails that have not ended.
    pub n_pending: u64,
    /// Since when the oldest of them waits.
    pub oldest: Option<Moment>,
}

/// What became of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailOutcome {
    /// The mail server has it.
    Accepted,
    /// It is tried again at a moment.
    Again(Moment),
    /// It was tried for the last time.
    GivenUp,
    /// Nobody wants it any more.
    Expired,
    /// There is nobody to send it to.
    NoRecipient,
}

impl ReadTx<'_> {
    /// Figures of the mails that wait, which are few: only their index is gone through.
    pub fn mail_state(&mut self) -> Result<MailState, StoreError> {
        Ok(MailState {
            n_pending: self.count("SELECT COUNT(*) FROM mail WHERE due IS NOT NULL", &[])?,
            oldest: self.one("SELECT registered FROM mail WHERE due IS NOT NULL ORDER BY registered LIMIT 1", &[])?,
        })
    }

    /// When a mail will be due that nobody has; a lease that ends is due then.
    pub fn next_mail_due(&mut self) -> Result<Option<Moment>, StoreError> {
        self.one("SELECT due FROM mail WHERE due IS NOT NULL ORDER BY due LIMIT 1", &[])
    }
}

impl Tx<'_> {
    /// Keeps a mail, due at once.
    pub fn put_mail(&mut self, mail: &NewMail, now: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO mail (id, registered, expires, due, n_attempts, state, sealed) \
                   VALUES ($1, $2, $3, $2, 0, 'PENDENTE', $4)";
        let NewMail { id, sealed, life } = mail;
        let params = [id.as_str().into(), now.into(), now.after(*life).into(), sealed.as_slice().into()];
        self.change_one(sql, &params)
    }

    /// Takes mails that are due, the longest due first; until the lease ends they are nobody else's.
    pub fn claim_mails(
        &mut self,
        now: Moment,
        leased_until: Moment,
        limit: usize,
    ) -> Result<Vec<ClaimedMail>, StoreError> {
        let sql = format!(
            "SELECT id FROM mail WHERE due <= $1 ORDER BY due LIMIT $2{}",
            dialect::lock_what_is_free(self.sql.engine(), "mail")
        );
        let limit = i64::try_from(limit).map_err(StoreError::unavailable)?;
        let ids: Vec<String> = self.all(&sql, &[now.into(), Param::Int(limit)])?;
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "UPDATE mail SET due = $1, leased_until = $1 WHERE {} RETURNING id, sealed, n_attempts, expires",
            dialect::is_one_of(self.sql.engine(), "id", "$2")
        );
        self.all_by(&sql, &[leased_until.into(), dialect::ids(&ids)], |columns| {
            Ok(ClaimedMail {
                id: columns.next()?,
                sealed: columns.next()?,
                n_attempts: columns.next()?,
                expires: columns.next()?,
                leased_until,
            })
        })
    }

    /// Records what became of an attempt. What was accepted counts whenever it is told of; all else only under the lease of
    /// its claim, since somebody else may have the mail by then. What has ended keeps nothing of what it said.
    pub fn record_mail(&mut self, mail: &ClaimedMail, outcome: MailOutcome, now: Moment) -> Result<(), StoreError> {
        let (state, again) = match outcome {
            MailOutcome::Accepted => ("ACEITA", None),
            MailOutcome::Again(at) => ("PENDENTE", Some(at)),
            MailOutcome::GivenUp => ("DESISTIDA", None),
            MailOutcome::Expired => ("VENCIDA", None),
            MailOutcome::NoRecipient => ("SEM_DESTINO", None),
        };
        let ended = again.is_none().then_some(now);
        let sql = "UPDATE mail SET state = $1, due = $2, ended = $3, leased_until = NULL, n_attempts = n_attempts + 1, \
                   sealed = CASE WHEN $4 = 1 THEN NULL ELSE sealed END \
                   WHERE id = $5 AND ended IS NULL AND (leased_until = $6 OR $7 = 1)";
        let is_accepted = outcome == MailOutcome::Accepted;
        self.sql.execute(
            sql,
            &[
                state.into(),
                again.into(),
                ended.into(),
                ended.is_some().into(),
                mail.id.as_str().into(),
                mail.leased_until.into(),
                is_accepted.into(),
            ],
        )?;
        Ok(())
    }

    /// Forgets mails that ended before a moment, and links that expired before it.
    pub fn prune_mails(&mut self, before: Moment) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM mail WHERE ended < $1", &[before.into()])?;
        self.sql.execute("DELETE FROM password_link WHERE expires < $1", &[before.into()])?;
        Ok(())
    }
}

impl fmt::Debug for NewMail {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "NewMail({})", self.id)
    }
}

impl fmt::Debug for ClaimedMail {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "ClaimedMail({})", self.id)
    }
}
