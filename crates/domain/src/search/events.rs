//! The search for events. Nothing need be given; the user's stores bound it.

use crate::events::Involved;
use crate::values::{CpfCnpj, DayRange, PersonCode, Text};

/// Filters of events; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventFilters {
    /// The party involved.
    pub involved: Option<Involved>,
    /// Days of the opening.
    pub opened: Option<DayRange>,
    /// Days on which they happened.
    pub occurred: Option<DayRange>,
    /// Protocol; a text that is no number is nobody's.
    pub protocol: Option<Text<30>>,
    /// The person.
    pub person: Option<PersonCode>,
    /// The person's document.
    pub document: Option<CpfCnpj>,
}
