//! Queries that all attendances share: read by code, listed with the last opened first, moved.

use domain::Flaw;
use domain::attendance::{AttendanceEntity, AttendanceFilters, AttendancePlace, Course};

use crate::error::StoreError;
use crate::sql::columns::Columns;
use crate::sql::conditions::Conditions;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::{ReadTx, Tx};

/// A record of an attendance in its table, which is called `e` wherever it is read.
pub trait Attendance: Sized {
    /// Its data.
    const ENTITY: AttendanceEntity;
    /// What is read of each, [`Attendance::read`] in this order.
    const COLUMNS: &'static str;
    /// What they are read from.
    const FROM: &'static str;

    /// Reads a row.
    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError>;

    /// Where it stands in a list.
    fn place(&self) -> AttendancePlace;
}

impl ReadTx<'_> {
    /// The attendance with a code.
    pub fn attendance<A: Attendance>(&mut self, code: i32) -> Result<Option<A>, StoreError> {
        let sql = format!("SELECT {} FROM {} WHERE e.code = $1", A::COLUMNS, A::FROM);
        self.one(&sql, &[code.into()], A::read)
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
            let codes = conditions.place(dialect::codes(situations.iter().map(|code| code.get())));
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
            A::COLUMNS,
            A::FROM,
            conditions.sql()
        );
        self.all(&sql, conditions.params(), A::read)
    }

    /// The attendances after a code, in the order of codes.
    pub fn attendances_after<A: Attendance>(&mut self, after: i32, most: i32) -> Result<Vec<A>, StoreError> {
        let sql = format!("SELECT {} FROM {} WHERE e.code > $1 ORDER BY e.code LIMIT $2", A::COLUMNS, A::FROM);
        self.all(&sql, &[after.into(), most.into()], A::read)
    }
}

impl Tx<'_> {
    /// Gives out the code of a new attendance.
    pub fn next_attendance<C>(
        &mut self,
        entity: AttendanceEntity,
        new: impl FnOnce(i32) -> Result<C, Flaw>,
    ) -> Result<C, StoreError> {
        self.next(table(entity), new)
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

/// The columns of a course: `situation`, `opened`, `closed`.
pub(in crate::sql) fn read_course(columns: &mut Columns<'_>) -> Result<Course, StoreError> {
    Ok(Course { situation: columns.required()?, opened: columns.required()?, closed: columns.optional()? })
}
