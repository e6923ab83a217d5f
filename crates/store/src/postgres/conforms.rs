//! PostgreSQL does what every engine must.

use std::sync::atomic::{AtomicU32, Ordering};

use domain::attendance::Entity;
use domain::people::{PersonChange, PersonDraft, save};
use domain::testing::{access, now, person, store};
use postgres::{Client, NoTls};

use super::database::{PostgresStore, refuse_other_encodings};
use super::driver::{PostgresSql, Statements};
use crate::conformance::world::{cancel_benefit, one_benefit};
use crate::conformance::{Case, suite};
use crate::error::StoreError;
use crate::migrations::coming_forward;
use crate::sql::Tx;
use crate::testing::TestDatabase;

suite!(super::run);

/// A database to which a store and a connection of the test's own are opened.
pub(crate) struct Scratch {
    database: TestDatabase,
    has_plain_user: bool,
}

impl Scratch {
    pub(crate) fn new() -> Option<Self> {
        TestDatabase::new().map(Self::of)
    }

    fn of(database: TestDatabase) -> Self {
        Self { database, has_plain_user: false }
    }

    pub(crate) fn open(&self, n_connections: usize) -> PostgresStore {
        PostgresStore::open(&self.database.address(), n_connections).unwrap()
    }

    /// The same database for a user who may do nothing but use it; one that goes with the database.
    pub(super) fn open_as_plain_user(&mut self) -> PostgresStore {
        drop(self.open(1));
        let name = self.name();
        self.database.execute(&format!(
            "CREATE ROLE {name} NOLOGIN; GRANT {name} TO CURRENT_USER; GRANT ALL ON SCHEMA public TO {name}; \
             GRANT ALL ON ALL TABLES IN SCHEMA public TO {name}; GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO {name}"
        ));
        self.has_plain_user = true;
        PostgresStore::open(&format!("{}&options=-crole%3D{}", self.database.address(), self.name()), 1).unwrap()
    }

    pub(super) fn name(&self) -> &str {
        self.database.name()
    }

    pub(super) fn client(&self) -> Client {
        Client::connect(&self.database.address(), NoTls).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if self.has_plain_user {
            let name = self.name();
            self.database.execute(&format!("DROP OWNED BY {name}; DROP ROLE {name}"));
        }
    }
}

/// A case may end with a failed statement, after which PostgreSQL commits nothing; none is committed.
fn run(case: Case) {
    let Some(scratch) = Scratch::new() else { return };
    let is_done = std::cell::Cell::new(false);
    let end = scratch.open(1).write::<(), Option<StoreError>>(|tx| {
        // The conflicts of a case are on purpose and bring about another try.
        if !is_done.get() {
            case(tx)?;
            is_done.set(true);
        }
        Err(None)
    });
    assert!(matches!(end, Err(None)), "{end:?}");
}

#[test]
fn what_an_earlier_version_kept_is_found() {
    let Some(scratch) = TestDatabase::empty().map(Scratch::of) else { return };
    scratch.database.execute("CREATE EXTENSION pg_trgm SCHEMA public");
    let mut client = scratch.client();
    for version in coming_forward::versions() {
        let mut transaction = client.transaction().unwrap();
        coming_forward::check(&mut PostgresSql::new(&mut transaction, &mut Statements::new()), version);
    }
}

#[test]
fn a_newer_schema_is_refused() {
    let Some(scratch) = Scratch::new() else { return };
    drop(scratch.open(1));
    scratch.database.execute("INSERT INTO migration (number, checksum) VALUES (9999, '')");
    let error = PostgresStore::open(&scratch.database.address(), 1).unwrap_err().to_string();
    assert!(error.contains("its schema is 9999") && error.contains("use a newer version"), "{error}");
}

#[test]
fn a_database_that_cannot_hold_every_name_is_refused() {
    let Some(scratch) = Scratch::new() else { return };
    let (server, name) = (std::env::var("DATABASE_URL").unwrap(), format!("{}_ascii", scratch.name()));
    let mut client = Client::connect(&server, NoTls).unwrap();
    let created = format!("CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'");
    client.batch_execute(&created).unwrap();
    let mut config: postgres::Config = server.parse().unwrap();
    config.dbname(&name);
    let error = refuse_other_encodings(&mut config.connect(NoTls).unwrap().transaction().unwrap());
    client.batch_execute(&format!("DROP DATABASE {name}")).unwrap();
    let said = error.unwrap_err().to_string();
    assert!(said.contains("its encoding is SQL_ASCII; create one that holds every name: "), "{said}");
}

#[test]
fn a_remedy_of_the_server_is_told_and_the_rows_that_it_quotes_are_not() {
    let Some(scratch) = Scratch::new() else { return };
    let refused = "DO $$ BEGIN RAISE 'out of shared memory' USING ERRCODE = '53200', DETAIL = 'Key (name)=(Maria).', \
                   HINT = 'You might need more of it.'; END $$";
    let error = StoreError::from(scratch.client().batch_execute(refused).unwrap_err());
    let told = "the store is unavailable: ERROR 53200: out of shared memory; You might need more of it.";
    assert_eq!(error.with_causes().to_string(), told);
}

#[test]
fn a_panic_is_rolled_back_and_the_connection_is_used_again() {
    let Some(scratch) = Scratch::new() else { return };
    let database = scratch.open(1);
    let panicked = database.write::<(), StoreError>(|tx| {
        put_store(tx)?;
        panic!("on purpose");
    });
    assert!(matches!(panicked, Err(StoreError::Panicked)));
    assert_eq!(database.read(|reading| Ok::<_, StoreError>(reading.stores()?.len())).unwrap(), 0);
}

#[test]
fn two_processes_that_save_one_person_make_one() {
    let Some(scratch) = Scratch::new() else { return };
    let stores = [scratch.open(4), scratch.open(4)];
    stores[0].write(put_store).unwrap();
    std::thread::scope(|scope| {
        for client in 0..8 {
            let database = &stores[client % 2];
            scope.spawn(move || database.write(save_person).unwrap());
        }
    });
    let document = person(1, "52998224725", 1).data.document;
    let people = stores[1].read::<_, StoreError>(|reading| reading.people_with(&document)).unwrap();
    assert_eq!(people.len(), 1);
}

#[test]
fn of_many_cancellations_by_two_processes_one_is_a_change() {
    let Some(scratch) = Scratch::new() else { return };
    let stores = [scratch.open(4), scratch.open(4)];
    let code = stores[0].write(one_benefit).unwrap();
    let n_changes = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for client in 0..8 {
            let (database, n_changes) = (&stores[client % 2], &n_changes);
            scope.spawn(move || {
                if database.write(|tx| cancel_benefit(tx, code)).unwrap() {
                    n_changes.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(n_changes.into_inner(), 1);
    let n_entries =
        stores[1].read::<_, StoreError>(|reading| Ok(reading.history(Entity::Benefit, code.get())?.len())).unwrap();
    assert_eq!(n_entries, 2, "the first situation and the cancelled one");
}

pub(super) fn put_store(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    use domain::stores::Store;
    use domain::values::Text;
    tx.put(&Store { code: store(1), name: Text::parse("Loja").unwrap(), cnpj: None, is_active: true })
}

fn save_person(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let data = person(1, "52998224725", 1).data;
    let known = tx.people_with(&data.document)?;
    let draft = PersonDraft {
        document: data.document,
        name: data.name,
        store: Some(data.store),
        nature: None,
        details: data.details.into(),
    };
    let change: PersonChange = save(draft, &known, &access(&[1]), now().day()).unwrap();
    tx.put_person(change, now()).map(drop)
}
