//! Records as one database hands them to another: whole, with their codes, their moments and their history.

mod records;
mod transferred;

pub use records::{EventRelation, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory};
pub use transferred::Transferred;
