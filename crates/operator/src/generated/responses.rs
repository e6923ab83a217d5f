//! Answers that operations share, and any error of theirs.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct RequisicaoInvalida(pub super::Erro);

impl RequisicaoInvalida {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// Falha do serviço. Nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct ErroInterno(pub super::Erro);

impl ErroInterno {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct Indisponivel {
    /// The body.
    pub body: super::Erro,
    /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
    pub retry_after: Option<i32>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Indisponivel(body: super::Erro) -> Indisponivel {
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
        let mut reply = crate::runtime::reply::json(status, "application/json", &body)?;
        if let Some(value) = retry_after {
            reply.header("retry-after", value)?;
        }
        Ok(reply)
    }
}

/// A credencial do operador falta ou não vale.
#[derive(Debug, Clone, PartialEq)]
pub struct NaoAutenticado {
    /// The body.
    pub body: super::Erro,
    /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
    pub www_authenticate: Option<String>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn NaoAutenticado(body: super::Erro) -> NaoAutenticado {
    NaoAutenticado { body, www_authenticate: None }
}

impl NaoAutenticado {
    /// Adds the header `WWW-Authenticate`.
    #[must_use]
    pub fn www_authenticate(mut self, www_authenticate: impl Into<String>) -> Self {
        self.www_authenticate = Some(www_authenticate.into());
        self
    }

    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, www_authenticate } = self;
        let mut reply = crate::runtime::reply::json(status, "application/json", &body)?;
        if let Some(value) = www_authenticate {
            reply.header("www-authenticate", value)?;
        }
        Ok(reply)
    }
}

/// O corpo demorou demais a chegar.
#[derive(Debug, Clone, PartialEq)]
pub struct TempoEsgotado(pub super::Erro);

impl TempoEsgotado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct Conflito(pub super::Erro);

impl Conflito {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// O corpo passa do limite.
#[derive(Debug, Clone, PartialEq)]
pub struct CorpoGrandeDemais(pub super::Erro);

impl CorpoGrandeDemais {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// O corpo não é `application/json`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoNaoAceito(pub super::Erro);

impl TipoNaoAceito {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// Não há o que o caminho indica.
#[derive(Debug, Clone, PartialEq)]
pub struct NaoEncontrado(pub super::Erro);

impl NaoEncontrado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// O registro mudou desde que foi lido. Nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct VersaoDivergente(pub super::Erro);

impl VersaoDivergente {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::json(status, "application/json", &body)
    }
}

/// An answer with 201 and its headers.
#[derive(Debug, Clone, PartialEq)]
pub struct Created<B> {
    /// The body.
    pub body: B,
    /// Header `Location`. Caminho do que foi criado. At most 256 characters.
    pub location: Option<String>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Created<B>(body: B) -> Created<B> {
    Created { body, location: None }
}

impl<B> Created<B> {
    /// Adds the header `Location`.
    #[must_use]
    pub fn location(mut self, location: impl Into<String>) -> Self {
        self.location = Some(location.into());
        self
    }

    pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
        let Self { body, location } = self;
        let mut reply = send(body)?;
        if let Some(value) = location {
            reply.header("location", value)?;
        }
        Ok(reply)
    }
}

/// An answer with 201 and its headers.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatedWithLocationAndETag<B> {
    /// The body.
    pub body: B,
    /// Header `Location`. Caminho do que foi criado. At most 256 characters.
    pub location: Option<String>,
    /// Header `ETag`. Versão do registro, para `If-Match`.
    pub e_tag: Option<super::VersaoRegistro>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn CreatedWithLocationAndETag<B>(body: B) -> CreatedWithLocationAndETag<B> {
    CreatedWithLocationAndETag { body, location: None, e_tag: None }
}

impl<B> CreatedWithLocationAndETag<B> {
    /// Adds the header `Location`.
    #[must_use]
    pub fn location(mut self, location: impl Into<String>) -> Self {
        self.location = Some(location.into());
        self
    }

    /// Adds the header `ETag`.
    #[must_use]
    pub fn e_tag(mut self, e_tag: impl Into<super::VersaoRegistro>) -> Self {
        self.e_tag = Some(e_tag.into());
        self
    }

    pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
        let Self { body, location, e_tag } = self;
        let mut reply = send(body)?;
        if let Some(value) = location {
            reply.header("location", value)?;
        }
        if let Some(value) = e_tag {
            reply.header("etag", value)?;
        }
        Ok(reply)
    }
}

/// An answer with 200 and its headers.
#[derive(Debug, Clone, PartialEq)]
pub struct Success<B> {
    /// The body.
    pub body: B,
    /// Header `ETag`. Versão do registro, para `If-Match`.
    pub e_tag: Option<super::VersaoRegistro>,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Success<B>(body: B) -> Success<B> {
    Success { body, e_tag: None }
}

impl<B> Success<B> {
    /// Adds the header `ETag`.
    #[must_use]
    pub fn e_tag(mut self, e_tag: impl Into<super::VersaoRegistro>) -> Self {
        self.e_tag = Some(e_tag.into());
        self
    }

    pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
        let Self { body, e_tag } = self;
        let mut reply = send(body)?;
        if let Some(value) = e_tag {
            reply.header("etag", value)?;
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
    BadRequest(RequisicaoInvalida),
    /// 500.
    InternalServerError(ErroInterno),
    /// 503.
    ServiceUnavailable(Indisponivel),
    /// 401.
    Unauthorized(NaoAutenticado),
    /// 408.
    RequestTimeout(TempoEsgotado),
    /// 409.
    Conflict(Conflito),
    /// 413.
    ContentTooLarge(CorpoGrandeDemais),
    /// 415.
    UnsupportedMediaType(TipoNaoAceito),
    /// 404.
    NotFound(NaoEncontrado),
    /// 412.
    PreconditionFailed(VersaoDivergente),
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
            Self::InternalServerError(_) => 500,
            Self::ServiceUnavailable(_) => 503,
            Self::Unauthorized(_) => 401,
            Self::RequestTimeout(_) => 408,
            Self::Conflict(_) => 409,
            Self::ContentTooLarge(_) => 413,
            Self::UnsupportedMediaType(_) => 415,
            Self::NotFound(_) => 404,
            Self::PreconditionFailed(_) => 412,
            Self::Rejected(rejection) => return rejection,
        };
        crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
    }
}
