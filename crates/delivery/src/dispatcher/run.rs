//! The dispatcher's loop.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use domain::values::{Moment, ReceiverCode};
use tokio::sync::Notify;
use tokio::task::JoinSet;

use super::slots::ReceiverSlots;
use crate::attempt::{Answer, Failure, Outcome, judge};
use crate::clock::Clock;
use crate::outbox::{Claim, Delivery, Outbox, OutboxError, Recorded};
use crate::schedule::Schedule;
use crate::transport::Transport;

/// How long the end of an attempt waits for others that are under way, to be recorded with them.
const GATHERING: Duration = Duration::from_millis(3);

/// Limits and times of a dispatcher.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Most attempts at once.
    pub max_attempts_at_once: usize,
    /// Most attempts at once for one receiver.
    pub max_per_receiver: usize,
    /// Time limit of an attempt, the body of the answer included.
    pub timeout: Duration,
    /// Time by which a lease outlasts an attempt, for recording its outcome.
    pub grace: Duration,
    /// How often the outbox is asked although nobody said that something is due: other processes commit, too.
    pub poll: Duration,
    /// Random seed of the jitter.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            max_attempts_at_once: 256,
            max_per_receiver: 32,
            timeout: Duration::from_secs(15),
            grace: Duration::from_secs(30),
            poll: Duration::from_secs(1),
            seed: fastrand::u64(..),
        }
    }
}

/// Delivers what waits in an outbox.
pub struct Dispatcher<O, T> {
    shared: Arc<Shared<O, T>>,
    settings: Settings,
    wake: Arc<Notify>,
}

struct Shared<O, T> {
    outbox: O,
    transport: T,
    clock: Clock,
    timeout: Duration,
    schedule: Mutex<Schedule>,
}

/// An attempt that is over.
struct Ended {
    receiver: ReceiverCode,
    is_well: bool,
    /// What came of it; `None` if nothing could be tried.
    recorded: Option<Recorded>,
}

impl<O: Outbox, T: Transport> Dispatcher<O, T> {
    /// A dispatcher that has not begun.
    pub fn new(outbox: O, transport: T, clock: Clock, settings: Settings) -> Dispatcher<O, T> {
        let schedule = Mutex::new(Schedule::new(settings.seed));
        let shared = Shared { outbox, transport, clock, timeout: settings.timeout, schedule };
        Dispatcher { shared: Arc::new(shared), settings, wake: Arc::new(Notify::new()) }
    }

    /// The same dispatcher, woken by what is notified after a commit, so that nobody waits for the next poll.
    #[must_use]
    pub fn woken_by(self, wake: Arc<Notify>) -> Dispatcher<O, T> {
        Dispatcher { wake, ..self }
    }

    /// Delivers until told to stop; then claims nothing, and returns when what was begun is recorded.
    ///
    /// Whoever drops it instead loses nothing: what was claimed is due again when its lease ends.
    pub async fn run(&self, stop: impl Future<Output = ()> + Send) {
        let mut slots = ReceiverSlots::new(self.settings.max_per_receiver);
        let mut attempts: JoinSet<Ended> = JoinSet::new();
        let mut ended = Vec::new();
        tokio::pin!(stop);
        loop {
            let next = self.turn(&mut ended, &mut slots, &mut attempts).await;
            tokio::select! {
                biased;
                () = &mut stop => break,
                Some(attempt) = attempts.join_next() => {
                    self.end(attempt, &mut slots, &mut ended);
                    self.gather(&mut attempts, &mut slots, &mut ended).await;
                }
                () = self.wake.notified() => {}
                () = self.shared.clock.sleep_until(next) => {}
            }
            // Whoever ended meanwhile makes room for the same claim.
            while let Some(attempt) = attempts.try_join_next() {
                self.end(attempt, &mut slots, &mut ended);
            }
        }
        while let Some(attempt) = attempts.join_next().await {
            self.end(attempt, &mut slots, &mut ended);
            self.record(&mut ended).await;
        }
    }

    /// Lets others end that are under way, unless a commit has left something new: a transaction costs as much for one
    /// as for many.
    async fn gather(&self, attempts: &mut JoinSet<Ended>, slots: &mut ReceiverSlots, ended: &mut Vec<Recorded>) {
        let Shared { clock, .. } = &*self.shared;
        let over = clock.sleep_until(clock.now().after(GATHERING));
        tokio::pin!(over);
        loop {
            tokio::select! {
                attempt = attempts.join_next() => match attempt {
                    Some(attempt) => self.end(attempt, slots, ended),
                    None => return,
                },
                () = self.wake.notified() => return,
                () = &mut over => return,
            }
        }
    }

    /// Records all attempts that are over.
    async fn record(&self, ended: &mut Vec<Recorded>) {
        if !ended.is_empty() {
            tell_if_lost(self.shared.outbox.record(std::mem::take(ended)).await);
        }
    }

    /// Records all attempts that are over and begins as many as there is room for; when to look again, at the latest.
    async fn turn(
        &self,
        ended: &mut Vec<Recorded>,
        slots: &mut ReceiverSlots,
        attempts: &mut JoinSet<Ended>,
    ) -> Moment {
        let Shared { outbox, clock, .. } = &*self.shared;
        let now = clock.now();
        let poll = now.after(self.settings.poll);
        let limit = self.settings.max_attempts_at_once.saturating_sub(attempts.len());
        if limit == 0 {
            self.record(ended).await;
            return poll;
        }
        let leased_until = now.after(self.settings.timeout + self.settings.grace);
        let (room, exceptions) = slots.room(now);
        let claim = Claim { now, leased_until, limit, room, exceptions };
        let claimed = if ended.is_empty() {
            outbox.claim(claim).await
        } else {
            let (recorded, claimed) = outbox.record_and_claim(std::mem::take(ended), claim).await;
            tell_if_lost(recorded);
            claimed
        };
        let next = match claimed {
            // The end of an attempt will tell when to look again; nothing that is due waits for it beyond the next poll.
            Ok(claimed) if !claimed.is_empty() => {
                for delivery in claimed {
                    slots.begin(delivery.receiver);
                    attempts.spawn(Arc::clone(&self.shared).attempt(delivery));
                }
                return poll.min(slots.next_probe(now).unwrap_or(poll));
            }
            Ok(_) => outbox.next_due().await,
            Err(error) => Err(error),
        };
        match next {
            // What is due and was not claimed waits for room, of which the end of an attempt or the next probe will tell.
            Ok(due) => {
                due.filter(|due| *due > now).unwrap_or(poll).min(poll).min(slots.next_probe(now).unwrap_or(poll))
            }
            Err(error) => {
                tracing::error!(error = &*error as &dyn std::error::Error, "the outbox cannot be asked");
                poll
            }
        }
    }

    /// Makes the room of an attempt free again, and keeps what came of it to be recorded.
    fn end(
        &self,
        attempt: Result<Ended, tokio::task::JoinError>,
        slots: &mut ReceiverSlots,
        ended: &mut Vec<Recorded>,
    ) {
        match attempt {
            Ok(Ended { receiver, is_well, recorded }) => {
                slots.end(receiver, is_well, self.shared.clock.now());
                ended.extend(recorded);
            }
            // Its lease will end, and somebody will try again.
            Err(error) => tracing::error!(error = &error as &dyn std::error::Error, "an attempt broke off"),
        }
    }
}

/// Leases will end, and attempts be repeated: a receiver may get one twice, and knows it by its id.
fn tell_if_lost(recorded: Result<(), OutboxError>) {
    if let Err(error) = recorded {
        tracing::error!(error = &*error as &dyn std::error::Error, "attempts were not recorded");
    }
}

impl<O: Outbox, T: Transport> Shared<O, T> {
    async fn attempt(self: Arc<Self>, delivery: Delivery) -> Ended {
        let began = self.clock.now();
        let sent = tokio::select! {
            biased;
            sent = self.transport.send(&delivery) => sent,
            () = self.clock.sleep_until(began.after(self.timeout)) => Ok(Answer::Nothing(Failure::Timeout)),
        };
        let answer = match sent {
            Ok(answer) => answer,
            Err(error) => {
                tracing::error!(error = &*error as &dyn std::error::Error, "a delivery could not be sent");
                return Ended { receiver: delivery.receiver, is_well: false, recorded: None };
            }
        };
        let outcome = {
            let mut schedule = self.schedule.lock().unwrap_or_else(PoisonError::into_inner);
            judge(&answer, delivery.n_attempts + 1, &mut schedule)
        };
        let is_well = matches!(outcome, Outcome::Delivered(_));
        let Delivery { id, receiver, leased_until, .. } = delivery;
        let excerpt = match answer {
            Answer::Status(reply) => reply.excerpt,
            Answer::Nothing(_) => None,
        };
        let recorded = Recorded { id, leased_until, began, ended: self.clock.now(), outcome, excerpt };
        Ended { receiver, is_well, recorded: Some(recorded) }
    }
}

impl<O, T> std::fmt::Debug for Dispatcher<O, T> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Dispatcher").field("settings", &self.settings).finish_non_exhaustive()
    }
}
