//! The token as it stands: whether it can be shown, must be renewed, or why there is none.
//!
//! Only judges; who logs in, and how, is up to `login`.

use std::time::{Duration, Instant};

use client_runtime::{Error, Failure, Grant};

/// How long the contract lets a token live.
const LIFETIME: Duration = Duration::from_hours(12);
/// How long before the end of its life a token is renewed: no call sets out with one that ends on the way.
const MARGIN: Duration = Duration::from_mins(10);
/// How long a token within the margin is used on after it could not be renewed, before that is tried again.
const PAUSE: Duration = Duration::from_mins(1);

/// What all tasks know about the token.
#[derive(Debug, Default)]
pub(super) struct State {
    token: Option<Token>,
    /// How the last login failed, unless it succeeded.
    failed: Option<Failed>,
    n_logins: u64,
}

/// What a task is to do.
#[derive(Debug)]
pub(super) enum Verdict {
    Show(Grant),
    /// Log in; should that fail, or be under way, this still does.
    Renew(Grant),
    LogIn,
    Fail(Failure),
}

#[derive(Debug)]
struct Token {
    grant: Grant,
    /// When it was asked for: its life began after that.
    since: Instant,
}

#[derive(Debug)]
struct Failed {
    failure: Failure,
    at: Instant,
    /// Until when the server does not want to be asked.
    until: Option<Instant>,
}

impl State {
    pub(super) fn n_logins(&self) -> u64 {
        self.n_logins
    }

    /// What a task is to do. One that waited while somebody else logged in says how many logins it knew of before: it
    /// shares the failure of a later one instead of asking again.
    pub(super) fn judge(&self, now: Instant, waited_since: Option<u64>) -> Verdict {
        let age = |token: &Token| now.saturating_duration_since(token.since);
        let token = self.token.as_ref().filter(|token| age(token) < LIFETIME);
        let has_waited = waited_since.is_some_and(|n_logins| n_logins < self.n_logins);
        match (token, &self.failed) {
            (Some(token), _) if age(token) + MARGIN < LIFETIME => Verdict::Show(token.grant.clone()),
            (Some(token), Some(failed)) if failed.is_recent(now) => Verdict::Show(token.grant.clone()),
            (Some(token), _) => Verdict::Renew(token.grant.clone()),
            (None, Some(failed)) if has_waited || failed.is_unwelcome(now) => Verdict::Fail(failed.retold(now)),
            (None, _) => Verdict::LogIn,
        }
    }

    /// Forgets a token that the server refused, unless it has been replaced since.
    pub(super) fn forget(&mut self, refused: &Grant) {
        self.token.take_if(|token| token.grant.generation() <= refused.generation());
    }

    /// Keeps what came of a login that began at a time.
    pub(super) fn keep(
        &mut self,
        outcome: Result<Grant, Failure>,
        began: Instant,
        now: Instant,
    ) -> Result<Grant, Failure> {
        self.n_logins += 1;
        match outcome {
            Ok(grant) => {
                let grant = grant.with_generation(self.n_logins);
                self.token = Some(Token { grant: grant.clone(), since: began });
                self.failed = None;
                Ok(grant)
            }
            Err(failure) => {
                let until = failure.error().retry_after().and_then(|pause| now.checked_add(pause));
                self.failed = Some(Failed { failure: failure.clone(), at: now, until });
                Err(failure)
            }
        }
    }
}

impl Failed {
    fn is_recent(&self, now: Instant) -> bool {
        self.is_unwelcome(now) || now.saturating_duration_since(self.at) < PAUSE
    }

    fn is_unwelcome(&self, now: Instant) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// The failure as it is now: the time to wait has become shorter.
    fn retold(&self, now: Instant) -> Failure {
        let left = self.until.map(|until| until.saturating_duration_since(now));
        match self.failure.error().clone() {
            Error::RateLimited { operation, message, body, .. } => {
                Error::RateLimited { operation, retry_after: left, message, body }.into()
            }
            Error::Unavailable { operation, status, message, body, .. } => {
                Error::Unavailable { operation, status, retry_after: left, message, body }.into()
            }
            error => error.into(),
        }
    }
}
