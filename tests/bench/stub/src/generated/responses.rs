//! Answers that operations share, and any error of theirs.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

/// O pedido não segue o contrato.
#[derive(Debug, Clone, PartialEq)]
pub struct PedidoErrado(pub String);

impl PedidoErrado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O corpo é maior do que se aceita.
#[derive(Debug, Clone, PartialEq)]
pub struct CorpoGrande(pub String);

impl CorpoGrande {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O corpo não é JSON.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoErrado(pub String);

impl TipoErrado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Any error that some operation declares.
///
/// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyError {
    /// 400.
    BadRequest(PedidoErrado),
    /// 413.
    ContentTooLarge(CorpoGrande),
    /// 415.
    UnsupportedMediaType(TipoErrado),
    /// An answer that no operation declares: a refusal, or a failure of which only the log is told.
    Rejected(crate::runtime::Rejection),
}

impl From<crate::runtime::Rejection> for AnyError {
    fn from(rejection: crate::runtime::Rejection) -> Self {
        Self::Rejected(rejection)
    }
}

impl AnyError {
    /// What becomes of it where an operation does not declare it.
    pub(super) fn undeclared(self, operation: &str) -> crate::runtime::Rejection {
        let status = match self {
            Self::BadRequest(_) => 400,
            Self::ContentTooLarge(_) => 413,
            Self::UnsupportedMediaType(_) => 415,
            Self::Rejected(rejection) => return rejection,
        };
        crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
    }
}
