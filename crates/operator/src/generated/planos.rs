//! Operations tagged `Planos`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Planos`.
///
/// Planos: os que um benefício pode ter.
pub trait PlanosApi: super::Authenticate {
    /// Lista os planos
    ///
    /// Todos, em ordem de nome.
    ///
    /// `GET /operador/planos`, operation `listarPlanos`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    /// - `tipo_beneficio`: query `tipoBeneficio`. Só os deste tipo de benefício.
    fn listar_planos(
        &self,
        principal: Self::Operador,
        ativo: Option<bool>,
        tipo_beneficio: Option<super::TipoBeneficio>,
    ) -> impl Future<Output = Result<ListarPlanosResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um plano
    ///
    /// O código é dado pelo serviço e é o `codPlano` dos benefícios e das negociações.
    ///
    /// `POST /operador/planos`, operation `criarPlano`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O plano.
    fn criar_plano(
        &self,
        principal: Self::Operador,
        body: PlanoInput,
    ) -> impl Future<Output = Result<CriarPlanoResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um plano
    ///
    /// Lê o plano, ativo ou não.
    ///
    /// `GET /operador/planos/{codPlano}`, operation `consultarPlano`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_plano`: path `codPlano`. Código do plano.
    fn consultar_plano(
        &self,
        principal: Self::Operador,
        cod_plano: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarPlanoResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um plano
    ///
    /// O valor novo vale para itens novos; os já contratados guardam o seu.
    ///
    /// `PUT /operador/planos/{codPlano}`, operation `substituirPlano`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_plano`: path `codPlano`. Código do plano.
    /// - `body`: `application/json`. O plano.
    fn substituir_plano(
        &self,
        principal: Self::Operador,
        cod_plano: super::Codigo,
        body: PlanoInput,
    ) -> impl Future<Output = Result<SubstituirPlanoResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove um plano
    ///
    /// Um plano que algum benefício ou negócio tem dá 409.
    ///
    /// `DELETE /operador/planos/{codPlano}`, operation `removerPlano`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_plano`: path `codPlano`. Código do plano.
    fn remover_plano(
        &self,
        principal: Self::Operador,
        cod_plano: super::Codigo,
    ) -> impl Future<Output = Result<RemoverPlanoResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/planos`, operation `listarPlanos`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarPlanosResponse {
    /// 200: Os planos.
    Ok(Vec<Plano>),
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

impl From<super::Errors400_401_500_503> for ListarPlanosResponse {
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

impl ListarPlanosResponse {
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

/// Answers to `POST /operador/planos`, operation `criarPlano`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarPlanoResponse {
    /// 201: Plano criado.
    Created {
        /// The body.
        body: Plano,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarPlanoResponse {
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

impl CriarPlanoResponse {
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

/// Answers to `GET /operador/planos/{codPlano}`, operation `consultarPlano`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarPlanoResponse {
    /// 200: O plano.
    Ok(Plano),
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

impl From<super::Errors400_401_404_500_503> for ConsultarPlanoResponse {
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

impl ConsultarPlanoResponse {
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

/// Answers to `PUT /operador/planos/{codPlano}`, operation `substituirPlano`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirPlanoResponse {
    /// 200: O plano depois da mudança.
    Ok(Plano),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirPlanoResponse {
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

impl SubstituirPlanoResponse {
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

/// Answers to `DELETE /operador/planos/{codPlano}`, operation `removerPlano`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverPlanoResponse {
    /// 204: Plano removido.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverPlanoResponse {
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

impl RemoverPlanoResponse {
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

pub(super) async fn listar_planos<S: PlanosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 2] = [
        crate::runtime::query::Field::single("ativo"),
        crate::runtime::query::Field::single("tipoBeneficio"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    let tipo_beneficio: Option<super::TipoBeneficio> = query.optional(1, crate::runtime::check::any)?;
    match PlanosApi::listar_planos(service, principal, ativo, tipo_beneficio).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_plano<S: PlanosApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: PlanoInput = call.json(|value: &PlanoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match PlanosApi::criar_plano(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_plano<S: PlanosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_plano: super::Codigo = call.path(0, "codPlano", crate::runtime::check::any)?;
    call.query(&[])?;
    match PlanosApi::consultar_plano(service, principal, cod_plano).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_plano<S: PlanosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_plano: super::Codigo = call.path(0, "codPlano", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: PlanoInput = call.json(|value: &PlanoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match PlanosApi::substituir_plano(service, principal, cod_plano, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_plano<S: PlanosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_plano: super::Codigo = call.path(0, "codPlano", crate::runtime::check::any)?;
    call.query(&[])?;
    match PlanosApi::remover_plano(service, principal, cod_plano).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Um plano que um benefício pode ter.
///
/// Schema `Plano`.
#[derive(Debug, Clone, PartialEq)]
pub struct Plano {
    /// Código do plano, dado pelo serviço.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::Codigo>,
    /// Nome do plano. Único.
    pub nome: super::Nome,
    /// O tipo de benefício a que serve.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: super::TipoBeneficio,
    /// Mensalidade em reais, com até duas casas decimais.
    ///
    /// At least 0, at most 1000000000.
    pub valor: f64,
    /// Se pode ser contratado.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    Plano {
        0 cod_plano "codPlano" optional,
        1 nome "nome" required,
        2 tipo_beneficio "tipoBeneficio" required,
        3 valor "valor" required,
        4 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for Plano {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("valor", crate::runtime::check::minimum(&self.valor, 0.0))?;
        crate::runtime::check::at("valor", crate::runtime::check::maximum(&self.valor, 1_000_000_000.0))?;
        Ok(())
    }
}

/// Um plano que um benefício pode ter.
///
/// Schema `Plano`.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanoInput {
    /// Nome do plano. Único.
    pub nome: super::Nome,
    /// O tipo de benefício a que serve.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: super::TipoBeneficio,
    /// Mensalidade em reais, com até duas casas decimais.
    ///
    /// At least 0, at most 1000000000.
    pub valor: f64,
    /// Se pode ser contratado.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    PlanoInput {
        0 nome "nome" required,
        1 tipo_beneficio "tipoBeneficio" required,
        2 valor "valor" required,
        3 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for PlanoInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("valor", crate::runtime::check::minimum(&self.valor, 0.0))?;
        crate::runtime::check::at("valor", crate::runtime::check::maximum(&self.valor, 1_000_000_000.0))?;
        Ok(())
    }
}
