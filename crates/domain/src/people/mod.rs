//! People: members, companies, whoever may hold a benefit.

mod credit_card;
mod person;
mod phones;
mod save;
mod sets;

pub use credit_card::{CreditCard, Expiry, LastDigits};
pub use person::{Person, PersonData, PersonDetails, SentPersonDetails};
pub use phones::{PersonPhone, first_of};
pub(crate) use save::check_birth;
pub use save::{PersonChange, PersonDraft, matching, save};
pub use sets::{Nature, PhoneKind, Sex};
