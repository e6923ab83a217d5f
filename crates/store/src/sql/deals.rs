//! Deals.

use domain::crm::{Deal, DealData, DealDetails};
use domain::values::{DealCode, Moment, Sequential};

use super::columns::Columns;
use super::leads::read_place;
use super::subject::Subject;
use super::transaction::{ReadTx, Tx};
use super::vehicles;
use crate::error::StoreError;

/// What is read of each, [`read`] in this order.
pub(super) const COLUMNS: &str = "d.code, d.sequential, d.registered, d.updated, d.lead, d.store, d.situation, \
                       d.loss_reason, d.funnel, d.stage, d.responsible, d.closed, d.description, d.consultant, d.kind, \
                       d.plan, d.value, d.expected_close, d.note";

/// What they are read from.
pub(super) const FROM: &str = "deal d LEFT JOIN vehicle v ON v.subject = 'deal' AND v.code = d.code";

impl ReadTx<'_> {
    /// The deal with a code, of whatever store.
    pub fn deal(&mut self, code: DealCode) -> Result<Option<Deal>, StoreError> {
        let sql = format!("SELECT {COLUMNS}, {} FROM {FROM} WHERE d.code = $1", vehicles::COLUMNS);
        self.one(&sql, &[code.into()], read)
    }
}

impl Tx<'_> {
    /// Writes a deal down that was opened.
    pub fn insert_deal(&mut self, data: DealData, now: Moment) -> Result<Deal, StoreError> {
        let deal = Deal {
            code: self.next("deal", DealCode::new)?,
            sequential: self.next("deal_sequential", Sequential::new)?,
            registered: now,
            updated: now,
            data,
        };
        self.write_deal(&deal, true)?;
        self.insert_vehicle(Subject::Deal(deal.code), deal.data.details.vehicle.as_ref())?;
        Ok(deal)
    }

    /// Writes down what altering a deal came to.
    pub fn update_deal(&mut self, code: DealCode, data: DealData, now: Moment) -> Result<Deal, StoreError> {
        let missing = || StoreError::Corrupt("a deal that is altered is gone".to_owned());
        let deal = Deal { updated: now, data, ..self.deal(code)?.ok_or_else(missing)? };
        self.write_deal(&deal, false)?;
        self.put_vehicle(Subject::Deal(code), deal.data.details.vehicle.as_ref())?;
        Ok(deal)
    }

    pub(super) fn write_deal(&mut self, deal: &Deal, is_new: bool) -> Result<(), StoreError> {
        let Deal { code, sequential, registered, updated, data } = deal;
        let DealData { lead, store, situation, loss_reason, place, responsible, closed, details } = data;
        // The vehicle has a table of its own.
        let DealDetails { description, consultant, kind, plan, value, vehicle: _, expected_close, note } = details;
        self.write_row(
            "deal",
            "code, sequential, registered, updated, lead, store, situation, loss_reason, funnel, stage, responsible, \
             closed, description, consultant, kind, plan, value, expected_close, note",
            &[
                (*code).into(),
                (*sequential).into(),
                (*registered).into(),
                (*updated).into(),
                (*lead).into(),
                (*store).into(),
                (*situation).into(),
                loss_reason.as_ref().into(),
                place.map(|place| place.funnel).into(),
                place.map(|place| place.stage).into(),
                (*responsible).into(),
                (*closed).into(),
                description.as_ref().into(),
                (*consultant).into(),
                (*kind).into(),
                (*plan).into(),
                (*value).into(),
                (*expected_close).into(),
                note.as_ref().into(),
            ],
            is_new,
        )
    }
}

/// A deal with its vehicle.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Deal, StoreError> {
    let mut deal = Deal {
        code: columns.required()?,
        sequential: columns.required()?,
        registered: columns.required()?,
        updated: columns.required()?,
        data: DealData {
            lead: columns.required()?,
            store: columns.required()?,
            situation: columns.required()?,
            loss_reason: columns.optional()?,
            place: read_place(columns)?,
            responsible: columns.required()?,
            closed: columns.optional()?,
            details: DealDetails {
                description: columns.optional()?,
                consultant: columns.optional()?,
                kind: columns.optional()?,
                plan: columns.optional()?,
                value: columns.optional()?,
                vehicle: None,
                expected_close: columns.optional()?,
                note: columns.optional()?,
            },
        },
    };
    deal.data.details.vehicle = vehicles::read(columns)?;
    Ok(deal)
}
