//! Operations tagged `Beneficios`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Beneficios`.
///
/// Benefícios: só a situação; o resto deles pertence ao serviço.
pub trait BeneficiosApi: super::Authenticate {
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
