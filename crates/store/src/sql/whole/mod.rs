//! Records as one database hands them to another: whole, with their codes, their moments and their history.

mod adopt;
mod read;
mod records;

pub use records::{EventRelation, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory};
