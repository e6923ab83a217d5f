//! Operations tagged `Situacoes`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Situacoes`.
///
/// Situações de consultas, chamados de Help Desk, vistorias e eventos.
pub trait SituacoesApi: super::Authenticate {
    /// Lista as situações
    ///
    /// Todas, por entidade e, em cada uma, por nome.
    ///
    /// `GET /operador/situacoes`, operation `listarSituacoes`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `entidade`: query `entidade`. Só os desta entidade.
    fn listar_situacoes(
        &self,
        principal: Self::Operador,
        entidade: Option<super::EntidadeAtendimento>,
    ) -> impl Future<Output = Result<ListarSituacoesResponse, super::Errors400_401_500_503>> + Send;

    /// Cria uma situação
    ///
    /// O nome é único na entidade. A primeira situação de uma entidade é a inicial, e marcar outra como `inicial` desmarca a anterior.
    ///
    /// `POST /operador/situacoes`, operation `criarSituacao`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. A situação.
    fn criar_situacao(
        &self,
        principal: Self::Operador,
        body: SituacaoInput,
    ) -> impl Future<Output = Result<CriarSituacaoResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta uma situação
    ///
    /// Lê a situação com suas cores.
    ///
    /// `GET /operador/situacoes/{codSituacao}`, operation `consultarSituacao`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação.
    fn consultar_situacao(
        &self,
        principal: Self::Operador,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarSituacaoResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui uma situação
    ///
    /// A entidade não muda (400). Nome e cores valem para os gatilhos seguintes.
    ///
    /// `PUT /operador/situacoes/{codSituacao}`, operation `substituirSituacao`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação.
    /// - `body`: `application/json`. A situação.
    fn substituir_situacao(
        &self,
        principal: Self::Operador,
        cod_situacao: super::Codigo,
        body: SituacaoInput,
    ) -> impl Future<Output = Result<SubstituirSituacaoResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove uma situação
    ///
    /// Uma situação em que alguma entidade está ou esteve, ou que é a inicial, dá 409.
    ///
    /// `DELETE /operador/situacoes/{codSituacao}`, operation `removerSituacao`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação.
    fn remover_situacao(
        &self,
        principal: Self::Operador,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<RemoverSituacaoResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/situacoes`, operation `listarSituacoes`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarSituacoesResponse {
    /// 200: As situações.
    Ok(Vec<Situacao>),
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

impl From<super::Errors400_401_500_503> for ListarSituacoesResponse {
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

impl ListarSituacoesResponse {
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

/// Answers to `POST /operador/situacoes`, operation `criarSituacao`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarSituacaoResponse {
    /// 201: Situação criada.
    Created {
        /// The body.
        body: Situacao,
        /// Header `Location`. Caminho do que foi criado. At most 256 characters.
        location: Option<String>,
    },
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarSituacaoResponse {
    fn from(errors: super::Errors400_401_408_409_413_415_500_503) -> Self {
        use super::Errors400_401_408_409_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl CriarSituacaoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_408_409_413_415_500_503 as Errors;
        match self {
            Self::Created { body, location } => {
                let mut reply = crate::runtime::reply::json(201, "application/json", &body)?;
                if let Some(value) = location {
                    reply.header("location", value)?;
                }
                Ok(reply)
            }
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `GET /operador/situacoes/{codSituacao}`, operation `consultarSituacao`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarSituacaoResponse {
    /// 200: A situação.
    Ok(Situacao),
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

impl From<super::Errors400_401_404_500_503> for ConsultarSituacaoResponse {
    fn from(errors: super::Errors400_401_404_500_503) -> Self {
        use super::Errors400_401_404_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl ConsultarSituacaoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `PUT /operador/situacoes/{codSituacao}`, operation `substituirSituacao`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirSituacaoResponse {
    /// 200: A situação depois da mudança.
    Ok(Situacao),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirSituacaoResponse {
    fn from(errors: super::Errors400_401_404_408_409_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_409_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl SubstituirSituacaoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_409_413_415_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/situacoes/{codSituacao}`, operation `removerSituacao`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverSituacaoResponse {
    /// 204: Situação removida.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverSituacaoResponse {
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

impl RemoverSituacaoResponse {
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

pub(super) async fn listar_situacoes<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("entidade")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let entidade: Option<super::EntidadeAtendimento> = query.optional(0, crate::runtime::check::any)?;
    match SituacoesApi::listar_situacoes(service, principal, entidade).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: SituacaoInput = call.json(crate::runtime::check::any).await?;
    match SituacoesApi::criar_situacao(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesApi::consultar_situacao(service, principal, cod_situacao).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: SituacaoInput = call.json(crate::runtime::check::any).await?;
    match SituacoesApi::substituir_situacao(service, principal, cod_situacao, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesApi::remover_situacao(service, principal, cod_situacao).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Uma situação de consulta, chamado, vistoria ou evento.
///
/// Schema `Situacao`.
#[derive(Debug, Clone, PartialEq)]
pub struct Situacao {
    /// Código da situação, dado pelo serviço.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
    /// A entidade que pode estar nela.
    pub entidade: super::EntidadeAtendimento,
    /// Nome da situação. Único na entidade.
    pub nome: super::NomeSituacao,
    /// Se é a situação em que a entidade começa.
    ///
    /// Default: `false`.
    pub inicial: bool,
    /// Se entrar nela encerra a entidade: preenche `dataEncerramento` ou `dataConclusao`.
    ///
    /// Default: `false`.
    pub encerra: bool,
    /// Cor de destaque.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: super::CorHex,
    /// Cor do texto sobre a cor de destaque.
    ///
    /// Property `corInversa`.
    pub cor_inversa: super::CorHex,
}
crate::runtime::object! {
    Situacao {
        0 cod_situacao "codSituacao" optional,
        1 entidade "entidade" required,
        2 nome "nome" required,
        3 inicial "inicial" default(false),
        4 encerra "encerra" default(false),
        5 cor_destaque "corDestaque" required,
        6 cor_inversa "corInversa" required,
    }
}

/// Uma situação de consulta, chamado, vistoria ou evento.
///
/// Schema `Situacao`.
#[derive(Debug, Clone, PartialEq)]
pub struct SituacaoInput {
    /// A entidade que pode estar nela.
    pub entidade: super::EntidadeAtendimento,
    /// Nome da situação. Único na entidade.
    pub nome: super::NomeSituacao,
    /// Se é a situação em que a entidade começa.
    ///
    /// Default: `false`.
    pub inicial: bool,
    /// Se entrar nela encerra a entidade: preenche `dataEncerramento` ou `dataConclusao`.
    ///
    /// Default: `false`.
    pub encerra: bool,
    /// Cor de destaque.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: super::CorHex,
    /// Cor do texto sobre a cor de destaque.
    ///
    /// Property `corInversa`.
    pub cor_inversa: super::CorHex,
}
crate::runtime::object! {
    SituacaoInput {
        0 entidade "entidade" required,
        1 nome "nome" required,
        2 inicial "inicial" default(false),
        3 encerra "encerra" default(false),
        4 cor_destaque "corDestaque" required,
        5 cor_inversa "corInversa" required,
    }
}
