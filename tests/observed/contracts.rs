//! The three contracts, each with the crate that answers for it.

use client_runtime::schemas::Schemas;
use contract::model::Api;
use contract::source::Sources;
use contractual::check::{Observation, ObservedContract};
use stub_runtime::Operations;

use crate::caller::{Request, call};
use crate::reading;
use crate::server::{Servers, WORDED};
use crate::wire;

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
    let sources = Sources::from_text("document.json", document);
    let (api, _) = Api::read(&sources);
    let api = api.ok_or_else(|| format!("the document inside the stubs of {name} cannot be read"))?;
    Ok(ObservedContract {
        contract: name.to_owned(),
        served: fetched(address, "/openapi.json")?,
        worded: fetched(address, WORDED)?,
        answers: wire::answers(&api, address)?,
        reading: reading::of(tell)?,
    })
}

/// A page of a server.
fn fetched(address: &str, path: &str) -> Result<String, String> {
    let request = Request { method: "GET", template: path.to_owned(), ..Request::default() };
    let answer = call(address, &request).map_err(|error| format!("cannot fetch {path}: {error}"))?;
    if answer.status != 200 {
        return Err(format!("cannot fetch {path}: {answer}"));
    }
    String::from_utf8(answer.body).map_err(|error| format!("{path} is no text: {error}"))
}
