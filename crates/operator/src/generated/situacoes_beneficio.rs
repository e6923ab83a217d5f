//! Operations tagged `SituacoesBeneficio`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `SituacoesBeneficio`.
///
/// Situações de benefício, cada uma com um tipo fixo do sistema.
pub trait SituacoesBeneficioApi: super::Authenticate {
    /// Lista as situações de benefício
    ///
    /// Todas, em ordem de nome.
    ///
    /// `GET /operador/situacoesBeneficio`, operation `listarSituacoesBeneficio`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `tipo_situacao`: query `tipoSituacao`. Só as deste tipo.
    fn listar_situacoes_beneficio(
        &self,
        principal: Self::Operador,
        tipo_situacao: Option<TipoSituacao>,
    ) -> impl Future<Output = Result<ListarSituacoesBeneficioResponse, super::Errors400_401_500_503>> + Send;

    /// Cria uma situação de benefício
    ///
    /// O nome é livre e único; o tipo é um dos que o sistema conhece. A primeira situação de um tipo é a padrão dele, e marcar outra como `padrao` desmarca a anterior.
    ///
    /// `POST /operador/situacoesBeneficio`, operation `criarSituacaoBeneficio`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. A situação de benefício.
    fn criar_situacao_beneficio(
        &self,
        principal: Self::Operador,
        body: SituacaoBeneficioInput,
    ) -> impl Future<Output = Result<CriarSituacaoBeneficioResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta uma situação de benefício
    ///
    /// Lê a situação com seu tipo e suas cores.
    ///
    /// `GET /operador/situacoesBeneficio/{codSituacao}`, operation `consultarSituacaoBeneficio`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação de benefício.
    fn consultar_situacao_beneficio(
        &self,
        principal: Self::Operador,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarSituacaoBeneficioResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui uma situação de benefício
    ///
    /// O tipo não muda enquanto algum benefício está na situação (409). Nome e cores valem para os gatilhos seguintes.
    ///
    /// `PUT /operador/situacoesBeneficio/{codSituacao}`, operation `substituirSituacaoBeneficio`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação de benefício.
    /// - `body`: `application/json`. A situação de benefício.
    fn substituir_situacao_beneficio(
        &self,
        principal: Self::Operador,
        cod_situacao: super::Codigo,
        body: SituacaoBeneficioInput,
    ) -> impl Future<Output = Result<SubstituirSituacaoBeneficioResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove uma situação de benefício
    ///
    /// Uma situação que algum benefício tem, ou que é a padrão do seu tipo, dá 409.
    ///
    /// `DELETE /operador/situacoesBeneficio/{codSituacao}`, operation `removerSituacaoBeneficio`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação de benefício.
    fn remover_situacao_beneficio(
        &self,
        principal: Self::Operador,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<RemoverSituacaoBeneficioResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/situacoesBeneficio`, operation `listarSituacoesBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarSituacoesBeneficioResponse {
    /// 200: As situações.
    Ok(Vec<SituacaoBeneficio>),
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

impl From<super::Errors400_401_500_503> for ListarSituacoesBeneficioResponse {
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

impl ListarSituacoesBeneficioResponse {
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

/// Answers to `POST /operador/situacoesBeneficio`, operation `criarSituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarSituacaoBeneficioResponse {
    /// 201: Situação criada.
    Created {
        /// The body.
        body: SituacaoBeneficio,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarSituacaoBeneficioResponse {
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

impl CriarSituacaoBeneficioResponse {
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

/// Answers to `GET /operador/situacoesBeneficio/{codSituacao}`, operation `consultarSituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarSituacaoBeneficioResponse {
    /// 200: A situação.
    Ok(SituacaoBeneficio),
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

impl From<super::Errors400_401_404_500_503> for ConsultarSituacaoBeneficioResponse {
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

impl ConsultarSituacaoBeneficioResponse {
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

/// Answers to `PUT /operador/situacoesBeneficio/{codSituacao}`, operation `substituirSituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirSituacaoBeneficioResponse {
    /// 200: A situação depois da mudança.
    Ok(SituacaoBeneficio),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirSituacaoBeneficioResponse {
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

impl SubstituirSituacaoBeneficioResponse {
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

/// Answers to `DELETE /operador/situacoesBeneficio/{codSituacao}`, operation `removerSituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverSituacaoBeneficioResponse {
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

impl From<super::Errors400_401_404_409_500_503> for RemoverSituacaoBeneficioResponse {
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

impl RemoverSituacaoBeneficioResponse {
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

pub(super) async fn listar_situacoes_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("tipoSituacao")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let tipo_situacao: Option<TipoSituacao> = query.optional(0, crate::runtime::check::any)?;
    match SituacoesBeneficioApi::listar_situacoes_beneficio(service, principal, tipo_situacao).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: SituacaoBeneficioInput = call.json(crate::runtime::check::any).await?;
    match SituacoesBeneficioApi::criar_situacao_beneficio(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesBeneficioApi::consultar_situacao_beneficio(service, principal, cod_situacao).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: SituacaoBeneficioInput = call.json(crate::runtime::check::any).await?;
    match SituacoesBeneficioApi::substituir_situacao_beneficio(service, principal, cod_situacao, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesBeneficioApi::remover_situacao_beneficio(service, principal, cod_situacao).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Tipo de situação de benefício, fixo no sistema.
///
/// Schema `TipoSituacao`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoSituacao {
    /// `ATIVO`.
    Ativo,
    /// `INATIVO`.
    Inativo,
    /// `PENDENTE`.
    Pendente,
    /// `CANCELADO`.
    Cancelado,
}
crate::runtime::text_enum! {
    TipoSituacao {
        Ativo "ATIVO",
        Inativo "INATIVO",
        Pendente "PENDENTE",
        Cancelado "CANCELADO",
    }
}

/// Uma situação de benefício.
///
/// Schema `SituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct SituacaoBeneficio {
    /// Código da situação, dado pelo serviço.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
    /// Nome da situação. Único, sem distinguir maiúsculas.
    pub nome: super::NomeSituacao,
    /// O tipo, fixo no sistema.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: TipoSituacao,
    /// Se é a escolhida quando só o tipo é conhecido, como ao enviar `ativo: true` ou ao cancelar.
    ///
    /// Default: `false`.
    pub padrao: bool,
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
    SituacaoBeneficio {
        0 cod_situacao "codSituacao" optional,
        1 nome "nome" required,
        2 tipo_situacao "tipoSituacao" required,
        3 padrao "padrao" default(false),
        4 cor_destaque "corDestaque" required,
        5 cor_inversa "corInversa" required,
    }
}

/// Uma situação de benefício.
///
/// Schema `SituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct SituacaoBeneficioInput {
    /// Nome da situação. Único, sem distinguir maiúsculas.
    pub nome: super::NomeSituacao,
    /// O tipo, fixo no sistema.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: TipoSituacao,
    /// Se é a escolhida quando só o tipo é conhecido, como ao enviar `ativo: true` ou ao cancelar.
    ///
    /// Default: `false`.
    pub padrao: bool,
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
    SituacaoBeneficioInput {
        0 nome "nome" required,
        1 tipo_situacao "tipoSituacao" required,
        2 padrao "padrao" default(false),
        3 cor_destaque "corDestaque" required,
        4 cor_inversa "corInversa" required,
    }
}
