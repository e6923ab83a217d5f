//! Records with all that belongs to them, for transfers.

use domain::benefits::{Benefit, BenefitItem, FieldValues};
use domain::crm::DealDependent;
use domain::people::CreditCard;
use domain::users::{PasswordHash, User};
use domain::values::{DealCode, EventCode, PersonCode};

use crate::sql::history::HistoryEntry;

/// A benefit with all that hangs on it.
#[derive(Debug, Clone, PartialEq)]
pub struct WholeBenefit {
    /// The benefit.
    pub benefit: Benefit,
    /// The plans that it holds or held.
    pub items: Vec<BenefitItem>,
    /// Values of its additional fields.
    pub fields: FieldValues,
    /// The situations that it was in.
    pub history: Vec<HistoryEntry>,
}

/// A record with the situations that it was in.
#[derive(Debug, Clone, PartialEq)]
pub struct WithHistory<T> {
    /// The record.
    pub record: T,
    /// The situations that it was in.
    pub history: Vec<HistoryEntry>,
}

/// A dependent of a deal, and of which.
#[derive(Debug, Clone, PartialEq)]
pub struct WholeDealDependent {
    /// The deal.
    pub deal: DealCode,
    /// The dependent.
    pub dependent: DealDependent,
}

/// A user with what recognises the password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeUser {
    /// The user.
    pub user: User,
    /// The password's hash.
    pub password: PasswordHash,
}

/// A credit card, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeCreditCard {
    /// The person.
    pub person: PersonCode,
    /// The card.
    pub card: CreditCard,
}

/// That an event is related to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventRelation {
    /// The event.
    pub event: EventCode,
    /// The other.
    pub related: EventCode,
}
