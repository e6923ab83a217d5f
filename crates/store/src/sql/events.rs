//! Events, and which of them are related.

use std::collections::BTreeMap;

use domain::address::Address;
use domain::attendance::{AttendanceEntity, AttendancePlace};
use domain::events::{Event, RelatedTree, RelatedWalk};
use domain::people::Person;
use domain::stores::StoreAccess;
use domain::values::{EventCode, PersonCode};
use domain::vehicles::Vehicle;

use super::attendance::Attendance;
use super::params::Param;
use super::subject::Subject;
use super::transaction::{ReadTx, Tx};
use super::whole::EventRelation;
use super::{dialect, vehicles};
use crate::error::StoreError;
use crate::record::{Columns, Record};

/// An event with all that it involves.
#[derive(Debug, Clone, PartialEq)]
pub struct WholeEvent {
    /// The event.
    pub event: Event,
    /// The person whom it is about.
    pub person: Person,
    /// The person who drove.
    pub driver: Option<Person>,
    /// The vehicle that it is about.
    pub vehicle: Option<Vehicle>,
}

/// An event and those related to it.
#[derive(Debug, Clone, PartialEq)]
pub struct EventFamily {
    /// Relations among them.
    pub tree: RelatedTree,
    /// All that stand in the tree, and perhaps others.
    pub events: BTreeMap<EventCode, WholeEvent>,
}

impl ReadTx<'_> {
    /// The event with a code and those related to it, as far as the user sees them.
    pub fn event(&mut self, code: EventCode, access: &StoreAccess) -> Result<Option<EventFamily>, StoreError> {
        let mut walk = RelatedWalk::from(code);
        while !walk.level().is_empty() {
            let relations = self.relations(walk.level(), access)?;
            walk.advance(&relations);
        }
        let events = self.whole_events(walk.reached(), access)?;
        Ok(events.contains_key(&code).then(|| EventFamily { tree: walk.tree(), events }))
    }

    /// Those of some codes that events have.
    pub fn known_events(&mut self, codes: &[EventCode]) -> Result<Vec<EventCode>, StoreError> {
        let among = dialect::is_among(self.sql.engine(), "code", "$1");
        let codes = dialect::codes(codes.iter().copied());
        self.all(&format!("SELECT code FROM event WHERE {among} ORDER BY code"), &[codes])
    }

    /// What an event itself is related to, in the order of codes and at most so many.
    pub fn related_events(&mut self, code: EventCode, most: i32) -> Result<Vec<EventCode>, StoreError> {
        let sql = "SELECT related FROM event_relation WHERE event = $1 ORDER BY related LIMIT $2";
        self.all(sql, &[code.into(), most.into()])
    }

    /// What events are related to, as far as the user sees it.
    fn relations(
        &mut self,
        level: &[EventCode],
        access: &StoreAccess,
    ) -> Result<Vec<(EventCode, EventCode)>, StoreError> {
        let engine = self.sql.engine();
        // The walk passes over what it has reached, for each event of the level, and needs no more than its most
        // beyond that: however many relations there are, it does not miss what lies behind the limit.
        let n_rows = RelatedWalk::MAX_EVENTS * (level.len() + 1);
        let sql = format!(
            "SELECT r.event, r.related FROM event_relation r JOIN event e ON e.code = r.related \
             WHERE {} AND {} ORDER BY r.event, r.related LIMIT $3",
            dialect::is_among(engine, "r.event", "$1"),
            dialect::is_among(engine, "e.store", "$2")
        );
        let params = [
            dialect::codes(level.iter().copied()),
            dialect::codes(access.stores()),
            Param::Int(i64::try_from(n_rows).map_err(StoreError::unavailable)?),
        ];
        self.all(&sql, &params)
    }

    fn whole_events(
        &mut self,
        codes: &[EventCode],
        access: &StoreAccess,
    ) -> Result<BTreeMap<EventCode, WholeEvent>, StoreError> {
        let engine = self.sql.engine();
        let sql = format!(
            "SELECT {} FROM {} WHERE {} AND {} ORDER BY e.code",
            Event::columns(),
            Event::FROM,
            dialect::is_among(engine, "e.code", "$1"),
            dialect::is_among(engine, "e.store", "$2")
        );
        let params = [dialect::codes(codes.iter().copied()), dialect::codes(access.stores())];
        let events = self.all_by(&sql, &params, Event::read_whole)?;
        let involved = |event: &Event| std::iter::once(event.person).chain(event.driver);
        let people: Vec<PersonCode> = events.iter().flat_map(involved).collect();
        let people: BTreeMap<PersonCode, Person> =
            self.people(&people)?.into_iter().map(|person| (person.code, person)).collect();
        let benefits: Vec<_> = events.iter().map(|event| event.benefit).collect();
        let benefits: BTreeMap<_, _> =
            self.benefits(&benefits)?.into_iter().map(|benefit| (benefit.code, benefit)).collect();
        let missing = || StoreError::Corrupt("an event without its person or benefit".to_owned());
        events
            .into_iter()
            .map(|event| {
                let benefit = benefits.get(&event.benefit).ok_or_else(missing)?;
                let whole = WholeEvent {
                    person: people.get(&event.person).cloned().ok_or_else(missing)?,
                    driver: event.driver.map(|code| people.get(&code).cloned().ok_or_else(missing)).transpose()?,
                    vehicle: event.vehicle_beside(benefit.data.vehicle.as_ref()).cloned(),
                    event,
                };
                Ok((whole.event.code, whole))
            })
            .collect()
    }
}

impl Tx<'_> {
    /// Writes down that an event is related to another; the other way round is another relation.
    pub fn add_event_relation(&mut self, event: EventCode, related: EventCode) -> Result<(), StoreError> {
        self.insert(&EventRelation { event, related }, &[])
    }
}

impl Attendance for Event {
    const ENTITY: AttendanceEntity = AttendanceEntity::Event;
    const FROM: &'static str = "event e LEFT JOIN address a ON a.subject = 'event' AND a.code = e.code \
                                LEFT JOIN vehicle v ON v.subject = 'event' AND v.code = e.code";

    fn columns() -> String {
        format!("{}, {}, {}", Self::names_in("e"), Address::names_in("a"), vehicles::columns())
    }

    fn read_whole(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let (mut event, place): (Self, _) = columns.next()?;
        event.place = place;
        event.vehicle = vehicles::read(columns)?;
        Ok(event)
    }

    fn place(&self) -> AttendancePlace {
        AttendancePlace { opened: self.course.opened, code: self.code.get() }
    }

    fn add(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.insert(self, &[])?;
        tx.insert_vehicle(Subject::Event(self.code), self.vehicle.as_ref())?;
        tx.insert_address(Subject::Event(self.code), Some(&self.place))
    }
}
