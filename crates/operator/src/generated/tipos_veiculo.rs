//! Operations tagged `TiposVeiculo`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `TiposVeiculo`.
///
/// Tipos de veículo, cada um com sua categoria.
pub trait TiposVeiculoApi: super::Authenticate + super::Reject {
    /// Lista os tipos de veículo
    ///
    /// Todos, em ordem de nome.
    ///
    /// `GET /operador/tiposVeiculo`, operation `listarTiposVeiculo`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_tipos_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
    ) -> impl Future<Output = Result<Vec<TipoVeiculo>, ListarTiposVeiculoError>> + Send;

    /// Cria um tipo de veículo
    ///
    /// O nome é livre e único; a categoria é uma das oito da interface.
    ///
    /// `POST /operador/tiposVeiculo`, operation `criarTipoVeiculo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O tipo de veículo.
    fn criar_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: TipoVeiculoInput,
    ) -> impl Future<Output = Result<super::Created<TipoVeiculo>, CriarTipoVeiculoError>> + Send;

    /// Consulta um tipo de veículo
    ///
    /// Lê o tipo de veículo com sua categoria.
    ///
    /// `GET /operador/tiposVeiculo/{codTipoVeiculo}`, operation `consultarTipoVeiculo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_tipo_veiculo`: path `codTipoVeiculo`. Código do tipo de veículo.
    fn consultar_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_tipo_veiculo: super::Codigo,
    ) -> impl Future<Output = Result<TipoVeiculo, ConsultarTipoVeiculoError>> + Send;

    /// Substitui um tipo de veículo
    ///
    /// A mudança aparece nos veículos que já são do tipo.
    ///
    /// `PUT /operador/tiposVeiculo/{codTipoVeiculo}`, operation `substituirTipoVeiculo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_tipo_veiculo`: path `codTipoVeiculo`. Código do tipo de veículo.
    /// - `body`: `application/json`. O tipo de veículo.
    fn substituir_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_tipo_veiculo: super::Codigo,
        body: TipoVeiculoInput,
    ) -> impl Future<Output = Result<TipoVeiculo, SubstituirTipoVeiculoError>> + Send;

    /// Remove um tipo de veículo
    ///
    /// Um tipo que algum veículo tem dá 409.
    ///
    /// `DELETE /operador/tiposVeiculo/{codTipoVeiculo}`, operation `removerTipoVeiculo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_tipo_veiculo`: path `codTipoVeiculo`. Código do tipo de veículo.
    fn remover_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_tipo_veiculo: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverTipoVeiculoError>> + Send;
}

/// Errors of `GET /operador/tiposVeiculo`, operation `listarTiposVeiculo`.
#[derive(Debug)]
pub enum ListarTiposVeiculoError {
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

crate::runtime::errors! { ListarTiposVeiculoError of "listarTiposVeiculo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/tiposVeiculo`, operation `criarTipoVeiculo`.
#[derive(Debug)]
pub enum CriarTipoVeiculoError {
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

crate::runtime::errors! { CriarTipoVeiculoError of "criarTipoVeiculo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/tiposVeiculo/{codTipoVeiculo}`, operation `consultarTipoVeiculo`.
#[derive(Debug)]
pub enum ConsultarTipoVeiculoError {
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

crate::runtime::errors! { ConsultarTipoVeiculoError of "consultarTipoVeiculo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/tiposVeiculo/{codTipoVeiculo}`, operation `substituirTipoVeiculo`.
#[derive(Debug)]
pub enum SubstituirTipoVeiculoError {
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

crate::runtime::errors! { SubstituirTipoVeiculoError of "substituirTipoVeiculo" from super::AnyError {
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

/// Errors of `DELETE /operador/tiposVeiculo/{codTipoVeiculo}`, operation `removerTipoVeiculo`.
#[derive(Debug)]
pub enum RemoverTipoVeiculoError {
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

crate::runtime::errors! { RemoverTipoVeiculoError of "removerTipoVeiculo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_tipos_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    match TiposVeiculoApi::listar_tipos_veiculo(service, call.context(principal)).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: TipoVeiculoInput = call.json(crate::runtime::check::any).await?;
    match TiposVeiculoApi::criar_tipo_veiculo(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo_veiculo: super::Codigo = call.path(0, "codTipoVeiculo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposVeiculoApi::consultar_tipo_veiculo(service, call.context(principal), cod_tipo_veiculo).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn substituir_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo_veiculo: super::Codigo = call.path(0, "codTipoVeiculo", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: TipoVeiculoInput = call.json(crate::runtime::check::any).await?;
    match TiposVeiculoApi::substituir_tipo_veiculo(service, call.context(principal), cod_tipo_veiculo, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo_veiculo: super::Codigo = call.path(0, "codTipoVeiculo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposVeiculoApi::remover_tipo_veiculo(service, call.context(principal), cod_tipo_veiculo).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

/// Um tipo de veículo.
///
/// Schema `TipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoVeiculo {
    /// Código do tipo de veículo, dado pelo serviço.
    ///
    /// Property `codTipoVeiculo`.
    pub cod_tipo_veiculo: Option<super::Codigo>,
    /// Nome do tipo. Único.
    pub nome: super::NomeCurto,
    /// A categoria.
    pub categoria: CategoriaTipoVeiculo,
}
crate::runtime::object! {
    TipoVeiculo {
        0 cod_tipo_veiculo "codTipoVeiculo" optional,
        1 nome "nome" required,
        2 categoria "categoria" required,
    }
}

/// Categoria de veículo, escrita como na lista de tipos de veículo do serviço.
///
/// Schema `CategoriaTipoVeiculo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CategoriaTipoVeiculo {
    /// `Bicicleta`.
    Bicicleta,
    /// `Caminhao`.
    Caminhao,
    /// `Leve`.
    Leve,
    /// `Motocicleta`.
    Motocicleta,
    /// `Pickup`.
    Pickup,
    /// `Utilitario`.
    Utilitario,
    /// `Onibus`.
    Onibus,
    /// `Outro`.
    Outro,
}
crate::runtime::text_enum! {
    CategoriaTipoVeiculo {
        Bicicleta "Bicicleta",
        Caminhao "Caminhao",
        Leve "Leve",
        Motocicleta "Motocicleta",
        Pickup "Pickup",
        Utilitario "Utilitario",
        Onibus "Onibus",
        Outro "Outro",
    }
}

/// Um tipo de veículo.
///
/// Schema `TipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoVeiculoInput {
    /// Nome do tipo. Único.
    pub nome: super::NomeCurto,
    /// A categoria.
    pub categoria: CategoriaTipoVeiculo,
}
crate::runtime::object! {
    TipoVeiculoInput {
        0 nome "nome" required,
        1 categoria "categoria" required,
    }
}
