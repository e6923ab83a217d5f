//! Deals.

use domain::crm::{Deal, DealData};
use domain::values::{DealCode, Moment};

use super::subject::Subject;
use super::transaction::{ReadTx, Tx};
use super::vehicles;
use crate::error::StoreError;
use crate::record::{Columns, Record};

/// What they are read from.
pub(super) const FROM: &str = "deal d LEFT JOIN vehicle v ON v.subject = 'deal' AND v.code = d.code";

impl ReadTx<'_> {
    /// The deal with a code, of whatever store.
    pub fn deal(&mut self, code: DealCode) -> Result<Option<Deal>, StoreError> {
        let sql = format!("SELECT {} FROM {FROM} WHERE d.code = $1", columns());
        self.one_by(&sql, &[code.into()], read)
    }
}

impl Tx<'_> {
    /// Writes a deal down that was opened.
    pub fn insert_deal(&mut self, data: DealData, now: Moment) -> Result<Deal, StoreError> {
        let deal = Deal {
            code: self.next("deal")?,
            sequential: self.next("deal_sequential")?,
            registered: now,
            updated: now,
            data,
        };
        self.insert(&deal, &[])?;
        self.insert_vehicle(Subject::Deal(deal.code), deal.data.details.vehicle.as_ref())?;
        Ok(deal)
    }

    /// Writes down what altering a deal came to.
    pub fn update_deal(&mut self, code: DealCode, data: DealData, now: Moment) -> Result<Deal, StoreError> {
        let missing = || StoreError::Corrupt("a deal that is altered is gone".to_owned());
        let deal = Deal { updated: now, data, ..self.deal(code)?.ok_or_else(missing)? };
        self.update(&deal, &[])?;
        self.put_vehicle(Subject::Deal(code), deal.data.details.vehicle.as_ref())?;
        Ok(deal)
    }
}

/// What is read of each where its vehicle is joined, by [`read`].
pub(super) fn columns() -> String {
    format!("{}, {}", Deal::names_in("d"), vehicles::columns())
}

/// A deal with its vehicle.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Deal, StoreError> {
    let mut deal: Deal = columns.next()?;
    deal.data.details.vehicle = vehicles::read(columns)?;
    Ok(deal)
}
