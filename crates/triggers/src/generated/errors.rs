//! Error responses that operations share.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// Error responses of `receberConsulta`, `receberHelpDesk`, `receberVistoria`, `receberBeneficio`, `receberEvento`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_410_413_415_429_500_503 {
    /// 400: O corpo não é um JSON deste contrato. Será tentado de novo.
    BadRequest(super::MensagemErro),
    /// 401: A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
    Unauthorized(super::MensagemErro),
    /// 410: O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
    Gone(super::MensagemErro),
    /// 413: O corpo passa do limite do receptor. Será tentado de novo.
    ContentTooLarge(super::MensagemErro),
    /// 415: O `Content-Type` não é `application/json`. Será tentado de novo.
    UnsupportedMediaType(super::MensagemErro),
    /// 429: Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
    TooManyRequests {
        /// The body.
        body: super::MensagemErro,
        /// Header `Retry-After`. Espera em segundos até a próxima tentativa. O serviço também aceita a forma de data do HTTP, e limita a espera a 24 h. At least 0.
        retry_after: Option<i32>,
    },
    /// 500: Falha do receptor. Será tentado de novo.
    InternalServerError(super::MensagemErro),
    /// 503: Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::MensagemErro,
        /// Header `Retry-After`. Espera em segundos até a próxima tentativa. O serviço também aceita a forma de data do HTTP, e limita a espera a 24 h. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_410_413_415_429_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::Unauthorized(body) => crate::runtime::reply::text(401, "text/plain", body),
            Self::Gone(body) => crate::runtime::reply::text(410, "text/plain", body),
            Self::ContentTooLarge(body) => crate::runtime::reply::text(413, "text/plain", body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::text(415, "text/plain", body),
            Self::TooManyRequests { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(429, "text/plain", body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}
