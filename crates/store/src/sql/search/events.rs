//! The search for events.

use domain::events::Event;
use domain::search::EventFilters;
use domain::stores::StoreAccess;

use super::found::FoundEvent;
use crate::error::StoreError;
use crate::sql::attendance::Attendance;
use crate::sql::conditions::Conditions;
use crate::sql::dialect;
use crate::sql::params::Param;
use crate::sql::transaction::ReadTx;

impl ReadTx<'_> {
    /// The events that a user finds, in the order of codes.
    pub fn find_events(&mut self, filters: &EventFilters, access: &StoreAccess) -> Result<Vec<FoundEvent>, StoreError> {
        // A new filter must be asked for here.
        let EventFilters { involved, opened, occurred, protocol, person, document } = filters;
        let mut conditions = Conditions::new(self.sql.engine());
        let is_narrow =
            opened.is_some() || occurred.is_some() || protocol.is_some() || person.is_some() || document.is_some();
        let engine = self.sql.engine();
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
        let sql = format!(
            "SELECT {}, p.name, s.name FROM {} JOIN person p ON p.code = e.person JOIN store s ON s.code = e.store \
             WHERE {} ORDER BY e.code",
            Event::columns(),
            Event::FROM,
            conditions.sql()
        );
        self.all_by(&sql, conditions.params(), |columns| {
            Ok(FoundEvent { event: Event::read_whole(columns)?, person: columns.next()?, store: columns.next()? })
        })
    }
}
