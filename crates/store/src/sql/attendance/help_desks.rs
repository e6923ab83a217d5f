//! Help desk calls.

use domain::attendance::{AttendanceEntity, AttendancePlace, Course, HelpDesk};

use super::courses::{Attendance, read_course};
use crate::error::StoreError;
use crate::sql::columns::Columns;
use crate::sql::params::Param;
use crate::sql::transaction::Tx;

impl Attendance for HelpDesk {
    const ENTITY: AttendanceEntity = AttendanceEntity::HelpDesk;
    const COLUMNS: &'static str = "e.code, e.person, e.benefit, e.kind, e.priority, e.description, e.protocol, \
                                   e.situation, e.opened, e.closed";
    const FROM: &'static str = "help_desk e";

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            code: columns.required()?,
            person: columns.required()?,
            benefit: columns.optional()?,
            kind: columns.required()?,
            priority: columns.required()?,
            description: columns.required()?,
            protocol: columns.required()?,
            course: read_course(columns)?,
        })
    }

    fn place(&self) -> AttendancePlace {
        AttendancePlace { opened: self.course.opened, code: self.code.get() }
    }
}

impl Tx<'_> {
    /// Writes a help desk call down.
    pub fn add_help_desk(&mut self, call: &HelpDesk) -> Result<(), StoreError> {
        let HelpDesk {
            code,
            person,
            benefit,
            kind,
            priority,
            description,
            protocol,
            course: Course { situation, opened, closed },
        } = call;
        self.sql.insert(
            "help_desk",
            "code, person, benefit, kind, priority, description, protocol, situation, opened, closed",
            &[
                (*code).into(),
                (*person).into(),
                (*benefit).into(),
                (*kind).into(),
                (*priority).into(),
                description.into(),
                Param::Int(*protocol),
                (*situation).into(),
                (*opened).into(),
                (*closed).into(),
            ],
        )
    }
}
