//! What is generated in this workspace, from what.

/// One thing that is generated.
#[derive(Debug)]
pub struct Target {
    /// Which side of the contract.
    pub side: Side,
    /// The document, relative to the workspace.
    pub document: &'static str,
    /// The folder that belongs to the machine, relative to the workspace.
    pub folder: &'static str,
}

/// Who uses what is generated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Those who answer: stubs.
    Server,
    /// Those who ask: a client.
    Client,
    /// The same, whose types describe themselves to the gate.
    DescribedClient,
    /// Those who try out a client: stubs filled in from the document's examples.
    Mock,
}

/// Every target.
pub const TARGETS: &[Target] = &[
    Target { side: Side::Server, document: "spec/service.yaml", folder: "crates/api/src/generated" },
    Target { side: Side::Mock, document: "spec/service.yaml", folder: "crates/api/src/mock" },
    Target { side: Side::Server, document: "spec/triggers.yaml", folder: "crates/triggers/src/generated" },
    Target { side: Side::Mock, document: "spec/triggers.yaml", folder: "crates/triggers/src/mock" },
    Target { side: Side::Server, document: "spec/operator.yaml", folder: "crates/operator/src/generated" },
    Target { side: Side::Mock, document: "spec/operator.yaml", folder: "crates/operator/src/mock" },
    Target { side: Side::DescribedClient, document: "spec/service.yaml", folder: "crates/client/src/generated" },
    Target {
        side: Side::DescribedClient,
        document: "spec/triggers.yaml",
        folder: "crates/triggers/src/sender/generated",
    },
    Target {
        side: Side::DescribedClient,
        document: "spec/operator.yaml",
        folder: "crates/operator/src/client/generated",
    },
    Target { side: Side::Server, document: "tests/bench/bench.yaml", folder: "tests/bench/stub/src/generated" },
    Target { side: Side::Client, document: "tests/bench/bench.yaml", folder: "tests/bench/callers/src/generated" },
];
