//! Error responses that operations share.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Error responses of `consultarVida`, `consultarProntidao`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `listarUsuarios`, `listarReceptores`, `listarEntregas`, `listarLojas`, `listarPlanos`, `listarSituacoesBeneficio`, `listarTiposVeiculo`, `listarDiasVencimento`, `incluirDiaVencimento`, `listarCamposAdicionais`, `listarFornecedores`, `listarVendedores`, `listarFunis`, `listarSituacoes`, `listarTipos`, `listarConsultas`, `listarHelpDesks`, `listarVistorias`, `listarEventos`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `criarUsuario`, `cadastrarReceptor`, `reenviarIntervalo`, `criarLoja`, `criarPlano`, `criarSituacaoBeneficio`, `criarTipoVeiculo`, `criarCampoAdicional`, `criarFornecedor`, `criarVendedor`, `criarFunil`, `criarSituacao`, `criarTipo`, `abrirConsulta`, `abrirHelpDesk`, `abrirVistoria`, `abrirEvento`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_408_409_413_415_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_408_409_413_415_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::RequestTimeout(body) => crate::runtime::reply::json(408, "application/json", &body),
            Self::Conflict(body) => crate::runtime::reply::json(409, "application/json", &body),
            Self::ContentTooLarge(body) => crate::runtime::reply::json(413, "application/json", &body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::json(415, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `consultarUsuario`, `revogarTokens`, `concederLoja`, `retirarLoja`, `consultarReceptor`, `removerReceptor`, `consultarEntrega`, `consultarLoja`, `consultarPlano`, `consultarSituacaoBeneficio`, `consultarTipoVeiculo`, `consultarCampoAdicional`, `consultarFornecedor`, `consultarVendedor`, `consultarFunil`, `consultarSituacao`, `consultarTipo`, `consultarConsulta`, `consultarHelpDesk`, `consultarVistoria` and 1 others.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_404_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::json(404, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `alterarUsuario`, `redefinirSenha`, `trocarSegredo`, `testarReceptor`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_408_413_415_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_404_408_413_415_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::json(404, "application/json", &body),
            Self::RequestTimeout(body) => crate::runtime::reply::json(408, "application/json", &body),
            Self::ContentTooLarge(body) => crate::runtime::reply::json(413, "application/json", &body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::json(415, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `alterarReceptor`, `substituirLoja`, `substituirPlano`, `substituirSituacaoBeneficio`, `substituirTipoVeiculo`, `substituirFornecedor`, `substituirVendedor`, `substituirSituacao`, `substituirTipo`, `moverConsulta`, `moverHelpDesk`, `moverVistoria`, `moverBeneficio`, `moverEvento`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_408_409_413_415_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_404_408_409_413_415_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::json(404, "application/json", &body),
            Self::RequestTimeout(body) => crate::runtime::reply::json(408, "application/json", &body),
            Self::Conflict(body) => crate::runtime::reply::json(409, "application/json", &body),
            Self::ContentTooLarge(body) => crate::runtime::reply::json(413, "application/json", &body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::json(415, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `reenviarEntrega`, `removerLoja`, `removerPlano`, `removerSituacaoBeneficio`, `removerTipoVeiculo`, `removerDiaVencimento`, `removerCampoAdicional`, `removerFornecedor`, `removerVendedor`, `removerFunil`, `removerSituacao`, `removerTipo`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_409_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_404_409_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::json(404, "application/json", &body),
            Self::Conflict(body) => crate::runtime::reply::json(409, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}

/// Error responses of `substituirCampoAdicional`, `substituirFunil`.
#[derive(Debug, Clone, PartialEq)]
pub enum Errors400_401_404_408_409_412_413_415_500_503 {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 412: O registro mudou desde que foi lido. Nada foi gravado.
    PreconditionFailed(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl Errors400_401_404_408_409_412_413_415_500_503 {
    pub(super) fn reply(self) -> crate::runtime::Answer {
        match self {
            Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
            Self::Unauthorized { body, www_authenticate } => {
                let mut reply = crate::runtime::reply::json(401, "application/json", &body)?;
                if let Some(value) = www_authenticate {
                    reply.header("www-authenticate", value)?;
                }
                Ok(reply)
            }
            Self::NotFound(body) => crate::runtime::reply::json(404, "application/json", &body),
            Self::RequestTimeout(body) => crate::runtime::reply::json(408, "application/json", &body),
            Self::Conflict(body) => crate::runtime::reply::json(409, "application/json", &body),
            Self::PreconditionFailed(body) => crate::runtime::reply::json(412, "application/json", &body),
            Self::ContentTooLarge(body) => crate::runtime::reply::json(413, "application/json", &body),
            Self::UnsupportedMediaType(body) => crate::runtime::reply::json(415, "application/json", &body),
            Self::InternalServerError(body) => crate::runtime::reply::json(500, "application/json", &body),
            Self::ServiceUnavailable { body, retry_after } => {
                let mut reply = crate::runtime::reply::json(503, "application/json", &body)?;
                if let Some(value) = retry_after {
                    reply.header("retry-after", value)?;
                }
                Ok(reply)
            }
        }
    }
}
