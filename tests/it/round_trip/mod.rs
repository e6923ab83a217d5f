//! The client that progenitor makes of a contract, talking to the stub that we make of it, for every operation.
//!
//! Two readings of one document that share no code: what the client sends must reach the trait as it was, and what the
//! implementation answers must reach the caller as it was. Client, stub and the calls between them are compiled in a
//! throw-away crate, which prints one line of JSON for each operation; here the lines are compared with what the document
//! says was to be sent and answered.

mod calls;
mod client;
mod contract;
mod krate;
mod recorder;

use std::collections::BTreeMap;

use serde_json::Value;

use contract::Contract;

/// Document in `spec/`, and the crate with its stubs.
const CONTRACTS: [(&str, &str); 3] = [("service", "api"), ("triggers", "triggers"), ("operator", "operator")];

#[test]
fn every_operation_carries_its_examples_there_and_back() {
    let contracts = CONTRACTS.map(|(document, stubs)| Contract::read(document, stubs));
    let lines = krate::run(&contracts);
    let mut faults = Vec::new();
    for contract in &contracts {
        for operation in &contract.operations {
            let name = format!("{} {}", contract.document, operation.id);
            match lines.get(&(contract.document.to_owned(), letters(&operation.id))) {
                None => faults.push(format!("{name}: was not called")),
                Some(line) => faults.extend(operation.faults(line).iter().map(|fault| format!("{name}: {fault}"))),
            }
        }
    }
    let n_operations: usize = contracts.iter().map(|contract| contract.operations.len()).sum();
    assert_eq!(n_operations, lines.len(), "every operation is called once, and nothing else");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// What the throw-away program says: by document and operation, what the trait got and what the caller got.
type Lines = BTreeMap<(String, String), Value>;

/// A name as both generators would recognise it: its letters and digits, whatever the case.
fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
