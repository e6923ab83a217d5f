//! The base of a demo: what all members are made from, and its errors.

use domain::attendance::AttendanceRegister;
use domain::catalogue::{BenefitType, Catalogue, Plan, Seller};
use domain::stores::StoreAccess;
use domain::values::{PlanCode, UserCode};
use domain::{Flaw, Violation};
use store::StoreError;

use super::random::Random;

/// Errors of making a demo.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// The store could not work.
    #[error("the demo cannot be written")]
    Store(#[from] StoreError),
    /// A rule refused what the demo made up, which is a mistake in the demo.
    #[error("the demo breaks a rule of the domain")]
    Refused(#[from] Violation),
}

/// What all members are made from.
pub(super) struct Base {
    pub(super) access: StoreAccess,
    pub(super) catalogue: Catalogue,
    pub(super) register: AttendanceRegister,
    pub(super) sellers: Vec<Seller>,
    /// Who is responsible for leads and deals.
    pub(super) user: UserCode,
}

impl Base {
    /// The plan of a number, of those on sale: every type has its turn.
    pub(super) fn plan(&self, number: u32) -> (PlanCode, BenefitType) {
        let on_sale: Vec<&Plan> = self.catalogue.plans.iter().filter(|plan| plan.is_active).collect();
        let plan = on_sale[number as usize % on_sale.len()];
        (plan.code, plan.kind)
    }

    /// A day on which benefits fall due.
    pub(super) fn due_day(&self, random: &mut Random) -> i32 {
        *random.choose(&self.catalogue.due_days.iter().collect::<Vec<_>>())
    }
}

/// A value that the demo is made of. What is typed into this module is valid, or its tests fail.
pub(super) fn sure<T>(read: Result<T, Flaw>) -> T {
    read.expect("what the demo is made of is valid")
}
