//! The domain in SQL, whatever the engine.

mod address;
mod benefits;
mod cards;
mod catalogue;
mod columns;
mod dependents;
mod driver;
mod fields;
mod history;
mod items;
mod params;
mod people;
mod transaction;
mod vehicles;

pub use benefits::SavedBenefit;
pub use history::HistoryCode;
pub use transaction::{Reading, Tx};

pub(super) use driver::{Engine, Row, Sql};
pub(super) use params::Param;
