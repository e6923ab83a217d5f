//! When the dispatcher looks, and what it keeps: on a clock that jumps, with an outbox that writes down what it is asked.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use delivery::{
    Answer, Claim, Clock, Delivery, Dispatcher, EntityKey, Outbox, OutboxError, Outcome, Recorded, Reply, Settings,
    Transport, TransportError,
};
use domain::attendance::Entity;
use domain::values::{Moment, ReceiverCode};
use tokio::sync::Notify;

/// How often a dispatcher looks that nobody wakes.
const POLL: Duration = Duration::from_secs(1);

/// Who is asked more often within a moment goes round in circles.
const MAX_CLAIMS: usize = 100;

/// The moment at which a test begins.
fn beginning() -> Moment {
    Moment::from_micros(0).unwrap()
}

/// Milliseconds since then.
fn millis(clock: &Clock) -> u128 {
    clock.now().since(beginning()).as_millis()
}

/// Deliveries and the milliseconds at which they are due.
#[derive(Clone)]
struct Waiting {
    clock: Clock,
    rows: Arc<Mutex<Vec<(Delivery, u128)>>>,
    /// Milliseconds of every claim.
    claims: Arc<Mutex<Vec<u128>>>,
    /// What was kept, by the call.
    kept: Arc<Mutex<Vec<Vec<Recorded>>>>,
    /// Whether what is due is not handed out, as when others have it.
    is_held: bool,
}

impl Waiting {
    fn new(clock: &Clock) -> Self {
        Self {
            clock: clock.clone(),
            rows: Arc::default(),
            claims: Arc::default(),
            kept: Arc::default(),
            is_held: false,
        }
    }

    fn add(&self, receiver: i32, due_millis: u128) {
        let delivery = Delivery {
            id: format!("id-{receiver}"),
            receiver: ReceiverCode::new(receiver).unwrap(),
            receiver_version: 1,
            entity: EntityKey { kind: Entity::Event, code: receiver },
            history: receiver,
            body: Vec::new(),
            n_attempts: 0,
            leased_until: beginning(),
        };
        self.rows.lock().unwrap().push((delivery, due_millis));
    }

    /// Ids and outcomes of what was kept, by the call.
    fn kept(&self) -> Vec<Vec<(String, Outcome)>> {
        let kept = self.kept.lock().unwrap();
        kept.iter().map(|call| call.iter().map(|it| (it.id.clone(), it.outcome.clone())).collect()).collect()
    }
}

impl Outbox for Waiting {
    async fn claim(&self, _: Claim) -> Result<Vec<Delivery>, OutboxError> {
        let now = millis(&self.clock);
        let mut claims = self.claims.lock().unwrap();
        claims.push(now);
        assert!(claims.iter().filter(|at| **at == now).count() < MAX_CLAIMS, "it goes round in circles");
        if self.is_held {
            return Ok(Vec::new());
        }
        let due = self.rows.lock().unwrap().extract_if(.., |(_, due)| *due <= now).collect::<Vec<_>>();
        Ok(due.into_iter().map(|(delivery, _)| delivery).collect())
    }

    async fn next_due(&self) -> Result<Option<Moment>, OutboxError> {
        let next = self.rows.lock().unwrap().iter().map(|(_, due)| *due).min();
        Ok(next.map(|millis| beginning().after(Duration::from_millis(millis.try_into().unwrap()))))
    }

    async fn record(&self, recorded: Vec<Recorded>) -> Result<(), OutboxError> {
        self.kept.lock().unwrap().push(recorded);
        Ok(())
    }

    async fn record_and_claim(
        &self,
        recorded: Vec<Recorded>,
        claim: Claim,
    ) -> (Result<(), OutboxError>, Result<Vec<Delivery>, OutboxError>) {
        (self.record(recorded).await, self.claim(claim).await)
    }
}

/// Answers after so many milliseconds for each number of a receiver, and writes down who was asked when.
#[derive(Clone)]
struct Answering {
    clock: Clock,
    millis: u64,
    asked: Arc<Mutex<Vec<(i32, u128)>>>,
}

impl Answering {
    fn new(clock: &Clock, millis: u64) -> Self {
        Self { clock: clock.clone(), millis, asked: Arc::default() }
    }
}

impl Transport for Answering {
    async fn send(&self, delivery: &Delivery) -> Result<Answer, TransportError> {
        let code = delivery.receiver.get();
        self.asked.lock().unwrap().push((code, millis(&self.clock)));
        tokio::time::sleep(Duration::from_millis(self.millis * u64::try_from(code).unwrap())).await;
        Ok(Answer::Status(Reply::bare(204)))
    }
}

fn begin(waiting: &Waiting, answering: &Answering, settings: Settings) -> Dispatcher<Waiting, Answering> {
    Dispatcher::new(waiting.clone(), answering.clone(), waiting.clock.clone(), settings)
}

fn usual() -> Settings {
    Settings { poll: POLL, seed: 1, ..Settings::default() }
}

#[tokio::test(start_paused = true)]
async fn a_commit_wakes_it() {
    let clock = Clock::running_from(beginning());
    let (waiting, answering, wake) = (Waiting::new(&clock), Answering::new(&clock, 0), Arc::new(Notify::new()));
    let dispatcher = begin(&waiting, &answering, usual()).woken_by(Arc::clone(&wake));
    let commit = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        waiting.add(1, 300);
        wake.notify_one();
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    dispatcher.run(commit).await;
    assert_eq!(*answering.asked.lock().unwrap(), [(1, 300)]);
}

#[tokio::test(start_paused = true)]
async fn what_becomes_due_before_the_next_poll_is_sent_when_it_is_due() {
    let clock = Clock::running_from(beginning());
    let (waiting, answering) = (Waiting::new(&clock), Answering::new(&clock, 0));
    waiting.add(1, 400);
    begin(&waiting, &answering, usual()).run(tokio::time::sleep(Duration::from_millis(500))).await;
    assert_eq!(*answering.asked.lock().unwrap(), [(1, 400)]);
    assert_eq!(waiting.claims.lock().unwrap()[..2], [0, 400]);
}

#[tokio::test(start_paused = true)]
async fn what_is_due_and_cannot_be_had_is_asked_for_once_in_a_poll() {
    let clock = Clock::running_from(beginning());
    let (waiting, answering) = (Waiting { is_held: true, ..Waiting::new(&clock) }, Answering::new(&clock, 0));
    // Due at the very moment at which somebody looks.
    waiting.add(1, 1000);
    begin(&waiting, &answering, usual()).run(tokio::time::sleep(Duration::from_millis(2500))).await;
    assert_eq!(*waiting.claims.lock().unwrap(), [0, 1000, 2000]);
}

#[tokio::test(start_paused = true)]
async fn who_is_told_to_stop_keeps_what_came_of_what_was_begun() {
    let clock = Clock::running_from(beginning());
    let (waiting, answering) = (Waiting::new(&clock), Answering::new(&clock, 100));
    waiting.add(1, 0);
    begin(&waiting, &answering, usual()).run(tokio::time::sleep(Duration::from_millis(50))).await;
    assert_eq!(millis(&clock), 100, "it waits for the answer");
    assert_eq!(waiting.kept(), [[("id-1".to_owned(), Outcome::Delivered(204))]]);
    assert_eq!(*waiting.claims.lock().unwrap(), [0], "and claims nothing more");
}

#[tokio::test(start_paused = true)]
async fn what_ends_at_nearly_the_same_time_is_kept_together() {
    let clock = Clock::running_from(beginning());
    // They answer one millisecond after the other.
    let (waiting, answering) = (Waiting::new(&clock), Answering::new(&clock, 1));
    for receiver in 1..=3 {
        waiting.add(receiver, 0);
    }
    waiting.add(30, 0);
    begin(&waiting, &answering, usual()).run(tokio::time::sleep(Duration::from_millis(100))).await;
    let n_kept: Vec<usize> = waiting.kept().iter().map(Vec::len).collect();
    assert_eq!(n_kept, [3, 1]);
}

#[tokio::test(start_paused = true)]
async fn a_dispatcher_without_room_keeps_what_ended() {
    let clock = Clock::running_from(beginning());
    let (waiting, answering) = (Waiting::new(&clock), Answering::new(&clock, 10));
    waiting.add(1, 0);
    waiting.add(50, 0);
    // As if one more attempt had been begun than there is room for.
    let dispatcher = begin(&waiting, &answering, Settings { max_attempts_at_once: 1, ..usual() });
    dispatcher.run(tokio::time::sleep(Duration::from_millis(100))).await;
    assert_eq!(waiting.kept().first(), Some(&vec![("id-1".to_owned(), Outcome::Delivered(204))]));
    assert_eq!(millis(&clock), 500, "the other is waited for");
}
