//! The three contracts, each with the crate that answers for it.

use client_runtime::schemas::Schemas;
use contract_testing::Server;
use contractual::check::{Observation, ObservedAnswer, ObservedContract};
use stub_runtime::Operations;

use crate::reading;
use crate::server::{Servers, WORDED};

/// Asks everything that was generated.
pub fn observe() -> Result<Observation, String> {
    let servers = Servers::new()?;
    let address = servers.start(|| api::stub(api::mock::Mock))?;
    let document = <api::Operations<api::mock::Mock> as Operations>::DOCUMENT;
    let service = observed("service", &address, document, benefits_client::schemas::tell)?;
    let address = servers.start(|| triggers::stub(triggers::mock::Mock))?;
    let document = <triggers::Operations<triggers::mock::Mock> as Operations>::DOCUMENT;
    let triggers = observed("triggers", &address, document, triggers::sender::schemas::tell)?;
    let address = servers.start(|| operator::stub(operator::mock::Mock))?;
    let document = <operator::Operations<operator::mock::Mock> as Operations>::DOCUMENT;
    let operator = observed("operator", &address, document, operator::client::schemas::tell)?;
    Ok(Observation { contracts: vec![service, triggers, operator] })
}

fn observed(name: &str, address: &str, document: &str, tell: fn(&mut Schemas)) -> Result<ObservedContract, String> {
    let server = Server::with_text(&format!("http://{address}"), "document.json", document);
    let server = server.map_err(|error| format!("the document inside the stubs of {name}: {error}"))?;
    Ok(ObservedContract {
        contract: name.to_owned(),
        served: fetched(&server, "/openapi.json")?,
        worded: fetched(&server, WORDED)?,
        answers: answers(&server)?,
        reading: reading::of(tell)?,
    })
}

/// Answers of a mock to every operation and status.
fn answers(server: &Server) -> Result<Vec<ObservedAnswer>, String> {
    let exchanges = server.wished_answers().map_err(|error| error.to_string())?;
    let observed = exchanges.into_iter().filter_map(|exchange| {
        let (text, status) = (exchange.text(), exchange.status?);
        Some(ObservedAnswer { operation: exchange.operation, status, answered: exchange.answer.status, text })
    });
    Ok(observed.collect())
}

/// A page of a server.
fn fetched(server: &Server, path: &str) -> Result<String, String> {
    server.fetch(path).map_err(|error| error.to_string())
}
