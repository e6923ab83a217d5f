//! Bodies of rejections: what the runtime answers by itself.

use contract::model::StatusKey;

use super::Payload;

/// Bodies that operations declare for rejections, and who writes them.
#[derive(Debug, Default)]
pub struct Rejections {
    /// Bodies; no two are the same.
    pub bodies: Vec<RejectionBody>,
    /// Methods of the implementer's trait, one for each type that the runtime cannot fill in.
    pub methods: Vec<RejectionMethod>,
    /// Number of the body where nothing is declared: the one that operations declare most often.
    pub elsewhere: Option<usize>,
    /// Bodies of each operation by status, `default` last.
    pub operations: Vec<OperationRejections>,
}

impl Rejections {
    /// True if the document says nothing of rejections.
    pub fn is_empty(&self) -> bool {
        self.bodies.is_empty() && self.operations.iter().all(|operation| operation.forbidden == 403)
    }
}

/// Bodies that an operation declares for rejections.
#[derive(Debug)]
pub struct OperationRejections {
    /// Status for callers who may not do this.
    pub forbidden: u16,
    /// Statuses with the numbers of their bodies; none where all have the one of [`Rejections::elsewhere`].
    pub bodies: Vec<(StatusKey, usize)>,
}

/// Body of a rejection.
#[derive(Debug, Clone, PartialEq)]
pub enum RejectionBody {
    /// A problem of RFC 9457.
    Problem {
        /// Media types.
        payload: Payload,
        /// Members that are sent.
        members: Vec<ProblemMember>,
        /// Most characters of `detail`; [`u64::MAX`] without a limit.
        longest: u64,
    },
    /// Text.
    Text {
        /// The media type that is sent.
        sent: String,
        /// Most characters; [`u64::MAX`] without a limit.
        longest: u64,
    },
    /// By a method of the implementer's trait, by its number.
    Written {
        /// Number of the method.
        method: usize,
        /// Media type and form of what it returns.
        payload: Payload,
    },
}

/// Member of a problem, in the order in which it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemMember {
    /// `type`
    Type,
    /// `title`
    Title,
    /// `status`
    Status,
    /// `detail`
    Detail,
    /// `instance`
    Instance,
}

/// Method of the implementer's trait.
#[derive(Debug)]
pub struct RejectionMethod {
    /// Rust name.
    pub name: String,
    /// Number of the first operation that declares such a body, and the status: the place from which mocks answer.
    pub place: (usize, StatusKey),
    /// The body at that place, whose type it returns.
    pub payload: Payload,
}
