//! Operations tagged `Planos`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Planos`.
///
/// Planos: os que um benefício pode ter.
pub trait PlanosApi: super::Authenticate + super::Reject {
    /// Lista os planos
    ///
    /// Todos, em ordem de nome.
    ///
    /// `GET /operador/planos`, operation `listarPlanos`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_planos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarPlanosParameters,
    ) -> impl Future<Output = Result<Vec<Plano>, ListarPlanosError>> + Send;

    /// Cria um plano
    ///
    /// O código é dado pelo serviço e é o `codPlano` dos benefícios e das negociações.
    ///
    /// `POST /operador/planos`, operation `criarPlano`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O plano.
    fn criar_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: PlanoInput,
    ) -> impl Future<Output = Result<super::Created<Plano>, CriarPlanoError>> + Send;

    /// Consulta um plano
    ///
    /// Lê o plano, ativo ou não.
    ///
    /// `GET /operador/planos/{codPlano}`, operation `consultarPlano`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_plano`: path `codPlano`. Código do plano.
    fn consultar_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_plano: super::Codigo,
    ) -> impl Future<Output = Result<Plano, ConsultarPlanoError>> + Send;

    /// Substitui um plano
    ///
    /// O valor novo vale para itens novos; os já contratados guardam o seu.
    ///
    /// `PUT /operador/planos/{codPlano}`, operation `substituirPlano`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_plano`: path `codPlano`. Código do plano.
    /// - `body`: `application/json`. O plano.
    fn substituir_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_plano: super::Codigo,
        body: PlanoInput,
    ) -> impl Future<Output = Result<Plano, SubstituirPlanoError>> + Send;

    /// Remove um plano
    ///
    /// Um plano que algum benefício ou negócio tem dá 409.
    ///
    /// `DELETE /operador/planos/{codPlano}`, operation `removerPlano`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_plano`: path `codPlano`. Código do plano.
    fn remover_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_plano: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverPlanoError>> + Send;
}

/// Parameters of `GET /operador/planos`, operation `listarPlanos`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarPlanosParameters {
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
    /// query `tipoBeneficio`. Só os deste tipo de benefício.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
}

/// Errors of `GET /operador/planos`, operation `listarPlanos`.
#[derive(Debug)]
pub enum ListarPlanosError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarPlanosError of "listarPlanos" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/planos`, operation `criarPlano`.
#[derive(Debug)]
pub enum CriarPlanoError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::TempoEsgotado),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Conflito),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CriarPlanoError of "criarPlano" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/planos/{codPlano}`, operation `consultarPlano`.
#[derive(Debug)]
pub enum ConsultarPlanoError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ConsultarPlanoError of "consultarPlano" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/planos/{codPlano}`, operation `substituirPlano`.
#[derive(Debug)]
pub enum SubstituirPlanoError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::TempoEsgotado),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Conflito),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { SubstituirPlanoError of "substituirPlano" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `DELETE /operador/planos/{codPlano}`, operation `removerPlano`.
#[derive(Debug)]
pub enum RemoverPlanoError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Conflito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { RemoverPlanoError of "removerPlano" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

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
    let parameters = ListarPlanosParameters { ativo, tipo_beneficio };
    match PlanosApi::listar_planos(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match PlanosApi::criar_plano(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_plano<S: PlanosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_plano: super::Codigo = call.path(0, "codPlano", crate::runtime::check::any)?;
    call.query(&[])?;
    match PlanosApi::consultar_plano(service, call.context(principal), cod_plano).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match PlanosApi::substituir_plano(service, call.context(principal), cod_plano, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_plano<S: PlanosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_plano: super::Codigo = call.path(0, "codPlano", crate::runtime::check::any)?;
    call.query(&[])?;
    match PlanosApi::remover_plano(service, call.context(principal), cod_plano).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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
