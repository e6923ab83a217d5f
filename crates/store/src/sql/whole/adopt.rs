//! Writing down what was decided elsewhere.
//!
//! No rule is asked; the values are checked by whoever read them, and the schema sees to it that nothing stands twice and
//! that everything referred to is there.

use domain::attendance::{Consultation, Entity, HelpDesk, Inspection};
use domain::benefits::CardOwner;
use domain::crm::{Deal, Lead};
use domain::dependents::Dependent;
use domain::events::Event;
use domain::people::Person;

use super::records::{WholeBenefit, WholeDealDependent, WholeUser, WithHistory};
use crate::error::StoreError;
use crate::sql::attendance::Attendance;
use crate::sql::subject::Subject;
use crate::sql::transaction::Tx;

impl Tx<'_> {
    /// Writes down a person of another database.
    pub fn adopt_person(&mut self, person: &Person) -> Result<(), StoreError> {
        self.write_person(person, true)?;
        let details = &person.data.details;
        self.insert_phones(Subject::Person(person.code), details.phones())?;
        self.insert_address(Subject::Person(person.code), details.address.as_ref())?;
        self.insert_address(Subject::Payer(person.code), details.payer_address.as_ref())
    }

    /// Writes down a benefit of another database. Whoever brings benefits counts them, all at once.
    pub fn adopt_benefit(&mut self, whole: &WholeBenefit) -> Result<(), StoreError> {
        let WholeBenefit { benefit, items, fields, history } = whole;
        let code = benefit.code;
        self.write_benefit_row(benefit, true)?;
        self.insert_vehicle(Subject::Benefit(code), benefit.data.vehicle.as_ref())?;
        self.insert_card(CardOwner::Benefit(code), benefit.data.card.as_ref())?;
        for item in items {
            self.write_item(code, item)?;
        }
        for (field, value) in fields {
            self.insert_field(code, *field, value)?;
        }
        for entry in history {
            self.write_entry(Entity::Benefit, code.get(), entry)?;
        }
        Ok(())
    }

    /// Writes down a dependent of another database.
    pub fn adopt_dependent(&mut self, dependent: &Dependent) -> Result<(), StoreError> {
        self.write_dependent(dependent, true)?;
        self.insert_card(CardOwner::Dependent(dependent.code), dependent.data.card.as_ref())?;
        self.put_dependent_plans(dependent)
    }

    /// Writes down a lead of another database.
    pub fn adopt_lead(&mut self, lead: &Lead) -> Result<(), StoreError> {
        self.write_lead(lead, true)
    }

    /// Writes down a deal of another database.
    pub fn adopt_deal(&mut self, deal: &Deal) -> Result<(), StoreError> {
        self.write_deal(deal, true)?;
        self.insert_vehicle(Subject::Deal(deal.code), deal.data.details.vehicle.as_ref())
    }

    /// Writes down a dependent of a deal of another database.
    pub fn adopt_deal_dependent(&mut self, whole: &WholeDealDependent) -> Result<(), StoreError> {
        self.write_deal_dependent(whole.deal, &whole.dependent, true)
    }

    /// Writes down a user of another database.
    pub fn adopt_user(&mut self, whole: &WholeUser) -> Result<(), StoreError> {
        let WholeUser { user, password } = whole;
        self.write_user(user, password)
    }

    /// Writes down a consultation of another database.
    pub fn adopt_consultation(&mut self, whole: &WithHistory<Consultation>) -> Result<(), StoreError> {
        self.add_consultation(&whole.record)?;
        self.adopt_history(whole)
    }

    /// Writes down a help desk call of another database.
    pub fn adopt_help_desk(&mut self, whole: &WithHistory<HelpDesk>) -> Result<(), StoreError> {
        self.add_help_desk(&whole.record)?;
        self.adopt_history(whole)
    }

    /// Writes down an inspection of another database.
    pub fn adopt_inspection(&mut self, whole: &WithHistory<Inspection>) -> Result<(), StoreError> {
        self.add_inspection(&whole.record)?;
        self.adopt_history(whole)
    }

    /// Writes down an event of another database.
    pub fn adopt_event(&mut self, whole: &WithHistory<Event>) -> Result<(), StoreError> {
        self.add_event(&whole.record)?;
        self.adopt_history(whole)
    }

    fn adopt_history<A: Attendance>(&mut self, whole: &WithHistory<A>) -> Result<(), StoreError> {
        let WithHistory { record, history } = whole;
        for entry in history {
            self.write_entry(A::ENTITY.into(), record.place().code, entry)?;
        }
        Ok(())
    }
}
