//! The domain in SQL, whatever the engine.

mod address;
mod attendance;
mod audit;
mod benefits;
mod bulk;
mod cards;
mod catalogue;
mod conditions;
mod counters;
mod counts;
mod credit_cards;
mod deal_dependents;
mod deals;
mod deliveries;
mod dependents;
mod dialect;
mod driver;
mod events;
mod fields;
mod funnels;
mod history;
mod imports;
mod installations;
mod items;
mod leads;
mod names;
mod order;
mod outbox;
mod params;
mod people;
mod phones;
mod receivers;
mod registers;
mod request_keys;
mod search;
mod sellers;
mod subject;
mod suppliers;
mod tokens;
mod transaction;
mod users;
mod vehicles;
mod whole;

pub use benefits::SavedBenefit;
pub use bulk::NewNames;
pub use counters::CounterState;
pub use deliveries::{DeliveryAttempt, FoundDelivery, Replayed};
pub use events::{EventFamily, WholeEvent};
pub use history::{HistoryEntry, NewEntry, Unannounced};
pub use imports::{ImportFault, ImportState};
pub use order::{Alone, Order};
pub use outbox::OutboxState;
pub use receivers::{DeliveryCounts, SealedSecret};
pub(crate) use registers::registers;
pub use registers::{AnyRegistered, Reference, Register, RegisterKind, Registered, Uses};
pub use request_keys::KeptAnswer;
pub use search::{FoundBenefit, FoundDeal, FoundDependent, FoundEvent, FoundMember, MemberBenefit};
pub use transaction::{ReadTx, Tx};
pub use whole::{
    EventRelation, Transferred, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory,
};

pub use attendance::Attendance;
pub(super) use driver::{Engine, Row, Sql, insertion};
pub(super) use names::fill_seams;
pub(crate) use params::Param;
