//! Operations tagged `SituacoesBeneficio`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `SituacoesBeneficio`.
///
/// Situações de benefício, cada uma com um tipo fixo do sistema.
pub trait SituacoesBeneficioApi: super::Authenticate + super::Reject {
    /// Lista as situações de benefício
    ///
    /// Todas, em ordem de nome.
    ///
    /// `GET /operador/situacoesBeneficio`, operation `listarSituacoesBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `tipo_situacao`: query `tipoSituacao`. Só as deste tipo.
    fn listar_situacoes_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        tipo_situacao: Option<TipoSituacao>,
    ) -> impl Future<Output = Result<Vec<SituacaoBeneficio>, ListarSituacoesBeneficioError>> + Send;

    /// Cria uma situação de benefício
    ///
    /// O nome é livre e único; o tipo é um dos que o sistema conhece. A primeira situação de um tipo é a padrão dele, e marcar outra como `padrao` desmarca a anterior.
    ///
    /// `POST /operador/situacoesBeneficio`, operation `criarSituacaoBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. A situação de benefício.
    fn criar_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: SituacaoBeneficioInput,
    ) -> impl Future<Output = Result<super::Created<SituacaoBeneficio>, CriarSituacaoBeneficioError>> + Send;

    /// Consulta uma situação de benefício
    ///
    /// Lê a situação com seu tipo e suas cores.
    ///
    /// `GET /operador/situacoesBeneficio/{codSituacao}`, operation `consultarSituacaoBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação de benefício.
    fn consultar_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<SituacaoBeneficio, ConsultarSituacaoBeneficioError>> + Send;

    /// Substitui uma situação de benefício
    ///
    /// O tipo não muda enquanto algum benefício está na situação (409). Nome e cores valem para os gatilhos seguintes.
    ///
    /// `PUT /operador/situacoesBeneficio/{codSituacao}`, operation `substituirSituacaoBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação de benefício.
    /// - `body`: `application/json`. A situação de benefício.
    fn substituir_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_situacao: super::Codigo,
        body: SituacaoBeneficioInput,
    ) -> impl Future<Output = Result<SituacaoBeneficio, SubstituirSituacaoBeneficioError>> + Send;

    /// Remove uma situação de benefício
    ///
    /// Uma situação que algum benefício tem, ou que é a padrão do seu tipo, dá 409.
    ///
    /// `DELETE /operador/situacoesBeneficio/{codSituacao}`, operation `removerSituacaoBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_situacao`: path `codSituacao`. Código da situação de benefício.
    fn remover_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_situacao: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverSituacaoBeneficioError>> + Send;
}

/// Errors of `GET /operador/situacoesBeneficio`, operation `listarSituacoesBeneficio`.
#[derive(Debug)]
pub enum ListarSituacoesBeneficioError {
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

crate::runtime::errors! { ListarSituacoesBeneficioError of "listarSituacoesBeneficio" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/situacoesBeneficio`, operation `criarSituacaoBeneficio`.
#[derive(Debug)]
pub enum CriarSituacaoBeneficioError {
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

crate::runtime::errors! { CriarSituacaoBeneficioError of "criarSituacaoBeneficio" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/situacoesBeneficio/{codSituacao}`, operation `consultarSituacaoBeneficio`.
#[derive(Debug)]
pub enum ConsultarSituacaoBeneficioError {
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

crate::runtime::errors! { ConsultarSituacaoBeneficioError of "consultarSituacaoBeneficio" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/situacoesBeneficio/{codSituacao}`, operation `substituirSituacaoBeneficio`.
#[derive(Debug)]
pub enum SubstituirSituacaoBeneficioError {
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

crate::runtime::errors! { SubstituirSituacaoBeneficioError of "substituirSituacaoBeneficio" from super::AnyError {
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

/// Errors of `DELETE /operador/situacoesBeneficio/{codSituacao}`, operation `removerSituacaoBeneficio`.
#[derive(Debug)]
pub enum RemoverSituacaoBeneficioError {
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

crate::runtime::errors! { RemoverSituacaoBeneficioError of "removerSituacaoBeneficio" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_situacoes_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("tipoSituacao")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let tipo_situacao: Option<TipoSituacao> = query.optional(0, crate::runtime::check::any)?;
    match SituacoesBeneficioApi::listar_situacoes_beneficio(service, call.context(principal), tipo_situacao).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: SituacaoBeneficioInput = call.json(crate::runtime::check::any).await?;
    match SituacoesBeneficioApi::criar_situacao_beneficio(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesBeneficioApi::consultar_situacao_beneficio(service, call.context(principal), cod_situacao).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match SituacoesBeneficioApi::substituir_situacao_beneficio(
        service,
        call.context(principal),
        cod_situacao,
        body,
    )
    .await
    {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_situacao_beneficio<S: SituacoesBeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_situacao: super::Codigo = call.path(0, "codSituacao", crate::runtime::check::any)?;
    call.query(&[])?;
    match SituacoesBeneficioApi::remover_situacao_beneficio(service, call.context(principal), cod_situacao).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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
