//! Uses of the records of registers, and their removal once there are none.
//!
//! The words for kinds of records are those that the operator is told.

use domain::catalogue::SituationType;
use domain::values::{PlanCode, SituationCode, StoreCode, VehicleTypeCode};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// A kind of record, with the table and the column in which it names what it rests on.
type Reference = (&'static str, &'static str, &'static str);

const OF_STORES: &[Reference] = &[
    ("usuarios", "user_store", "store"),
    ("pessoas", "person", "store"),
    ("beneficios", "benefit", "store"),
    ("vendedores", "seller", "store"),
    ("fornecedores", "supplier", "store"),
    ("leads", "lead", "store"),
    ("negocios", "deal", "store"),
    ("eventos", "event", "store"),
];

const OF_PLANS: &[Reference] = &[
    ("beneficios", "benefit", "plan"),
    ("itens", "benefit_item", "plan"),
    ("dependentes", "dependent_plan", "plan"),
    ("negocios", "deal", "plan"),
    ("dependentesDeNegocios", "deal_dependent", "plan"),
];

const OF_SITUATIONS: &[Reference] = &[("beneficios", "benefit", "situation")];

const OF_VEHICLE_TYPES: &[Reference] = &[("veiculos", "vehicle", "kind")];

const OF_DUE_DAYS: &[Reference] = &[("beneficios", "benefit", "due_day")];

impl ReadTx<'_> {
    /// Uses of a store: numbers of records by kind.
    pub fn uses_of_store(&mut self, code: StoreCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_STORES, code.get())
    }

    /// Uses of a plan: numbers of records by kind.
    pub fn uses_of_plan(&mut self, code: PlanCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_PLANS, code.get())
    }

    /// Uses of a situation by benefits. Histories keep its name, and do not need it.
    pub fn uses_of_situation(&mut self, code: SituationCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_SITUATIONS, code.get())
    }

    /// Uses of a type of vehicle.
    pub fn uses_of_vehicle_type(&mut self, code: VehicleTypeCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_VEHICLE_TYPES, code.get())
    }

    /// Uses of a due day.
    pub fn uses_of_due_day(&mut self, day: i32) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_DUE_DAYS, day)
    }

    /// How many records of each kind name a number in their place.
    pub(super) fn uses(&mut self, places: &[Reference], number: i32) -> Result<Vec<(&'static str, u64)>, StoreError> {
        let uses = places.iter().map(|(word, table, column)| {
            let sql = format!("SELECT COUNT(*) FROM {table} WHERE {column} = $1");
            Ok((*word, self.count(&sql, &[number.into()])?))
        });
        uses.collect()
    }
}

impl Tx<'_> {
    /// The code of a new store.
    pub fn next_store(&mut self) -> Result<StoreCode, StoreError> {
        self.next("store", StoreCode::new)
    }

    /// The code of a new plan.
    pub fn next_plan(&mut self) -> Result<PlanCode, StoreError> {
        self.next("plan", PlanCode::new)
    }

    /// The code of a new situation of benefits.
    pub fn next_situation(&mut self) -> Result<SituationCode, StoreError> {
        self.next("situation", SituationCode::new)
    }

    /// The code of a new type of vehicle.
    pub fn next_vehicle_type(&mut self) -> Result<VehicleTypeCode, StoreError> {
        self.next("vehicle_type", VehicleTypeCode::new)
    }

    /// Leaves one situation of a type that is taken where only the type is known.
    pub fn unmark_other_defaults(&mut self, code: SituationCode, kind: SituationType) -> Result<(), StoreError> {
        let sql = "UPDATE situation SET is_default = 0 WHERE kind = $1 AND code <> $2 AND is_default = 1";
        self.sql.execute(sql, &[kind.into(), code.into()])?;
        Ok(())
    }

    /// Removes a store on which nothing rests.
    pub fn remove_store(&mut self, code: StoreCode) -> Result<(), StoreError> {
        // Counts of the benefits that it had once, which come to nothing.
        self.sql.execute("DELETE FROM benefit_count WHERE store = $1", &[code.into()])?;
        self.change_one("DELETE FROM store WHERE code = $1", &[code.into()])
    }

    /// Removes a plan on which nothing rests.
    pub fn remove_plan(&mut self, code: PlanCode) -> Result<(), StoreError> {
        self.change_one("DELETE FROM plan WHERE code = $1", &[code.into()])
    }

    /// Removes a situation in which no benefit is.
    pub fn remove_situation(&mut self, code: SituationCode) -> Result<(), StoreError> {
        self.change_one("DELETE FROM situation WHERE code = $1", &[code.into()])
    }

    /// Removes a type that no vehicle is of.
    pub fn remove_vehicle_type(&mut self, code: VehicleTypeCode) -> Result<(), StoreError> {
        self.change_one("DELETE FROM vehicle_type WHERE code = $1", &[code.into()])
    }

    /// Removes a day on which no benefit falls due.
    pub fn remove_due_day(&mut self, day: i32) -> Result<(), StoreError> {
        self.change_one("DELETE FROM due_day WHERE day = $1", &[day.into()])
    }
}
