//! A service of a test's own: a fresh database, a clock that stands, a socket, and two users in two stores.
//!
//! Stores 1 and 2 hold the same kinds of records, so that whatever one user has the other has beyond the border.

mod accounts;
mod database;
mod http;
mod mail_server;
mod operator;
mod register;
mod seed;
mod spelling;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use auth::{Gate, NewUser};
use domain::stores::StoreAccess;
use domain::users::PasswordHash;
use domain::values::{Day, Email, Login, Moment, StoreCode, Text};
use http_server::{Drain, Limits, Listener, front};
use service::routes::{Service, stub};
use store::{Clock, Database};
use tokio::runtime::Runtime;

pub(crate) use accounts::PUBLIC_URL;
pub(crate) use database::{Broken, Home};
pub(crate) use http::{Answer, Request, ask, try_to_ask};
pub(crate) use mail_server::{Encrypted, Mail, MailServer, Mood, until};
pub(crate) use operator::{Operator, TOKEN};
pub(crate) use spelling::{cpf, encoded};

/// The user of store 1.
pub(crate) const CENTRE: &str = "centro";

/// The user of store 2.
pub(crate) const COAST: &str = "litoral";

/// The password of both.
pub(crate) const PASSWORD: &str = "capivara serena";

/// Its hash, in 16 KiB and one pass: a hash as the service makes them would take half of the time of all tests.
const CHEAP_HASH: &str =
    "$argon2id$v=19$m=16,t=1,p=1$c2FsdCBmb3IgYSB0ZXN0Lg$OgNrdszTznE7aME2E8+xOHnbQr1d3JIjgvbZmoIDKO4";

/// Longest body that a world takes.
pub(crate) const BODY_LIMIT: usize = 2 * 1024 * 1024;

/// How long a body may take in a world.
const BODY_TIMEOUT: Duration = Duration::from_secs(2);

/// A running service with its records.
pub(crate) struct World {
    address: SocketAddr,
    /// Stands at the same moment in every world.
    pub(crate) clock: Clock,
    pub(crate) database: Database,
    pub(crate) home: Home,
    centre: String,
    coast: String,
    // Stopped before the database's home goes.
    runtime: Option<Runtime>,
}

impl World {
    /// On SQLite, and on PostgreSQL where `DATABASE_URL` names a database.
    pub(crate) fn each() -> Vec<Self> {
        Home::each().map(Self::at).collect()
    }

    /// On SQLite.
    pub(crate) fn sqlite() -> Self {
        Self::at(Home::sqlite())
    }

    /// With a database.
    pub(crate) fn at(home: Home) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let clock = Clock::standing_at(now());
        let database = home.open();
        let address = runtime.block_on(async {
            register::register(&database).await;
            for (login, store) in [(CENTRE, 1), (COAST, 2)] {
                add_user(&database, &clock, login, store).await;
            }
            let gate = Gate::new(database.clone(), clock.clone());
            serve(Service::new(database.clone(), gate, clock.clone())).await
        });
        let mut world = Self {
            address,
            clock,
            database,
            home,
            centre: String::new(),
            coast: String::new(),
            runtime: Some(runtime),
        };
        world.centre = world.login(CENTRE);
        world.coast = world.login(COAST);
        seed::seed(&world);
        world
    }

    /// Asks as nobody.
    pub(crate) fn ask(&self, request: &Request) -> Answer {
        http::send(self.address, &request.bytes())
    }

    /// Asks as the user of store 1.
    pub(crate) fn ask_in_centre(&self, request: Request) -> Answer {
        self.ask(&request.bearing(&self.centre))
    }

    /// Asks as the user of store 2.
    pub(crate) fn ask_at_coast(&self, request: Request) -> Answer {
        self.ask(&request.bearing(&self.coast))
    }

    /// Asks as nobody and leaves the last byte of the body out.
    pub(crate) fn ask_without_end(&self, request: &Request) -> Answer {
        let bytes = request.bytes();
        http::send(self.address, &bytes[..bytes.len() - 1])
    }

    /// Where it is served.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The token of the user of store 1.
    pub(crate) fn token(&self) -> &str {
        &self.centre
    }

    /// Does something with the database, beside the service.
    pub(crate) fn block_on<F: Future>(&self, future: F) -> F::Output {
        self.runtime.as_ref().expect("it runs while the world is there").block_on(future)
    }

    fn login(&self, user: &str) -> String {
        let answer = self.ask(&Request::post("/ext/autenticacao").user(user, PASSWORD));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["authorizationToken"].as_str().expect("a token").to_owned()
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// When everything happens: three in the afternoon of 15/07/2026 in Brasília.
pub(crate) fn now() -> Moment {
    const AFTERNOON: i64 = 15 * 60 * 60 * 1_000_000;
    let midnight = Moment::start_of(Day::parse("15/07/2026").unwrap());
    Moment::from_micros(midnight.micros() + AFTERNOON).unwrap()
}

async fn add_user(database: &Database, clock: &Clock, login: &str, store: i32) {
    let user = NewUser {
        login: Login::parse(login).unwrap(),
        name: Text::parse(&format!("Integração {login}")).unwrap(),
        email: Email::parse(&format!("{login}@example.com")).unwrap(),
        access: StoreAccess::to([StoreCode::new(store).unwrap()]),
    };
    let (hash, now) = (PasswordHash::new(CHEAP_HASH), clock.now());
    database.write(move |tx| tx.add_user(user.clone(), &hash, now)).await.unwrap();
}

/// Serves as the program does, with limits that tests reach.
pub(crate) async fn serve(service: Service) -> SocketAddr {
    let limits = Limits { body_limit: BODY_LIMIT, body_timeout: BODY_TIMEOUT, ..Limits::default() };
    let listener = Listener::bind("127.0.0.1:0", limits, None).await.unwrap();
    let address = listener.address();
    let endpoint = front(stub(service), limits, Arc::default());
    tokio::spawn(listener.serve(endpoint, Drain::new()));
    address
}
