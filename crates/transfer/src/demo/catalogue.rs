//! The catalogue of the demo: stores, plans, situations, sellers, funnels and the like, as an import would bring them.

use std::sync::LazyLock;

use domain::catalogue::{BenefitType, Plan};
use domain::values::{PlanCode, StoreCode, SupplierCode};
use store::{StoreError, Tx};

use super::base::sure;
use super::random::Random;
use crate::record::Record;

/// The records, in the order in which they refer to one another.
static CATALOGUE: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let lines = include_str!("catalogue.jsonl").lines();
    lines.map(|line| Record::parse(line.as_bytes()).expect("a test reads the file")).collect()
});

/// Registers everything that members choose from.
pub(super) fn put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    CATALOGUE.iter().try_for_each(|record| record.adopt(tx))
}

/// The stores of the demo.
pub(super) fn stores() -> impl Iterator<Item = StoreCode> {
    CATALOGUE.iter().filter_map(|record| if let Record::Store(store) = record { Some(store.code) } else { None })
}

/// The plan of a number, of those on sale: every type has its turn.
pub(super) fn plan(number: u32) -> (PlanCode, BenefitType) {
    let plans = CATALOGUE.iter().filter_map(|record| if let Record::Plan(plan) = record { Some(plan) } else { None });
    let on_sale: Vec<_> = plans.filter(|plan| plan.is_active).collect();
    let Plan { code, kind, .. } = **on_sale[number as usize % on_sale.len()];
    (code, kind)
}

/// A day on which benefits fall due.
pub(super) fn due_day(random: &mut Random) -> i32 {
    let days =
        CATALOGUE.iter().filter_map(|record| if let Record::DueDay(due) = record { Some(due.day) } else { None });
    *random.choose(&days.collect::<Vec<_>>())
}

/// The supplier at which doctors are.
pub(super) fn clinic() -> SupplierCode {
    sure(SupplierCode::new(5))
}

/// The supplier of trackers.
pub(super) fn tracker_supplier() -> SupplierCode {
    sure(SupplierCode::new(1))
}
