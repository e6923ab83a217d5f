//! Catalogues: read whole, put one by one.

use domain::catalogue::{Catalogue, DueDays, Plans, Situation, Situations, VehicleTypes};
use domain::stores::Store;
use domain::values::{SituationCode, StoreCode};

use super::registers::{Register, Uses};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl Register for Store {
    /// Counts of the benefits that it had once, which come to nothing.
    fn clear(tx: &mut Tx<'_>, code: StoreCode) -> Result<(), StoreError> {
        tx.sql.execute("DELETE FROM benefit_count WHERE store = $1", &[code.into()])?;
        Ok(())
    }
}

impl Register for Situation {
    /// If it is the one that is taken where only the type is known, no other of its type is.
    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_row(self, &[], "")?;
        if self.is_default {
            let sql = "UPDATE situation SET is_default = 0 WHERE kind = $1 AND code <> $2 AND is_default = 1";
            tx.sql.execute(sql, &[self.kind.into(), self.code.into()])?;
        }
        Ok(())
    }

    fn uses(reading: &mut ReadTx<'_>, code: SituationCode) -> Result<Uses, StoreError> {
        let mut uses = reading.references_to::<Self>(code)?;
        let is_default = reading.registered::<Self>(code)?.is_some_and(|situation| situation.is_default);
        uses.push(("padraoDoTipo", u64::from(is_default)));
        Ok(uses)
    }
}

impl ReadTx<'_> {
    /// All stores, in the order of codes.
    pub fn stores(&mut self) -> Result<Vec<Store>, StoreError> {
        self.register()
    }

    /// All that rules choose from.
    pub fn catalogue(&mut self) -> Result<Catalogue, StoreError> {
        Ok(Catalogue {
            plans: self.plans()?,
            situations: self.situations()?,
            due_days: self.due_days()?,
            vehicle_types: self.vehicle_types()?,
            fields: self.field_definitions()?,
            funnels: self.funnels()?,
        })
    }

    /// All plans, in the order of codes.
    pub fn plans(&mut self) -> Result<Plans, StoreError> {
        Ok(Plans::new(self.register()?))
    }

    /// All situations of benefits, in the order of codes.
    pub fn situations(&mut self) -> Result<Situations, StoreError> {
        Ok(Situations::new(self.register()?))
    }

    /// All types of vehicles, in the order of codes.
    pub fn vehicle_types(&mut self) -> Result<VehicleTypes, StoreError> {
        Ok(VehicleTypes::new(self.register()?))
    }

    /// All days on which benefits may fall due.
    pub fn due_days(&mut self) -> Result<DueDays, StoreError> {
        Ok(DueDays::new(self.all::<i32>("SELECT day FROM due_day", &[])?))
    }

    /// Uses of a due day.
    pub fn uses_of_due_day(&mut self, day: i32) -> Result<Uses, StoreError> {
        self.uses(&[("beneficios", "benefit", "due_day")], day)
    }
}

impl Tx<'_> {
    /// Registers a day on which benefits may fall due.
    pub fn put_due_day(&mut self, day: i32) -> Result<(), StoreError> {
        self.sql.execute("INSERT INTO due_day (day) VALUES ($1) ON CONFLICT (day) DO NOTHING", &[day.into()])?;
        Ok(())
    }

    /// Removes a day on which no benefit falls due.
    pub fn remove_due_day(&mut self, day: i32) -> Result<(), StoreError> {
        self.change_one("DELETE FROM due_day WHERE day = $1", &[day.into()])
    }
}
