//! Answers that operations share, and any error of theirs.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Corpo que não é o JSON esperado, ou parâmetro inválido, desconhecido ou repetido; nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct CorpoInvalido(pub super::Mensagem);

impl CorpoInvalido {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Cabeçalho `Authorization` ausente ou malformado, ou usuário e senha que não conferem.
#[derive(Debug, Clone, PartialEq)]
pub struct Unauthorized {
    /// The body.
    pub body: super::Mensagem,
    /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
    pub www_authenticate: String,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Unauthorized(body: super::Mensagem, www_authenticate: String) -> Unauthorized {
    Unauthorized { body, www_authenticate }
}

impl Unauthorized {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, www_authenticate } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        reply.header("www-authenticate", www_authenticate)?;
        Ok(reply)
    }
}

/// O corpo chegou devagar demais; nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct TempoEsgotado(pub super::Mensagem);

impl TempoEsgotado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O corpo passa do tamanho aceito.
#[derive(Debug, Clone, PartialEq)]
pub struct CorpoGrandeDemais(pub super::Mensagem);

impl CorpoGrandeDemais {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O corpo não foi enviado como `application/json`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoNaoSuportado(pub super::Mensagem);

impl TipoNaoSuportado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Autenticações seguidas demais. Repita depois do tempo indicado em `Retry-After`.
#[derive(Debug, Clone, PartialEq)]
pub struct TooManyRequests {
    /// The body.
    pub body: super::Mensagem,
    /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
    pub retry_after: i32,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn TooManyRequests(body: super::Mensagem, retry_after: i32) -> TooManyRequests {
    TooManyRequests { body, retry_after }
}

impl TooManyRequests {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, retry_after } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        reply.header("retry-after", retry_after)?;
        Ok(reply)
    }
}

/// Falha inesperada do serviço; nada foi gravado.
#[derive(Debug, Clone, PartialEq)]
pub struct ErroInterno(pub super::Mensagem);

impl ErroInterno {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
#[derive(Debug, Clone, PartialEq)]
pub struct Indisponivel {
    /// The body.
    pub body: super::Mensagem,
    /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
    pub retry_after: i32,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn Indisponivel(body: super::Mensagem, retry_after: i32) -> Indisponivel {
    Indisponivel { body, retry_after }
}

impl Indisponivel {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, retry_after } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        reply.header("retry-after", retry_after)?;
        Ok(reply)
    }
}

/// Error response.
#[derive(Debug, Clone, PartialEq)]
pub struct BadRequest(pub super::Mensagem);

impl BadRequest {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Credencial ausente, inválida ou vencida.
#[derive(Debug, Clone, PartialEq)]
pub struct NaoAutorizado {
    /// The body.
    pub body: super::Mensagem,
    /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
    pub www_authenticate: String,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn NaoAutorizado(body: super::Mensagem, www_authenticate: String) -> NaoAutorizado {
    NaoAutorizado { body, www_authenticate }
}

impl NaoAutorizado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, www_authenticate } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        reply.header("www-authenticate", www_authenticate)?;
        Ok(reply)
    }
}

/// Parâmetro inválido, desconhecido ou repetido.
#[derive(Debug, Clone, PartialEq)]
pub struct Invalido(pub super::Mensagem);

impl Invalido {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// O código do caminho não existe ou não é de uma das lojas do usuário.
#[derive(Debug, Clone, PartialEq)]
pub struct NaoEncontrado(pub super::Mensagem);

impl NaoEncontrado {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self(body) = self;
        crate::runtime::reply::text(status, "text/plain", body)
    }
}

/// Pedidos seguidos demais da mesma origem. Repita depois do tempo indicado em `Retry-After`.
#[derive(Debug, Clone, PartialEq)]
pub struct MuitasTentativas {
    /// The body.
    pub body: super::Mensagem,
    /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
    pub retry_after: i32,
}

/// Makes one of what must be there; its methods add the rest.
#[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
pub fn MuitasTentativas(body: super::Mensagem, retry_after: i32) -> MuitasTentativas {
    MuitasTentativas { body, retry_after }
}

impl MuitasTentativas {
    pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
        let Self { body, retry_after } = self;
        let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
        reply.header("retry-after", retry_after)?;
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
    Unauthorized(Unauthorized),
    /// 408.
    RequestTimeout(TempoEsgotado),
    /// 413.
    ContentTooLarge(CorpoGrandeDemais),
    /// 415.
    UnsupportedMediaType(TipoNaoSuportado),
    /// 429.
    TooManyRequests(TooManyRequests),
    /// 500.
    InternalServerError(ErroInterno),
    /// 503.
    ServiceUnavailable(Indisponivel),
    /// 404.
    NotFound(NaoEncontrado),
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
            Self::RequestTimeout(_) => 408,
            Self::ContentTooLarge(_) => 413,
            Self::UnsupportedMediaType(_) => 415,
            Self::TooManyRequests(_) => 429,
            Self::InternalServerError(_) => 500,
            Self::ServiceUnavailable(_) => 503,
            Self::NotFound(_) => 404,
            Self::Rejected(rejection) => return rejection,
        };
        crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
    }
}

impl From<CorpoInvalido> for BadRequest {
    fn from(answer: CorpoInvalido) -> Self {
        Self(answer.0)
    }
}

impl From<CorpoInvalido> for Invalido {
    fn from(answer: CorpoInvalido) -> Self {
        Self(answer.0)
    }
}

impl From<Unauthorized> for NaoAutorizado {
    fn from(answer: Unauthorized) -> Self {
        let Unauthorized { body, www_authenticate } = answer;
        Self { body, www_authenticate }
    }
}

impl From<TooManyRequests> for MuitasTentativas {
    fn from(answer: TooManyRequests) -> Self {
        let TooManyRequests { body, retry_after } = answer;
        Self { body, retry_after }
    }
}
