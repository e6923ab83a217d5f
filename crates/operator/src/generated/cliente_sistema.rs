//! Operations tagged `ClienteSistema`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `ClienteSistema`.
///
/// Cliente do sistema: de quem é esta instalação, dito a cada autenticação.
pub trait ClienteSistemaApi: super::Authenticate + super::Reject {
    /// Consulta o cliente do sistema
    ///
    /// Antes de definido, 404.
    ///
    /// `GET /operador/clienteSistema`, operation `consultarClienteSistema`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn consultar_cliente_sistema(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
    ) -> impl Future<Output = Result<ClienteSistema, ConsultarClienteSistemaError>> + Send;

    /// Define o cliente do sistema
    ///
    /// Código e nome que `POST /ext/autenticacao` responde a partir de agora, em `codClienteSistema` e `nomeClienteSistema`. Definir de novo o mesmo nada muda.
    ///
    /// `PUT /operador/clienteSistema`, operation `definirClienteSistema`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O cliente do sistema.
    fn definir_cliente_sistema(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: ClienteSistema,
    ) -> impl Future<Output = Result<ClienteSistema, DefinirClienteSistemaError>> + Send;
}

/// Errors of `GET /operador/clienteSistema`, operation `consultarClienteSistema`.
#[derive(Debug)]
pub enum ConsultarClienteSistemaError {
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

crate::runtime::errors! { ConsultarClienteSistemaError of "consultarClienteSistema" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/clienteSistema`, operation `definirClienteSistema`.
#[derive(Debug)]
pub enum DefinirClienteSistemaError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
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

crate::runtime::errors! { DefinirClienteSistemaError of "definirClienteSistema" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn consultar_cliente_sistema<S: ClienteSistemaApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    match ClienteSistemaApi::consultar_cliente_sistema(service, call.context(principal)).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn definir_cliente_sistema<S: ClienteSistemaApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: ClienteSistema = call.json(crate::runtime::check::any).await?;
    match ClienteSistemaApi::definir_cliente_sistema(service, call.context(principal), body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// De quem é esta instalação.
///
/// Schema `ClienteSistema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClienteSistema {
    /// Código do cliente do sistema.
    ///
    /// Property `codClienteSistema`.
    pub cod_cliente_sistema: super::Codigo,
    /// Nome do cliente do sistema.
    ///
    /// Property `nomeClienteSistema`.
    pub nome_cliente_sistema: super::Nome,
}
crate::runtime::object! {
    ClienteSistema {
        0 cod_cliente_sistema "codClienteSistema" required,
        1 nome_cliente_sistema "nomeClienteSistema" required,
    }
}
