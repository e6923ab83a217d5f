//! Observed behaviour of the generated crates. The program `observe` of `tests/` writes it; the gate judges it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Observations of all contracts.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Observation {
    /// One for each contract.
    pub contracts: Vec<ObservedContract>,
}

/// Observation of one contract.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ObservedContract {
    /// The file name of its document in `spec/`, without the extension.
    pub contract: String,
    /// The document that the running server serves.
    pub served: String,
    /// The same document as poem-openapi writes it.
    pub worded: String,
    /// Answers of the mock server, one for each operation and status.
    pub answers: Vec<ObservedAnswer>,
    /// The client's types.
    pub reading: ClientSchemas,
}

/// One answer over a real socket.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ObservedAnswer {
    /// The `operationId`.
    pub operation: String,
    /// The status that was asked for.
    pub status: u16,
    /// The status that came.
    pub answered: u16,
    /// Both sides of the call, for people to read.
    pub text: String,
}

/// The client's types, as JSON Schemas.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct ClientSchemas {
    /// An OpenAPI document with what the client can send at the place of each request.
    pub sends: String,
    /// An OpenAPI document with what the client understands at the place of each answer.
    pub reads: String,
    /// The schema of each type, for people to read.
    pub schemas: BTreeMap<String, String>,
}

impl Observation {
    pub(super) fn of(&self, contract: &str) -> Option<&ObservedContract> {
        self.contracts.iter().find(|observed| observed.contract == contract)
    }
}
