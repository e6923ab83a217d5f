//! The domain in SQL, whatever the engine.

mod address;
mod audit;
mod benefits;
mod cards;
mod catalogue;
mod columns;
mod conditions;
mod counters;
mod credit_cards;
mod deal_dependents;
mod deals;
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
mod params;
mod people;
mod phones;
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
pub use counters::CounterState;
pub use events::{EventFamily, WholeEvent};
pub use history::{HistoryCode, HistoryEntry};
pub use imports::{ImportFault, ImportState};
pub use search::{FoundBenefit, FoundDeal, FoundDependent, FoundEvent, FoundMember, MemberBenefit};
pub use transaction::{Reading, Tx};
pub use whole::{EventRelation, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser};

pub(super) use driver::{Engine, Row, Sql};
pub(super) use params::Param;
