//! The store: what the domain knows, kept in a database.
//!
//! [`ReadTx`] and [`Tx`] speak of the domain; the SQL behind them is written once, over a subset that SQLite and
//! PostgreSQL share, with `$n` placeholders. Engines differ below that, in the `sql::Sql` trait: how rows are fetched,
//! how codes are given out, how a transaction begins. Money is kept in centavos, moments in microseconds, days as ISO
//! text, so that both engines sort and compare alike.
//!
//! The store decides nothing: rules are the domain's, and a transaction carries out what they came to.

#[cfg(test)]
mod conformance;
mod database;
mod error;
mod migrations;
pub mod postgres;
mod record;
mod sql;
pub mod sqlite;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use database::Database;
pub use delivery::Clock;
pub use error::StoreError;
pub use record::{Fields, JsonField, Object, ObjectWriter, REGISTERS, line_names, unlike};
pub use sql::{
    Alone, AnyRegistered, Attendance, ClaimedMail, CounterState, DeliveryAttempt, DeliveryCounts, EventFamily,
    EventRelation, FoundBenefit, FoundDeal, FoundDelivery, FoundDependent, FoundEvent, FoundMember, HistoryEntry,
    ImportFault, ImportState, KeyReused, KeyedRequest, Listed, Listing, MailOutcome, MailState, MemberBenefit,
    NewEntry, NewMail, NewNames, Order, OutboxState, ReadTx, Reference, Register, RegisterKind, Registered, Replayed,
    SavedBenefit, SealedSecret, Transferred, Tx, Unannounced, Uses, WholeBenefit, WholeCreditCard, WholeDealDependent,
    WholeEvent, WholeUser, WithHistory,
};
