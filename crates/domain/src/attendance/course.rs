//! Course of an attendance.

use super::register::AttendanceSituation;
use crate::history::SituationChange;
use crate::values::{Moment, SituationCode};

/// The situation of an attendance, and when it began and ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// The situation.
    pub situation: SituationCode,
    /// Moment of its opening.
    pub opened: Moment,
    /// When it entered the situation that closed it, while it is in such a one.
    pub closed: Option<Moment>,
}

impl Course {
    /// The course of an attendance that is opened in a situation.
    pub fn opened(situation: &AttendanceSituation, now: Moment) -> Self {
        Self { situation: situation.code, opened: now, closed: situation.closes.then_some(now) }
    }

    /// Moves on into a situation; being there already is no move.
    pub fn move_to(&mut self, situation: &AttendanceSituation, now: Moment) -> Option<SituationChange> {
        if self.situation == situation.code {
            return None;
        }
        let change = SituationChange { from: Some(self.situation), to: situation.code };
        self.situation = situation.code;
        // From one closing situation to another it stays closed since the first.
        self.closed = if situation.closes { self.closed.or(Some(now)) } else { None };
        Some(change)
    }

    /// The change by which it was opened.
    pub fn beginning(&self) -> SituationChange {
        SituationChange { from: None, to: self.situation }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attendance::AttendanceEntity;
    use crate::testing::{attendance_register, now};

    #[test]
    fn closing_situations_say_since_when() {
        let register = attendance_register();
        let situations: Vec<_> = register.situations_of(AttendanceEntity::Event).collect();
        let [open, waiting, closed] = situations[..] else { panic!("three situations of events") };
        let later = Moment::from_micros(now().micros() + 1).unwrap();
        let mut course = Course::opened(open, now());
        assert_eq!(course, Course { situation: open.code, opened: now(), closed: None });
        assert_eq!(course.beginning(), SituationChange { from: None, to: open.code });
        assert_eq!(course.move_to(open, later), None, "no move, no history");
        let change = course.move_to(closed, later);
        assert_eq!(change, Some(SituationChange { from: Some(open.code), to: closed.code }));
        assert_eq!(course.closed, Some(later));
        course.move_to(waiting, later);
        assert_eq!((course.opened, course.closed), (now(), None), "what is left is open again");
        assert_eq!(Course::opened(closed, now()).closed, Some(now()));
    }
}
