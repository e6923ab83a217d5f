//! Operations tagged `DiasVencimento`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `DiasVencimento`.
///
/// Dias de vencimento: os dias do mês em que um benefício pode vencer.
pub trait DiasVencimentoApi: super::Authenticate {
    /// Lista os dias de vencimento
    ///
    /// Em ordem crescente.
    ///
    /// `GET /operador/diasVencimento`, operation `listarDiasVencimento`.
    ///
    /// - `principal`: let in by `operador`.
    fn listar_dias_vencimento(
        &self,
        principal: Self::Operador,
    ) -> impl Future<Output = Result<ListarDiasVencimentoResponse, super::Errors400_401_500_503>> + Send;

    /// Inclui um dia de vencimento
    ///
    /// Sem corpo. Incluir de novo nada muda.
    ///
    /// `PUT /operador/diasVencimento/{dia}`, operation `incluirDiaVencimento`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `dia`: path `dia`. Dia do mês.
    fn incluir_dia_vencimento(
        &self,
        principal: Self::Operador,
        dia: DiaVencimento,
    ) -> impl Future<Output = Result<IncluirDiaVencimentoResponse, super::Errors400_401_500_503>> + Send;

    /// Remove um dia de vencimento
    ///
    /// Um dia em que algum benefício vence dá 409.
    ///
    /// `DELETE /operador/diasVencimento/{dia}`, operation `removerDiaVencimento`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `dia`: path `dia`. Dia do mês.
    fn remover_dia_vencimento(
        &self,
        principal: Self::Operador,
        dia: DiaVencimento,
    ) -> impl Future<Output = Result<RemoverDiaVencimentoResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/diasVencimento`, operation `listarDiasVencimento`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarDiasVencimentoResponse {
    /// 200: Os dias que um benefício pode ter.
    Ok(Vec<DiaVencimento>),
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

impl From<super::Errors400_401_500_503> for ListarDiasVencimentoResponse {
    fn from(errors: super::Errors400_401_500_503) -> Self {
        use super::Errors400_401_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl ListarDiasVencimentoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `PUT /operador/diasVencimento/{dia}`, operation `incluirDiaVencimento`.
#[derive(Debug, Clone, PartialEq)]
pub enum IncluirDiaVencimentoResponse {
    /// 204: O dia pode ser escolhido.
    NoContent,
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

impl From<super::Errors400_401_500_503> for IncluirDiaVencimentoResponse {
    fn from(errors: super::Errors400_401_500_503) -> Self {
        use super::Errors400_401_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl IncluirDiaVencimentoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_500_503 as Errors;
        match self {
            Self::NoContent => crate::runtime::reply::empty(204),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/diasVencimento/{dia}`, operation `removerDiaVencimento`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverDiaVencimentoResponse {
    /// 204: O dia já não pode ser escolhido.
    NoContent,
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

impl From<super::Errors400_401_404_409_500_503> for RemoverDiaVencimentoResponse {
    fn from(errors: super::Errors400_401_404_409_500_503) -> Self {
        use super::Errors400_401_404_409_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl RemoverDiaVencimentoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_409_500_503 as Errors;
        match self {
            Self::NoContent => crate::runtime::reply::empty(204),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

pub(super) async fn listar_dias_vencimento<S: DiasVencimentoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    match DiasVencimentoApi::listar_dias_vencimento(service, principal).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn incluir_dia_vencimento<S: DiasVencimentoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let dia: DiaVencimento = call.path(0, "dia", crate::runtime::check::any)?;
    call.query(&[])?;
    match DiasVencimentoApi::incluir_dia_vencimento(service, principal, dia).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_dia_vencimento<S: DiasVencimentoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let dia: DiaVencimento = call.path(0, "dia", crate::runtime::check::any)?;
    call.query(&[])?;
    match DiasVencimentoApi::remover_dia_vencimento(service, principal, dia).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Dia do mês. Em meses mais curtos, vale o último dia.
///
/// Schema `DiaVencimento`. At least 1, at most 31.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiaVencimento(i32);
crate::runtime::newtype! {
    DiaVencimento(i32) |value| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 31)?;
        Ok(())
    }
}
