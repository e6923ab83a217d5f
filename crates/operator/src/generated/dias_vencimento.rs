//! Operations tagged `DiasVencimento`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `DiasVencimento`.
///
/// Dias de vencimento: os dias do mês em que um benefício pode vencer.
pub trait DiasVencimentoApi: super::Authenticate + super::Reject {
    /// Lista os dias de vencimento
    ///
    /// Em ordem crescente.
    ///
    /// `GET /operador/diasVencimento`, operation `listarDiasVencimento`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_dias_vencimento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
    ) -> impl Future<Output = Result<Vec<DiaVencimento>, ListarDiasVencimentoError>> + Send;

    /// Inclui um dia de vencimento
    ///
    /// Sem corpo. Incluir de novo nada muda.
    ///
    /// `PUT /operador/diasVencimento/{dia}`, operation `incluirDiaVencimento`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `dia`: path `dia`. Dia do mês.
    fn incluir_dia_vencimento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        dia: DiaVencimento,
    ) -> impl Future<Output = Result<(), IncluirDiaVencimentoError>> + Send;

    /// Remove um dia de vencimento
    ///
    /// Um dia em que algum benefício vence dá 409.
    ///
    /// `DELETE /operador/diasVencimento/{dia}`, operation `removerDiaVencimento`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `dia`: path `dia`. Dia do mês.
    fn remover_dia_vencimento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        dia: DiaVencimento,
    ) -> impl Future<Output = Result<(), RemoverDiaVencimentoError>> + Send;
}

/// Errors of `GET /operador/diasVencimento`, operation `listarDiasVencimento`.
#[derive(Debug)]
pub enum ListarDiasVencimentoError {
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

crate::runtime::errors! { ListarDiasVencimentoError of "listarDiasVencimento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/diasVencimento/{dia}`, operation `incluirDiaVencimento`.
#[derive(Debug)]
pub enum IncluirDiaVencimentoError {
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

crate::runtime::errors! { IncluirDiaVencimentoError of "incluirDiaVencimento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `DELETE /operador/diasVencimento/{dia}`, operation `removerDiaVencimento`.
#[derive(Debug)]
pub enum RemoverDiaVencimentoError {
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

crate::runtime::errors! { RemoverDiaVencimentoError of "removerDiaVencimento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_dias_vencimento<S: DiasVencimentoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    match DiasVencimentoApi::listar_dias_vencimento(service, call.context(principal)).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn incluir_dia_vencimento<S: DiasVencimentoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let dia: DiaVencimento = call.path(0, "dia", crate::runtime::check::any)?;
    call.query(&[])?;
    match DiasVencimentoApi::incluir_dia_vencimento(service, call.context(principal), dia).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_dia_vencimento<S: DiasVencimentoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let dia: DiaVencimento = call.path(0, "dia", crate::runtime::check::any)?;
    call.query(&[])?;
    match DiasVencimentoApi::remover_dia_vencimento(service, call.context(principal), dia).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

/// Dia do mês. Em meses mais curtos, vale o último dia.
///
/// Schema `DiaVencimento`. At least 1, at most 31.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiaVencimento(i32);
crate::runtime::newtype! {
    DiaVencimento(i32) |value| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 31)?;
        Ok(())
    }
}
