//! Filters of attendance lists, and the ends of their pages.

use std::fmt;
use std::str::FromStr;

use crate::values::{BenefitCode, Moment, PersonCode, SituationCode};
use crate::violation::Violation;

/// Filters of attendances; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AttendanceFilters {
    /// In one of these situations; empty for any.
    pub situations: Vec<SituationCode>,
    /// About this person.
    pub person: Option<PersonCode>,
    /// About this benefit.
    pub benefit: Option<BenefitCode>,
    /// Opened then or later.
    pub opened_from: Option<Moment>,
    /// Opened before.
    pub opened_until: Option<Moment>,
}

/// Position of an attendance in a list: lists begin with the last opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct AttendancePlace {
    /// Moment of its opening.
    pub opened: Moment,
    /// Its code.
    pub code: i32,
}

impl AttendanceFilters {
    /// Checks that the interval does not end before it begins.
    pub fn check(&self) -> Result<(), Violation> {
        match (self.opened_from, self.opened_until) {
            (Some(from), Some(until)) if until < from => Err(Violation::new(
                "abertaAte",
                "abertaAte é anterior a abertaDe. Envie um intervalo que comece antes de acabar.",
            )),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for AttendancePlace {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.opened.micros(), self.code)
    }
}

/// The error of a text that is no printed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPlace;

impl FromStr for AttendancePlace {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let (micros, code) = text.split_once(' ').ok_or(NoPlace)?;
        let opened = micros.parse().ok().and_then(Moment::from_micros).ok_or(NoPlace)?;
        Ok(Self { opened, code: code.parse().map_err(|_| NoPlace)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::now;

    #[test]
    fn a_place_is_read_as_it_is_printed() {
        let place = AttendancePlace { opened: now(), code: 881 };
        assert_eq!(place.to_string().parse(), Ok(place));
        for text in ["", "1", "x 1", "1 x", "9223372036854775807 1"] {
            assert_eq!(text.parse::<AttendancePlace>(), Err(NoPlace), "{text}");
        }
    }

    #[test]
    fn an_interval_begins_before_it_ends() {
        let earlier = Moment::from_micros(now().micros() - 1).unwrap();
        let filters = |from, until| AttendanceFilters {
            opened_from: Some(from),
            opened_until: Some(until),
            ..AttendanceFilters::default()
        };
        assert!(filters(earlier, now()).check().is_ok());
        assert!(filters(now(), now()).check().is_ok(), "nothing is in it, and that is no fault");
        assert!(filters(now(), earlier).check().is_err());
    }
}
