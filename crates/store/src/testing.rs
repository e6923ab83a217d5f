//! For tests: a PostgreSQL database of their own, and lists as a whole.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

use std::sync::atomic::{AtomicU32, Ordering};

use domain::stores::StoreAccess;
use postgres::{Client, NoTls};

use crate::{Listed, Listing, ReadTx, StoreError};

/// A schema on the server that `DATABASE_URL` names; it goes when the test does.
#[derive(Debug)]
pub struct Schema {
    server: String,
    name: String,
}

impl Schema {
    /// Without `DATABASE_URL` there is none, and the test says so; under CI that is a failure.
    pub fn new() -> Option<Self> {
        static N_SCHEMAS: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = std::env::var("DATABASE_URL") else {
            let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
            assert!(!is_ci, "DATABASE_URL must name a PostgreSQL database under CI");
            eprintln!("LEFT OUT: set DATABASE_URL to a PostgreSQL database to run this there too");
            return None;
        };
        let name = format!("test_{}_{}", std::process::id(), N_SCHEMAS.fetch_add(1, Ordering::Relaxed));
        let schema = Self { server, name };
        schema.execute(&format!("CREATE SCHEMA {}", schema.name));
        Some(schema)
    }

    /// What it is called, and what connections to [`Schema::address`] call themselves.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a store or the program is told to use it. Options of the server come last, so that more can be added.
    pub fn address(&self) -> String {
        let separator = if self.server.contains('?') { '&' } else { '?' };
        format!("{}{separator}application_name={name}&options=-csearch_path%3D{name}", self.server, name = self.name)
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
        let (server, sql) = (self.server.clone(), format!("BEGIN; LOCK TABLE {}.{table}", self.name));
        let locking = std::thread::spawn(move || {
            let mut client = Client::connect(&server, NoTls).unwrap();
            client.batch_execute(&sql).unwrap();
            client
        });
        Locked(Some(locking.join().unwrap()))
    }

    /// Lets the server's administrator do something in the schema.
    pub fn execute(&self, sql: &str) {
        let (server, sql) = (self.server.clone(), format!("SET search_path = {}; {sql}", self.name));
        // The client has a runtime of its own, which must not be started within another.
        let done = std::thread::spawn(move || Client::connect(&server, NoTls).unwrap().batch_execute(&sql));
        done.join().unwrap().unwrap();
    }
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

impl Drop for Schema {
    fn drop(&mut self) {
        self.execute(&format!("DROP SCHEMA {} CASCADE", self.name));
    }
}
