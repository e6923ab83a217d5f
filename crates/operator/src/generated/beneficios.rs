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
    /// - `principal`: let in by `operador`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício.
    /// - `body`: `application/json`. A situação de destino.
    fn mover_beneficio(
        &self,
        principal: Self::Operador,
        cod_beneficio: super::Codigo,
        body: super::MovimentoInput,
    ) -> impl Future<Output = Result<MoverBeneficioResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;
}

/// Answers to `POST /operador/beneficios/{codBeneficio}/situacao`, operation `moverBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum MoverBeneficioResponse {
    /// 200: A situação depois do pedido, mudada ou não.
    Ok(super::Movimento),
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_408_409_413_415_500_503> for MoverBeneficioResponse {
    fn from(errors: super::Errors400_401_404_408_409_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_409_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl MoverBeneficioResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_409_413_415_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

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
    match BeneficiosApi::mover_beneficio(service, principal, cod_beneficio, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}
