//! What is generated in this workspace, from what.

/// One thing that is generated.
#[derive(Debug)]
pub(crate) struct Target {
    /// The document, relative to the workspace.
    pub(crate) document: &'static str,
    /// The folder that belongs to the machine, relative to the workspace.
    pub(crate) folder: &'static str,
}

/// Every target.
pub(crate) const TARGETS: &[Target] = &[
    Target { document: "spec/service.yaml", folder: "crates/api/src/generated" },
    Target { document: "spec/triggers.yaml", folder: "crates/triggers/src/generated" },
    Target { document: "spec/operator.yaml", folder: "crates/operator/src/generated" },
    Target { document: "tests/bench/bench.yaml", folder: "tests/bench/stub/src/generated" },
];
