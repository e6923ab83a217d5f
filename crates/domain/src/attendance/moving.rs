//! Moving what is there from one situation to another.

use super::course::Course;
use super::entity::AttendanceEntity;
use super::register::AttendanceRegister;
use crate::benefits::BenefitData;
use crate::catalogue::Situations;
use crate::history::SituationChange;
use crate::values::{Moment, SituationCode, Text};
use crate::violation::Violation;

/// A move as the operator asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The situation to enter.
    pub to: SituationCode,
    /// The situation that it must be in; without it, any.
    pub expected: Option<SituationCode>,
    /// Note for the history.
    pub note: Option<Text<500>>,
}

/// Outcome of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The change.
    pub change: SituationChange,
    /// The name of the situation that is entered.
    pub name: Text<200>,
}

/// Refusals of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveRefusal {
    /// It is not where it was expected.
    Elsewhere {
        /// Its address.
        current: SituationCode,
    },
    /// What was sent breaks a rule.
    Invalid(Violation),
}

impl From<Violation> for MoveRefusal {
    fn from(violation: Violation) -> Self {
        Self::Invalid(violation)
    }
}

/// Moves an attendance; `None` if it is there already, which is right wherever it was expected: the request may be a
/// repeated one.
pub fn move_attendance(
    entity: AttendanceEntity,
    course: &mut Course,
    asked: &Move,
    register: &AttendanceRegister,
    now: Moment,
) -> Result<Option<Moved>, MoveRefusal> {
    let situation = register.check_situation(entity, asked.to)?;
    asked.check_expected(course.situation)?;
    let change = course.move_to(situation, now);
    Ok(change.map(|change| Moved { change, name: situation.name.widen() }))
}

/// Moves a benefit, and changes what follows from the situation's type.
pub fn move_benefit(
    data: &mut BenefitData,
    asked: &Move,
    situations: &Situations,
    now: Moment,
) -> Result<Option<Moved>, MoveRefusal> {
    let situation = situations
        .find(asked.to)
        .ok_or_else(|| Violation::unknown_code("codSituacao", asked.to, "Use uma situação de benefício cadastrada"))?;
    asked.check_expected(data.situation)?;
    let change = data.move_to(situation, now.day());
    Ok(change.map(|change| Moved { change, name: situation.name.clone() }))
}

impl Move {
    fn check_expected(&self, current: SituationCode) -> Result<(), MoveRefusal> {
        let is_fit = self.to == current || self.expected.is_none_or(|expected| expected == current);
        if is_fit { Ok(()) } else { Err(MoveRefusal::Elsewhere { current }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{attendance_register, benefit, now, situations};

    fn code(number: i32) -> SituationCode {
        SituationCode::new(number).unwrap()
    }

    /// Moves an event that is in situation 31; what it came to, in short.
    fn moved(to: i32, expected: Option<i32>) -> String {
        let register = attendance_register();
        let mut course = Course { situation: code(31), opened: now(), closed: None };
        let asked = Move { to: code(to), expected: expected.map(code), note: None };
        match move_attendance(AttendanceEntity::Event, &mut course, &asked, &register, now()) {
            Ok(Some(moved)) => format!("{} {}", course.situation, moved.name),
            Ok(None) => "there already".to_owned(),
            Err(MoveRefusal::Elsewhere { current }) => format!("is in {current}"),
            Err(MoveRefusal::Invalid(violation)) => violation.field().to_owned(),
        }
    }

    #[test]
    fn an_event_moves_from_where_it_is_expected() {
        assert_eq!(moved(33, None), "33 Encerrado");
        assert_eq!(moved(33, Some(31)), "33 Encerrado");
        assert_eq!(moved(33, Some(32)), "is in 31");
        assert_eq!(moved(31, Some(32)), "there already", "a repeated request is right");
        assert_eq!(moved(31, None), "there already");
        assert_eq!(moved(21, None), "codSituacao", "a consultation's");
        assert_eq!(moved(99, Some(31)), "codSituacao");
    }

    #[test]
    fn a_benefit_that_moves_into_a_cancelled_situation_is_cancelled() {
        let mut data = benefit(5001, 1).data;
        let asked = Move { to: code(3), expected: Some(code(1)), note: None };
        let moved = move_benefit(&mut data, &asked, &situations(), now()).unwrap().unwrap();
        assert_eq!((moved.name.as_str(), data.cancelled), ("Cancelado", Some(now().day())));
        assert_eq!(move_benefit(&mut data, &asked, &situations(), now()), Ok(None));
        let asked = Move { to: code(31), ..asked };
        assert!(matches!(move_benefit(&mut data, &asked, &situations(), now()), Err(MoveRefusal::Invalid(_))));
    }
}
