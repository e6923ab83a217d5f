//! Targets: what is made of a document, and where.

use crate::standalone::Generator;

/// One thing that is generated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    /// Server, client or mock.
    pub kind: TargetKind,
    /// The folder, relative to the repository: `generate` owns every file in it.
    pub folder: String,
    /// True if operations that cannot be expressed are left out.
    pub is_partial: bool,
}

/// A crate that is made around targets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CrateTarget {
    pub(crate) generator: Generator,
    /// Its folder, relative to the repository. The last part is the package's name.
    pub(crate) folder: String,
    /// True if operations that cannot be expressed are left out.
    pub(crate) is_partial: bool,
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
