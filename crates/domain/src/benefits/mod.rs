//! Benefits: what members hold.

mod additional_fields;
mod benefit;
mod cancel;
mod equipment;
mod items;
mod save;
mod validation;

pub use additional_fields::{FieldChanges, FieldValue, FieldValues, SentField, SentValue, check as check_fields};
pub use benefit::{Benefit, BenefitData, BenefitDetails, CardOwner, SentBenefitDetails};
pub use cancel::{Cancellation, cancel};
pub use equipment::Installation;
pub use items::{BenefitItem, ItemChanges, ItemData, ItemDraft, add as add_item, follow_plan};
pub use save::{BenefitChange, BenefitDraft, BenefitFacts, save};
pub use validation::{Validated, ValidationQuery, ValidationStatus};
