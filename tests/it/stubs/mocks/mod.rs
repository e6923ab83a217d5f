//! The mock of every fixture answers every operation, and refuses what is malformed.
//!
//! Requests are made of the document alone, by `contract_testing::caller`. What is refused never reached the traits, for a mock that is reached answers with success.

mod program;
mod server;

pub(crate) use program::MOCKS;
pub(super) use program::program;
pub(super) use server::Server;

use contract::model::{Api, Operation, StatusKey};
use contract::source::Sources;
use contract_testing::Judge;
use contract_testing::caller::{Answer, Caller, malformed};

use crate::workshop::{WORKSHOP, target};

use super::fixture::FIXTURES;

#[test]
#[ignore = "long"]
fn every_mock_answers_every_operation_and_refuses_what_is_malformed() {
    let built = WORKSHOP.cargo(&["build", "--package", MOCKS]);
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let program = target().join("debug").join(MOCKS);
    let mut faults = Vec::new();
    // Golden cases hold schemas that nothing fits, on purpose; they are compiled and not called.
    for fixture in FIXTURES.iter().filter(|fixture| fixture.package.starts_with("fixture-")) {
        let server = Server::start(&program, &[&fixture.package, "127.0.0.1:0"]);
        faults
            .extend(faults_of(fixture.document(), &server).iter().map(|fault| format!("{}: {fault}", fixture.package)));
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// Calls every operation of a document with what is right and with what is malformed; tells what is answered wrongly.
pub(super) fn faults_of(document: &str, server: &Server) -> Vec<String> {
    let sources = Sources::from_text("document.json", document);
    let (api, _) = Api::read(&sources);
    let api = api.expect("an embedded document is OpenAPI");
    let caller = Caller::new(&api);
    let mut faults = Vec::new();
    for (path, item, operation) in api.operations() {
        let name = format!("{} {path}", operation.method.name());
        let requests = match caller.requests(path, item, operation) {
            Ok(requests) => requests,
            Err(why) => {
                faults.push(format!("{name}: no request can be made: {why}"));
                continue;
            }
        };
        for (how, request) in &requests {
            let answer = server.call(request);
            let unfit = Judge::new(&api, path, operation).findings(&answer);
            let refused = is_refused(operation, &answer).then(|| "it is refused".to_owned());
            let told = unfit.iter().map(|finding| finding.message.clone()).chain(refused);
            faults.extend(told.map(|fault| format!("{name}, {how}: {fault}\n  {request}\n  {answer}")));
        }
        let (_, sound) = &requests[0];
        for (how, request) in malformed::variants(&api, item, operation, sound) {
            let answer = server.call(&request);
            if !(400..500).contains(&answer.status) {
                faults.push(format!("{name}, {how}: is not refused\n  {request}\n  {answer}"));
            }
        }
    }
    faults
}

/// True where a sound request gets no success, though one is declared.
fn is_refused(operation: &Operation<'_>, answer: &Answer) -> bool {
    let mut declared = operation.responses.by_status.iter();
    let has_success = declared.any(|(key, _)| key.is_success() || *key == StatusKey::Default);
    has_success && !(200..300).contains(&answer.status)
}
