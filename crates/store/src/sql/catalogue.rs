//! Catalogues: read whole, put one by one.

use domain::catalogue::{Catalogue, DueDays, Plan, Plans, Situation, Situations, VehicleType, VehicleTypes};
use domain::stores::Store;
use domain::values::PlanCode;

use super::columns::{Columns, only};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// All stores, in the order of codes.
    pub fn stores(&mut self) -> Result<Vec<Store>, StoreError> {
        self.all("SELECT code, name, cnpj, is_active FROM store ORDER BY code", &[], |columns| {
            Ok(Store {
                code: columns.required()?,
                name: columns.required()?,
                cnpj: columns.optional()?,
                is_active: columns.required()?,
            })
        })
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
        let sql = "SELECT code, name, kind, value, is_active FROM plan ORDER BY code";
        Ok(Plans::new(self.all(sql, &[], read_plan)?))
    }

    /// The plan with a code.
    pub fn plan(&mut self, code: PlanCode) -> Result<Option<Plan>, StoreError> {
        let sql = "SELECT code, name, kind, value, is_active FROM plan WHERE code = $1";
        self.one(sql, &[code.into()], read_plan)
    }

    /// All situations of benefits, in the order of codes.
    pub fn situations(&mut self) -> Result<Situations, StoreError> {
        let sql = "SELECT code, name, kind, is_default, highlight, inverse FROM situation ORDER BY code";
        let situations = self.all(sql, &[], |columns| {
            Ok(Situation {
                code: columns.required()?,
                name: columns.required()?,
                kind: columns.required()?,
                is_default: columns.required()?,
                highlight: columns.required()?,
                inverse: columns.required()?,
            })
        })?;
        Ok(Situations::new(situations))
    }

    /// All days on which benefits may fall due.
    pub fn due_days(&mut self) -> Result<DueDays, StoreError> {
        Ok(DueDays::new(self.all("SELECT day FROM due_day", &[], only::<i32>)?))
    }

    /// All types of vehicles, in the order of codes.
    pub fn vehicle_types(&mut self) -> Result<VehicleTypes, StoreError> {
        let types = self.all("SELECT code, name, category FROM vehicle_type ORDER BY code", &[], |columns| {
            Ok(VehicleType { code: columns.required()?, name: columns.required()?, category: columns.required()? })
        })?;
        Ok(VehicleTypes::new(types))
    }
}

impl Tx<'_> {
    /// Registers a store, or changes it.
    pub fn put_store(&mut self, store: &Store) -> Result<(), StoreError> {
        let Store { code, name, cnpj, is_active } = store;
        self.change_one(
            "INSERT INTO store (code, name, cnpj, is_active) VALUES ($1, $2, $3, $4) ON CONFLICT (code) DO UPDATE \
             SET name = excluded.name, cnpj = excluded.cnpj, is_active = excluded.is_active",
            &[(*code).into(), name.into(), cnpj.as_ref().into(), (*is_active).into()],
        )
    }

    /// Registers a plan, or changes it.
    pub fn put_plan(&mut self, plan: &Plan) -> Result<(), StoreError> {
        let Plan { code, name, kind, value, is_active } = plan;
        self.change_one(
            "INSERT INTO plan (code, name, kind, value, is_active) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, kind = excluded.kind, value = excluded.value, \
             is_active = excluded.is_active",
            &[(*code).into(), name.into(), (*kind).into(), (*value).into(), (*is_active).into()],
        )
    }

    /// Registers a situation, or changes it.
    pub fn put_situation(&mut self, situation: &Situation) -> Result<(), StoreError> {
        let Situation { code, name, kind, is_default, highlight, inverse } = situation;
        self.change_one(
            "INSERT INTO situation (code, name, kind, is_default, highlight, inverse) \
             VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, kind = excluded.kind, \
             is_default = excluded.is_default, highlight = excluded.highlight, inverse = excluded.inverse",
            &[(*code).into(), name.into(), (*kind).into(), (*is_default).into(), highlight.into(), inverse.into()],
        )
    }

    /// Registers a day on which benefits may fall due.
    pub fn put_due_day(&mut self, day: i32) -> Result<(), StoreError> {
        self.sql.execute("INSERT INTO due_day (day) VALUES ($1) ON CONFLICT (day) DO NOTHING", &[day.into()])?;
        Ok(())
    }

    /// Registers a type of vehicle, or changes it.
    pub fn put_vehicle_type(&mut self, kind: &VehicleType) -> Result<(), StoreError> {
        let VehicleType { code, name, category } = kind;
        self.change_one(
            "INSERT INTO vehicle_type (code, name, category) VALUES ($1, $2, $3) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, category = excluded.category",
            &[(*code).into(), name.into(), (*category).into()],
        )
    }
}

fn read_plan(columns: &mut Columns<'_>) -> Result<Plan, StoreError> {
    Ok(Plan {
        code: columns.required()?,
        name: columns.required()?,
        kind: columns.required()?,
        value: columns.required()?,
        is_active: columns.required()?,
    })
}
