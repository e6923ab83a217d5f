//! For tests: a PostgreSQL database of their own.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

use std::sync::atomic::{AtomicU32, Ordering};

use postgres::{Client, NoTls};

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

    /// Lets the server's administrator do something in the schema.
    pub fn execute(&self, sql: &str) {
        let (server, sql) = (self.server.clone(), format!("SET search_path = {}; {sql}", self.name));
        // The client has a runtime of its own, which must not be started within another.
        let done = std::thread::spawn(move || Client::connect(&server, NoTls).unwrap().batch_execute(&sql));
        done.join().unwrap().unwrap();
    }
}

impl Drop for Schema {
    fn drop(&mut self) {
        self.execute(&format!("DROP SCHEMA {} CASCADE", self.name));
    }
}
