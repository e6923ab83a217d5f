//! The domain in SQL, whatever the engine.

mod address;
mod benefits;
mod cards;
mod catalogue;
mod columns;
mod conditions;
mod counters;
mod deal_dependents;
mod deals;
mod dependents;
mod driver;
mod fields;
mod funnels;
mod history;
mod imports;
mod items;
mod leads;
mod params;
mod people;
mod phones;
mod search;
mod sellers;
mod subject;
mod tokens;
mod transaction;
mod users;
mod vehicles;
mod whole;

pub use benefits::SavedBenefit;
pub use counters::CounterState;
pub use history::{HistoryCode, HistoryEntry};
pub use imports::{ImportFault, ImportState};
pub use transaction::{Reading, Tx};
pub use whole::{WholeBenefit, WholeDealDependent, WholeUser};

pub(super) use driver::{Engine, Row, Sql};
pub(super) use params::Param;
