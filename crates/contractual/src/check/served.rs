//! The running server's document means what the contract means.
//!
//! `contract_testing` compares. What is served twice, as it is and in poem-openapi's words, is compared twice.

use contract::findings::{Finding, Findings};
use contract::model::Api;
use contract_testing::served::{SERVED_OTHERWISE, differences};

use super::context::{CheckContext, Contract};
use super::rules::CONTRACT_NOT_SERVED;

/// Rules of `diff`, by the beginnings of their ids, about what poem-openapi says in other words or cannot say at all;
/// `stub_runtime::document` lists what that is. The served contract itself needs none of these.
pub const WORDED_OTHERWISE: [&str; 6] = [
    "api-global-security",
    "api-schema-removed",
    "api-security",
    "request-body-media-type-schema",
    "response-link",
    "response-body-media-type-schema",
];

/// Compares every contract with what is served of it.
pub(super) fn check(context: &CheckContext<'_>) -> Findings {
    let mut findings = Findings::default();
    for contract in &context.contracts {
        // What cannot be read is said by `lint`.
        let (Some(api), _) = Api::read(&contract.sources) else { continue };
        match context.seen.and_then(|seen| seen.of(&contract.name)) {
            // Only a mock can be asked for every status.
            None if contract.has_mock => findings.push(not_served(contract, &api)),
            None => {}
            Some(observed) => {
                findings.extend(differences(&api, &observed.served, "openapi.json", &SERVED_OTHERWISE));
                if findings.is_empty() {
                    findings.extend(differences(&api, &observed.worded, "poem-openapi.json", &WORDED_OTHERWISE));
                }
            }
        }
    }
    findings
}

fn not_served(contract: &Contract, api: &Api<'_>) -> Finding {
    let message = format!("No generated server serves `{}`.", contract.name);
    Finding::new(&CONTRACT_NOT_SERVED, api.node, message, CONTRACT_NOT_SERVED.remedy)
}
