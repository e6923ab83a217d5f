//! Funnels and their stages.

use domain::catalogue::{Funnel, Funnels, Stage};
use domain::values::{FunnelCode, StageCode};

use super::params::Param;
use super::registers::{Register, Uses};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::Record;

impl Register for Funnel {
    fn find(reading: &mut ReadTx<'_>, rest: &str, params: &[Param<'_>]) -> Result<Vec<Self>, StoreError> {
        let mut funnels: Vec<Self> = reading.records(rest, params)?;
        let sql = format!("SELECT funnel, {} FROM stage ORDER BY funnel, position", Stage::names());
        let mut stages = reading.by_owner::<FunnelCode, _>(&sql, &[])?;
        for funnel in &mut funnels {
            funnel.stages = stages.remove(&funnel.code).unwrap_or_default();
        }
        Ok(funnels)
    }

    /// A stage in which something stands cannot be left out.
    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_row(self, &[], ", version = funnel.version + 1")?;
        for known in tx.all::<StageCode>("SELECT code FROM stage WHERE funnel = $1", &[self.code.into()])? {
            if !self.stages.iter().any(|stage| stage.code == known) {
                tx.change_one("DELETE FROM stage WHERE code = $1", &[known.into()])?;
            }
        }
        for (position, stage) in (1_i32..).zip(&self.stages) {
            tx.put_row(stage, &[("funnel", self.code.into()), ("position", position.into())], "")?;
        }
        Ok(())
    }

    fn clear(tx: &mut Tx<'_>, code: FunnelCode) -> Result<(), StoreError> {
        tx.sql.execute("DELETE FROM stage WHERE funnel = $1", &[code.into()])?;
        Ok(())
    }
}

impl ReadTx<'_> {
    /// All funnels, in the order of codes.
    pub fn funnels(&mut self) -> Result<Funnels, StoreError> {
        Ok(Funnels::new(self.register()?))
    }

    /// Uses of a stage.
    pub fn uses_of_stage(&mut self, code: StageCode) -> Result<Uses, StoreError> {
        self.uses(&[("leads", "lead", "stage"), ("negocios", "deal", "stage")], code.get())
    }
}

impl Tx<'_> {
    /// Gives out the code of a new stage.
    pub fn next_stage(&mut self) -> Result<StageCode, StoreError> {
        self.next("stage")
    }
}
