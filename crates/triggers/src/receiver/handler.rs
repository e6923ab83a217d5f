//! The trait that a receiver implements.

use crate::{GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};

/// A trigger as it was delivered.
#[derive(Debug, Clone, PartialEq)]
pub struct Delivery<T> {
    /// The delivery's identifier, the same in every attempt: the key to recognise a repetition by.
    pub id: String,
    /// Time of this attempt, in seconds since 1970 began.
    pub attempted: i64,
    /// The event, in words.
    pub trigger: T,
}

/// Answer of a method: taken, which the sender hears as 204, or the refusal.
pub type Outcome = Result<(), Refusal>;

/// Refusal of a trigger. The text is for the sender's record of deliveries: no personal data belongs in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It failed here; the sender tries again (500).
    Failed(String),
    /// Not now; the sender tries again, not before so many seconds (503).
    Later {
        /// The reason.
        reason: String,
        /// How many seconds to wait; without it the sender's own schedule holds.
        retry_after: Option<i32>,
    },
    /// Too many at once; the sender tries again, not before so many seconds (429).
    TooMany {
        /// The reason.
        reason: String,
        /// How many seconds to wait; without it the sender's own schedule holds.
        retry_after: Option<i32>,
    },
    /// No triggers are wanted any more: the sender stops at once, until its operator starts it again (410).
    Gone(String),
}

/// A receiver of changes of situation.
///
/// A method is called for deliveries whose signature holds, and answers when the trigger is in good keeping: after `Ok`
/// the sender never sends it again. It may be called twice for one delivery, by an attempt whose answer was lost;
/// [`Receiving::remembering`](super::Receiving::remembering) spares it most of that. Tests of the address are answered without it.
pub trait Receiver: Send + Sync + 'static {
    /// The situation of a medical appointment changed.
    fn consulta(&self, delivery: Delivery<GatilhoConsulta>) -> impl Future<Output = Outcome> + Send;

    /// The situation of a help desk call changed.
    fn help_desk(&self, delivery: Delivery<GatilhoHelpDesk>) -> impl Future<Output = Outcome> + Send;

    /// The situation of an inspection changed.
    fn vistoria(&self, delivery: Delivery<GatilhoVistoria>) -> impl Future<Output = Outcome> + Send;

    /// The situation of a benefit changed.
    fn beneficio(&self, delivery: Delivery<GatilhoBeneficio>) -> impl Future<Output = Outcome> + Send;

    /// The situation of an event changed.
    fn evento(&self, delivery: Delivery<GatilhoEvento>) -> impl Future<Output = Outcome> + Send;
}
