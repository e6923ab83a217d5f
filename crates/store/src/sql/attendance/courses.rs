//! Queries that all attendances share: read by code, listed with the last opened first, moved.

use domain::attendance::{
    AttendanceEntity, AttendanceFilters, AttendancePlace, Consultation, Course, HelpDesk, Inspection,
};
use domain::values::{InspectionCode, Text};

use crate::error::StoreError;
use crate::record::{Code, Columns, Stored};
use crate::sql::conditions::Conditions;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::{ReadTx, Tx};

/// A record of an attendance in its table, which is called `e` wherever it is read.
pub trait Attendance: Stored {
    /// Its data.
    const ENTITY: AttendanceEntity;
    /// What it is read from.
    const FROM: &'static str;

    /// What is read of each, by [`Attendance::read_whole`].
    fn columns() -> String {
        Self::names_in("e")
    }

    /// Reads a row.
    fn read_whole(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        columns.next()
    }

    /// Where it stands in a list.
    fn place(&self) -> AttendancePlace;

    /// Writes it down; its type and its situation must be registered.
    fn add(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.insert(self, &[])
    }
}

/// Attendances that have one table.
macro_rules! attendances {
    ($($type:ident in $from:literal),+ $(,)?) => { $(
        impl Attendance for $type {
            const ENTITY: AttendanceEntity = AttendanceEntity::$type;
            const FROM: &'static str = $from;

            fn place(&self) -> AttendancePlace {
                AttendancePlace { opened: self.course.opened, code: self.code.get() }
            }
        }
    )+ };
}

attendances!(Consultation in "consultation e", HelpDesk in "help_desk e", Inspection in "inspection e");

impl ReadTx<'_> {
    /// The attendance with a code.
    pub fn attendance<A: Attendance>(&mut self, code: i32) -> Result<Option<A>, StoreError> {
        let sql = format!("SELECT {} FROM {} WHERE e.code = $1", A::columns(), A::FROM);
        self.one_by(&sql, &[code.into()], A::read_whole)
    }

    /// The attendances that filters let through, after a place and at most so many.
    pub fn attendances<A: Attendance>(
        &mut self,
        filters: &AttendanceFilters,
        after: Option<AttendancePlace>,
        most: i64,
    ) -> Result<Vec<A>, StoreError> {
        // A new filter must be asked for here.
        let AttendanceFilters { situations, person, benefit, opened_from, opened_until } = filters;
        let engine = self.sql.engine();
        let mut conditions = Conditions::new(engine);
        if !situations.is_empty() {
            let codes = conditions.place(dialect::codes(situations.iter().copied()));
            conditions.also(dialect::is_among(engine, "e.situation", &codes));
        }
        conditions.equals("e.person", *person);
        conditions.equals("e.benefit", *benefit);
        for (moment, comparison) in [(opened_from, ">="), (opened_until, "<")] {
            if let Some(moment) = moment {
                let place = conditions.place(*moment);
                conditions.also(format!("e.opened {comparison} {place}"));
            }
        }
        if let Some(AttendancePlace { opened, code }) = after {
            let (opened, code) = (conditions.place(opened), conditions.place(code));
            conditions.also(format!("(e.opened, e.code) < ({opened}, {code})"));
        }
        let most = conditions.place(Param::Int(most));
        let sql = format!(
            "SELECT {} FROM {} WHERE {} ORDER BY e.opened DESC, e.code DESC LIMIT {most}",
            A::columns(),
            A::FROM,
            conditions.sql()
        );
        self.all_by(&sql, conditions.params(), A::read_whole)
    }

    /// The attendances after a code, in the order of codes.
    pub fn attendances_after<A: Attendance>(&mut self, after: i32, most: i32) -> Result<Vec<A>, StoreError> {
        let sql = format!("SELECT {} FROM {} WHERE e.code > $1 ORDER BY e.code LIMIT $2", A::columns(), A::FROM);
        self.all_by(&sql, &[after.into(), most.into()], A::read_whole)
    }
}

impl Tx<'_> {
    /// Gives out the code of a new attendance.
    pub fn next_attendance<C: Code>(&mut self, entity: AttendanceEntity) -> Result<C, StoreError> {
        self.next(table(entity))
    }

    /// Writes a new attendance down; its type and its situation must be registered.
    pub fn add_attendance<A: Attendance>(&mut self, attendance: &A) -> Result<(), StoreError> {
        attendance.add(self)
    }

    /// Writes down who inspects.
    pub fn put_inspector(&mut self, code: InspectionCode, inspector: &Text<200>) -> Result<(), StoreError> {
        self.change_one("UPDATE inspection SET inspector = $2 WHERE code = $1", &[code.into(), inspector.into()])
    }

    /// Changes how far an attendance has come.
    pub fn put_course(&mut self, entity: AttendanceEntity, code: i32, course: &Course) -> Result<(), StoreError> {
        let Course { situation, opened, closed } = *course;
        let sql = format!("UPDATE {} SET situation = $2, opened = $3, closed = $4 WHERE code = $1", table(entity));
        self.change_one(&sql, &[code.into(), situation.into(), opened.into(), closed.into()])
    }
}

/// The table of an entity, which is also the name of its counter.
pub(super) fn table(entity: AttendanceEntity) -> &'static str {
    match entity {
        AttendanceEntity::Consultation => "consultation",
        AttendanceEntity::HelpDesk => "help_desk",
        AttendanceEntity::Inspection => "inspection",
        AttendanceEntity::Event => "event",
    }
}
