//! The catalogue of the demo: stores, plans, situations, sellers, funnels and the like, as an import would bring them.

use domain::values::SupplierCode;
use store::{StoreError, Tx};

use super::base::sure;
use crate::record::Record;

/// Registers everything that members choose from.
pub(super) fn put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let lines = include_str!("catalogue.jsonl").lines();
    let records = lines.map(|line| Record::parse(line.as_bytes()).expect("a test reads the file"));
    records.into_iter().try_for_each(|record| record.adopt(tx))
}

/// The supplier at which doctors are.
pub(super) fn clinic() -> SupplierCode {
    sure(SupplierCode::new(5))
}

/// The supplier of trackers.
pub(super) fn tracker_supplier() -> SupplierCode {
    sure(SupplierCode::new(1))
}
