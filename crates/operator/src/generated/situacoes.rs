//! Operations tagged `Situacoes`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Situacoes`.
///
/// Situações de consultas, chamados de Help Desk, vistorias e eventos.
pub trait SituacoesApi: super::Authenticate + super::Reject {
    /// Lista as situações
    ///
    /// Todas, por entidade e, em cada uma, por nome.
    ///
    /// `GET /operador/situacoes`, operation `listarSituacoes`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `entidade`: query `entidade`. Só os desta entidade.
    fn listar_situacoes(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        entidade: Option<super::EntidadeAtendimento>,
    ) -> impl Future<Output = Result<Vec<Situacao>, ListarSituacoesError>> + Send;

    /// Cria uma situação
    ///
    /// O nome é único na entidade. A primeira situação de uma entidade é a inicial, e marcar outra como `inicial` desmarca a anterior.
    ///
    /// `POST /operador/situacoes`, operation `criarSituacao`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. A situação.
    fn criar_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: SituacaoInput,
    ) -> impl Future<Output = Result<super::Created<Situacao>, CriarSituacaoError>> + Send;

    /// Consulta uma situação
    ///
    /// Lê a situação com suas cores.
    ///
    /// `GET /operador/situacoes/{codSituacao}`, operation `consultarSituacao`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação.
    fn consultar_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<Situacao, ConsultarSituacaoError>> + Send;

    /// Substitui uma situação
    ///
    /// A entidade não muda (400). Nome e cores valem para os gatilhos seguintes.
    ///
    /// `PUT /operador/situacoes/{codSituacao}`, operation `substituirSituacao`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação.
    /// - `body`: `application/json`. A situação.
    fn substituir_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_situacao: super::Codigo,
        body: SituacaoInput,
    ) -> impl Future<Output = Result<Situacao, SubstituirSituacaoError>> + Send;

    /// Remove uma situação
    ///
    /// Uma situação em que alguma entidade está ou esteve, ou que é a inicial, dá 409.
    ///
    /// `DELETE /operador/situacoes/{codSituacao}`, operation `removerSituacao`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação.
    fn remover_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverSituacaoError>> + Send;
}

/// Errors of `GET /operador/situacoes`, operation `listarSituacoes`.
#[derive(Debug)]
pub enum ListarSituacoesError {
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

crate::runtime::errors! { ListarSituacoesError of "listarSituacoes" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/situacoes`, operation `criarSituacao`.
#[derive(Debug)]
pub enum CriarSituacaoError {
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

crate::runtime::errors! { CriarSituacaoError of "criarSituacao" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/situacoes/{codSituacao}`, operation `consultarSituacao`.
#[derive(Debug)]
pub enum ConsultarSituacaoError {
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

crate::runtime::errors! { ConsultarSituacaoError of "consultarSituacao" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/situacoes/{codSituacao}`, operation `substituirSituacao`.
#[derive(Debug)]
pub enum SubstituirSituacaoError {
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

crate::runtime::errors! { SubstituirSituacaoError of "substituirSituacao" from super::AnyError {
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

/// Errors of `DELETE /operador/situacoes/{codSituacao}`, operation `removerSituacao`.
#[derive(Debug)]
pub enum RemoverSituacaoError {
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

crate::runtime::errors! { RemoverSituacaoError of "removerSituacao" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_situacoes<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("entidade")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let entidade: Option<super::EntidadeAtendimento> = query.optional(0, crate::runtime::check::any)?;
    match SituacoesApi::listar_situacoes(service, call.context(principal), entidade).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: SituacaoInput = call.json(crate::runtime::check::any).await?;
    match SituacoesApi::criar_situacao(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesApi::consultar_situacao(service, call.context(principal), cod_situacao).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match SituacoesApi::substituir_situacao(service, call.context(principal), cod_situacao, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_situacao<S: SituacoesApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesApi::remover_situacao(service, call.context(principal), cod_situacao).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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
