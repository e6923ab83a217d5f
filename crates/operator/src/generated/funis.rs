//! Operations tagged `Funis`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Funis`.
///
/// Funis do CRM e suas etapas.
pub trait FunisApi: super::Authenticate {
    /// Lista os funis
    ///
    /// Todos, em ordem de nome, com suas etapas.
    ///
    /// `GET /operador/funis`, operation `listarFunis`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    fn listar_funis(
        &self,
        principal: Self::Operador,
        ativo: Option<bool>,
    ) -> impl Future<Output = Result<ListarFunisResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um funil
    ///
    /// As etapas ficam na ordem em que vêm; os códigos são dados pelo serviço.
    ///
    /// `POST /operador/funis`, operation `criarFunil`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O funil com suas etapas, na ordem.
    fn criar_funil(
        &self,
        principal: Self::Operador,
        body: FunilInput,
    ) -> impl Future<Output = Result<CriarFunilResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um funil
    ///
    /// O `ETag` da resposta serve de `If-Match` à substituição.
    ///
    /// `GET /operador/funis/{codFunil}`, operation `consultarFunil`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_funil`: path `codFunil`. Código do funil.
    fn consultar_funil(
        &self,
        principal: Self::Operador,
        cod_funil: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarFunilResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um funil
    ///
    /// As etapas enviadas com `codEtapa` são mantidas, as sem código são criadas e as que faltam são removidas; uma etapa com negócios não se remove (409). `codEtapa` de outro funil dá 400.
    ///
    /// `PUT /operador/funis/{codFunil}`, operation `substituirFunil`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `if_match`: header `if-match`. O `ETag` que se leu. Se o registro mudou desde então, a resposta é 412 e nada é gravado. Sem ele, substitui-se sem conferir.
    /// - `cod_funil`: path `codFunil`. Código do funil.
    /// - `body`: `application/json`. O funil com suas etapas, na ordem.
    fn substituir_funil(
        &self,
        principal: Self::Operador,
        if_match: Option<super::VersaoRegistro>,
        cod_funil: super::Codigo,
        body: FunilInput,
    ) -> impl Future<Output = Result<SubstituirFunilResponse, super::Errors400_401_404_408_409_412_413_415_500_503>> + Send;

    /// Remove um funil
    ///
    /// Um funil com negócios dá 409; desative-o.
    ///
    /// `DELETE /operador/funis/{codFunil}`, operation `removerFunil`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_funil`: path `codFunil`. Código do funil.
    fn remover_funil(
        &self,
        principal: Self::Operador,
        cod_funil: super::Codigo,
    ) -> impl Future<Output = Result<RemoverFunilResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/funis`, operation `listarFunis`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarFunisResponse {
    /// 200: Os funis.
    Ok(Vec<Funil>),
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

impl From<super::Errors400_401_500_503> for ListarFunisResponse {
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

impl ListarFunisResponse {
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

/// Answers to `POST /operador/funis`, operation `criarFunil`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarFunilResponse {
    /// 201: Funil criado.
    Created {
        /// The body.
        body: Funil,
        /// Header `Location`. Caminho do que foi criado. At most 256 characters.
        location: Option<String>,
        /// Header `ETag`. Versão do registro, para `If-Match`.
        e_tag: Option<super::VersaoRegistro>,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarFunilResponse {
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

impl CriarFunilResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_408_409_413_415_500_503 as Errors;
        match self {
            Self::Created { body, location, e_tag } => {
                let mut reply = crate::runtime::reply::json(201, "application/json", &body)?;
                if let Some(value) = location {
                    reply.header("location", value)?;
                }
                if let Some(value) = e_tag {
                    reply.header("etag", value)?;
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

/// Answers to `GET /operador/funis/{codFunil}`, operation `consultarFunil`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarFunilResponse {
    /// 200: O funil.
    Ok {
        /// The body.
        body: Funil,
        /// Header `ETag`. Versão do registro, para `If-Match`.
        e_tag: Option<super::VersaoRegistro>,
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

impl From<super::Errors400_401_404_500_503> for ConsultarFunilResponse {
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

impl ConsultarFunilResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::Ok { body, e_tag } => {
                let mut reply = crate::runtime::reply::json(200, "application/json", &body)?;
                if let Some(value) = e_tag {
                    reply.header("etag", value)?;
                }
                Ok(reply)
            }
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `PUT /operador/funis/{codFunil}`, operation `substituirFunil`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirFunilResponse {
    /// 200: O funil depois da mudança.
    Ok {
        /// The body.
        body: Funil,
        /// Header `ETag`. Versão do registro, para `If-Match`.
        e_tag: Option<super::VersaoRegistro>,
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

impl From<super::Errors400_401_404_408_409_412_413_415_500_503> for SubstituirFunilResponse {
    fn from(errors: super::Errors400_401_404_408_409_412_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_409_412_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::PreconditionFailed(body) => Self::PreconditionFailed(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl SubstituirFunilResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_409_412_413_415_500_503 as Errors;
        match self {
            Self::Ok { body, e_tag } => {
                let mut reply = crate::runtime::reply::json(200, "application/json", &body)?;
                if let Some(value) = e_tag {
                    reply.header("etag", value)?;
                }
                Ok(reply)
            }
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::PreconditionFailed(body) => Errors::PreconditionFailed(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/funis/{codFunil}`, operation `removerFunil`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverFunilResponse {
    /// 204: Funil removido.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverFunilResponse {
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

impl RemoverFunilResponse {
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

pub(super) async fn listar_funis<S: FunisApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("ativo")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    match FunisApi::listar_funis(service, principal, ativo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_funil<S: FunisApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: FunilInput = call.json(|value: &FunilInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match FunisApi::criar_funil(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_funil<S: FunisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_funil: super::Codigo = call.path(0, "codFunil", crate::runtime::check::any)?;
    call.query(&[])?;
    match FunisApi::consultar_funil(service, principal, cod_funil).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_funil<S: FunisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_funil: super::Codigo = call.path(0, "codFunil", crate::runtime::check::any)?;
    call.query(&[])?;
    let if_match: Option<super::VersaoRegistro> = call.header_optional("if-match", crate::runtime::check::any)?;
    let body: FunilInput = call.json(|value: &FunilInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match FunisApi::substituir_funil(service, principal, if_match, cod_funil, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_funil<S: FunisApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_funil: super::Codigo = call.path(0, "codFunil", crate::runtime::check::any)?;
    call.query(&[])?;
    match FunisApi::remover_funil(service, principal, cod_funil).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Um funil do CRM.
///
/// Schema `Funil`.
#[derive(Debug, Clone, PartialEq)]
pub struct Funil {
    /// Código do funil, dado pelo serviço.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Nome do funil. Único.
    pub nome: super::NomeCurto,
    /// Se recebe negócios novos.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// As etapas, na ordem.
    ///
    /// At least 1 element, at most 50 elements.
    pub etapas: Vec<EtapaFunil>,
}
crate::runtime::object! {
    Funil {
        0 cod_funil "codFunil" optional,
        1 nome "nome" required,
        2 ativo "ativo" default(true),
        3 etapas "etapas" required,
    }
}
impl crate::runtime::Check for Funil {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("etapas", crate::runtime::check::min_items(&self.etapas, 1))?;
        crate::runtime::check::at("etapas", crate::runtime::check::max_items(&self.etapas, 50))?;
        Ok(())
    }
}

/// Uma etapa de um funil.
///
/// Schema `EtapaFunil`.
#[derive(Debug, Clone, PartialEq)]
pub struct EtapaFunil {
    /// Código da etapa, dado pelo serviço. Ao substituir, diz qual etapa se mantém.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Nome da etapa. Único no funil.
    pub nome: super::NomeCurto,
}
crate::runtime::object! {
    EtapaFunil {
        0 cod_etapa "codEtapa" optional,
        1 nome "nome" required,
    }
}

/// Um funil do CRM.
///
/// Schema `Funil`.
#[derive(Debug, Clone, PartialEq)]
pub struct FunilInput {
    /// Nome do funil. Único.
    pub nome: super::NomeCurto,
    /// Se recebe negócios novos.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// As etapas, na ordem.
    ///
    /// At least 1 element, at most 50 elements.
    pub etapas: Vec<EtapaFunil>,
}
crate::runtime::object! {
    FunilInput {
        0 nome "nome" required,
        1 ativo "ativo" default(true),
        2 etapas "etapas" required,
    }
}
impl crate::runtime::Check for FunilInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("etapas", crate::runtime::check::min_items(&self.etapas, 1))?;
        crate::runtime::check::at("etapas", crate::runtime::check::max_items(&self.etapas, 50))?;
        Ok(())
    }
}
