//! Reading on after a code, so that a database of any size is read in pieces.

use domain::attendance::Entity;
use domain::benefits::Installation;
use domain::catalogue::Supplier;
use domain::crm::{Deal, Lead};
use domain::dependents::Dependent;
use domain::people::Person;
use domain::values::{BenefitCode, DealDependentCode, DependentCode, PersonCode, SupplierCode};

use super::records::{EventRelation, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory};
use crate::error::StoreError;
use crate::sql::attendance::Attendance;
use crate::sql::columns::{Column, only};
use crate::sql::params::Param;
use crate::sql::transaction::ReadTx;
use crate::sql::{credit_cards, installations};

impl ReadTx<'_> {
    /// People after a code, in the order of codes.
    pub fn people_after(&mut self, after: i32, most: i32) -> Result<Vec<Person>, StoreError> {
        let codes: Vec<PersonCode> = self.codes_after("person", after, most)?;
        self.people(&codes)
    }

    /// Credit cards after a code, in the order of codes.
    pub fn credit_cards_after(&mut self, after: i32, most: i32) -> Result<Vec<WholeCreditCard>, StoreError> {
        let sql =
            format!("SELECT {}, person FROM credit_card WHERE code > $1 ORDER BY code LIMIT $2", credit_cards::COLUMNS);
        self.all(&sql, &piece(after, most), |columns| {
            Ok(WholeCreditCard { card: credit_cards::read(columns)?, person: columns.required()? })
        })
    }

    /// Benefits after a code, in the order of codes, each with all that hangs on it.
    pub fn benefits_after(&mut self, after: i32, most: i32) -> Result<Vec<WholeBenefit>, StoreError> {
        let codes: Vec<BenefitCode> = self.codes_after("benefit", after, most)?;
        let (mut items, mut values) = (self.items_of(&codes)?, self.field_values_of(&codes)?);
        let mut history = self.history_of(Entity::Benefit, codes.iter().map(|code| code.get()))?;
        let benefits = self.benefits(&codes)?.into_iter().map(|benefit| {
            let code = benefit.code;
            WholeBenefit {
                benefit,
                items: items.remove(&code).unwrap_or_default(),
                fields: values.remove(&code).unwrap_or_default(),
                history: history.remove(&code.get()).unwrap_or_default(),
            }
        });
        Ok(benefits.collect())
    }

    /// Equipment after a code, in the order of codes.
    pub fn installations_after(&mut self, after: i32, most: i32) -> Result<Vec<Installation>, StoreError> {
        let sql =
            format!("SELECT {} FROM installation i WHERE i.code > $1 ORDER BY i.code LIMIT $2", installations::COLUMNS);
        self.all(&sql, &piece(after, most), installations::read)
    }

    /// Dependents after a code, in the order of codes.
    pub fn dependents_after(&mut self, after: i32, most: i32) -> Result<Vec<Dependent>, StoreError> {
        self.each_after("dependent", after, most, |reading, code: DependentCode| reading.dependent(code))
    }

    /// Leads after a code, in the order of codes.
    pub fn leads_after(&mut self, after: i32, most: i32) -> Result<Vec<Lead>, StoreError> {
        self.each_after("lead", after, most, Self::lead)
    }

    /// Deals after a code, in the order of codes.
    pub fn deals_after(&mut self, after: i32, most: i32) -> Result<Vec<Deal>, StoreError> {
        self.each_after("deal", after, most, Self::deal)
    }

    /// Dependents of deals after a code, in the order of codes.
    pub fn deal_dependents_after(&mut self, after: i32, most: i32) -> Result<Vec<WholeDealDependent>, StoreError> {
        self.each_after("deal_dependent", after, most, |reading, code: DealDependentCode| {
            reading.whole_deal_dependent(code)
        })
    }

    /// Attendances of a kind after a code, in the order of codes, each with its history.
    pub fn whole_attendances_after<A: Attendance>(
        &mut self,
        after: i32,
        most: i32,
    ) -> Result<Vec<WithHistory<A>>, StoreError> {
        let records: Vec<A> = self.attendances_after(after, most)?;
        let codes: Vec<i32> = records.iter().map(|record| record.place().code).collect();
        let mut histories = self.history_of(A::ENTITY.into(), codes)?;
        let whole = records.into_iter().map(|record| {
            let history = histories.remove(&record.place().code).unwrap_or_default();
            WithHistory { record, history }
        });
        Ok(whole.collect())
    }

    /// What the events after a code are related to; as many events as there are relations at most.
    pub fn event_relations_after(&mut self, after: i32, most: i32) -> Result<Vec<EventRelation>, StoreError> {
        // Those of one event are never parted, since reading goes on after it.
        let sql = "SELECT event, related FROM event_relation WHERE event > $1 AND event <= \
                   (SELECT COALESCE(MAX(event), 0) FROM (SELECT event FROM event_relation WHERE event > $1 \
                   ORDER BY event LIMIT $2) AS piece) ORDER BY event, related";
        self.all(sql, &piece(after, most), |columns| {
            Ok(EventRelation { event: columns.required()?, related: columns.required()? })
        })
    }

    /// Suppliers after a code, in the order of codes.
    pub fn suppliers_after(&mut self, after: i32, most: i32) -> Result<Vec<Supplier>, StoreError> {
        let codes: Vec<SupplierCode> = self.codes_after("supplier", after, most)?;
        self.suppliers(&codes)
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

    fn codes_after<C: Column>(&mut self, table: &str, after: i32, most: i32) -> Result<Vec<C>, StoreError> {
        let sql = format!("SELECT code FROM {table} WHERE code > $1 ORDER BY code LIMIT $2");
        self.all(&sql, &piece(after, most), only)
    }

    /// Records after a code, each read by itself: of these kinds there are few.
    fn each_after<C: Column, T>(
        &mut self,
        table: &str,
        after: i32,
        most: i32,
        mut read: impl FnMut(&mut Self, C) -> Result<Option<T>, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let codes = self.codes_after(table, after, most)?;
        let mut records = Vec::with_capacity(codes.len());
        for code in codes {
            let missing = || StoreError::Corrupt(format!("a {table} is gone within one view"));
            records.push(read(self, code)?.ok_or_else(missing)?);
        }
        Ok(records)
    }
}

fn piece(after: i32, most: i32) -> [Param<'static>; 2] {
    [after.into(), Param::Int(most.into())]
}
