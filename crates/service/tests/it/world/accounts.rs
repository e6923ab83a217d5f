//! The account pages of a world, and a dispatcher of mails.

use std::net::SocketAddr;
use std::sync::Arc;

use accounts::{AccountPages, Courier, MailDispatch, MailOutbox, SmtpServer, SmtpTls};
use auth::{Gate, PasswordLinks, RequestLimits, RequestThrottle};
use http_server::{Drain, Limits, Listener, front};
use sealing::SecretsKey;
use service::routes::{Service, stub};

use super::{Answer, BODY_LIMIT, BODY_TIMEOUT, MailServer, Operator, Request, World, http};

/// Where links of every world lead.
pub(crate) const PUBLIC_URL: &str = "https://beneficios.example.com.br";

/// The account pages of a world, while it is there.
pub(crate) struct Accounts<'w> {
    address: SocketAddr,
    pub(crate) operator: Operator<'w>,
    world: &'w World,
}

impl World {
    /// Opens a listener with account pages, and sends mails by a mail server.
    pub(crate) fn accounts(&self, server: &MailServer) -> Accounts<'_> {
        let (database, clock) = (self.database.clone(), self.clock.clone());
        let key = Arc::new(SecretsKey::parse("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=").unwrap());
        let outbox = MailOutbox::new(database.clone(), clock.clone(), key);
        let gate = Gate::new(database.clone(), clock.clone());
        let links = PasswordLinks::new(database.clone(), clock.clone());
        let throttle = RequestThrottle::new(RequestLimits::default(), clock.clone());
        let pages = AccountPages::new(gate.clone(), links, throttle, Some(outbox.clone()));
        let server = SmtpServer {
            host: "127.0.0.1".to_owned(),
            port: server.address.port(),
            tls: SmtpTls::None,
            credentials: Some(("servico".to_owned(), "geheim".to_owned())),
        };
        let courier = Courier::smtp("nao-responda@example.com.br".parse().unwrap(), server).unwrap();
        let operator = self.operator_with(Some(outbox.clone()));
        let address = self.block_on(async {
            let limits = Limits { body_limit: BODY_LIMIT, body_timeout: BODY_TIMEOUT, ..Limits::default() };
            let listener = Listener::bind("127.0.0.1:0", limits, None).await.unwrap();
            let address = listener.address();
            let stub = stub(Service::new(database, gate, clock));
            let endpoint = front(stub, limits, Arc::default()).with_forms(AccountPages::PATH, pages);
            tokio::spawn(listener.serve(endpoint, Drain::new()));
            let at = PUBLIC_URL.parse().unwrap();
            MailDispatch::start(outbox, courier, at, Arc::default(), std::future::pending());
            address
        });
        Accounts { address, operator, world: self }
    }
}

impl Accounts<'_> {
    /// Asks as a browser does.
    pub(crate) fn ask(&self, request: &Request) -> Answer {
        http::send(self.address, &request.bytes())
    }

    /// Opens a page.
    pub(crate) fn open(&self, query: &str) -> Answer {
        self.ask(&Request::get(format!("{}{query}", AccountPages::PATH)))
    }

    /// Sends a form.
    pub(crate) fn send(&self, query: &str, fields: &[(&str, &str)]) -> Answer {
        let fields: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", super::encoded(value))).collect();
        let request = Request::new("POST", format!("{}{query}", AccountPages::PATH), None);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        self.ask(&request.bytes_as_body(fields.join("&").as_bytes()))
    }

    /// Asks for a link.
    pub(crate) fn ask_for(&self, email: &str) -> Answer {
        self.send("", &[("email", email)])
    }

    /// Chooses a password by a link.
    pub(crate) fn choose(&self, query: &str, password: &str) -> Answer {
        self.send(query, &[("senha", password), ("repeticao", password)])
    }

    /// The token of a user who enters.
    pub(crate) fn login(&self, user: &str, password: &str) -> Option<String> {
        let answer = self.world.ask(&Request::post("/ext/autenticacao").user(user, password));
        (answer.status == 200).then(|| answer.json()["authorizationToken"].as_str().unwrap().to_owned())
    }
}
