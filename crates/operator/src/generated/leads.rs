//! Operations tagged `Leads`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Leads`.
///
/// Leads: encerrar; o resto deles pertence ao serviço.
pub trait LeadsApi: super::Authenticate + super::Reject {
    /// Encerra um lead
    ///
    /// Sem corpo. O lead sai das buscas de leads ativos; seus negócios continuam. Encerrar de novo nada muda.
    ///
    /// `PUT /operador/leads/{codLead}/encerramento`, operation `encerrarLead`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_lead`: path `codLead`. Código do lead.
    fn encerrar_lead(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_lead: super::Codigo,
    ) -> impl Future<Output = Result<(), EncerrarLeadError>> + Send;
}

/// Errors of `PUT /operador/leads/{codLead}/encerramento`, operation `encerrarLead`.
#[derive(Debug)]
pub enum EncerrarLeadError {
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

crate::runtime::errors! { EncerrarLeadError of "encerrarLead" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn encerrar_lead<S: LeadsApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_lead: super::Codigo = call.path(0, "codLead", crate::runtime::check::any)?;
    call.query(&[])?;
    match LeadsApi::encerrar_lead(service, call.context(principal), cod_lead).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}
