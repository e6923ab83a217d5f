//! Reading on after a code, so that a database of any size is read in pieces, and writing down what was decided elsewhere.
//!
//! No rule is asked; the values are checked by whoever read them, and the schema sees to it that nothing stands twice and
//! that everything referred to is there.

use domain::attendance::Entity;
use domain::benefits::{CardOwner, Installation};
use domain::crm::{Deal, Lead};
use domain::dependents::Dependent;
use domain::people::Person;
use domain::values::{BenefitCode, PersonCode};

use super::records::{EventRelation, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory};
use crate::error::StoreError;
use crate::record::{Cells, Fields, Stored};
use crate::sql::attendance::Attendance;
use crate::sql::subject::Subject;
use crate::sql::transaction::{ReadTx, Tx};
use crate::sql::{deals, dependents};

/// What follows the table in a query for the records after a code, in their order and at most so many.
const AFTER: &str = "WHERE code > $1 ORDER BY code LIMIT $2";

/// A kind of record that a transfer hands on.
pub trait Transferred: Fields {
    /// Those after a code, in the order of codes and at most so many.
    fn after(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Self>, StoreError>;

    /// The code after which reading goes on.
    fn last(&self) -> i32;

    /// Writes down a record of another database.
    fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError>;
}

impl ReadTx<'_> {
    /// What no transfer hands on, counted: receivers, their secrets, deliveries that have not ended, and kept answers.
    pub fn untransferred(&mut self) -> Result<[(&'static str, u64); 4], StoreError> {
        Ok([
            ("receivers", self.count("SELECT COUNT(*) FROM receiver WHERE removed IS NULL", &[])?),
            ("secrets of receivers", self.count("SELECT COUNT(*) FROM receiver_secret", &[])?),
            ("pending deliveries", self.count("SELECT COUNT(*) FROM delivery WHERE state = 'PENDENTE'", &[])?),
            ("answers to repeated requests", self.count("SELECT COUNT(*) FROM request_key", &[])?),
        ])
    }
}

/// Records that are read one way and written another.
macro_rules! transferred {
    ($($type:ty: $after:expr, $last:expr, $adopt:expr;)+) => { $(
        impl Transferred for $type {
            fn after(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Self>, StoreError> {
                $after(reading, after, most)
            }

            fn last(&self) -> i32 {
                let last: fn(&Self) -> i32 = $last;
                last(self)
            }

            fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
                $adopt(self, tx)
            }
        }
    )+ };
}

transferred! {
    WholeUser: users, |whole| whole.user.code.get(),
        |whole: &Self, tx: &mut Tx<'_>| tx.write_user(&whole.user, &whole.password);
    Person: people, |person| person.code.get(), adopt_person;
    WholeCreditCard: rows, |whole| whole.card.code.get(), add;
    WholeBenefit: benefits, |whole| whole.benefit.code.get(), adopt_benefit;
    Installation: rows, |installation| installation.code.get(), add;
    Dependent: dependents, |dependent| dependent.code.get(), adopt_dependent;
    Lead: rows, |lead| lead.code.get(), |lead, tx: &mut Tx<'_>| tx.write_lead(lead, true);
    Deal: deals, |deal| deal.code.get(), adopt_deal;
    WholeDealDependent: rows, |whole| whole.dependent.code.get(), add;
    EventRelation: relations, |relation| relation.event.get(), add;
}

impl<A: Attendance + Fields> Transferred for WithHistory<A> {
    fn after(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Self>, StoreError> {
        let records: Vec<A> = reading.attendances_after(after, most)?;
        let codes: Vec<i32> = records.iter().map(|record| record.place().code).collect();
        let mut histories = reading.history_of(A::ENTITY.into(), codes)?;
        let whole = records.into_iter().map(|record| {
            let history = histories.remove(&record.place().code).unwrap_or_default();
            Self { record, history }
        });
        Ok(whole.collect())
    }

    fn last(&self) -> i32 {
        self.record.place().code
    }

    fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        self.record.add(tx)?;
        for entry in &self.history {
            tx.write_entry(A::ENTITY.into(), self.record.place().code, entry)?;
        }
        Ok(())
    }
}

fn rows<R: Stored>(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<R>, StoreError> {
    reading.records(AFTER, &[after.into(), most.into()])
}

fn add<R: Stored>(record: &R, tx: &mut Tx<'_>) -> Result<(), StoreError> {
    tx.insert(record, &[])
}

fn codes<C: Cells>(reading: &mut ReadTx<'_>, table: &str, after: i32, most: i32) -> Result<Vec<C>, StoreError> {
    reading.all(&format!("SELECT code FROM {table} {AFTER}"), &[after.into(), most.into()])
}

fn users(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<WholeUser>, StoreError> {
    let users: Vec<WholeUser> = rows(reading, after, most)?;
    let seeing = |WholeUser { user, password }| Ok(WholeUser { user: reading.with_access(user)?, password });
    users.into_iter().map(seeing).collect()
}

fn people(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Person>, StoreError> {
    let codes: Vec<PersonCode> = codes(reading, "person", after, most)?;
    reading.people(&codes)
}

fn adopt_person(person: &Person, tx: &mut Tx<'_>) -> Result<(), StoreError> {
    tx.write_person(person, true)?;
    let details = &person.data.details;
    tx.insert_phones(Subject::Person(person.code), details.phones())?;
    tx.insert_address(Subject::Person(person.code), details.address.as_ref())?;
    tx.insert_address(Subject::Payer(person.code), details.payer_address.as_ref())
}

fn benefits(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<WholeBenefit>, StoreError> {
    let codes: Vec<BenefitCode> = codes(reading, "benefit", after, most)?;
    let (mut items, mut values) = (reading.items_of(&codes)?, reading.field_values_of(&codes)?);
    let mut history = reading.history_of(Entity::Benefit, codes.iter().copied())?;
    let benefits = reading.benefits(&codes)?.into_iter().map(|benefit| {
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

/// Whoever brings benefits counts them, all at once.
fn adopt_benefit(whole: &WholeBenefit, tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let WholeBenefit { benefit, items, fields, history } = whole;
    let code = benefit.code;
    tx.insert(benefit, &[])?;
    tx.insert_vehicle(Subject::Benefit(code), benefit.data.vehicle.as_ref())?;
    tx.insert_card(CardOwner::Benefit(code), benefit.data.card.as_ref())?;
    for item in items {
        tx.write_item(code, item)?;
    }
    for (field, value) in fields {
        tx.insert_field(code, *field, value)?;
    }
    for entry in history {
        tx.write_entry(Entity::Benefit, code.get(), entry)?;
    }
    Ok(())
}

fn dependents(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Dependent>, StoreError> {
    let sql = format!("{} WHERE d.code > $1 ORDER BY d.code LIMIT $2", dependents::select());
    let found = reading.all_by(&sql, &[after.into(), most.into()], dependents::read)?;
    reading.with_plans(found)
}

fn adopt_dependent(dependent: &Dependent, tx: &mut Tx<'_>) -> Result<(), StoreError> {
    tx.write_dependent(dependent, true)?;
    tx.insert_card(CardOwner::Dependent(dependent.code), dependent.data.card.as_ref())?;
    tx.put_dependent_plans(dependent)
}

fn deals(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Deal>, StoreError> {
    let (columns, from) = (deals::columns(), deals::FROM);
    let sql = format!("SELECT {columns} FROM {from} WHERE d.code > $1 ORDER BY d.code LIMIT $2");
    reading.all_by(&sql, &[after.into(), most.into()], deals::read)
}

fn adopt_deal(deal: &Deal, tx: &mut Tx<'_>) -> Result<(), StoreError> {
    tx.insert(deal, &[])?;
    tx.insert_vehicle(Subject::Deal(deal.code), deal.data.details.vehicle.as_ref())
}

/// As many events as there are relations at most; those of one event are never parted, since reading goes on after it.
fn relations(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<EventRelation>, StoreError> {
    let rest = "WHERE event > $1 AND event <= (SELECT COALESCE(MAX(event), 0) FROM (SELECT event FROM event_relation \
                WHERE event > $1 ORDER BY event LIMIT $2) AS piece) ORDER BY event, related";
    reading.records(rest, &[after.into(), most.into()])
}
