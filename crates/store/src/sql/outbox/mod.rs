//! The outbox: deliveries that wait for their receivers, beside the changes that they tell of.
//!
//! `delivery.due` is when somebody may take a delivery, and its index is all that a claim reads, however many wait. What
//! was never tried may be taken only when nothing older of its entity is left that was never tried. Whoever claims and
//! finds one that must stand back *parks* it: it is no longer due. Whoever records the first attempt of a delivery makes
//! the next of its entity due again. So each is looked at twice, and not with every claim.
//!
//! Claims and records lock the rows that they decide by, and nothing else. On PostgreSQL that makes read committed enough,
//! and neither makes a serialisable change of the domain lose: such a change only adds deliveries. What must not
//! happen is that a delivery is parked behind one whose first attempt is being recorded just then, since nobody would
//! make it due again. Hence who parks holds the lock of one that it stands behind, which a record needs too.

mod claim;
mod counts;
mod enqueue;
mod record;
mod upkeep;
mod words;

pub(crate) use counts::Moves;
pub use upkeep::OutboxState;
