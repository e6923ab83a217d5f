//! Operations tagged `Beneficios`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Beneficios`.
///
/// Benefícios: situação, equipamentos e itens; o resto deles pertence ao serviço.
pub trait BeneficiosApi: super::Authenticate + super::Reject {
    /// Move um benefício para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Mover para uma situação do tipo `CANCELADO` equivale a cancelar o benefício.
    ///
    /// `POST /operador/beneficios/{codBeneficio}/situacao`, operation `moverBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício.
    /// - `body`: `application/json`. A situação de destino.
    fn mover_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_beneficio: super::Codigo,
        body: super::MovimentoInput,
    ) -> impl Future<Output = Result<super::Movimento, MoverBeneficioError>> + Send;

    /// Lista os equipamentos de um benefício
    ///
    /// Todos, em ordem de código, também os que foram removidos do veículo.
    ///
    /// `GET /operador/beneficios/{codBeneficio}/equipamentos`, operation `listarEquipamentos`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício.
    fn listar_equipamentos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_beneficio: super::Codigo,
    ) -> impl Future<Output = Result<Vec<Equipamento>, ListarEquipamentosError>> + Send;

    /// Acrescenta um equipamento
    ///
    /// Só um benefício veicular tem equipamentos; em outro, 400.
    ///
    /// `POST /operador/beneficios/{codBeneficio}/equipamentos`, operation `instalarEquipamento`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício.
    /// - `body`: `application/json`. O equipamento.
    fn instalar_equipamento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_beneficio: super::Codigo,
        body: EquipamentoInput,
    ) -> impl Future<Output = Result<super::Created<Equipamento>, InstalarEquipamentoError>> + Send;

    /// Remove um equipamento
    ///
    /// Grava o dia da remoção; o equipamento fica na lista, fora de uso. Remover de novo nada muda.
    ///
    /// `DELETE /operador/beneficios/{codBeneficio}/equipamentos/{codInstalacao}`, operation `removerEquipamento`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn remover_equipamento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: RemoverEquipamentoParameters,
    ) -> impl Future<Output = Result<(), RemoverEquipamentoError>> + Send;

    /// Lista os itens de um benefício
    ///
    /// Todos, na ordem em que entraram, também os excluídos.
    ///
    /// `GET /operador/beneficios/{codBeneficio}/itens`, operation `listarItensBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício.
    fn listar_itens_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_beneficio: super::Codigo,
    ) -> impl Future<Output = Result<Vec<ItemBeneficio>, ListarItensBeneficioError>> + Send;

    /// Exclui um item
    ///
    /// Grava o dia da exclusão; o item fica na lista. O item do plano do próprio benefício dá 409: muda-se antes o plano. Excluir de novo nada muda.
    ///
    /// `DELETE /operador/beneficios/{codBeneficio}/itens/{codItem}`, operation `excluirItemBeneficio`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn excluir_item_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ExcluirItemBeneficioParameters,
    ) -> impl Future<Output = Result<(), ExcluirItemBeneficioError>> + Send;
}

/// Errors of `POST /operador/beneficios/{codBeneficio}/situacao`, operation `moverBeneficio`.
#[derive(Debug)]
pub enum MoverBeneficioError {
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

crate::runtime::errors! { MoverBeneficioError of "moverBeneficio" from super::AnyError {
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

/// Errors of `GET /operador/beneficios/{codBeneficio}/equipamentos`, operation `listarEquipamentos`.
#[derive(Debug)]
pub enum ListarEquipamentosError {
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

crate::runtime::errors! { ListarEquipamentosError of "listarEquipamentos" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/beneficios/{codBeneficio}/equipamentos`, operation `instalarEquipamento`.
#[derive(Debug)]
pub enum InstalarEquipamentoError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::TempoEsgotado),
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

crate::runtime::errors! { InstalarEquipamentoError of "instalarEquipamento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `DELETE /operador/beneficios/{codBeneficio}/equipamentos/{codInstalacao}`, operation `removerEquipamento`.
#[derive(Debug, Clone, PartialEq)]
pub struct RemoverEquipamentoParameters {
    /// path `codBeneficio`. Código do benefício.
    pub cod_beneficio: super::Codigo,
    /// path `codInstalacao`. Código da instalação do equipamento.
    pub cod_instalacao: super::Codigo,
}

/// Errors of `DELETE /operador/beneficios/{codBeneficio}/equipamentos/{codInstalacao}`, operation `removerEquipamento`.
#[derive(Debug)]
pub enum RemoverEquipamentoError {
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

crate::runtime::errors! { RemoverEquipamentoError of "removerEquipamento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/beneficios/{codBeneficio}/itens`, operation `listarItensBeneficio`.
#[derive(Debug)]
pub enum ListarItensBeneficioError {
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

crate::runtime::errors! { ListarItensBeneficioError of "listarItensBeneficio" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `DELETE /operador/beneficios/{codBeneficio}/itens/{codItem}`, operation `excluirItemBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct ExcluirItemBeneficioParameters {
    /// path `codBeneficio`. Código do benefício.
    pub cod_beneficio: super::Codigo,
    /// path `codItem`. Código do item.
    pub cod_item: super::Codigo,
}

/// Errors of `DELETE /operador/beneficios/{codBeneficio}/itens/{codItem}`, operation `excluirItemBeneficio`.
#[derive(Debug)]
pub enum ExcluirItemBeneficioError {
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

crate::runtime::errors! { ExcluirItemBeneficioError of "excluirItemBeneficio" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn mover_beneficio<S: BeneficiosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: super::MovimentoInput = call.json(|value: &super::MovimentoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficiosApi::mover_beneficio(service, call.context(principal), cod_beneficio, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_equipamentos<S: BeneficiosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    match BeneficiosApi::listar_equipamentos(service, call.context(principal), cod_beneficio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn instalar_equipamento<S: BeneficiosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: EquipamentoInput = call.json(|value: &EquipamentoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficiosApi::instalar_equipamento(service, call.context(principal), cod_beneficio, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_equipamento<S: BeneficiosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    let cod_instalacao: super::Codigo = call.path(1, "codInstalacao", crate::runtime::check::any)?;
    call.query(&[])?;
    let parameters = RemoverEquipamentoParameters { cod_beneficio, cod_instalacao };
    match BeneficiosApi::remover_equipamento(service, call.context(principal), parameters).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_itens_beneficio<S: BeneficiosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    match BeneficiosApi::listar_itens_beneficio(service, call.context(principal), cod_beneficio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn excluir_item_beneficio<S: BeneficiosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    let cod_item: super::Codigo = call.path(1, "codItem", crate::runtime::check::any)?;
    call.query(&[])?;
    let parameters = ExcluirItemBeneficioParameters { cod_beneficio, cod_item };
    match BeneficiosApi::excluir_item_beneficio(service, call.context(principal), parameters).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

/// Um rastreador instalado no veículo de um benefício.
///
/// Schema `Equipamento`.
#[derive(Debug, Clone, PartialEq)]
pub struct Equipamento {
    /// Código da instalação, dado pelo serviço.
    ///
    /// Property `codInstalacao`.
    pub cod_instalacao: Option<super::Codigo>,
    /// Código do rastreador.
    ///
    /// Property `codRastreador`.
    pub cod_rastreador: Option<super::Codigo>,
    /// Número de série.
    ///
    /// Property `numeroSerie`. At least 1 character, at most 60 characters.
    pub numero_serie: Option<String>,
    /// IMEI.
    ///
    /// At least 1 character, at most 20 characters.
    pub imei: Option<String>,
    /// Fabricante.
    ///
    /// At least 1 character, at most 100 characters.
    pub fabricante: Option<String>,
    /// Modelo.
    ///
    /// At least 1 character, at most 100 characters.
    pub modelo: Option<String>,
    /// Operadora da linha de dados.
    ///
    /// At least 1 character, at most 60 characters.
    pub operadora: Option<String>,
    /// Número da linha de dados.
    ///
    /// Property `numeroLinha`. At least 1 character, at most 20 characters.
    pub numero_linha: Option<String>,
    /// Lugar do veículo em que está.
    ///
    /// Property `localInstalacao`. At least 1 character, at most 100 characters.
    pub local_instalacao: Option<String>,
    /// Código do fornecedor.
    ///
    /// Property `codFornecedor`.
    pub cod_fornecedor: Option<super::Codigo>,
    /// Nome de quem instalou.
    ///
    /// Property `nomeInstalador`. At least 1 character, at most 200 characters.
    pub nome_instalador: Option<String>,
    /// Dia da instalação; ausente, o de hoje.
    ///
    /// Property `dataInstalacao`.
    pub data_instalacao: Option<crate::runtime::Date>,
    /// Dia da remoção; `null` enquanto em uso.
    ///
    /// Property `dataRemocao`.
    pub data_remocao: Option<Option<crate::runtime::Date>>,
}
crate::runtime::object! {
    Equipamento {
        0 cod_instalacao "codInstalacao" optional,
        1 cod_rastreador "codRastreador" optional,
        2 numero_serie "numeroSerie" optional,
        3 imei "imei" optional,
        4 fabricante "fabricante" optional,
        5 modelo "modelo" optional,
        6 operadora "operadora" optional,
        7 numero_linha "numeroLinha" optional,
        8 local_instalacao "localInstalacao" optional,
        9 cod_fornecedor "codFornecedor" optional,
        10 nome_instalador "nomeInstalador" optional,
        11 data_instalacao "dataInstalacao" optional,
        12 data_remocao "dataRemocao" both,
    }
}
impl crate::runtime::Check for Equipamento {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.numero_serie {
            crate::runtime::check::at("numeroSerie", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("numeroSerie", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.imei {
            crate::runtime::check::at("imei", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("imei", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.fabricante {
            crate::runtime::check::at("fabricante", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("fabricante", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.operadora {
            crate::runtime::check::at("operadora", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("operadora", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.numero_linha {
            crate::runtime::check::at("numeroLinha", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("numeroLinha", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.local_instalacao {
            crate::runtime::check::at("localInstalacao", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("localInstalacao", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.nome_instalador {
            crate::runtime::check::at("nomeInstalador", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("nomeInstalador", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Um rastreador instalado no veículo de um benefício.
///
/// Schema `Equipamento`.
#[derive(Debug, Clone, PartialEq)]
pub struct EquipamentoInput {
    /// Código do rastreador.
    ///
    /// Property `codRastreador`.
    pub cod_rastreador: Option<super::Codigo>,
    /// Número de série.
    ///
    /// Property `numeroSerie`. At least 1 character, at most 60 characters.
    pub numero_serie: Option<String>,
    /// IMEI.
    ///
    /// At least 1 character, at most 20 characters.
    pub imei: Option<String>,
    /// Fabricante.
    ///
    /// At least 1 character, at most 100 characters.
    pub fabricante: Option<String>,
    /// Modelo.
    ///
    /// At least 1 character, at most 100 characters.
    pub modelo: Option<String>,
    /// Operadora da linha de dados.
    ///
    /// At least 1 character, at most 60 characters.
    pub operadora: Option<String>,
    /// Número da linha de dados.
    ///
    /// Property `numeroLinha`. At least 1 character, at most 20 characters.
    pub numero_linha: Option<String>,
    /// Lugar do veículo em que está.
    ///
    /// Property `localInstalacao`. At least 1 character, at most 100 characters.
    pub local_instalacao: Option<String>,
    /// Código do fornecedor.
    ///
    /// Property `codFornecedor`.
    pub cod_fornecedor: Option<super::Codigo>,
    /// Nome de quem instalou.
    ///
    /// Property `nomeInstalador`. At least 1 character, at most 200 characters.
    pub nome_instalador: Option<String>,
    /// Dia da instalação; ausente, o de hoje.
    ///
    /// Property `dataInstalacao`.
    pub data_instalacao: Option<crate::runtime::Date>,
}
crate::runtime::object! {
    EquipamentoInput {
        0 cod_rastreador "codRastreador" optional,
        1 numero_serie "numeroSerie" optional,
        2 imei "imei" optional,
        3 fabricante "fabricante" optional,
        4 modelo "modelo" optional,
        5 operadora "operadora" optional,
        6 numero_linha "numeroLinha" optional,
        7 local_instalacao "localInstalacao" optional,
        8 cod_fornecedor "codFornecedor" optional,
        9 nome_instalador "nomeInstalador" optional,
        10 data_instalacao "dataInstalacao" optional,
    }
}
impl crate::runtime::Check for EquipamentoInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.numero_serie {
            crate::runtime::check::at("numeroSerie", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("numeroSerie", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.imei {
            crate::runtime::check::at("imei", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("imei", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.fabricante {
            crate::runtime::check::at("fabricante", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("fabricante", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.operadora {
            crate::runtime::check::at("operadora", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("operadora", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.numero_linha {
            crate::runtime::check::at("numeroLinha", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("numeroLinha", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.local_instalacao {
            crate::runtime::check::at("localInstalacao", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("localInstalacao", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.nome_instalador {
            crate::runtime::check::at("nomeInstalador", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("nomeInstalador", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Um item (plano) de um benefício.
///
/// Schema `ItemBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemBeneficio {
    /// Código do item.
    ///
    /// Property `codItem`.
    pub cod_item: Option<super::Codigo>,
    /// Código do plano; falta o de um plano antigo de código 0.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::Codigo>,
    /// Mensalidade em reais, com até duas casas decimais.
    ///
    /// At least 0, at most 1000000000.
    pub valor: Option<f64>,
    /// Dia em que entrou.
    ///
    /// Property `dataInclusao`.
    pub data_inclusao: Option<crate::runtime::Date>,
    /// Dia em que saiu; `null` enquanto vale.
    ///
    /// Property `dataExclusao`.
    pub data_exclusao: Option<Option<crate::runtime::Date>>,
}
crate::runtime::object! {
    ItemBeneficio {
        0 cod_item "codItem" optional,
        1 cod_plano "codPlano" optional,
        2 valor "valor" optional,
        3 data_inclusao "dataInclusao" optional,
        4 data_exclusao "dataExclusao" both,
    }
}
impl crate::runtime::Check for ItemBeneficio {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.valor {
            crate::runtime::check::at("valor", crate::runtime::check::minimum(value, 0.0))?;
            crate::runtime::check::at("valor", crate::runtime::check::maximum(value, 1_000_000_000.0))?;
        }
        Ok(())
    }
}
