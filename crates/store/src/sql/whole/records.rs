//! Records with all that belongs to them, for transfers.

use domain::Violation;
use domain::benefits::{Benefit, BenefitItem, FieldValues};
use domain::crm::DealDependent;
use domain::people::CreditCard;
use domain::users::{PasswordHash, User};
use domain::values::{DealCode, EventCode, PersonCode};

use crate::fields;
use crate::record::{Fields, Object, ObjectWriter, record};
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

fields!(WholeBenefit { items, fields, history; benefit });

/// A record with the situations that it was in.
#[derive(Debug, Clone, PartialEq)]
pub struct WithHistory<T> {
    /// The record.
    pub record: T,
    /// The situations that it was in.
    pub history: Vec<HistoryEntry>,
}

impl<T: Fields> Fields for WithHistory<T> {
    fn names(names: &mut Vec<&'static str>) {
        names.push("history");
        T::names(names);
    }

    fn write_fields(&self, to: &mut ObjectWriter<'_>) {
        let Self { record, history } = self;
        to.put("history", history);
        record.write_fields(to);
    }

    fn take_fields(from: &mut Object) -> Result<Self, Violation> {
        Ok(Self { history: from.take("history")?, record: T::take_fields(from)? })
    }
}

/// A dependent of a deal, and of which.
#[derive(Debug, Clone, PartialEq)]
pub struct WholeDealDependent {
    /// The deal.
    pub deal: DealCode,
    /// The dependent.
    pub dependent: DealDependent,
}

record!(WholeDealDependent in "deal_dependent" { deal; dependent: DealDependent });

/// A user with what recognises the password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeUser {
    /// The user.
    pub user: User,
    /// The password's hash.
    pub password: PasswordHash,
}

record!(WholeUser in "service_user" { password; user: User });

/// A credit card, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeCreditCard {
    /// The person.
    pub person: PersonCode,
    /// The card.
    pub card: CreditCard,
}

record!(WholeCreditCard in "credit_card" { person; card: CreditCard });

/// That an event is related to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventRelation {
    /// The event.
    pub event: EventCode,
    /// The other.
    pub related: EventCode,
}

record!(EventRelation in "event_relation" { event, related });
