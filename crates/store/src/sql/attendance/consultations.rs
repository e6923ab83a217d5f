//! Medical consultations.

use domain::attendance::{AttendanceEntity, AttendancePlace, Consultation, Course};

use super::courses::{Attendance, read_course};
use crate::error::StoreError;
use crate::sql::columns::Columns;
use crate::sql::params::Param;
use crate::sql::transaction::Tx;

impl Attendance for Consultation {
    const ENTITY: AttendanceEntity = AttendanceEntity::Consultation;
    const COLUMNS: &'static str = "e.code, e.person, e.benefit, e.kind, e.clinic, e.doctor, e.doctor_name, \
                                   e.scheduled, e.address, e.protocol, e.situation, e.opened, e.closed";
    const FROM: &'static str = "consultation e";

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            code: columns.required()?,
            person: columns.required()?,
            benefit: columns.required()?,
            kind: columns.required()?,
            clinic: columns.required()?,
            doctor: columns.optional()?,
            doctor_name: columns.optional()?,
            scheduled: columns.required()?,
            address: columns.optional()?,
            protocol: columns.required()?,
            course: read_course(columns)?,
        })
    }

    fn place(&self) -> AttendancePlace {
        AttendancePlace { opened: self.course.opened, code: self.code.get() }
    }
}

impl Tx<'_> {
    /// Writes a consultation down.
    pub fn add_consultation(&mut self, consultation: &Consultation) -> Result<(), StoreError> {
        let Consultation {
            code,
            person,
            benefit,
            kind,
            clinic,
            doctor,
            doctor_name,
            scheduled,
            address,
            protocol,
            course: Course { situation, opened, closed },
        } = consultation;
        self.sql.insert(
            "consultation",
            "code, person, benefit, kind, clinic, doctor, doctor_name, scheduled, address, protocol, situation, opened, \
             closed",
            &[
                (*code).into(),
                (*person).into(),
                (*benefit).into(),
                (*kind).into(),
                (*clinic).into(),
                (*doctor).into(),
                doctor_name.as_ref().into(),
                (*scheduled).into(),
                address.as_ref().into(),
                Param::Int(*protocol),
                (*situation).into(),
                (*opened).into(),
                (*closed).into(),
            ],
        )
    }
}
