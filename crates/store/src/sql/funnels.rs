//! Funnels and their stages.

use domain::catalogue::{Funnel, Funnels, Stage};
use domain::values::{FunnelCode, StageCode};

use super::columns::only;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// All funnels, in the order of codes.
    pub fn funnels(&mut self) -> Result<Funnels, StoreError> {
        let mut funnels = self.all("SELECT code, name, is_active FROM funnel ORDER BY code", &[], |columns| {
            Ok(Funnel {
                code: columns.required()?,
                name: columns.required()?,
                is_active: columns.required()?,
                stages: Vec::new(),
            })
        })?;
        let sql = "SELECT funnel, code, name FROM stage ORDER BY funnel, position";
        let stages = self.all(sql, &[], |columns| {
            let funnel: FunnelCode = columns.required()?;
            Ok((funnel, Stage { code: columns.required()?, name: columns.required()? }))
        })?;
        for (code, stage) in stages {
            if let Some(funnel) = funnels.iter_mut().find(|funnel| funnel.code == code) {
                funnel.stages.push(stage);
            }
        }
        Ok(Funnels::new(funnels))
    }
}

impl ReadTx<'_> {
    /// Version of a funnel: how many times it was put.
    pub fn funnel_version(&mut self, code: FunnelCode) -> Result<Option<i32>, StoreError> {
        self.one("SELECT version FROM funnel WHERE code = $1", &[code.into()], only)
    }

    /// Uses of a funnel.
    pub fn uses_of_funnel(&mut self, code: FunnelCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(&[("leads", "lead", "funnel"), ("negocios", "deal", "funnel")], code.get())
    }

    /// Uses of a stage.
    pub fn uses_of_stage(&mut self, code: StageCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(&[("leads", "lead", "stage"), ("negocios", "deal", "stage")], code.get())
    }
}

impl Tx<'_> {
    /// Gives out the code of a new funnel.
    pub fn next_funnel(&mut self) -> Result<FunnelCode, StoreError> {
        self.next("funnel", FunnelCode::new)
    }

    /// Gives out the code of a new stage.
    pub fn next_stage(&mut self) -> Result<StageCode, StoreError> {
        self.next("stage", StageCode::new)
    }

    /// Registers a funnel with its stages, or changes it; a stage in which something stands cannot be left out.
    pub fn put_funnel(&mut self, funnel: &Funnel) -> Result<(), StoreError> {
        let Funnel { code, name, stages, is_active } = funnel;
        self.change_one(
            "INSERT INTO funnel (code, name, is_active) VALUES ($1, $2, $3) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, is_active = excluded.is_active, \
             version = funnel.version + 1",
            &[(*code).into(), name.into(), (*is_active).into()],
        )?;
        let known = self.all("SELECT code FROM stage WHERE funnel = $1", &[(*code).into()], only::<StageCode>)?;
        for known in known {
            if !stages.iter().any(|stage| stage.code == known) {
                self.change_one("DELETE FROM stage WHERE code = $1", &[known.into()])?;
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

    /// Removes a funnel with its stages, in which nothing stands.
    pub fn remove_funnel(&mut self, code: FunnelCode) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM stage WHERE funnel = $1", &[code.into()])?;
        self.remove("funnel", code)
    }
}
