//! Generated folders of this workspace, and the document of each.

/// One thing that is generated.
#[derive(Debug)]
pub struct Target {
    /// Server, client or mock.
    pub kind: TargetKind,
    /// The document, relative to the workspace.
    pub document: &'static str,
    /// The folder, relative to the workspace: `generate` owns every file in it.
    pub folder: &'static str,
}

/// The code that a target holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TargetKind {
    /// Server stubs.
    Server,
    /// A client.
    Client,
    /// A client whose types describe themselves to the gate.
    DescribedClient,
    /// Stubs filled in from the document's examples.
    Mock,
}

/// Every target.
pub const TARGETS: &[Target] = &[
    Target { kind: TargetKind::Server, document: "spec/service.yaml", folder: "crates/api/src/generated" },
    Target { kind: TargetKind::Mock, document: "spec/service.yaml", folder: "crates/api/src/mock" },
    Target { kind: TargetKind::Server, document: "spec/triggers.yaml", folder: "crates/triggers/src/generated" },
    Target { kind: TargetKind::Mock, document: "spec/triggers.yaml", folder: "crates/triggers/src/mock" },
    Target { kind: TargetKind::Server, document: "spec/operator.yaml", folder: "crates/operator/src/generated" },
    Target { kind: TargetKind::Mock, document: "spec/operator.yaml", folder: "crates/operator/src/mock" },
    Target { kind: TargetKind::DescribedClient, document: "spec/service.yaml", folder: "crates/client/src/generated" },
    Target {
        kind: TargetKind::DescribedClient,
        document: "spec/triggers.yaml",
        folder: "crates/triggers/src/sender/generated",
    },
    Target {
        kind: TargetKind::DescribedClient,
        document: "spec/operator.yaml",
        folder: "crates/operator/src/client/generated",
    },
    Target { kind: TargetKind::Server, document: "tests/bench/bench.yaml", folder: "tests/bench/stub/src/generated" },
    Target {
        kind: TargetKind::Client,
        document: "tests/bench/bench.yaml",
        folder: "tests/bench/callers/src/generated",
    },
    Target {
        kind: TargetKind::Server,
        document: "tests/adopters/bookings/openapi.yaml",
        folder: "tests/adopters/bookings/src/generated",
    },
];
