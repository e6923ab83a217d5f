//! The dispatcher: claims mails that are due, composes and sends them, records what became of them.
//!
//! What was accepted is recorded and never sent again; what a process held that died is due again when its lease ends.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use auth::PasswordLinks;
use delivery::Schedule;
use domain::values::{Email, Moment};
use store::{ClaimedMail, MailOutcome, StoreError};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::courier::{Courier, CourierError};
use super::figures::MailFigures;
use super::letter::{Letter, PublicUrl, Words, link_words, password_words};
use super::outbox::MailOutbox;

/// Most mails on their way at once: mail servers want few connections.
const MAX_AT_ONCE: usize = 4;

/// Time limit of an attempt, and by how much a lease outlasts it.
const TIMEOUT: Duration = Duration::from_secs(30);
const GRACE: Duration = Duration::from_secs(15);

/// How often the outbox is asked although nobody said that something is due: other processes commit, too.
const POLL: Duration = Duration::from_secs(1);

/// Interval at which figures of the outbox are taken.
const LOOK: Duration = Duration::from_secs(10);

/// How long it is kept that a mail has ended, and how often those are forgotten that ended before.
const KEEP: i64 = 30 * 24 * 60 * 60 * 1_000_000;
const UPKEEP: Duration = Duration::from_hours(1);

/// A dispatcher at work.
#[derive(Debug)]
pub struct MailDispatch {
    ended: oneshot::Receiver<()>,
}

struct Shared {
    outbox: MailOutbox,
    courier: Courier,
    links: PasswordLinks,
    at: PublicUrl,
    figures: Arc<MailFigures>,
    schedule: Mutex<Schedule>,
}

/// Reasons why there is no mail to send now.
enum NotComposed {
    /// Nobody has the address.
    NoRecipient,
    /// It was sealed with another key.
    NotOpened,
    /// Nobody can be asked.
    Store(StoreError),
}

impl MailDispatch {
    /// Starts sending what waits in an outbox, until `stop` is over. Links begin with the address `at`.
    pub fn start(
        outbox: MailOutbox,
        courier: Courier,
        at: PublicUrl,
        figures: Arc<MailFigures>,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Self {
        let links = PasswordLinks::new(outbox.database.clone(), outbox.clock.clone());
        let schedule = Mutex::new(Schedule::new(fastrand::u64(..)));
        figures.note_claim();
        let shared = Arc::new(Shared { outbox, courier, links, at, figures, schedule });
        let (over, ended) = oneshot::channel();
        tokio::spawn(async move {
            tokio::select! {
                () = shared.run(stop) => {}
                () = shared.look() => {}
                () = shared.look_after() => {}
            }
            // Who does not wait for the end need not be told.
            let _ = over.send(());
        });
        Self { ended }
    }

    /// Waits until it was stopped and what was under way is recorded.
    pub async fn ended(self) {
        if self.ended.await.is_err() {
            tracing::error!("the dispatcher of mails broke off");
        }
    }
}

impl Shared {
    async fn run(self: &Arc<Self>, stop: impl Future<Output = ()> + Send) {
        let mut sending = JoinSet::new();
        tokio::pin!(stop);
        loop {
            let next = self.turn(&mut sending).await;
            tokio::select! {
                biased;
                () = &mut stop => break,
                Some(_) = sending.join_next() => {}
                () = self.outbox.wake.notified() => {}
                () = self.outbox.clock.sleep_until(next) => {}
            }
        }
        while sending.join_next().await.is_some() {}
    }

    /// Begins as many attempts as there is room for; when to look again, at the latest.
    async fn turn(self: &Arc<Self>, sending: &mut JoinSet<()>) -> Moment {
        let MailOutbox { database, clock, .. } = &self.outbox;
        self.figures.note_claim();
        while sending.try_join_next().is_some() {}
        let (now, room) = (clock.now(), MAX_AT_ONCE - sending.len());
        let poll = now.after(POLL);
        if room == 0 {
            return poll;
        }
        let leased_until = now.after(TIMEOUT + GRACE);
        let claimed = database.write_locking::<_, StoreError>(move |tx| tx.claim_mails(now, leased_until, room)).await;
        let next = match claimed {
            Ok(claimed) => {
                for mail in claimed {
                    sending.spawn(Arc::clone(self).attempt(mail));
                }
                database.read(move |reading| reading.next_mail_due().map(|due| due.filter(|due| *due > now))).await
            }
            Err(error) => Err(error),
        };
        match next {
            Ok(due) => due.unwrap_or(poll).min(poll),
            Err(error) => {
                tracing::error!(error = %error.with_causes(), "the outbox of mails cannot be asked");
                poll
            }
        }
    }

    /// Tries to send a mail, and records what became of it.
    async fn attempt(self: Arc<Self>, mail: ClaimedMail) {
        let MailOutbox { database, clock, .. } = &self.outbox;
        let outcome = self.outcome(&mail).await;
        self.figures.note_outcome(outcome);
        let (id, now) = (mail.id.clone(), clock.now());
        let recorded = database.write_locking::<_, StoreError>(move |tx| tx.record_mail(&mail, outcome, now)).await;
        if let Err(error) = recorded {
            // The lease will end, and the mail be sent once more; its identifier tells.
            tracing::error!(mail = id, error = %error.with_causes(), "what became of a mail was not recorded");
        }
    }

    async fn outcome(&self, mail: &ClaimedMail) -> MailOutcome {
        let id = mail.id.as_str();
        if self.outbox.clock.now() >= mail.expires {
            tracing::warn!(mail = id, "a mail was not accepted while anybody wanted it");
            return MailOutcome::Expired;
        }
        let why = match self.compose(mail).await {
            Ok((to, words)) => match timeout(TIMEOUT, self.courier.send(id, &to, words)).await {
                Ok(Ok(())) => {
                    tracing::info!(mail = id, "a mail was accepted");
                    return MailOutcome::Accepted;
                }
                Ok(Err(error)) => error.to_string(),
                Err(_) => CourierError::Timeout.to_string(),
            },
            Err(NotComposed::NoRecipient) => return MailOutcome::NoRecipient,
            Err(NotComposed::NotOpened) => "it was sealed with another key".to_owned(),
            Err(NotComposed::Store(error)) => error.with_causes().to_string(),
        };
        let mut schedule = self.schedule.lock().unwrap_or_else(PoisonError::into_inner);
        match schedule.wait_after(mail.n_attempts + 1, None) {
            Some(wait) => {
                tracing::warn!(mail = id, why, seconds = wait.as_secs(), "a mail was not accepted; it is tried again");
                MailOutcome::Again(self.outbox.clock.now().after(wait))
            }
            None => {
                tracing::error!(mail = id, why, "a mail was given up");
                MailOutcome::GivenUp
            }
        }
    }

    /// Address and words of a mail. Whoever asked for links gets them made now, an hour old at most when they expire.
    async fn compose(&self, mail: &ClaimedMail) -> Result<(String, Words), NotComposed> {
        let letter = self.outbox.open(mail).ok_or(NotComposed::NotOpened)?;
        let words = match &letter {
            Letter::Password { email: _, name, login, password } => password_words(name, login, password, &self.at),
            Letter::Link { email } => {
                let email = Email::parse(email).map_err(|_| NotComposed::NoRecipient)?;
                let found = self.outbox.database.read(move |reading| reading.active_users_by_email(&email)).await;
                let users = found.map_err(NotComposed::Store)?;
                if users.is_empty() {
                    return Err(NotComposed::NoRecipient);
                }
                let holders: Vec<_> = users.iter().map(|user| user.code).collect();
                let codes = self.links.make(&holders).await.map_err(NotComposed::Store)?;
                link_words(&users.into_iter().zip(codes).collect::<Vec<_>>(), &self.at)
            }
        };
        Ok((letter.email().to_owned(), words))
    }

    /// Looks at the outbox from time to time, for ever.
    async fn look(&self) {
        let MailOutbox { database, clock, .. } = &self.outbox;
        loop {
            let now = clock.now();
            match database.read(move |reading| reading.mail_state().map(|state| (state, now))).await {
                Ok((state, now)) => self.figures.note_state(state, now),
                Err(error) => tracing::warn!(error = %error.with_causes(), "the outbox of mails cannot be looked at"),
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Forgets what ended long ago, for ever.
    async fn look_after(&self) {
        let MailOutbox { database, clock, .. } = &self.outbox;
        loop {
            if let Some(before) = Moment::from_micros(clock.now().micros().saturating_sub(KEEP)) {
                let pruned = database.write_locking::<_, StoreError>(move |tx| tx.prune_mails(before)).await;
                if let Err(error) = pruned {
                    tracing::warn!(error = %error.with_causes(), "old mails cannot be forgotten");
                }
            }
            tokio::time::sleep(UPKEEP).await;
        }
    }
}
