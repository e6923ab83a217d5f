//! Situations and types of attendances.

use domain::attendance::{AttendanceRegister, AttendanceSituation, AttendanceType};
use domain::values::{SituationCode, TypeCode};

use super::courses::table;
use crate::error::StoreError;
use crate::sql::columns::Columns;
use crate::sql::transaction::{ReadTx, Tx};

impl ReadTx<'_> {
    /// All situations and types of attendances.
    pub fn attendance_register(&mut self) -> Result<AttendanceRegister, StoreError> {
        let situations = "SELECT code, entity, name, is_initial, closes, highlight, inverse FROM attendance_situation \
                          ORDER BY code";
        let types = "SELECT code, entity, name, is_active FROM attendance_type ORDER BY code";
        Ok(AttendanceRegister::new(self.all(situations, &[], read_situation)?, self.all(types, &[], read_type)?))
    }

    /// Number of entries of a situation in the history of attendances.
    pub fn n_entries(&mut self, code: SituationCode) -> Result<u64, StoreError> {
        // The words are those of the index.
        let sql = "SELECT COUNT(*) FROM situation_history WHERE went_to = $1 AND entity <> 'beneficio'";
        self.count(sql, &[code.into()])
    }

    /// Number of attendances of a type.
    pub fn n_of_type(&mut self, kind: &AttendanceType) -> Result<u64, StoreError> {
        let sql = format!("SELECT COUNT(*) FROM {} WHERE kind = $1", table(kind.entity));
        self.count(&sql, &[kind.code.into()])
    }
}

impl Tx<'_> {
    /// Gives out the code of a new situation.
    pub fn next_attendance_situation(&mut self) -> Result<SituationCode, StoreError> {
        self.next("attendance_situation", SituationCode::new)
    }

    /// Gives out the code of a new type.
    pub fn next_attendance_type(&mut self) -> Result<TypeCode, StoreError> {
        self.next("attendance_type", TypeCode::new)
    }

    /// Registers a situation, or changes it. If it is the initial one of its entity, no other is.
    pub fn put_attendance_situation(&mut self, situation: &AttendanceSituation) -> Result<(), StoreError> {
        let AttendanceSituation { code, entity, name, is_initial, closes, highlight, inverse } = situation;
        if *is_initial {
            let sql = "UPDATE attendance_situation SET is_initial = 0 WHERE entity = $1 AND code <> $2";
            self.sql.execute(sql, &[(*entity).into(), (*code).into()])?;
        }
        self.change_one(
            "INSERT INTO attendance_situation (code, entity, name, is_initial, closes, highlight, inverse) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (code) DO UPDATE SET entity = excluded.entity, name = excluded.name, \
             is_initial = excluded.is_initial, closes = excluded.closes, highlight = excluded.highlight, \
             inverse = excluded.inverse",
            &[
                (*code).into(),
                (*entity).into(),
                name.into(),
                (*is_initial).into(),
                (*closes).into(),
                highlight.into(),
                inverse.into(),
            ],
        )
    }

    /// Registers a type, or changes it.
    pub fn put_attendance_type(&mut self, kind: &AttendanceType) -> Result<(), StoreError> {
        let AttendanceType { code, entity, name, is_active } = kind;
        self.change_one(
            "INSERT INTO attendance_type (code, entity, name, is_active) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (code) DO UPDATE SET entity = excluded.entity, name = excluded.name, \
             is_active = excluded.is_active",
            &[(*code).into(), (*entity).into(), name.into(), (*is_active).into()],
        )
    }

    /// Removes a situation that nothing is or was in.
    pub fn remove_attendance_situation(&mut self, code: SituationCode) -> Result<(), StoreError> {
        self.change_one("DELETE FROM attendance_situation WHERE code = $1", &[code.into()])
    }

    /// Removes a type that nothing is of.
    pub fn remove_attendance_type(&mut self, code: TypeCode) -> Result<(), StoreError> {
        self.change_one("DELETE FROM attendance_type WHERE code = $1", &[code.into()])
    }
}

fn read_situation(columns: &mut Columns<'_>) -> Result<AttendanceSituation, StoreError> {
    Ok(AttendanceSituation {
        code: columns.required()?,
        entity: columns.required()?,
        name: columns.required()?,
        is_initial: columns.required()?,
        closes: columns.required()?,
        highlight: columns.required()?,
        inverse: columns.required()?,
    })
}

fn read_type(columns: &mut Columns<'_>) -> Result<AttendanceType, StoreError> {
    Ok(AttendanceType {
        code: columns.required()?,
        entity: columns.required()?,
        name: columns.required()?,
        is_active: columns.required()?,
    })
}
