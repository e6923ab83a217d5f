//! Error responses that operations share.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

/// Error responses of `criarBeneficiario`, `criarBeneficiarioComPadrao`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_413_415 {
    /// 400: O pedido não segue o contrato.
    BadRequest(String),
    /// 413: O corpo é maior do que se aceita.
    ContentTooLarge(String),
    /// 415: O corpo não é JSON.
    UnsupportedMediaType(String),
}

impl Errors400_413_415 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::ContentTooLarge(body) => crate::runtime::reply::text(413, "text/plain", body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::text(415, "text/plain", body),
        }
    }
}

/// Error responses of `consultarBeneficiario`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400 {
    /// 400: O pedido não segue o contrato.
    BadRequest(String),
}

impl Errors400 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
        }
    }
}
