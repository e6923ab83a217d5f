//! The list of events.

use domain::events::Event;
use domain::search::EventFilters;
use domain::stores::StoreAccess;
use domain::values::EventCode;

use super::found::FoundEvent;
use super::listing::Listed;
use crate::error::StoreError;
use crate::sql::attendance::Attendance;
use crate::sql::conditions::Conditions;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::ReadTx;

/// The events, in the order of codes.
impl Listed for EventFilters {
    type Code = EventCode;
    type Item = FoundEvent;

    fn codes(
        &self,
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        after: Option<EventCode>,
        most: usize,
    ) -> Result<Vec<EventCode>, StoreError> {
        // A new filter must be asked for here.
        let EventFilters { involved, opened, occurred, protocol, person, document } = self;
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        let is_narrow =
            opened.is_some() || occurred.is_some() || protocol.is_some() || person.is_some() || document.is_some();
        let store = if is_narrow { dialect::unindexed(engine, "e.store") } else { "e.store".to_owned() };
        conditions.seen(&store, access);
        conditions.equals("e.involved", *involved);
        conditions.moment_within("e.opened", *opened);
        conditions.day_within("e.occurred", *occurred);
        if let Some(text) = protocol {
            // Only what a protocol is printed as is one: `007` is nobody's.
            match text.as_str().parse::<i64>().ok().filter(|number| number.to_string() == text.as_str()) {
                Some(number) => conditions.equals("e.protocol", Some(Param::Int(number))),
                None => return Ok(Vec::new()),
            }
        }
        conditions.equals("e.person", *person);
        conditions.equals("p.document", document.as_ref());
        conditions.after("e.code", after);
        let person = if document.is_some() { " JOIN person p ON p.code = e.person" } else { "" };
        let sql = format!("SELECT e.code FROM event e{person} WHERE {}", conditions.listing("e.code", most)?);
        reading.all(&sql, conditions.params())
    }

    fn items(
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        codes: &[EventCode],
    ) -> Result<Vec<FoundEvent>, StoreError> {
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        conditions.among("e.code", codes);
        conditions.seen(&dialect::unindexed(engine, "e.store"), access);
        let sql = format!(
            "SELECT {}, p.name, s.name FROM {} JOIN person p ON p.code = e.person JOIN store s ON s.code = e.store \
             WHERE {} ORDER BY e.code",
            Event::columns(),
            Event::FROM,
            conditions.sql()
        );
        reading.all_by(&sql, conditions.params(), |columns| {
            Ok(FoundEvent { event: Event::read_whole(columns)?, person: columns.next()?, store: columns.next()? })
        })
    }
}
