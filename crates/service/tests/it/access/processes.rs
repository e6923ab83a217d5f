//! Two processes on one database of PostgreSQL, and a server that is restarted.

use std::sync::atomic::{AtomicU32, Ordering};

use postgres::{Client, NoTls};
use service::store::Database;
use service::store::postgres::PostgresStore;

use super::gate::{Door, maria};

/// A schema that goes when the test does.
struct Scratch {
    address: String,
    name: String,
}

impl Scratch {
    fn new() -> Option<Self> {
        static N_SCHEMAS: AtomicU32 = AtomicU32::new(0);
        let Ok(address) = std::env::var("DATABASE_URL") else {
            let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
            assert!(!is_ci, "DATABASE_URL must name a PostgreSQL database under CI");
            eprintln!("LEFT OUT: set DATABASE_URL to a PostgreSQL database to run this");
            return None;
        };
        let name = format!("access_{}_{}", std::process::id(), N_SCHEMAS.fetch_add(1, Ordering::Relaxed));
        let mut client = Client::connect(&address, NoTls).unwrap();
        client.batch_execute(&format!("CREATE SCHEMA {name}")).unwrap();
        Some(Self { address, name })
    }

    fn open(&self) -> Database {
        let separator = if self.address.contains('?') { '&' } else { '?' };
        let Self { address, name } = self;
        let address = format!("{address}{separator}options=-csearch_path%3D{name}&application_name={name}");
        PostgresStore::open(&address, 2).unwrap().into()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Ok(mut client) = Client::connect(&self.address, NoTls) {
            let _ = client.batch_execute(&format!("DROP SCHEMA {} CASCADE", self.name));
        }
    }
}

#[test]
fn what_one_process_revokes_is_revoked_in_the_other() {
    let Some(scratch) = Scratch::new() else { return };
    let (here, there) = (scratch.open(), scratch.open());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let here = Door::founded(&here).await;
        let there = Door::to(&there);
        let user = here.enter().await.unwrap();
        let token = here.gate.issue(&user).await.unwrap();
        assert!(there.principal(token.as_str()).await.is_some(), "tokens are shared");
        there.accounts.set_active(&maria().login, false).await.unwrap();
        assert_eq!(here.principal(token.as_str()).await, None);
        there.accounts.set_active(&maria().login, true).await.unwrap();
        let user = there.enter().await.unwrap();
        let token = there.gate.issue(&user).await.unwrap();
        assert!(here.principal(token.as_str()).await.is_some());
        here.accounts.set_password(&maria().login, "outra senha comprida").await.unwrap();
        assert_eq!(there.principal(token.as_str()).await, None);
    });
}

#[test]
fn connections_that_the_server_closed_are_not_used_again() {
    let Some(scratch) = Scratch::new() else { return };
    let database = scratch.open();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let door = runtime.block_on(async {
        let door = Door::founded(&database).await;
        // Both connections of the pool are made.
        let _ = tokio::join!(door.principal("x"), door.enter(), door.enter());
        door
    });
    let mut client = Client::connect(&scratch.address, NoTls).unwrap();
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
    let ended = client.execute(end, &[&scratch.name]);
    assert!(ended.unwrap() > 0);
    std::thread::sleep(std::time::Duration::from_millis(1100));
    runtime.block_on(async {
        let (first, second) = tokio::join!(door.enter(), door.enter());
        assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
    });
}
