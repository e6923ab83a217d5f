//! Operations tagged `Lojas`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Lojas`.
///
/// Lojas (unidades): a fronteira do que cada usuário vê.
pub trait LojasApi: super::Authenticate {
    /// Lista as lojas
    ///
    /// Todas, em ordem de nome.
    ///
    /// `GET /operador/lojas`, operation `listarLojas`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    fn listar_lojas(
        &self,
        principal: Self::Operador,
        ativo: Option<bool>,
    ) -> impl Future<Output = Result<ListarLojasResponse, super::Errors400_401_500_503>> + Send;

    /// Cria uma loja
    ///
    /// O código é dado pelo serviço. Nenhum usuário a vê até que lhe seja concedida.
    ///
    /// `POST /operador/lojas`, operation `criarLoja`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. A loja.
    fn criar_loja(
        &self,
        principal: Self::Operador,
        body: LojaInput,
    ) -> impl Future<Output = Result<CriarLojaResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta uma loja
    ///
    /// Lê a loja, ativa ou não.
    ///
    /// `GET /operador/lojas/{codLoja}`, operation `consultarLoja`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    fn consultar_loja(
        &self,
        principal: Self::Operador,
        cod_loja: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarLojaResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui uma loja
    ///
    /// Desativada, a loja some das escolhas novas; o que já é dela continua visível.
    ///
    /// `PUT /operador/lojas/{codLoja}`, operation `substituirLoja`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    /// - `body`: `application/json`. A loja.
    fn substituir_loja(
        &self,
        principal: Self::Operador,
        cod_loja: super::Codigo,
        body: LojaInput,
    ) -> impl Future<Output = Result<SubstituirLojaResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove uma loja
    ///
    /// Uma loja com usuários, pessoas ou benefícios dá 409.
    ///
    /// `DELETE /operador/lojas/{codLoja}`, operation `removerLoja`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    fn remover_loja(
        &self,
        principal: Self::Operador,
        cod_loja: super::Codigo,
    ) -> impl Future<Output = Result<RemoverLojaResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/lojas`, operation `listarLojas`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarLojasResponse {
    /// 200: As lojas.
    Ok(Vec<Loja>),
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

impl From<super::Errors400_401_500_503> for ListarLojasResponse {
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

impl ListarLojasResponse {
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

/// Answers to `POST /operador/lojas`, operation `criarLoja`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarLojaResponse {
    /// 201: Loja criada.
    Created {
        /// The body.
        body: Loja,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarLojaResponse {
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

impl CriarLojaResponse {
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

/// Answers to `GET /operador/lojas/{codLoja}`, operation `consultarLoja`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarLojaResponse {
    /// 200: A loja.
    Ok(Loja),
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

impl From<super::Errors400_401_404_500_503> for ConsultarLojaResponse {
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

impl ConsultarLojaResponse {
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

/// Answers to `PUT /operador/lojas/{codLoja}`, operation `substituirLoja`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirLojaResponse {
    /// 200: A loja depois da mudança.
    Ok(Loja),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirLojaResponse {
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

impl SubstituirLojaResponse {
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

/// Answers to `DELETE /operador/lojas/{codLoja}`, operation `removerLoja`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverLojaResponse {
    /// 204: Loja removida.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverLojaResponse {
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

impl RemoverLojaResponse {
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

pub(super) async fn listar_lojas<S: LojasApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("ativo")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    match LojasApi::listar_lojas(service, principal, ativo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_loja<S: LojasApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: LojaInput = call.json(crate::runtime::check::any).await?;
    match LojasApi::criar_loja(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_loja<S: LojasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_loja: super::Codigo = call.path(0, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    match LojasApi::consultar_loja(service, principal, cod_loja).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_loja<S: LojasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_loja: super::Codigo = call.path(0, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: LojaInput = call.json(crate::runtime::check::any).await?;
    match LojasApi::substituir_loja(service, principal, cod_loja, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_loja<S: LojasApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_loja: super::Codigo = call.path(0, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    match LojasApi::remover_loja(service, principal, cod_loja).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Uma loja (unidade).
///
/// Schema `Loja`.
#[derive(Debug, Clone, PartialEq)]
pub struct Loja {
    /// Código da loja, dado pelo serviço.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja. Único.
    pub nome: super::Nome,
    /// CNPJ da loja.
    pub cnpj: Option<Cnpj>,
    /// Se pode ser escolhida.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    Loja {
        0 cod_loja "codLoja" optional,
        1 nome "nome" required,
        2 cnpj "cnpj" optional,
        3 ativo "ativo" default(true),
    }
}

/// CNPJ, com máscara ou sem; pode ter letras. Os dígitos verificadores são conferidos.
///
/// Schema `Cnpj`. At most 18 characters, matching `^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?\d{2}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cnpj(String);
crate::runtime::newtype! {
    Cnpj(String) |value| {
        crate::runtime::check::max_length(value, 18)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_6)?;
        Ok(())
    }
}

/// Uma loja (unidade).
///
/// Schema `Loja`.
#[derive(Debug, Clone, PartialEq)]
pub struct LojaInput {
    /// Nome da loja. Único.
    pub nome: super::Nome,
    /// CNPJ da loja.
    pub cnpj: Option<Cnpj>,
    /// Se pode ser escolhida.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    LojaInput {
        0 nome "nome" required,
        1 cnpj "cnpj" optional,
        2 ativo "ativo" default(true),
    }
}
