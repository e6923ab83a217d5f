//! Operations tagged `Tipos`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Tipos`.
///
/// Tipos de chamado, de vistoria e de evento, e especialidades das consultas.
pub trait TiposApi: super::Authenticate + super::Reject {
    /// Lista os tipos
    ///
    /// Todos, por entidade e, em cada uma, por nome.
    ///
    /// `GET /operador/tipos`, operation `listarTipos`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_tipos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarTiposParameters,
    ) -> impl Future<Output = Result<Vec<Tipo>, ListarTiposError>> + Send;

    /// Cria um tipo
    ///
    /// O nome é único na entidade. O tipo de uma consulta é a especialidade médica.
    ///
    /// `POST /operador/tipos`, operation `criarTipo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O tipo.
    fn criar_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: TipoInput,
    ) -> impl Future<Output = Result<super::Created<Tipo>, CriarTipoError>> + Send;

    /// Consulta um tipo
    ///
    /// Lê o tipo, ativo ou não.
    ///
    /// `GET /operador/tipos/{codTipo}`, operation `consultarTipo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_tipo`: path `codTipo`. Código do tipo.
    fn consultar_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_tipo: super::Codigo,
    ) -> impl Future<Output = Result<Tipo, ConsultarTipoError>> + Send;

    /// Substitui um tipo
    ///
    /// A entidade não muda (400). O nome vale para os gatilhos seguintes.
    ///
    /// `PUT /operador/tipos/{codTipo}`, operation `substituirTipo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_tipo`: path `codTipo`. Código do tipo.
    /// - `body`: `application/json`. O tipo.
    fn substituir_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_tipo: super::Codigo,
        body: TipoInput,
    ) -> impl Future<Output = Result<Tipo, SubstituirTipoError>> + Send;

    /// Remove um tipo
    ///
    /// Um tipo que alguma entidade tem dá 409; desative-o.
    ///
    /// `DELETE /operador/tipos/{codTipo}`, operation `removerTipo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_tipo`: path `codTipo`. Código do tipo.
    fn remover_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_tipo: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverTipoError>> + Send;
}

/// Parameters of `GET /operador/tipos`, operation `listarTipos`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarTiposParameters {
    /// query `entidade`. Só os desta entidade.
    pub entidade: Option<super::EntidadeAtendimento>,
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
}

/// Errors of `GET /operador/tipos`, operation `listarTipos`.
#[derive(Debug)]
pub enum ListarTiposError {
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

crate::runtime::errors! { ListarTiposError of "listarTipos" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/tipos`, operation `criarTipo`.
#[derive(Debug)]
pub enum CriarTipoError {
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

crate::runtime::errors! { CriarTipoError of "criarTipo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/tipos/{codTipo}`, operation `consultarTipo`.
#[derive(Debug)]
pub enum ConsultarTipoError {
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

crate::runtime::errors! { ConsultarTipoError of "consultarTipo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/tipos/{codTipo}`, operation `substituirTipo`.
#[derive(Debug)]
pub enum SubstituirTipoError {
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

crate::runtime::errors! { SubstituirTipoError of "substituirTipo" from super::AnyError {
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

/// Errors of `DELETE /operador/tipos/{codTipo}`, operation `removerTipo`.
#[derive(Debug)]
pub enum RemoverTipoError {
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

crate::runtime::errors! { RemoverTipoError of "removerTipo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_tipos<S: TiposApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 2] = [
        crate::runtime::query::Field::single("entidade"),
        crate::runtime::query::Field::single("ativo"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let entidade: Option<super::EntidadeAtendimento> = query.optional(0, crate::runtime::check::any)?;
    let ativo: Option<bool> = query.optional(1, crate::runtime::check::any)?;
    let parameters = ListarTiposParameters { entidade, ativo };
    match TiposApi::listar_tipos(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_tipo<S: TiposApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: TipoInput = call.json(crate::runtime::check::any).await?;
    match TiposApi::criar_tipo(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_tipo<S: TiposApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo: super::Codigo = call.path(0, "codTipo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposApi::consultar_tipo(service, call.context(principal), cod_tipo).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match TiposApi::substituir_tipo(service, call.context(principal), cod_tipo, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_tipo<S: TiposApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo: super::Codigo = call.path(0, "codTipo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposApi::remover_tipo(service, call.context(principal), cod_tipo).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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
