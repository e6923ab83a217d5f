//! Funnels and their stages.

use super::{Param, Reading, Tx};
use crate::domain::catalogue::{Funnel, Funnels, Stage};
use crate::domain::values::FunnelCode;
use crate::store::StoreError;

impl Reading<'_> {
    /// All funnels, in the order of codes.
    pub(super) fn funnels(&mut self) -> Result<Funnels, StoreError> {
        let mut funnels = self.all("SELECT code, name, is_active FROM funnel ORDER BY code", &[], |columns| {
            Ok(Funnel {
                code: columns.required()?,
                name: columns.required()?,
                is_active: columns.required()?,
                stages: Vec::new(),
            })
        })?;
        for funnel in &mut funnels {
            funnel.stages = self.stages(funnel.code)?;
        }
        Ok(Funnels::new(funnels))
    }

    fn stages(&mut self, funnel: FunnelCode) -> Result<Vec<Stage>, StoreError> {
        let sql = "SELECT code, name FROM stage WHERE funnel = $1 ORDER BY position";
        self.all(sql, &[funnel.into()], |columns| Ok(Stage { code: columns.required()?, name: columns.required()? }))
    }
}

impl Tx<'_> {
    /// Registers a funnel with its stages, or changes it; a stage in which something stands cannot be left out.
    pub fn put_funnel(&mut self, funnel: &Funnel) -> Result<(), StoreError> {
        let Funnel { code, name, stages, is_active } = funnel;
        self.change_one(
            "INSERT INTO funnel (code, name, is_active) VALUES ($1, $2, $3) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, is_active = excluded.is_active",
            &[(*code).into(), name.into(), (*is_active).into()],
        )?;
        for known in self.stages(*code)? {
            if !stages.iter().any(|stage| stage.code == known.code) {
                self.change_one("DELETE FROM stage WHERE code = $1", &[known.code.into()])?;
            }
        }
        for (position, stage) in (1..).zip(stages) {
            let Stage { code: stage, name } = stage;
            self.change_one(
                "INSERT INTO stage (code, funnel, position, name) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (code) DO UPDATE SET position = excluded.position, name = excluded.name",
                &[(*stage).into(), (*code).into(), Param::Int(position), name.into()],
            )?;
        }
        Ok(())
    }
}
