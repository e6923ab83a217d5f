//! The lists of leads and deals.

use domain::crm::{ContactFilter, DealSituation, Lead};
use domain::search::{DealFilters, LeadFilters};
use domain::stores::StoreAccess;
use domain::values::{DealCode, LeadCode};

use super::found::FoundDeal;
use super::listing::Listed;
use crate::error::StoreError;
use crate::record::Record;
use crate::sql::conditions::Conditions;
use crate::sql::driver::Engine;
use crate::sql::names::{NameTable, holds, is_indexed};
use crate::sql::transaction::ReadTx;
use crate::sql::{deals, dialect};

/// What makes a lead one of the list.
const ACTIVE: &str = "l.is_active = 1";

/// The active leads, in the order of codes.
impl Listed for LeadFilters {
    type Code = LeadCode;
    type Item = Lead;

    fn codes(
        &self,
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        after: Option<LeadCode>,
        most: usize,
    ) -> Result<Vec<LeadCode>, StoreError> {
        // A new filter must be asked for here.
        let LeadFilters { contact } = self;
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        let is_narrow = contact.as_ref().is_some_and(|contact| is_indexed(&contact.name));
        conditions.seen(&store_column(engine, "l.store", is_narrow), access);
        conditions.also(ACTIVE.to_owned());
        if let Some(contact) = contact {
            let meanings = meanings(&mut conditions, contact);
            conditions.also(format!("({meanings})"));
        }
        conditions.after("l.code", after);
        let sql = format!("SELECT l.code FROM lead l WHERE {}", conditions.listing("l.code", most)?);
        reading.all(&sql, conditions.params())
    }

    fn items(reading: &mut ReadTx<'_>, access: &StoreAccess, codes: &[LeadCode]) -> Result<Vec<Lead>, StoreError> {
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        conditions.among("l.code", codes);
        conditions.seen(&dialect::unindexed(engine, "l.store"), access);
        conditions.also(ACTIVE.to_owned());
        let sql = format!("SELECT {} FROM lead l WHERE {} ORDER BY l.code", Lead::names_in("l"), conditions.sql());
        reading.all(&sql, conditions.params())
    }
}

/// The open deals, in the order of codes.
impl Listed for DealFilters {
    type Code = DealCode;
    type Item = FoundDeal;

    fn codes(
        &self,
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        after: Option<DealCode>,
        most: usize,
    ) -> Result<Vec<DealCode>, StoreError> {
        // A new filter must be asked for here.
        let DealFilters { lead, contact, registered, store, responsible } = self;
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        let is_narrow = lead.is_some()
            || contact.as_ref().is_some_and(|contact| is_indexed(&contact.name))
            || registered.is_some()
            || store.is_some()
            || responsible.is_some();
        conditions.seen(&store_column(engine, "d.store", is_narrow), access);
        conditions.equals("d.situation", Some(DealSituation::Open));
        conditions.equals("d.lead", *lead);
        conditions.moment_within("d.registered", *registered);
        conditions.equals("d.store", *store);
        conditions.equals("d.responsible", *responsible);
        if let Some(contact) = contact {
            let mut clause =
                format!("d.lead IN (SELECT l.code FROM lead l WHERE {})", meanings(&mut conditions, contact));
            if let Some(sequential) = contact.sequential {
                let place = conditions.place(sequential);
                clause = format!("({clause} OR d.sequential = {place})");
            }
            conditions.also(clause);
        }
        conditions.after("d.code", after);
        let sql = format!("SELECT d.code FROM deal d WHERE {}", conditions.listing("d.code", most)?);
        reading.all(&sql, conditions.params())
    }

    fn items(reading: &mut ReadTx<'_>, access: &StoreAccess, codes: &[DealCode]) -> Result<Vec<FoundDeal>, StoreError> {
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        conditions.among("d.code", codes);
        conditions.seen(&dialect::unindexed(engine, "d.store"), access);
        conditions.equals("d.situation", Some(DealSituation::Open));
        let sql = format!(
            "SELECT {}, {} FROM {} JOIN lead l ON l.code = d.lead WHERE {} ORDER BY d.code",
            deals::columns(),
            Lead::names_in("l"),
            deals::FROM,
            conditions.sql()
        );
        reading.all_by(&sql, conditions.params(), |columns| {
            Ok(FoundDeal { deal: deals::read(columns)?, lead: columns.next()? })
        })
    }
}

/// The stores are what a search begins with only where nothing narrower is given.
fn store_column(engine: Engine, column: &str, is_narrow: bool) -> String {
    if is_narrow { dialect::unindexed(engine, column) } else { column.to_owned() }
}

/// Whoever fits one of the meanings of a searched text, as a condition on leads.
fn meanings<'a>(conditions: &mut Conditions<'a>, contact: &'a ContactFilter) -> String {
    // The sequential number is a deal's own.
    let ContactFilter { name, document, phone, email, sequential: _ } = contact;
    let mut meanings = vec![holds(conditions, NameTable::Leads, name)];
    if let Some(document) = document {
        meanings.push(format!("l.document = {}", conditions.place(document)));
    }
    if let Some(phone) = phone {
        let (country, digits) = (conditions.place(i32::from(phone.country())), conditions.place(phone.digits()));
        meanings.push(format!("(l.phone_digits = {digits} AND l.phone_country = {country})"));
    }
    if let Some(email) = email {
        meanings.push(format!("l.email = {}", conditions.place(email)));
    }
    meanings.join(" OR ")
}
