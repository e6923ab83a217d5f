//! For tests: a PostgreSQL database of their own, and lists as a whole.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

use std::sync::atomic::{AtomicU32, Ordering};

use domain::stores::StoreAccess;
use postgres::{Client, NoTls};

use crate::{Listed, Listing, ReadTx, StoreError};

mod template;

/// A database on the server that `DATABASE_URL` names; it goes when the test does.
#[derive(Debug)]
pub struct TestDatabase {
    server: String,
    name: String,
}

impl TestDatabase {
    /// A database as a store leaves it that was just opened. It is a copy, since copying costs a quarter of the migrations.
    ///
    /// Without `DATABASE_URL` there is none, and the test says so; under CI that is a failure.
    pub fn new() -> Option<Self> {
        let server = server()?;
        let template = template::of(&server);
        Some(Self::created(server, &format!("TEMPLATE {template}")))
    }

    /// A database on which no store was opened yet.
    pub fn empty() -> Option<Self> {
        Some(Self::created(server()?, "ENCODING 'UTF8' TEMPLATE template0"))
    }

    fn created(server: String, how: &str) -> Self {
        static N_DATABASES: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}_{}", std::process::id(), N_DATABASES.fetch_add(1, Ordering::Relaxed));
        execute(&server, &format!("CREATE DATABASE {name} {how}"));
        Self { server, name }
    }

    /// Its name, which connections to [`TestDatabase::address`] bear as well.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Address for a store or the program.
    pub fn address(&self) -> String {
        format!("{}&application_name={}", database_of(&self.server, &self.name), self.name)
    }

    /// Processes of the server that serve its connections.
    pub fn backends(&self) -> Vec<i32> {
        let named = format!("SELECT pid FROM pg_stat_activity WHERE application_name = '{}'", self.name);
        let server = self.server.clone();
        let rows = std::thread::spawn(move || Client::connect(&server, NoTls).unwrap().query(&named, &[]));
        rows.join().unwrap().unwrap().iter().map(|row| row.get(0)).collect()
    }

    /// Locks a table for as long as what is returned lives.
    pub fn locked(&self, table: &str) -> Locked {
        let (address, sql) = (database_of(&self.server, &self.name), format!("BEGIN; LOCK TABLE {table}"));
        let locking = std::thread::spawn(move || {
            let mut client = Client::connect(&address, NoTls).unwrap();
            client.batch_execute(&sql).unwrap();
            client
        });
        Locked(Some(locking.join().unwrap()))
    }

    /// Lets the server's administrator do something in it.
    pub fn execute(&self, sql: &str) {
        execute(&database_of(&self.server, &self.name), sql);
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        execute(&self.server, &format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}

fn server() -> Option<String> {
    let server = std::env::var("DATABASE_URL").ok();
    if server.is_none() {
        let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
        assert!(!is_ci, "DATABASE_URL must name a PostgreSQL database under CI");
        eprintln!("LEFT OUT: set DATABASE_URL to a PostgreSQL database to run this there too");
    }
    server
}

/// Address of another database of a server.
fn database_of(server: &str, name: &str) -> String {
    let separator = if server.contains('?') { '&' } else { '?' };
    format!("{server}{separator}dbname={name}")
}

fn execute(address: &str, sql: &str) {
    let (address, sql) = (address.to_owned(), sql.to_owned());
    // The client has a runtime of its own, which must not be started within another.
    let done = std::thread::spawn(move || Client::connect(&address, NoTls).unwrap().batch_execute(&sql));
    done.join().unwrap().unwrap();
}

/// A list from its beginning to its end, all of it read in one transaction.
pub fn whole<F: Listed>(
    reading: &mut ReadTx<'_>,
    filters: F,
    access: &StoreAccess,
) -> Result<Vec<F::Item>, StoreError> {
    let mut listing = Listing::new(filters, access.clone());
    let mut whole = Vec::new();
    while !listing.is_ended() {
        whole.extend(listing.next(reading)?);
    }
    Ok(whole)
}

/// A table that nobody else can read.
pub struct Locked(Option<Client>);

impl Drop for Locked {
    fn drop(&mut self) {
        let client = self.0.take();
        // Ended on a thread that has no runtime; the lock goes with the transaction.
        let _ = std::thread::spawn(move || drop(client)).join();
    }
}
