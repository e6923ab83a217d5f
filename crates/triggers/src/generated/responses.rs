//! Answers that operations share, and any error of theirs.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// O corpo não é um JSON deste contrato. Será tentado de novo.
#[derive(Debug, Clone, PartialEq)]
pub struct CorpoInvalido(pub super::MensagemErro);

impl CorpoInvalido {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
#[derive(Debug, Clone, PartialEq)]
pub struct AssinaturaInvalida(pub super::MensagemErro);

impl AssinaturaInvalida {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceptorEncerrado(pub super::MensagemErro);

impl ReceptorEncerrado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O corpo passa do limite do receptor. Será tentado de novo.
#[derive(Debug, Clone, PartialEq)]
pub struct CorpoGrandeDemais(pub super::MensagemErro);

impl CorpoGrandeDemais {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O `Content-Type` não é `application/json`. Será tentado de novo.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoNaoAceito(pub super::MensagemErro);

impl TipoNaoAceito {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
#[derive(Debug, Clone, PartialEq)]
pub struct GatilhosDemais {
    /// The body.
    pub body: super::MensagemErro,
    /// Header `Retry-After`. Espera em segundos até a próxima tentativa. O serviço também aceita a forma de data do HTTP, e limita a espera a 24 h. At least 0.
    pub retry_after: Option<i32>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn GatilhosDemais(body: super::MensagemErro) -> GatilhosDemais {
    GatilhosDemais { body, retry_after: None }
}

impl GatilhosDemais {
    /// Adds the header `Retry-After`.
    #[must_use]
    pub fn retry_after(mut self, retry_after: impl Into<i32>) -> Self {
        self.retry_after = Some(retry_after.into());
        self
    }

    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, retry_after } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        if let Some(value) = retry_after {
            reply.header("retry-after", value)?;
        }
        Ok(reply)
    }
}

/// Falha do receptor. Será tentado de novo.
#[derive(Debug, Clone, PartialEq)]
pub struct ErroInterno(pub super::MensagemErro);

impl ErroInterno {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
#[derive(Debug, Clone, PartialEq)]
pub struct Indisponivel {
    /// The body.
    pub body: super::MensagemErro,
    /// Header `Retry-After`. Espera em segundos até a próxima tentativa. O serviço também aceita a forma de data do HTTP, e limita a espera a 24 h. At least 0.
    pub retry_after: Option<i32>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Indisponivel(body: super::MensagemErro) -> Indisponivel {
    Indisponivel { body, retry_after: None }
}

impl Indisponivel {
    /// Adds the header `Retry-After`.
    #[must_use]
    pub fn retry_after(mut self, retry_after: impl Into<i32>) -> Self {
        self.retry_after = Some(retry_after.into());
        self
    }

    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, retry_after } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        if let Some(value) = retry_after {
            reply.header("retry-after", value)?;
        }
        Ok(reply)
    }
}

/// Any error that some operation declares.
///
/// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyError {
    /// 400.
    BadRequest(CorpoInvalido),
    /// 401.
    Unauthorized(AssinaturaInvalida),
    /// 410.
    Gone(ReceptorEncerrado),
    /// 413.
    ContentTooLarge(CorpoGrandeDemais),
    /// 415.
    UnsupportedMediaType(TipoNaoAceito),
    /// 429.
    TooManyRequests(GatilhosDemais),
    /// 500.
    InternalServerError(ErroInterno),
    /// 503.
    ServiceUnavailable(Indisponivel),
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
            Self::Unauthorized(_) => 401,
            Self::Gone(_) => 410,
            Self::ContentTooLarge(_) => 413,
            Self::UnsupportedMediaType(_) => 415,
            Self::TooManyRequests(_) => 429,
            Self::InternalServerError(_) => 500,
            Self::ServiceUnavailable(_) => 503,
            Self::Rejected(rejection) => return rejection,
        };
        crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
    }
}
