//! The list of migrations and the rule by which they are applied.

use sha2::{Digest, Sha256};

use crate::error::StoreError;
use crate::sql::{Engine, Param, Sql, Tx, fill_seams};

/// What works something out of the rows that are there.
type Fill = fn(&mut dyn Sql) -> Result<(), StoreError>;

/// One step of the schema.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Migration {
    /// Position, from 1 without gaps.
    pub(crate) number: i64,
    /// The SQL that both engines share.
    pub(crate) shared: &'static str,
    /// What only SQLite needs.
    pub(crate) sqlite: &'static str,
    /// What only PostgreSQL needs.
    pub(crate) postgres: &'static str,
}

/// All steps, in order.
pub(crate) const MIGRATIONS: &[Migration] = include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// What SQL alone cannot work out of the rows that are there, by the number of the step.
const FILLS: &[(i64, Fill)] = &[(6, fill_seams)];

impl Migration {
    /// What only one engine needs.
    fn own(&self, engine: Engine) -> &'static str {
        match engine {
            Engine::Sqlite => self.sqlite,
            Engine::Postgres => self.postgres,
        }
    }

    /// What tells one wording of a step from another.
    fn checksum(&self, engine: Engine) -> String {
        let mut checksum = String::new();
        for byte in Sha256::digest([self.shared, self.own(engine)].concat()) {
            checksum.push_str(&format!("{byte:02x}"));
        }
        checksum
    }
}

/// Digits by which tests tell the PostgreSQL schema of one version from that of another.
#[cfg(any(test, feature = "testing"))]
pub(crate) fn fingerprint() -> String {
    let checksums: String = MIGRATIONS.iter().map(|migration| migration.checksum(Engine::Postgres)).collect();
    let digits: Vec<String> = Sha256::digest(checksums)[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}

/// Applies the steps that a database lacks, within the caller's transaction.
pub(crate) fn migrate(sql: &mut dyn Sql, migrations: &[Migration]) -> Result<usize, StoreError> {
    sql.batch("CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY, checksum TEXT NOT NULL)")?;
    let engine = sql.engine();
    let missing = missing(sql, migrations)?;
    for migration in missing {
        sql.batch(migration.shared)?;
        sql.batch(migration.own(engine))?;
        for (_, fill) in FILLS.iter().filter(|(number, _)| *number == migration.number) {
            fill(sql)?;
        }
        let checksum = migration.checksum(engine);
        let params = [Param::Int(migration.number), Param::from(checksum.as_str())];
        sql.execute("INSERT INTO migration (number, checksum) VALUES ($1, $2)", &params)?;
    }
    Ok(missing.len())
}

/// Brings a database to the schema of this version, within the caller's transaction; how many steps it lacked.
pub(crate) fn bring_forward(sql: &mut dyn Sql) -> Result<usize, StoreError> {
    let n_applied = migrate(sql, MIGRATIONS)?;
    if n_applied > 0 {
        Tx::new(sql).add_counters()?;
    }
    Ok(n_applied)
}

/// The steps that a database lacks, or why it is none that this version can use.
///
/// A step that was applied in another wording, or one that this version does not know, makes the database unusable:
/// going on could lose what somebody else put there.
pub(crate) fn missing<'m>(sql: &mut dyn Sql, migrations: &'m [Migration]) -> Result<&'m [Migration], StoreError> {
    let engine = sql.engine();
    let mut applied = Vec::new();
    sql.rows("SELECT number, checksum FROM migration ORDER BY number", &[], &mut |row| {
        let number = row.int(0)?.unwrap_or_default();
        applied.push((number, row.text(1)?.unwrap_or_default().to_owned()));
        Ok(())
    })?;
    for (number, checksum) in &applied {
        match migrations.iter().find(|migration| migration.number == *number) {
            None => {
                let newest = migrations.last().map_or(0, |migration| migration.number);
                let why = format!("its schema is {number}, and this version knows up to {newest}; use a newer version");
                return Err(StoreError::Unusable(why));
            }
            Some(migration) if migration.checksum(engine) != *checksum => {
                let why = format!("migration {number} was applied with another content");
                return Err(StoreError::Unusable(why));
            }
            Some(_) => {}
        }
    }
    Ok(&migrations[applied.len()..])
}

/// For tests of either engine: a database of each earlier version, with somebody in it, comes to the newest and finds
/// them. Each version is tried in a transaction of its own, which is rolled back.
#[cfg(test)]
pub(crate) mod coming_forward {
    use domain::attendance::Entity;
    use domain::search::{MemberFilters, MemberSearch};
    use domain::testing::access;
    use domain::values::{EventCode, Page, SearchText};

    use super::{MIGRATIONS, migrate};
    use crate::sql::{CounterState, Param, ReadTx, Sql, Tx};

    /// What the earlier versions could hold: a member with two benefits, in the SQL of the first one.
    const ROWS: &str = "
        INSERT INTO store (code, name) VALUES (1, 'Loja');
        INSERT INTO plan (code, name, kind, value, is_active) VALUES (20, 'Plano', 'SAUDE', 100, 1);
        INSERT INTO situation (code, name, kind, is_default, highlight, inverse)
            VALUES (1, 'Ativo', 'ATIVO', 1, '1565C0', 'FFFFFF');
        INSERT INTO person (code, registered, updated, store, document, name, search_name, has_phones)
            VALUES (7, 1, 1, 1, '52998224725', 'Maria Exemplo', 'maria exemplo', 0);
        INSERT INTO benefit (code, sequential, registered, updated, person, store, plan, kind, situation, joined)
            VALUES (3, 1, 1, 1, 7, 1, 20, 'SAUDE', 1, '2025-01-05'),
                   (600, 2, 1, 1, 7, 1, 20, 'SAUDE', 1, '2025-01-05');
    ";

    /// Since the fifth version there are events, whose types and situations were their own, and since the first a history.
    const EVENTS: &str = "
        INSERT INTO benefit_history (code, benefit, went_to, happened) VALUES (4, 3, 1, 5);
        INSERT INTO event_situation (code, name, highlight, inverse)
            VALUES (2, 'Em análise', 'EF6C00', 'FFFFFF'), (9, 'Em análise', '2E7D32', 'FFFFFF');
        INSERT INTO event (code, store, benefit, person, protocol, kind, situation, involved, priority, opened, occurred)
            VALUES (11, 1, 3, 7, 1, 'Furto', 2, 'Cliente', 'Baixa', 7, '2025-01-05'),
                   (12, 1, 3, 7, 2, 'Colisão', 9, 'Cliente', 'Urgente', 6, '2025-01-05');
        INSERT INTO event_relation (event, related) VALUES (11, 12);
    ";

    /// Since the seventh version there are deliveries, which held what they tell themselves until the tenth.
    const DELIVERY: &str = "INSERT INTO delivery (id, receiver, entity, entity_code, history, state, registered, n_attempts, \
                            n_earlier, body) VALUES ($1, $2, 'evento', 11, $3, 'PENDENTE', 1, 0, 0, $4)";

    /// The first version with deliveries.
    const WITH_DELIVERIES: usize = 7;

    /// Tries a version.
    pub(crate) fn check(sql: &mut dyn Sql, version: usize) {
        migrate(sql, &MIGRATIONS[..version]).unwrap();
        if version >= WITH_DELIVERIES {
            check_deliveries(sql, version);
        } else {
            check_members(sql, version);
        }
    }

    /// Deliveries of one change share what they tell.
    fn check_deliveries(sql: &mut dyn Sql, version: usize) {
        let deliveries = [("a", 1, 5, "five"), ("b", 2, 5, "five"), ("c", 2, 6, "six")];
        for (id, receiver, history, body) in deliveries {
            let params = [id.into(), Param::from(receiver), Param::from(history), body.as_bytes().into()];
            sql.execute(DELIVERY, &params).unwrap();
        }
        assert_eq!(migrate(sql, MIGRATIONS).unwrap(), MIGRATIONS.len() - version);
        let mut tx = Tx::new(sql);
        for (id, _, _, body) in deliveries {
            assert_eq!(tx.delivery_body(id).unwrap().as_deref(), Some(body.as_bytes()), "from version {version}");
        }
    }

    fn check_members(sql: &mut dyn Sql, version: usize) {
        sql.batch(ROWS).unwrap();
        if version >= 5 {
            sql.batch(EVENTS).unwrap();
        }
        assert_eq!(migrate(sql, MIGRATIONS).unwrap(), MIGRATIONS.len() - version);
        let mut reading = ReadTx::new(sql);
        for name in ["maria exemplo", "exemplo", "a"] {
            let filters = MemberFilters { name: SearchText::parse(name).ok(), ..MemberFilters::default() };
            let search = MemberSearch::new(filters).unwrap();
            let found = reading.find_members(&search, &access(&[1]), Page::FIRST).unwrap();
            assert_eq!(found.n_items, 2, "{name}, from version {version}");
        }
        let listed = reading.list_benefits(&access(&[1]), Page::FIRST).unwrap();
        assert_eq!((listed.n_items, listed.items.len()), (2, 2), "from version {version}");
        let mut tx = Tx::new(sql);
        let next = (
            tx.next_code::<domain::stores::Store>().unwrap().get(),
            tx.next_code::<domain::catalogue::Plan>().unwrap().get(),
            tx.next_code::<domain::catalogue::VehicleType>().unwrap().get(),
        );
        assert_eq!(next, (2, 21, 1), "beyond what is there, from version {version}");
        if version >= 5 {
            check_events(sql);
        }
    }

    /// Events kept their names, and entered their situations when they were opened.
    fn check_events(sql: &mut dyn Sql) {
        let mut tx = Tx::new(sql);
        let register = tx.attendance_register().unwrap();
        let family = tx.event(EventCode::new(11).unwrap(), &access(&[1])).unwrap().unwrap();
        let told: Vec<_> = family
            .events
            .values()
            .map(|whole| {
                let (kind, course) = (whole.event.kind, whole.event.course);
                (
                    register.kind(kind).unwrap().name.as_str(),
                    register.situation(course.situation).unwrap().name.as_str(),
                )
            })
            .collect();
        assert_eq!(told, [("Furto", "Em análise"), ("Colisão", "Em análise 9")]);
        let entries = |tx: &mut Tx<'_>, entity, code| {
            let history = tx.history(entity, code).unwrap();
            history.iter().map(|it| (it.code.get(), it.name.to_string(), it.happened.micros())).collect::<Vec<_>>()
        };
        assert_eq!(entries(&mut tx, Entity::Benefit, 3), [(4, "Ativo".to_owned(), 5)]);
        assert_eq!(entries(&mut tx, Entity::Event, 12), [(5, "Em análise 9".to_owned(), 6)]);
        assert_eq!(entries(&mut tx, Entity::Event, 11), [(6, "Em análise".to_owned(), 7)]);
        for counter in tx.counters().unwrap() {
            let CounterState { name, given, highest } = counter;
            let is_known = ["event", "history", "attendance_situation", "attendance_type"].contains(&name);
            assert!(!is_known || given >= highest, "{name} would give out codes twice");
        }
    }

    /// The versions in which these rows are whole: since the sixth, a member and a benefit are more than one row, and
    /// since the eleventh a delivery.
    pub(crate) fn versions() -> impl Iterator<Item = usize> {
        (1..6).chain(WITH_DELIVERIES..11)
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::sqlite::SqliteSql;

    const FIRST: Migration = Migration { number: 1, shared: "CREATE TABLE a (b INTEGER)", sqlite: "", postgres: "" };
    const SECOND: Migration = Migration { number: 2, shared: "", sqlite: "INSERT INTO a (b) VALUES (1)", postgres: "" };

    fn said(connection: &Connection, migrations: &[Migration]) -> String {
        let result = migrate(&mut SqliteSql::new(connection), migrations);
        result.map_or_else(|error| error.to_string(), |n_applied| format!("applied {n_applied}"))
    }

    #[test]
    fn steps_are_numbered_without_gaps() {
        let numbers: Vec<i64> = MIGRATIONS.iter().map(|migration| migration.number).collect();
        assert_eq!(numbers, (1..=numbers.len()).map(|number| i64::try_from(number).unwrap()).collect::<Vec<_>>());
    }

    #[test]
    fn every_earlier_version_comes_to_the_newest() {
        for n_earlier in 0..=MIGRATIONS.len() {
            let connection = Connection::open_in_memory().unwrap();
            said(&connection, &MIGRATIONS[..n_earlier]);
            let expected = format!("applied {}", MIGRATIONS.len() - n_earlier);
            assert_eq!(said(&connection, MIGRATIONS), expected);
            assert_eq!(said(&connection, MIGRATIONS), "applied 0");
        }
    }

    #[test]
    fn what_an_earlier_version_kept_is_found() {
        for version in coming_forward::versions() {
            let connection = Connection::open_in_memory().unwrap();
            coming_forward::check(&mut SqliteSql::new(&connection), version);
        }
    }

    #[test]
    fn only_missing_steps_are_applied() {
        let connection = Connection::open_in_memory().unwrap();
        assert_eq!(said(&connection, &[FIRST]), "applied 1");
        assert_eq!(said(&connection, &[FIRST, SECOND]), "applied 1");
        assert_eq!(said(&connection, &[FIRST, SECOND]), "applied 0");
    }

    #[test]
    fn a_strange_database_is_left_alone() {
        let connection = Connection::open_in_memory().unwrap();
        said(&connection, &[FIRST, SECOND]);
        assert_eq!(
            said(&connection, &[FIRST]),
            "the database cannot be used: its schema is 2, and this version knows up to 1; use a newer version"
        );
        let edited = Migration { shared: "CREATE TABLE a (c INTEGER)", ..FIRST };
        assert_eq!(
            said(&connection, &[edited, SECOND]),
            "the database cannot be used: migration 1 was applied with another content"
        );
    }
}
