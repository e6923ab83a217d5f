//! Operations tagged `Funis`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Funis`.
///
/// Funis do CRM e suas etapas.
pub trait FunisApi: super::Authenticate + super::Reject {
    /// Lista os funis
    ///
    /// Todos, em ordem de nome, com suas etapas.
    ///
    /// `GET /operador/funis`, operation `listarFunis`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    fn listar_funis(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        ativo: Option<bool>,
    ) -> impl Future<Output = Result<Vec<Funil>, ListarFunisError>> + Send;

    /// Cria um funil
    ///
    /// As etapas ficam na ordem em que vêm; os códigos são dados pelo serviço.
    ///
    /// `POST /operador/funis`, operation `criarFunil`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O funil com suas etapas, na ordem.
    fn criar_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: FunilInput,
    ) -> impl Future<Output = Result<super::CreatedWithLocationAndETag<Funil>, CriarFunilError>> + Send;

    /// Consulta um funil
    ///
    /// O `ETag` da resposta serve de `If-Match` à substituição.
    ///
    /// `GET /operador/funis/{codFunil}`, operation `consultarFunil`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_funil`: path `codFunil`. Código do funil.
    fn consultar_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_funil: super::Codigo,
    ) -> impl Future<Output = Result<super::Success<Funil>, ConsultarFunilError>> + Send;

    /// Substitui um funil
    ///
    /// As etapas enviadas com `codEtapa` são mantidas, as sem código são criadas e as que faltam são removidas; uma etapa com negócios não se remove (409). `codEtapa` de outro funil dá 400.
    ///
    /// `PUT /operador/funis/{codFunil}`, operation `substituirFunil`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O funil com suas etapas, na ordem.
    fn substituir_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: SubstituirFunilParameters,
        body: FunilInput,
    ) -> impl Future<Output = Result<super::Success<Funil>, SubstituirFunilError>> + Send;

    /// Remove um funil
    ///
    /// Um funil com negócios dá 409; desative-o.
    ///
    /// `DELETE /operador/funis/{codFunil}`, operation `removerFunil`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_funil`: path `codFunil`. Código do funil.
    fn remover_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_funil: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverFunilError>> + Send;
}

/// Errors of `GET /operador/funis`, operation `listarFunis`.
#[derive(Debug)]
pub enum ListarFunisError {
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

crate::runtime::errors! { ListarFunisError of "listarFunis" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/funis`, operation `criarFunil`.
#[derive(Debug)]
pub enum CriarFunilError {
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

crate::runtime::errors! { CriarFunilError of "criarFunil" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/funis/{codFunil}`, operation `consultarFunil`.
#[derive(Debug)]
pub enum ConsultarFunilError {
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

crate::runtime::errors! { ConsultarFunilError of "consultarFunil" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `PUT /operador/funis/{codFunil}`, operation `substituirFunil`.
#[derive(Debug, Clone, PartialEq)]
pub struct SubstituirFunilParameters {
    /// header `if-match`. O `ETag` que se leu. Se o registro mudou desde então, a resposta é 412 e nada é gravado. Sem ele, substitui-se sem conferir.
    pub if_match: Option<super::VersaoRegistro>,
    /// path `codFunil`. Código do funil.
    pub cod_funil: super::Codigo,
}

/// Errors of `PUT /operador/funis/{codFunil}`, operation `substituirFunil`.
#[derive(Debug)]
pub enum SubstituirFunilError {
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
    /// 412: O registro mudou desde que foi lido. Nada foi gravado.
    PreconditionFailed(super::VersaoDivergente),
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

crate::runtime::errors! { SubstituirFunilError of "substituirFunil" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    412 PreconditionFailed(super::VersaoDivergente) from PreconditionFailed,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `DELETE /operador/funis/{codFunil}`, operation `removerFunil`.
#[derive(Debug)]
pub enum RemoverFunilError {
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

crate::runtime::errors! { RemoverFunilError of "removerFunil" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_funis<S: FunisApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("ativo")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    match FunisApi::listar_funis(service, call.context(principal), ativo).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match FunisApi::criar_funil(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_funil<S: FunisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_funil: super::Codigo = call.path(0, "codFunil", crate::runtime::check::any)?;
    call.query(&[])?;
    match FunisApi::consultar_funil(service, call.context(principal), cod_funil).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
        Err(error) => error.reply(call),
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
    let parameters = SubstituirFunilParameters { if_match, cod_funil };
    match FunisApi::substituir_funil(service, call.context(principal), parameters, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_funil<S: FunisApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_funil: super::Codigo = call.path(0, "codFunil", crate::runtime::check::any)?;
    call.query(&[])?;
    match FunisApi::remover_funil(service, call.context(principal), cod_funil).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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
