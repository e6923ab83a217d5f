//! The database that those of tests are copies of. It stays on the server, for the next process that tests; one of other
//! migrations goes when a new one is made.

use std::sync::OnceLock;

use postgres::{Client, NoTls};

use crate::migrations;
use crate::postgres::PostgresStore;

use super::{database_of, execute};

const PREFIX: &str = "test_template_";

/// Key of the advisory lock under which one process makes the template, and others wait for it.
const LOCK: i64 = 0x74_65_6d_70;

/// Name of the template, which is made if it is not there.
pub(super) fn of(server: &str) -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| {
        let server = server.to_owned();
        let made = std::thread::spawn(move || made(&server));
        made.join().unwrap()
    })
}

fn made(server: &str) -> String {
    let name = format!("{PREFIX}{}", migrations::fingerprint());
    let mut client = Client::connect(server, NoTls).unwrap();
    client.query("SELECT pg_advisory_lock($1)", &[&LOCK]).unwrap();
    // Only a whole one is a template to the server.
    let others = "SELECT datname, datistemplate FROM pg_database WHERE starts_with(datname, $1)";
    let mut is_there = false;
    for row in client.query(others, &[&PREFIX]).unwrap() {
        let (other, is_whole): (String, bool) = (row.get(0), row.get(1));
        if other == name && is_whole {
            is_there = true;
        } else {
            execute(server, &format!("ALTER DATABASE {other} IS_TEMPLATE false"));
            execute(server, &format!("DROP DATABASE {other} WITH (FORCE)"));
        }
    }
    if !is_there {
        execute(server, &format!("CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0"));
        drop(PostgresStore::open(&database_of(server, &name), 1).unwrap());
        // Whoever is connected to a template keeps others from copying it.
        execute(server, &format!("ALTER DATABASE {name} IS_TEMPLATE true ALLOW_CONNECTIONS false"));
    }
    name
}
