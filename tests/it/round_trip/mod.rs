//! The client that we make of a contract, talking to the stub that we make of it: every operation, every status.
//!
//! Two readings of one document that share no code: what the client sends must reach the trait as it was, and whatever
//! the implementation answers must reach the caller as it was, refusals as the error that a caller can match. The calls
//! are compiled in a throw-away crate, which prints one line of JSON for each operation and status; here the lines are
//! compared with what the document says was to be sent and answered.

pub(crate) mod answer;
mod calls;
mod client;
pub(crate) mod contract;
pub(crate) mod krate;
mod recorder;

use std::collections::BTreeMap;

use serde_json::Value;

use contract::Contract;

/// A contract's document in `spec/`, its stubs and its client.
#[derive(Debug, Clone, Copy)]
struct Names {
    document: &'static str,
    /// The crate with the stubs.
    stubs: &'static str,
    /// The module with the client, and the folder of its sources.
    client: &'static str,
    client_folder: &'static str,
}

const CONTRACTS: [Names; 3] = [
    Names {
        document: "service",
        stubs: "api",
        client: "benefits_client",
        client_folder: "crates/client/src/generated",
    },
    Names {
        document: "triggers",
        stubs: "triggers",
        client: "triggers::sender",
        client_folder: "crates/triggers/src/sender/generated",
    },
    Names {
        document: "operator",
        stubs: "operator",
        client: "operator::client",
        client_folder: "crates/operator/src/client/generated",
    },
];

#[test]
#[ignore = "long"]
fn every_operation_carries_its_examples_there_and_every_status_back() {
    let contracts = CONTRACTS.map(Contract::read);
    let lines = krate::run(&contracts);
    let mut faults = Vec::new();
    let mut n_answers = 0;
    for contract in &contracts {
        for operation in &contract.operations {
            for answer in &operation.answers {
                n_answers += 1;
                let name = format!("{} {} {}", contract.names.document, operation.id, answer.status);
                match lines.get(&(contract.names.document.to_owned(), letters(&operation.id), answer.status)) {
                    None => faults.push(format!("{name}: was not called")),
                    Some(line) => {
                        let found =
                            operation.faults(&line["received"]).into_iter().chain(answer.faults(&line["heard"]));
                        faults.extend(found.map(|fault| format!("{name}: {fault}")));
                    }
                }
            }
        }
    }
    assert_eq!(n_answers, lines.len(), "every status is answered once, and nothing else");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// Output of the throw-away program: by document, operation and status, what the trait got and what the caller got.
type Lines = BTreeMap<(String, String, u16), Value>;

/// A name as both generators would recognise it: its letters and digits, whatever the case.
fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
