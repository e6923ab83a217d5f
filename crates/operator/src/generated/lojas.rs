//! Operations tagged `Lojas`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Lojas`.
///
/// Lojas (unidades): a fronteira do que cada usuário vê.
pub trait LojasApi: super::Authenticate + super::Reject {
    /// Lista as lojas
    ///
    /// Todas, em ordem de nome.
    ///
    /// `GET /operador/lojas`, operation `listarLojas`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    fn listar_lojas(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        ativo: Option<bool>,
    ) -> impl Future<Output = Result<Vec<Loja>, ListarLojasError>> + Send;

    /// Cria uma loja
    ///
    /// O código é dado pelo serviço. Nenhum usuário a vê até que lhe seja concedida.
    ///
    /// `POST /operador/lojas`, operation `criarLoja`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. A loja.
    fn criar_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: LojaInput,
    ) -> impl Future<Output = Result<super::Created<Loja>, CriarLojaError>> + Send;

    /// Consulta uma loja
    ///
    /// Lê a loja, ativa ou não.
    ///
    /// `GET /operador/lojas/{codLoja}`, operation `consultarLoja`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    fn consultar_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_loja: super::Codigo,
    ) -> impl Future<Output = Result<Loja, ConsultarLojaError>> + Send;

    /// Substitui uma loja
    ///
    /// Desativada, a loja não recebe registros novos; o que já é dela continua visível e pode ser alterado, também sem mudar de loja.
    ///
    /// `PUT /operador/lojas/{codLoja}`, operation `substituirLoja`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    /// - `body`: `application/json`. A loja.
    fn substituir_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_loja: super::Codigo,
        body: LojaInput,
    ) -> impl Future<Output = Result<Loja, SubstituirLojaError>> + Send;

    /// Remove uma loja
    ///
    /// Uma loja com usuários, pessoas ou benefícios dá 409.
    ///
    /// `DELETE /operador/lojas/{codLoja}`, operation `removerLoja`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    fn remover_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_loja: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverLojaError>> + Send;
}

/// Errors of `GET /operador/lojas`, operation `listarLojas`.
#[derive(Debug)]
pub enum ListarLojasError {
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

crate::runtime::errors! { ListarLojasError of "listarLojas" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/lojas`, operation `criarLoja`.
#[derive(Debug)]
pub enum CriarLojaError {
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

crate::runtime::errors! { CriarLojaError of "criarLoja" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/lojas/{codLoja}`, operation `consultarLoja`.
#[derive(Debug)]
pub enum ConsultarLojaError {
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

crate::runtime::errors! { ConsultarLojaError of "consultarLoja" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/lojas/{codLoja}`, operation `substituirLoja`.
#[derive(Debug)]
pub enum SubstituirLojaError {
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

crate::runtime::errors! { SubstituirLojaError of "substituirLoja" from super::AnyError {
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

/// Errors of `DELETE /operador/lojas/{codLoja}`, operation `removerLoja`.
#[derive(Debug)]
pub enum RemoverLojaError {
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

crate::runtime::errors! { RemoverLojaError of "removerLoja" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_lojas<S: LojasApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("ativo")];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    match LojasApi::listar_lojas(service, call.context(principal), ativo).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_loja<S: LojasApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: LojaInput = call.json(crate::runtime::check::any).await?;
    match LojasApi::criar_loja(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_loja<S: LojasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_loja: super::Codigo = call.path(0, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    match LojasApi::consultar_loja(service, call.context(principal), cod_loja).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match LojasApi::substituir_loja(service, call.context(principal), cod_loja, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_loja<S: LojasApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_loja: super::Codigo = call.path(0, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    match LojasApi::remover_loja(service, call.context(principal), cod_loja).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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
        crate::runtime::check::saying("deve ser um CNPJ como 12.ABC.345/01DE-35, com ou sem máscara", || {
            crate::runtime::check::max_length(value, 18)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_7)?;
            Ok(())
        })?;
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
