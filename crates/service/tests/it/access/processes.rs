//! Two processes on one database of PostgreSQL, and a server that is restarted.

use std::time::Duration;

use tokio::runtime::Runtime;

use super::gate::{Door, maria};
use crate::world::Home;

#[test]
fn what_one_process_revokes_is_revoked_in_the_other() {
    let Some(home) = Home::postgres() else { return };
    let (here, there) = (home.open(), home.open());
    let runtime = Runtime::new().unwrap();
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
    let Some(home) = Home::postgres() else { return };
    let database = home.open();
    let runtime = Runtime::new().unwrap();
    let door = runtime.block_on(async {
        let door = Door::founded(&database).await;
        // Several connections are made, and left idle.
        let _ = tokio::join!(door.principal("x"), door.enter(), door.enter());
        door
    });
    home.end_connections();
    // Longer than a connection is trusted.
    std::thread::sleep(Duration::from_millis(1100));
    runtime.block_on(async {
        let (first, second) = tokio::join!(door.enter(), door.enter());
        assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
    });
}
