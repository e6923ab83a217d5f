//! Error responses that operations share.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Error responses of `autenticarUsuario`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_408_413_415_429_500_503 {
    /// 400: Corpo que não é o JSON esperado, ou parâmetro inválido, desconhecido ou repetido; nada foi gravado.
    BadRequest(super::Mensagem),
    /// 401: Cabeçalho `Authorization` ausente ou malformado, ou usuário e senha que não conferem.
    Unauthorized {
        /// The body.
        body: super::Mensagem,
        /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
        www_authenticate: String,
    },
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::Mensagem),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::Mensagem),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::Mensagem),
    /// 429: Autenticações seguidas demais. Repita depois do tempo indicado em `Retry-After`.
    TooManyRequests {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_401_408_413_415_429_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                reply.header("www-authenticate", www_authenticate)?;
                Ok(reply)
            }
            Self::RequestTimeout(body) => crate::runtime::reply::text(408, "text/plain", body),
            Self::ContentTooLarge(body) => crate::runtime::reply::text(413, "text/plain", body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::text(415, "text/plain", body),
            Self::TooManyRequests { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(429, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}

/// Error responses of `listarCamposAdicionais`, `listarLojas`, `pesquisarVendedores`, `pesquisarAssociados`, `pesquisarBeneficios`, `pesquisarDependentes`, `listarBeneficios`, `listarFunis`, `pesquisarLeads`, `pesquisarNegocios`, `pesquisarEventos`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_500_503 {
    /// 400.
    BadRequest(super::Mensagem),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized {
        /// The body.
        body: super::Mensagem,
        /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
        www_authenticate: String,
    },
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_401_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                reply.header("www-authenticate", www_authenticate)?;
                Ok(reply)
            }
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}

/// Error responses of `obterFornecedor`, `listarCartoesCredito`, `cancelarBeneficio`, `listarDependentesBeneficio`, `listarEquipamentos`, `listarItensBeneficio`, `obterNegocio`, `obterEvento`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_500_503 {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Mensagem),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized {
        /// The body.
        body: super::Mensagem,
        /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
        www_authenticate: String,
    },
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::Mensagem),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_401_404_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                reply.header("www-authenticate", www_authenticate)?;
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::text(404, "text/plain", body),
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}

/// Error responses of `salvarAssociado`, `salvarBeneficio`, `salvarBeneficioVeicular`, `salvarDependente`, `salvarLead`, `criarNegocio`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_408_413_415_500_503 {
    /// 400: Corpo ou parâmetro que não serve; nada foi gravado.
    BadRequest(super::Mensagem),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized {
        /// The body.
        body: super::Mensagem,
        /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
        www_authenticate: String,
    },
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::Mensagem),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::Mensagem),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::Mensagem),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_401_408_413_415_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                reply.header("www-authenticate", www_authenticate)?;
                Ok(reply)
            }
            Self::RequestTimeout(body) => crate::runtime::reply::text(408, "text/plain", body),
            Self::ContentTooLarge(body) => crate::runtime::reply::text(413, "text/plain", body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::text(415, "text/plain", body),
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}

/// Error responses of `listarSituacoesBeneficio`, `listarTiposVeiculo`, `listarDiasVencimento`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_500_503 {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Mensagem),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}

/// Error responses of `validarBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_408_413_415_429_500_503 {
    /// 400: Benefício não encontrado, ou corpo ou parâmetro que não serve.
    BadRequest(super::Mensagem),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::Mensagem),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::Mensagem),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::Mensagem),
    /// 429: Pedidos seguidos demais da mesma origem. Repita depois do tempo indicado em `Retry-After`.
    TooManyRequests {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_408_413_415_429_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::RequestTimeout(body) => crate::runtime::reply::text(408, "text/plain", body),
            Self::ContentTooLarge(body) => crate::runtime::reply::text(413, "text/plain", body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::text(415, "text/plain", body),
            Self::TooManyRequests { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(429, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}

/// Error responses of `salvarDadosAdicionais`, `adicionarItemBeneficio`, `alterarNegocio`, `criarDependenteNegocio`, `alterarDependenteNegocio`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_408_413_415_500_503 {
    /// 400.
    BadRequest(super::Mensagem),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized {
        /// The body.
        body: super::Mensagem,
        /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
        www_authenticate: String,
    },
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::Mensagem),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::Mensagem),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::Mensagem),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::Mensagem),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl Errors400_401_404_408_413_415_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                reply.header("www-authenticate", www_authenticate)?;
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::text(404, "text/plain", body),
            Self::RequestTimeout(body) => crate::runtime::reply::text(408, "text/plain", body),
            Self::ContentTooLarge(body) => crate::runtime::reply::text(413, "text/plain", body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::text(415, "text/plain", body),
            Self::InternalServerError(body) => crate::runtime::reply::text(500, "text/plain", body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::text(503, "text/plain", body)?;
                reply.header("retry-after", retry_after)?;
                Ok(reply)
            }
        }
    }
}
