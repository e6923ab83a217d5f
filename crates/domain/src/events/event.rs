//! The record of an event.

use crate::address::Address;
use crate::attendance::{Course, Priority};
use crate::values::{BenefitCode, Day, EventCode, PersonCode, StoreCode, Text, TypeCode, value_set};
use crate::vehicles::Vehicle;

value_set! {
    /// Parties involved in an event.
    pub enum Involved {
        /// A client.
        Client = "Cliente",
        /// A third party.
        ThirdParty = "Terceiro",
    }
}

/// A registered event.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// Code.
    pub code: EventCode,
    /// The store of the benefit, by which users see the event.
    pub store: StoreCode,
    /// The benefit that was struck.
    pub benefit: BenefitCode,
    /// The person whom the event is about.
    pub person: PersonCode,
    /// The person who drove.
    pub driver: Option<PersonCode>,
    /// The vehicle of a third party; that of a client is the benefit's.
    pub vehicle: Option<Vehicle>,
    /// Protocol: a number in triggers, its digits as text in answers.
    pub protocol: i64,
    /// Its type.
    pub kind: TypeCode,
    /// The party involved.
    pub involved: Involved,
    /// Its urgency.
    pub priority: Priority,
    /// The person who follows it up.
    pub responsible: Option<Text<200>>,
    /// What happened; not known of events that came from elsewhere.
    pub description: Option<Text<4000>>,
    /// The day on which it happened.
    pub occurred: Day,
    /// Place of the event.
    pub place: Address,
    /// Its course.
    pub course: Course,
}

impl Event {
    /// The vehicle that the event is about: a client's is the one that the benefit protects.
    pub fn vehicle_beside<'a>(&'a self, protected: Option<&'a Vehicle>) -> Option<&'a Vehicle> {
        match self.involved {
            Involved::Client => protected,
            Involved::ThirdParty => self.vehicle.as_ref(),
        }
    }
}
