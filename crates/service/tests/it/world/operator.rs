//! The operator's side of a world: a listener of its own, and the token that opens it.

use std::net::SocketAddr;
use std::sync::Arc;

use accounts::MailOutbox;
use auth::{OperatorGate, OperatorToken};
use delivery::address::Networks;
use http_server::{Drain, Limits, Listener};
use operator::client::{Client, Connection, operations};
use operator_service::{OperatorService, ReceiverGateway, operator_front};
use sealing::SecretsKey;
use trigger_delivery::Registrations;
use trigger_delivery::transport::{Reach, Webhooks};

use super::{Answer, BODY_LIMIT, BODY_TIMEOUT, Request, World, http};

/// The operator's token in every world.
pub(crate) const TOKEN: &str = "token-do-operador-de-teste";

/// The operator of a world, while it is there.
pub(crate) struct Operator<'w> {
    address: SocketAddr,
    _world: &'w World,
}

impl World {
    /// Opens a listener for the operator, who may have receivers on this machine.
    pub(crate) fn operator(&self) -> Operator<'_> {
        self.operator_with(None)
    }

    /// The same, with mails to users.
    pub(crate) fn operator_with(&self, mails: Option<MailOutbox>) -> Operator<'_> {
        let (database, clock) = (self.database.clone(), self.clock.clone());
        let gate = OperatorGate::new(OperatorToken::parse(TOKEN), clock.clone());
        let key = Arc::new(SecretsKey::parse("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=").unwrap());
        let reach = Reach::new(Networks::opened(["127.0.0.1/32".parse().unwrap()]));
        let registrations = Registrations::new(database.clone(), clock.clone(), Arc::clone(&key));
        let webhooks = Arc::new(Webhooks::new(registrations, &reach).unwrap());
        let operation = OperatorService::new(database, clock, gate, Drain::new());
        let operation = operation.with_gateway(ReceiverGateway::new(key, reach, webhooks));
        let operation = match mails {
            Some(mails) => operation.with_mails(mails),
            None => operation,
        };
        let address = self.block_on(async move {
            let limits = Limits { body_limit: BODY_LIMIT, body_timeout: BODY_TIMEOUT, ..Limits::default() };
            let listener = Listener::bind("127.0.0.1:0", limits, None).await.unwrap();
            let address = listener.address();
            let endpoint = operator_front(operation, limits, Arc::default());
            tokio::spawn(listener.serve(endpoint, Drain::new()));
            address
        });
        Operator { address, _world: self }
    }
}

impl Operator<'_> {
    /// Asks with the token.
    pub(crate) fn ask(&self, request: Request) -> Answer {
        self.ask_as_nobody(&request.bearing(TOKEN))
    }

    /// Asks with what the request has.
    pub(crate) fn ask_as_nobody(&self, request: &Request) -> Answer {
        http::send(self.address, &request.bytes())
    }

    /// Asks with the token, and leaves the last byte of the body out.
    pub(crate) fn ask_without_end(&self, request: Request) -> Answer {
        let bytes = request.bearing(TOKEN).bytes();
        http::send(self.address, &bytes[..bytes.len() - 1])
    }

    /// A generated client with the token.
    pub(crate) fn client(&self) -> Client {
        let connection = Connection::builder(&format!("http://{}", self.address))
            .operations(operations::OPERATIONS)
            .schemes(operations::SCHEMES)
            .bearer("operador", TOKEN);
        connection.build().unwrap().into()
    }
}
