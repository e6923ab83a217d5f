//! Records as one database hands them to another: whole, with their codes, their moments and their history.
//!
//! What is adopted was decided elsewhere, so no rule is asked; the values are checked by whoever read them, and the
//! schema sees to it that nothing stands twice and that everything referred to is there.

use super::columns::{Column, only};
use super::subject::Subject;
use super::{HistoryEntry, Param, Reading, Tx};
use crate::domain::benefits::{Benefit, BenefitItem, CardOwner, FieldValues};
use crate::domain::crm::{Deal, DealDependent, Lead};
use crate::domain::dependents::Dependent;
use crate::domain::people::Person;
use crate::domain::users::{PasswordHash, User};
use crate::domain::values::{BenefitCode, DealCode};
use crate::store::StoreError;

/// A benefit with all that hangs on it.
#[derive(Debug, Clone, PartialEq)]
pub struct WholeBenefit {
    /// The benefit.
    pub benefit: Benefit,
    /// The plans that it holds or held.
    pub items: Vec<BenefitItem>,
    /// What its additional fields hold.
    pub fields: FieldValues,
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

/// Reading goes on after a code, so that a database of any size is read in pieces.
impl Reading<'_> {
    /// People after a code, in the order of codes.
    pub fn people_after(&mut self, after: i32, most: i32) -> Result<Vec<Person>, StoreError> {
        self.after("person", after, most, Self::person)
    }

    /// Benefits after a code, in the order of codes, each with all that hangs on it.
    pub fn benefits_after(&mut self, after: i32, most: i32) -> Result<Vec<WholeBenefit>, StoreError> {
        self.after("benefit", after, most, |reading, code: BenefitCode| {
            let Some(benefit) = reading.benefit(code)? else { return Ok(None) };
            let (items, fields) = (reading.items(code)?, reading.field_values(code)?);
            Ok(Some(WholeBenefit { benefit, items, fields, history: reading.history(code)? }))
        })
    }

    /// Dependents after a code, in the order of codes.
    pub fn dependents_after(&mut self, after: i32, most: i32) -> Result<Vec<Dependent>, StoreError> {
        self.after("dependent", after, most, Self::dependent)
    }

    /// Leads after a code, in the order of codes.
    pub fn leads_after(&mut self, after: i32, most: i32) -> Result<Vec<Lead>, StoreError> {
        self.after("lead", after, most, Self::lead)
    }

    /// Deals after a code, in the order of codes.
    pub fn deals_after(&mut self, after: i32, most: i32) -> Result<Vec<Deal>, StoreError> {
        self.after("deal", after, most, Self::deal)
    }

    /// Dependents of deals after a code, in the order of codes.
    pub fn deal_dependents_after(&mut self, after: i32, most: i32) -> Result<Vec<WholeDealDependent>, StoreError> {
        self.after("deal_dependent", after, most, Self::whole_deal_dependent)
    }

    /// All users with what recognises their passwords, in the order of codes.
    pub fn whole_users(&mut self) -> Result<Vec<WholeUser>, StoreError> {
        let missing = || StoreError::Corrupt("a user is gone within one view".to_owned());
        let users = self.users()?;
        let mut whole = Vec::with_capacity(users.len());
        for user in users {
            let (user, password) = self.user_by_login(&user.login)?.ok_or_else(missing)?;
            whole.push(WholeUser { user, password });
        }
        Ok(whole)
    }

    /// Records of a table after a code, each read by its code.
    fn after<C: Column, T>(
        &mut self,
        table: &str,
        after: i32,
        most: i32,
        mut read: impl FnMut(&mut Self, C) -> Result<Option<T>, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let sql = format!("SELECT code FROM {table} WHERE code > $1 ORDER BY code LIMIT $2");
        let limit = Param::Int(most.into());
        let codes = self.all(&sql, &[after.into(), limit], only::<C>)?;
        let mut records = Vec::with_capacity(codes.len());
        for code in codes {
            let missing = || StoreError::Corrupt(format!("a {table} is gone within one view"));
            records.push(read(self, code)?.ok_or_else(missing)?);
        }
        Ok(records)
    }
}

impl Tx<'_> {
    /// Writes down a person of another database.
    pub fn adopt_person(&mut self, person: &Person) -> Result<(), StoreError> {
        self.insert_person(person)?;
        let details = &person.data.details;
        self.put_phones(Subject::Person(person.code), details.phones())?;
        self.put_address(Subject::Person(person.code), details.address.as_ref())?;
        self.put_address(Subject::Payer(person.code), details.payer_address.as_ref())
    }

    /// Writes down a benefit of another database.
    pub fn adopt_benefit(&mut self, whole: &WholeBenefit) -> Result<(), StoreError> {
        let WholeBenefit { benefit, items, fields, history } = whole;
        let code = benefit.code;
        self.write_benefit(benefit, true)?;
        self.put_vehicle(Subject::Benefit(code), benefit.data.vehicle.as_ref())?;
        self.put_card(CardOwner::Benefit(code), benefit.data.card.as_ref())?;
        for item in items {
            self.adopt_item(code, item)?;
        }
        let fields = fields.iter().map(|(field, value)| (*field, Some(value.clone()))).collect();
        self.put_fields(code, &fields)?;
        for entry in history {
            self.write_move(code, entry)?;
        }
        Ok(())
    }

    /// Writes down a dependent of another database.
    pub fn adopt_dependent(&mut self, dependent: &Dependent) -> Result<(), StoreError> {
        self.write_dependent(dependent, true)?;
        self.put_card(CardOwner::Dependent(dependent.code), dependent.data.card.as_ref())?;
        self.put_dependent_plans(dependent)
    }

    /// Writes down a lead of another database.
    pub fn adopt_lead(&mut self, lead: &Lead) -> Result<(), StoreError> {
        self.write_lead(lead, true)
    }

    /// Writes down a deal of another database.
    pub fn adopt_deal(&mut self, deal: &Deal) -> Result<(), StoreError> {
        self.write_deal(deal, true)
    }

    /// Writes down a dependent of a deal of another database.
    pub fn adopt_deal_dependent(&mut self, whole: &WholeDealDependent) -> Result<(), StoreError> {
        self.write_new_deal_dependent(whole.deal, &whole.dependent)
    }

    /// Writes down a user of another database.
    pub fn adopt_user(&mut self, whole: &WholeUser) -> Result<(), StoreError> {
        let WholeUser { user, password } = whole;
        self.write_user(user, password)
    }

    fn adopt_item(&mut self, benefit: BenefitCode, item: &BenefitItem) -> Result<(), StoreError> {
        self.write_item(benefit, item.code, &item.data)?;
        match item.excluded {
            None => Ok(()),
            Some(day) => self.exclude_item(item.code, day),
        }
    }
}
