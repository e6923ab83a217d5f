//! Logins and tokens on one database.

use std::net::IpAddr;
use std::time::Duration;

use auth::{Accounts, Gate, LoginRefusal, NewUser, Principal, TokenRefusal, User};
use domain::stores::{Store, StoreAccess};
use domain::values::{Email, Login, Moment, StoreCode, Text};
use store::{Clock, Database, StoreError};

use crate::world::Home;

const PASSWORD: &str = "tucano: sereno 12";
const NOON: i64 = 1_784_030_400_000_000;

/// A database with one user, `maria`.
pub(super) struct Door {
    pub(super) gate: Gate,
    pub(super) accounts: Accounts,
    pub(super) clock: Clock,
}

pub(super) fn moment(seconds: i64) -> Moment {
    Moment::from_micros(NOON + seconds * 1_000_000).unwrap()
}

pub(super) fn maria() -> NewUser {
    NewUser {
        login: Login::parse("maria").unwrap(),
        name: Text::parse("Maria Exemplo").unwrap(),
        email: Email::parse("maria@example.com.br").unwrap(),
        access: StoreAccess::to([StoreCode::new(1).unwrap()]),
    }
}

impl Door {
    pub(super) fn to(database: &Database) -> Self {
        let clock = Clock::standing_at(moment(0));
        let gate = Gate::new(database.clone(), clock.clone());
        Self { gate, accounts: Accounts::new(database.clone(), clock.clone()), clock }
    }

    /// Registers the user, and the store that they see.
    pub(super) async fn founded(database: &Database) -> Self {
        let door = Self::to(database);
        let (code, name) = (StoreCode::new(1).unwrap(), Text::parse("Loja 1").unwrap());
        let store = Store { code, name, cnpj: None, is_active: true };
        database.write::<_, StoreError>(move |tx| tx.put(&store)).await.unwrap();
        door.accounts.add(maria(), PASSWORD).await.unwrap();
        door
    }

    pub(super) async fn enter(&self) -> Result<User, LoginRefusal> {
        self.gate.login("maria", PASSWORD, None).await
    }

    async fn enter_from(&self, peer: IpAddr) -> Result<User, LoginRefusal> {
        self.gate.login("maria", PASSWORD, Some(peer)).await
    }

    pub(super) async fn principal(&self, token: &str) -> Option<Principal> {
        match self.gate.principal(token).await {
            Ok(principal) => Some(principal),
            Err(TokenRefusal::Unknown) => None,
            Err(TokenRefusal::Unavailable(error)) => panic!("{error}"),
        }
    }
}

fn is_unknown(outcome: &Result<User, LoginRefusal>) -> bool {
    matches!(outcome, Err(LoginRefusal::Unknown))
}

#[tokio::test]
async fn only_name_and_password_together_let_in() {
    let home = Home::sqlite();
    let database = home.open();
    let door = Door::founded(&database).await;
    let user = door.enter().await.unwrap();
    assert_eq!((user.login.as_str(), user.name.as_str()), ("maria", "Maria Exemplo"));
    for (name, password) in [
        ("maria", "tucano: sereno 13"),
        ("maria", ""),
        ("joana", PASSWORD),
        ("Maria", PASSWORD),
        ("", ""),
        ("maria\0", PASSWORD),
    ] {
        door.clock.set(moment(3600));
        let outcome = door.gate.login(name, password, None).await;
        assert!(is_unknown(&outcome), "{name}: {outcome:?}");
    }
    let long = "x".repeat(1_000_000);
    assert!(is_unknown(&door.gate.login(&long, &long, None).await));
}

#[tokio::test]
async fn a_token_lives_twelve_hours_to_the_second() {
    let home = Home::sqlite();
    let database = home.open();
    let door = Door::founded(&database).await;
    let user = door.enter().await.unwrap();
    let token = door.gate.issue(&user).await.unwrap();
    let expected = Principal { user: user.code, access: maria().access };
    for (seconds, is_good) in [(0, true), (12 * 3600 - 1, true), (12 * 3600, false), (12 * 3600 + 1, false)] {
        door.clock.set(moment(seconds));
        let principal = door.principal(token.as_str()).await;
        assert_eq!(principal, is_good.then(|| expected.clone()), "after {seconds} s");
    }
    for garbage in ["", "ben_", "Bearer", &token.as_str()[1..], &"x".repeat(1_000_000)] {
        assert_eq!(door.principal(garbage).await, None);
    }
}

#[tokio::test]
async fn a_token_is_gone_when_its_holder_is_disabled_or_gets_another_password() {
    let home = Home::sqlite();
    let database = home.open();
    let door = Door::founded(&database).await;
    let login = maria().login;
    let user = door.enter().await.unwrap();
    let token = door.gate.issue(&user).await.unwrap();
    door.accounts.set_password(&login, "outra senha comprida").await.unwrap();
    assert_eq!(door.principal(token.as_str()).await, None);
    assert!(is_unknown(&door.enter().await));
    assert!(door.gate.issue(&user).await.is_err(), "nothing is given for the last password");
    let user = door.gate.login("maria", "outra senha comprida", None).await.unwrap();
    let token = door.gate.issue(&user).await.unwrap();
    assert!(door.principal(token.as_str()).await.is_some());
    door.accounts.set_active(&login, false).await.unwrap();
    assert_eq!(door.principal(token.as_str()).await, None);
    assert!(is_unknown(&door.gate.login("maria", "outra senha comprida", None).await));
}

#[tokio::test]
async fn guesses_are_throttled_and_the_true_user_gets_in() {
    let home = Home::sqlite();
    let database = home.open();
    let door = Door::founded(&database).await;
    let (guesser, home): (IpAddr, IpAddr) = ("192.0.2.66".parse().unwrap(), "192.0.2.1".parse().unwrap());
    let mut refused = None;
    for _ in 0..20 {
        match door.gate.login("maria", "guess", Some(guesser)).await {
            Err(LoginRefusal::Unknown) => {}
            Err(LoginRefusal::TooMany { retry_after }) => refused = Some(retry_after),
            outcome => panic!("{outcome:?}"),
        }
    }
    let retry_after = refused.expect("guesses are throttled");
    assert!(retry_after <= Duration::from_secs(15), "{retry_after:?}");
    assert!(door.enter_from(home).await.is_ok(), "elsewhere nothing has changed");
    door.clock.set(moment(15));
    assert!(door.enter_from(guesser).await.is_ok(), "nor here, after a while");
}

#[tokio::test]
#[ignore = "long"]
async fn a_flood_of_logins_is_turned_away_instead_of_queued() {
    let home = Home::sqlite();
    let database = home.open();
    let door = Door::founded(&database).await;
    let user = door.enter().await.unwrap();
    let token = door.gate.issue(&user).await.unwrap();
    let flood: Vec<_> = (0..500_u32)
        .map(|number| {
            let gate = door.gate.clone();
            let peer = IpAddr::from(std::net::Ipv4Addr::from_bits(number));
            tokio::spawn(async move { gate.login(&format!("user{number}"), "guess", Some(peer)).await })
        })
        .collect();
    // Others do not stand in that queue.
    for _ in 0..50 {
        assert!(door.principal(token.as_str()).await.is_some());
    }
    let (mut n_compared, mut n_turned_away) = (0, 0);
    for login in flood {
        match login.await.unwrap() {
            Err(LoginRefusal::Unknown) => n_compared += 1,
            Err(LoginRefusal::TooMany { retry_after }) => {
                assert_eq!(retry_after, Duration::from_secs(1));
                n_turned_away += 1;
            }
            outcome => panic!("{outcome:?}"),
        }
    }
    assert_eq!(n_compared + n_turned_away, 500);
    assert!(n_turned_away > 100, "{n_compared} were compared");
}
