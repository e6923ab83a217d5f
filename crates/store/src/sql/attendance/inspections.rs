//! Inspections.

use domain::attendance::{AttendanceEntity, AttendancePlace, Course, Inspection};
use domain::values::{InspectionCode, Text};

use super::courses::{Attendance, read_course};
use crate::error::StoreError;
use crate::sql::columns::Columns;
use crate::sql::transaction::Tx;

impl Attendance for Inspection {
    const ENTITY: AttendanceEntity = AttendanceEntity::Inspection;
    const COLUMNS: &'static str = "e.code, e.person, e.benefit, e.kind, e.inspector, e.situation, e.opened, e.closed";
    const FROM: &'static str = "inspection e";

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            code: columns.required()?,
            person: columns.required()?,
            benefit: columns.required()?,
            kind: columns.required()?,
            inspector: columns.optional()?,
            course: read_course(columns)?,
        })
    }

    fn place(&self) -> AttendancePlace {
        AttendancePlace { opened: self.course.opened, code: self.code.get() }
    }
}

impl Tx<'_> {
    /// Writes an inspection down.
    pub fn add_inspection(&mut self, inspection: &Inspection) -> Result<(), StoreError> {
        let Inspection { code, person, benefit, kind, inspector, course: Course { situation, opened, closed } } =
            inspection;
        self.sql.insert(
            "inspection",
            "code, person, benefit, kind, inspector, situation, opened, closed",
            &[
                (*code).into(),
                (*person).into(),
                (*benefit).into(),
                (*kind).into(),
                inspector.as_ref().into(),
                (*situation).into(),
                (*opened).into(),
                (*closed).into(),
            ],
        )
    }

    /// Writes down who inspects.
    pub fn put_inspector(&mut self, code: InspectionCode, inspector: &Text<200>) -> Result<(), StoreError> {
        self.change_one("UPDATE inspection SET inspector = $2 WHERE code = $1", &[code.into(), inspector.into()])
    }
}
