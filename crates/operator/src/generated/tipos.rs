//! Operations tagged `Tipos`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Tipos`.
///
/// Tipos de chamado, de vistoria e de evento, e especialidades das consultas.
pub trait TiposApi: super::Authenticate {
    /// Lista os tipos
    ///
    /// Todos, por entidade e, em cada uma, por nome.
    ///
    /// `GET /operador/tipos`, operation `listarTipos`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `entidade`: query `entidade`. Só os desta entidade.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    fn listar_tipos(
        &self,
        principal: Self::Operador,
        entidade: Option<super::EntidadeAtendimento>,
        ativo: Option<bool>,
    ) -> impl Future<Output = Result<ListarTiposResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um tipo
    ///
    /// O nome é único na entidade. O tipo de uma consulta é a especialidade médica.
    ///
    /// `POST /operador/tipos`, operation `criarTipo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O tipo.
    fn criar_tipo(
        &self,
        principal: Self::Operador,
        body: TipoInput,
    ) -> impl Future<Output = Result<CriarTipoResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um tipo
    ///
    /// Lê o tipo, ativo ou não.
    ///
    /// `GET /operador/tipos/{codTipo}`, operation `consultarTipo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_tipo`: path `codTipo`. Código do tipo.
    fn consultar_tipo(
        &self,
        principal: Self::Operador,
        cod_tipo: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarTipoResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um tipo
    ///
    /// A entidade não muda (400). O nome vale para os gatilhos seguintes.
    ///
    /// `PUT /operador/tipos/{codTipo}`, operation `substituirTipo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_tipo`: path `codTipo`. Código do tipo.
    /// - `body`: `application/json`. O tipo.
    fn substituir_tipo(
        &self,
        principal: Self::Operador,
        cod_tipo: super::Codigo,
        body: TipoInput,
    ) -> impl Future<Output = Result<SubstituirTipoResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove um tipo
    ///
    /// Um tipo que alguma entidade tem dá 409; desative-o.
    ///
    /// `DELETE /operador/tipos/{codTipo}`, operation `removerTipo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_tipo`: path `codTipo`. Código do tipo.
    fn remover_tipo(
        &self,
        principal: Self::Operador,
        cod_tipo: super::Codigo,
    ) -> impl Future<Output = Result<RemoverTipoResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/tipos`, operation `listarTipos`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarTiposResponse {
    /// 200: Os tipos.
    Ok(Vec<Tipo>),
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

impl From<super::Errors400_401_500_503> for ListarTiposResponse {
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

impl ListarTiposResponse {
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

/// Answers to `POST /operador/tipos`, operation `criarTipo`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarTipoResponse {
    /// 201: Tipo criado.
    Created {
        /// The body.
        body: Tipo,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarTipoResponse {
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

impl CriarTipoResponse {
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

/// Answers to `GET /operador/tipos/{codTipo}`, operation `consultarTipo`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarTipoResponse {
    /// 200: O tipo.
    Ok(Tipo),
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

impl From<super::Errors400_401_404_500_503> for ConsultarTipoResponse {
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

impl ConsultarTipoResponse {
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

/// Answers to `PUT /operador/tipos/{codTipo}`, operation `substituirTipo`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirTipoResponse {
    /// 200: O tipo depois da mudança.
    Ok(Tipo),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirTipoResponse {
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

impl SubstituirTipoResponse {
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

/// Answers to `DELETE /operador/tipos/{codTipo}`, operation `removerTipo`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverTipoResponse {
    /// 204: Tipo removido.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverTipoResponse {
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

impl RemoverTipoResponse {
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

pub(super) async fn listar_tipos<S: TiposApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 2] = [
        crate::runtime::query::Field::single("entidade"),
        crate::runtime::query::Field::single("ativo"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let entidade: Option<super::EntidadeAtendimento> = query.optional(0, crate::runtime::check::any)?;
    let ativo: Option<bool> = query.optional(1, crate::runtime::check::any)?;
    match TiposApi::listar_tipos(service, principal, entidade, ativo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_tipo<S: TiposApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: TipoInput = call.json(crate::runtime::check::any).await?;
    match TiposApi::criar_tipo(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_tipo<S: TiposApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo: super::Codigo = call.path(0, "codTipo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposApi::consultar_tipo(service, principal, cod_tipo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_tipo<S: TiposApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo: super::Codigo = call.path(0, "codTipo", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: TipoInput = call.json(crate::runtime::check::any).await?;
    match TiposApi::substituir_tipo(service, principal, cod_tipo, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_tipo<S: TiposApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo: super::Codigo = call.path(0, "codTipo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposApi::remover_tipo(service, principal, cod_tipo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Um tipo de chamado, vistoria ou evento, ou uma especialidade de consulta.
///
/// Schema `Tipo`.
#[derive(Debug, Clone, PartialEq)]
pub struct Tipo {
    /// Código do tipo, dado pelo serviço.
    ///
    /// Property `codTipo`.
    pub cod_tipo: Option<super::Codigo>,
    /// A entidade que pode ser deste tipo.
    pub entidade: super::EntidadeAtendimento,
    /// Nome do tipo. Único na entidade.
    pub nome: super::NomeCurto,
    /// Se pode ser escolhido.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    Tipo {
        0 cod_tipo "codTipo" optional,
        1 entidade "entidade" required,
        2 nome "nome" required,
        3 ativo "ativo" default(true),
    }
}

/// Um tipo de chamado, vistoria ou evento, ou uma especialidade de consulta.
///
/// Schema `Tipo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoInput {
    /// A entidade que pode ser deste tipo.
    pub entidade: super::EntidadeAtendimento,
    /// Nome do tipo. Único na entidade.
    pub nome: super::NomeCurto,
    /// Se pode ser escolhido.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    TipoInput {
        0 entidade "entidade" required,
        1 nome "nome" required,
        2 ativo "ativo" default(true),
    }
}
