//! Operations tagged `Gatilhos`.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Gatilhos`.
///
/// Avisos de mudança de situação, um caminho por entidade.
pub trait GatilhosApi: Send + Sync + 'static {
    /// Recebe a mudança de situação de uma consulta médica
    ///
    /// Enviado a cada mudança de situação da consulta: marcada, confirmada, realizada, cancelada ou outra.
    ///
    /// `POST /consulta`, operation `receberConsulta`.
    ///
    /// - `body`: `application/json`. O envelope com os dados da consulta.
    fn receber_consulta(
        &self,
        context: crate::runtime::Context<'_>,
        parameters: ReceberConsultaParameters,
        body: GatilhoConsulta,
    ) -> impl Future<Output = Result<ReceberConsultaResponse, ReceberConsultaError>> + Send;

    /// Recebe a mudança de situação de um chamado de Help Desk
    ///
    /// Enviado a cada mudança de situação do chamado, da abertura ao encerramento.
    ///
    /// `POST /helpDesk`, operation `receberHelpDesk`.
    ///
    /// - `body`: `application/json`. O envelope com os dados do chamado.
    fn receber_help_desk(
        &self,
        context: crate::runtime::Context<'_>,
        parameters: ReceberHelpDeskParameters,
        body: GatilhoHelpDesk,
    ) -> impl Future<Output = Result<ReceberHelpDeskResponse, ReceberHelpDeskError>> + Send;

    /// Recebe a mudança de situação de uma vistoria
    ///
    /// Enviado a cada mudança de situação da vistoria ou da documentação do benefício.
    ///
    /// `POST /vistoria`, operation `receberVistoria`.
    ///
    /// - `body`: `application/json`. O envelope com os dados da vistoria.
    fn receber_vistoria(
        &self,
        context: crate::runtime::Context<'_>,
        parameters: ReceberVistoriaParameters,
        body: GatilhoVistoria,
    ) -> impl Future<Output = Result<ReceberVistoriaResponse, ReceberVistoriaError>> + Send;

    /// Recebe a mudança de situação de um benefício
    ///
    /// Enviado a cada mudança de situação do benefício, inclusive a primeira, ao ser criado. Só neste gatilho a cor inversa se escreve `corInversa`, com I maiúsculo.
    ///
    /// `POST /beneficio`, operation `receberBeneficio`.
    ///
    /// - `body`: `application/json`. O envelope com os dados do benefício.
    fn receber_beneficio(
        &self,
        context: crate::runtime::Context<'_>,
        parameters: ReceberBeneficioParameters,
        body: GatilhoBeneficio,
    ) -> impl Future<Output = Result<ReceberBeneficioResponse, ReceberBeneficioError>> + Send;

    /// Recebe a mudança de situação de um evento
    ///
    /// Enviado a cada mudança de situação do evento, da abertura ao encerramento.
    ///
    /// `POST /evento`, operation `receberEvento`.
    ///
    /// - `body`: `application/json`. O envelope com os dados do evento.
    fn receber_evento(
        &self,
        context: crate::runtime::Context<'_>,
        parameters: ReceberEventoParameters,
        body: GatilhoEvento,
    ) -> impl Future<Output = Result<ReceberEventoResponse, ReceberEventoError>> + Send;
}

/// Parameters of `POST /consulta`, operation `receberConsulta`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceberConsultaParameters {
    /// header `webhook-id`. Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco. At most 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
    pub webhook_id: String,
    /// header `webhook-timestamp`. Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor. At least 0.
    pub webhook_timestamp: i64,
    /// header `webhook-signature`. Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados. At most 1024 characters, matching `^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$`.
    pub webhook_signature: String,
}

/// Answers to `POST /consulta`, operation `receberConsulta`.
#[derive(Debug, Clone, PartialEq)]
pub enum ReceberConsultaResponse {
    /// 200: Recebido. Sem conteúdo.
    Ok,
    /// 201: Recebido. Sem conteúdo.
    Created,
    /// 202: Recebido. Sem conteúdo.
    Accepted,
    /// 203: Recebido. Sem conteúdo.
    NonAuthoritativeInformation,
    /// 204: Recebido. Sem conteúdo.
    NoContent,
}

impl ReceberConsultaResponse {
    fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
        match self {
            Self::Ok => crate::runtime::reply::empty(200),
            Self::Created => crate::runtime::reply::empty(201),
            Self::Accepted => crate::runtime::reply::empty(202),
            Self::NonAuthoritativeInformation => crate::runtime::reply::empty(203),
            Self::NoContent => crate::runtime::reply::empty(204),
        }
    }
}

/// Errors of `POST /consulta`, operation `receberConsulta`.
#[derive(Debug)]
pub enum ReceberConsultaError {
    /// 400: O corpo não é um JSON deste contrato. Será tentado de novo.
    BadRequest(super::CorpoInvalido),
    /// 401: A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
    Unauthorized(super::AssinaturaInvalida),
    /// 410: O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
    Gone(super::ReceptorEncerrado),
    /// 413: O corpo passa do limite do receptor. Será tentado de novo.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O `Content-Type` não é `application/json`. Será tentado de novo.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 429: Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
    TooManyRequests(super::GatilhosDemais),
    /// 500: Falha do receptor. Será tentado de novo.
    InternalServerError(super::ErroInterno),
    /// 503: Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ReceberConsultaError of "receberConsulta" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::AssinaturaInvalida) from Unauthorized,
    410 Gone(super::ReceptorEncerrado) from Gone,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    429 TooManyRequests(super::GatilhosDemais) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `POST /helpDesk`, operation `receberHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceberHelpDeskParameters {
    /// header `webhook-id`. Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco. At most 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
    pub webhook_id: String,
    /// header `webhook-timestamp`. Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor. At least 0.
    pub webhook_timestamp: i64,
    /// header `webhook-signature`. Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados. At most 1024 characters, matching `^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$`.
    pub webhook_signature: String,
}

/// Answers to `POST /helpDesk`, operation `receberHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub enum ReceberHelpDeskResponse {
    /// 200: Recebido. Sem conteúdo.
    Ok,
    /// 201: Recebido. Sem conteúdo.
    Created,
    /// 202: Recebido. Sem conteúdo.
    Accepted,
    /// 203: Recebido. Sem conteúdo.
    NonAuthoritativeInformation,
    /// 204: Recebido. Sem conteúdo.
    NoContent,
}

impl ReceberHelpDeskResponse {
    fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
        match self {
            Self::Ok => crate::runtime::reply::empty(200),
            Self::Created => crate::runtime::reply::empty(201),
            Self::Accepted => crate::runtime::reply::empty(202),
            Self::NonAuthoritativeInformation => crate::runtime::reply::empty(203),
            Self::NoContent => crate::runtime::reply::empty(204),
        }
    }
}

/// Errors of `POST /helpDesk`, operation `receberHelpDesk`.
#[derive(Debug)]
pub enum ReceberHelpDeskError {
    /// 400: O corpo não é um JSON deste contrato. Será tentado de novo.
    BadRequest(super::CorpoInvalido),
    /// 401: A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
    Unauthorized(super::AssinaturaInvalida),
    /// 410: O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
    Gone(super::ReceptorEncerrado),
    /// 413: O corpo passa do limite do receptor. Será tentado de novo.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O `Content-Type` não é `application/json`. Será tentado de novo.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 429: Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
    TooManyRequests(super::GatilhosDemais),
    /// 500: Falha do receptor. Será tentado de novo.
    InternalServerError(super::ErroInterno),
    /// 503: Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ReceberHelpDeskError of "receberHelpDesk" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::AssinaturaInvalida) from Unauthorized,
    410 Gone(super::ReceptorEncerrado) from Gone,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    429 TooManyRequests(super::GatilhosDemais) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `POST /vistoria`, operation `receberVistoria`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceberVistoriaParameters {
    /// header `webhook-id`. Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco. At most 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
    pub webhook_id: String,
    /// header `webhook-timestamp`. Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor. At least 0.
    pub webhook_timestamp: i64,
    /// header `webhook-signature`. Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados. At most 1024 characters, matching `^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$`.
    pub webhook_signature: String,
}

/// Answers to `POST /vistoria`, operation `receberVistoria`.
#[derive(Debug, Clone, PartialEq)]
pub enum ReceberVistoriaResponse {
    /// 200: Recebido. Sem conteúdo.
    Ok,
    /// 201: Recebido. Sem conteúdo.
    Created,
    /// 202: Recebido. Sem conteúdo.
    Accepted,
    /// 203: Recebido. Sem conteúdo.
    NonAuthoritativeInformation,
    /// 204: Recebido. Sem conteúdo.
    NoContent,
}

impl ReceberVistoriaResponse {
    fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
        match self {
            Self::Ok => crate::runtime::reply::empty(200),
            Self::Created => crate::runtime::reply::empty(201),
            Self::Accepted => crate::runtime::reply::empty(202),
            Self::NonAuthoritativeInformation => crate::runtime::reply::empty(203),
            Self::NoContent => crate::runtime::reply::empty(204),
        }
    }
}

/// Errors of `POST /vistoria`, operation `receberVistoria`.
#[derive(Debug)]
pub enum ReceberVistoriaError {
    /// 400: O corpo não é um JSON deste contrato. Será tentado de novo.
    BadRequest(super::CorpoInvalido),
    /// 401: A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
    Unauthorized(super::AssinaturaInvalida),
    /// 410: O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
    Gone(super::ReceptorEncerrado),
    /// 413: O corpo passa do limite do receptor. Será tentado de novo.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O `Content-Type` não é `application/json`. Será tentado de novo.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 429: Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
    TooManyRequests(super::GatilhosDemais),
    /// 500: Falha do receptor. Será tentado de novo.
    InternalServerError(super::ErroInterno),
    /// 503: Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ReceberVistoriaError of "receberVistoria" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::AssinaturaInvalida) from Unauthorized,
    410 Gone(super::ReceptorEncerrado) from Gone,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    429 TooManyRequests(super::GatilhosDemais) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `POST /beneficio`, operation `receberBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceberBeneficioParameters {
    /// header `webhook-id`. Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco. At most 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
    pub webhook_id: String,
    /// header `webhook-timestamp`. Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor. At least 0.
    pub webhook_timestamp: i64,
    /// header `webhook-signature`. Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados. At most 1024 characters, matching `^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$`.
    pub webhook_signature: String,
}

/// Answers to `POST /beneficio`, operation `receberBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub enum ReceberBeneficioResponse {
    /// 200: Recebido. Sem conteúdo.
    Ok,
    /// 201: Recebido. Sem conteúdo.
    Created,
    /// 202: Recebido. Sem conteúdo.
    Accepted,
    /// 203: Recebido. Sem conteúdo.
    NonAuthoritativeInformation,
    /// 204: Recebido. Sem conteúdo.
    NoContent,
}

impl ReceberBeneficioResponse {
    fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
        match self {
            Self::Ok => crate::runtime::reply::empty(200),
            Self::Created => crate::runtime::reply::empty(201),
            Self::Accepted => crate::runtime::reply::empty(202),
            Self::NonAuthoritativeInformation => crate::runtime::reply::empty(203),
            Self::NoContent => crate::runtime::reply::empty(204),
        }
    }
}

/// Errors of `POST /beneficio`, operation `receberBeneficio`.
#[derive(Debug)]
pub enum ReceberBeneficioError {
    /// 400: O corpo não é um JSON deste contrato. Será tentado de novo.
    BadRequest(super::CorpoInvalido),
    /// 401: A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
    Unauthorized(super::AssinaturaInvalida),
    /// 410: O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
    Gone(super::ReceptorEncerrado),
    /// 413: O corpo passa do limite do receptor. Será tentado de novo.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O `Content-Type` não é `application/json`. Será tentado de novo.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 429: Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
    TooManyRequests(super::GatilhosDemais),
    /// 500: Falha do receptor. Será tentado de novo.
    InternalServerError(super::ErroInterno),
    /// 503: Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ReceberBeneficioError of "receberBeneficio" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::AssinaturaInvalida) from Unauthorized,
    410 Gone(super::ReceptorEncerrado) from Gone,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    429 TooManyRequests(super::GatilhosDemais) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `POST /evento`, operation `receberEvento`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceberEventoParameters {
    /// header `webhook-id`. Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco. At most 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
    pub webhook_id: String,
    /// header `webhook-timestamp`. Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor. At least 0.
    pub webhook_timestamp: i64,
    /// header `webhook-signature`. Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados. At most 1024 characters, matching `^v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2}( v[0-9]+[a-z]*,[A-Za-z0-9+/]+={0,2})*$`.
    pub webhook_signature: String,
}

/// Answers to `POST /evento`, operation `receberEvento`.
#[derive(Debug, Clone, PartialEq)]
pub enum ReceberEventoResponse {
    /// 200: Recebido. Sem conteúdo.
    Ok,
    /// 201: Recebido. Sem conteúdo.
    Created,
    /// 202: Recebido. Sem conteúdo.
    Accepted,
    /// 203: Recebido. Sem conteúdo.
    NonAuthoritativeInformation,
    /// 204: Recebido. Sem conteúdo.
    NoContent,
}

impl ReceberEventoResponse {
    fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
        match self {
            Self::Ok => crate::runtime::reply::empty(200),
            Self::Created => crate::runtime::reply::empty(201),
            Self::Accepted => crate::runtime::reply::empty(202),
            Self::NonAuthoritativeInformation => crate::runtime::reply::empty(203),
            Self::NoContent => crate::runtime::reply::empty(204),
        }
    }
}

/// Errors of `POST /evento`, operation `receberEvento`.
#[derive(Debug)]
pub enum ReceberEventoError {
    /// 400: O corpo não é um JSON deste contrato. Será tentado de novo.
    BadRequest(super::CorpoInvalido),
    /// 401: A assinatura falta, está malformada, não confere com nenhum segredo vivo ou está fora da tolerância de 5 minutos. Será tentado de novo.
    Unauthorized(super::AssinaturaInvalida),
    /// 410: O receptor não quer mais gatilhos. O serviço o desativa na hora e não tenta de novo; só o operador o reativa.
    Gone(super::ReceptorEncerrado),
    /// 413: O corpo passa do limite do receptor. Será tentado de novo.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O `Content-Type` não é `application/json`. Será tentado de novo.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 429: Gatilhos demais em pouco tempo. Será tentado de novo, não antes de `Retry-After`.
    TooManyRequests(super::GatilhosDemais),
    /// 500: Falha do receptor. Será tentado de novo.
    InternalServerError(super::ErroInterno),
    /// 503: Receptor fora do ar por ora. Será tentado de novo, não antes de `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ReceberEventoError of "receberEvento" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::AssinaturaInvalida) from Unauthorized,
    410 Gone(super::ReceptorEncerrado) from Gone,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    429 TooManyRequests(super::GatilhosDemais) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn receber_consulta<S: GatilhosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let webhook_id: String = call.header_required("webhook-id", |value: &String| {
        crate::runtime::check::max_length(value, 64)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
        Ok(())
    })?;
    let webhook_timestamp: i64 = call.header_required("webhook-timestamp", |value: &i64| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    })?;
    let webhook_signature: String = call.header_required("webhook-signature", |value: &String| {
        crate::runtime::check::max_length(value, 1024)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    })?;
    let body: GatilhoConsulta = call.json(crate::runtime::check::any).await?;
    let parameters = ReceberConsultaParameters { webhook_id, webhook_timestamp, webhook_signature };
    match GatilhosApi::receber_consulta(service, call.context(()), parameters, body).await {
        Ok(response) => response.reply(call),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn receber_help_desk<S: GatilhosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let webhook_id: String = call.header_required("webhook-id", |value: &String| {
        crate::runtime::check::max_length(value, 64)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
        Ok(())
    })?;
    let webhook_timestamp: i64 = call.header_required("webhook-timestamp", |value: &i64| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    })?;
    let webhook_signature: String = call.header_required("webhook-signature", |value: &String| {
        crate::runtime::check::max_length(value, 1024)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    })?;
    let body: GatilhoHelpDesk = call.json(crate::runtime::check::any).await?;
    let parameters = ReceberHelpDeskParameters { webhook_id, webhook_timestamp, webhook_signature };
    match GatilhosApi::receber_help_desk(service, call.context(()), parameters, body).await {
        Ok(response) => response.reply(call),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn receber_vistoria<S: GatilhosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let webhook_id: String = call.header_required("webhook-id", |value: &String| {
        crate::runtime::check::max_length(value, 64)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
        Ok(())
    })?;
    let webhook_timestamp: i64 = call.header_required("webhook-timestamp", |value: &i64| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    })?;
    let webhook_signature: String = call.header_required("webhook-signature", |value: &String| {
        crate::runtime::check::max_length(value, 1024)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    })?;
    let body: GatilhoVistoria = call.json(crate::runtime::check::any).await?;
    let parameters = ReceberVistoriaParameters { webhook_id, webhook_timestamp, webhook_signature };
    match GatilhosApi::receber_vistoria(service, call.context(()), parameters, body).await {
        Ok(response) => response.reply(call),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn receber_beneficio<S: GatilhosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let webhook_id: String = call.header_required("webhook-id", |value: &String| {
        crate::runtime::check::max_length(value, 64)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
        Ok(())
    })?;
    let webhook_timestamp: i64 = call.header_required("webhook-timestamp", |value: &i64| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    })?;
    let webhook_signature: String = call.header_required("webhook-signature", |value: &String| {
        crate::runtime::check::max_length(value, 1024)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    })?;
    let body: GatilhoBeneficio = call.json(crate::runtime::check::any).await?;
    let parameters = ReceberBeneficioParameters { webhook_id, webhook_timestamp, webhook_signature };
    match GatilhosApi::receber_beneficio(service, call.context(()), parameters, body).await {
        Ok(response) => response.reply(call),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn receber_evento<S: GatilhosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let webhook_id: String = call.header_required("webhook-id", |value: &String| {
        crate::runtime::check::max_length(value, 64)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
        Ok(())
    })?;
    let webhook_timestamp: i64 = call.header_required("webhook-timestamp", |value: &i64| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    })?;
    let webhook_signature: String = call.header_required("webhook-signature", |value: &String| {
        crate::runtime::check::max_length(value, 1024)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    })?;
    let body: GatilhoEvento = call.json(crate::runtime::check::any).await?;
    let parameters = ReceberEventoParameters { webhook_id, webhook_timestamp, webhook_signature };
    match GatilhosApi::receber_evento(service, call.context(()), parameters, body).await {
        Ok(response) => response.reply(call),
        Err(error) => error.reply(call),
    }
}

/// Mudança de situação de uma consulta médica.
///
/// Schema `GatilhoConsulta`.
#[derive(Debug, Clone, PartialEq)]
pub struct GatilhoConsulta {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Data do registro no histórico.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// Entidade a que o gatilho se refere; aqui, `["Consulta"]`.
    pub entidade: Option<Entidade>,
    /// Dados da consulta depois da mudança.
    pub objeto: ConsultaObjeto,
}
crate::runtime::object! {
    GatilhoConsulta {
        0 cod_historico "codHistorico" optional,
        1 data_historico "dataHistorico" optional,
        2 entidade "entidade" optional,
        3 objeto "objeto" required,
    }
}

/// Dados da consulta médica.
///
/// Schema `ConsultaObjeto`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsultaObjeto {
    /// Identificador da consulta.
    pub id: Option<Codigo>,
    /// Pessoa que será atendida.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<Codigo>,
    /// Benefício que dá direito à consulta.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<Codigo>,
    /// Nome da nova situação.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<Nome>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    pub corinversa: Option<CorHex>,
    /// Data em que a consulta foi pedida.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<DataHora>,
    /// Protocolo da consulta.
    pub protocolo: Option<Protocolo>,
    /// Data e hora marcadas.
    ///
    /// Property `dataConsulta`.
    pub data_consulta: Option<DataHora>,
    /// Código da especialidade médica.
    ///
    /// Property `codEspecialidade`.
    pub cod_especialidade: Option<Codigo>,
    /// Nome da especialidade médica.
    ///
    /// Property `nomeEspecialidade`.
    pub nome_especialidade: Option<Nome>,
    /// Código da clínica.
    ///
    /// Property `codClinica`.
    pub cod_clinica: Option<Codigo>,
    /// Nome da clínica.
    ///
    /// Property `nomeClinica`.
    pub nome_clinica: Option<Nome>,
    /// Código do médico.
    ///
    /// Property `codMedico`.
    pub cod_medico: Option<Codigo>,
    /// Nome do médico.
    ///
    /// Property `nomeMedico`.
    pub nome_medico: Option<Nome>,
    /// Endereço do atendimento, em uma linha.
    pub endereco: Option<Texto>,
}
crate::runtime::object! {
    ConsultaObjeto {
        0 id "id" optional,
        1 cod_pessoa "codPessoa" optional,
        2 cod_beneficio "codBeneficio" optional,
        3 nome_situacao "nomeSituacao" optional,
        4 cor_destaque "corDestaque" optional,
        5 corinversa "corinversa" optional,
        6 data_abertura "dataAbertura" optional,
        7 protocolo "protocolo" optional,
        8 data_consulta "dataConsulta" optional,
        9 cod_especialidade "codEspecialidade" optional,
        10 nome_especialidade "nomeEspecialidade" optional,
        11 cod_clinica "codClinica" optional,
        12 nome_clinica "nomeClinica" optional,
        13 cod_medico "codMedico" optional,
        14 nome_medico "nomeMedico" optional,
        15 endereco "endereco" optional,
    }
}

/// Nome da entidade, entregue como texto entre colchetes e aspas.
///
/// Schema `Entidade`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Entidade {
    /// `["Consulta"]`.
    Consulta,
    /// `["Help Desk"]`.
    HelpDesk,
    /// `["Vistoria"]`.
    Vistoria,
    /// `["Benefício"]`.
    Beneficio,
    /// `["Evento"]`.
    Evento,
}
crate::runtime::text_enum! {
    Entidade {
        Consulta "[\"Consulta\"]",
        HelpDesk "[\"Help Desk\"]",
        Vistoria "[\"Vistoria\"]",
        Beneficio "[\"Benefício\"]",
        Evento "[\"Evento\"]",
    }
}

/// Identificador, código ou contador. Decisão: 32 bits e nunca negativo.
///
/// Schema `Codigo`. At least 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Codigo(i32);
crate::runtime::newtype! {
    Codigo(i32) |value| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    }
}

/// Data e hora ISO 8601 com fuso. Decisão: o serviço envia em UTC, com `Z`.
///
/// Schema `DataHora`.
pub type DataHora = crate::runtime::DateTime;

/// Texto livre. Decisão: até 4000 caracteres.
///
/// Schema `Texto`. At most 4000 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Texto(String);
crate::runtime::newtype! {
    Texto(String) |value| {
        crate::runtime::check::max_length(value, 4000)?;
        Ok(())
    }
}

/// Número do protocolo. Decisão: 64 bits, pois um protocolo que começa pela data não cabe em 32; no máximo 2⁵³ − 1, para que todo leitor de JSON o leia sem perda.
///
/// Schema `Protocolo`. At least 0, at most 9007199254740991.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Protocolo(i64);
crate::runtime::newtype! {
    Protocolo(i64) |value| {
        crate::runtime::check::minimum(value, 0)?;
        crate::runtime::check::maximum(value, 9_007_199_254_740_991)?;
        Ok(())
    }
}

/// Cor em seis dígitos hexadecimais, sem `#`.
///
/// Schema `CorHex`. At most 6 characters, matching `^[0-9A-Fa-f]{6}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CorHex(String);
crate::runtime::newtype! {
    CorHex(String) |value| {
        crate::runtime::check::max_length(value, 6)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_3)?;
        Ok(())
    }
}

/// Nome legível. Decisão: até 200 caracteres.
///
/// Schema `Nome`. At most 200 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nome(String);
crate::runtime::newtype! {
    Nome(String) |value| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    }
}

/// Frase curta para o registro de entregas; o serviço guarda apenas o começo.
///
/// Schema `MensagemErro`. At most 1024 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MensagemErro(String);
crate::runtime::newtype! {
    MensagemErro(String) |value| {
        crate::runtime::check::max_length(value, 1024)?;
        Ok(())
    }
}

/// Mudança de situação de um chamado de Help Desk.
///
/// Schema `GatilhoHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub struct GatilhoHelpDesk {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Data do registro no histórico.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// Entidade a que o gatilho se refere; aqui, `["Help Desk"]`.
    pub entidade: Option<Entidade>,
    /// Dados do chamado depois da mudança.
    pub objeto: HelpDeskObjeto,
}
crate::runtime::object! {
    GatilhoHelpDesk {
        0 cod_historico "codHistorico" optional,
        1 data_historico "dataHistorico" optional,
        2 entidade "entidade" optional,
        3 objeto "objeto" required,
    }
}

/// Dados do chamado de Help Desk.
///
/// Schema `HelpDeskObjeto`.
#[derive(Debug, Clone, PartialEq)]
pub struct HelpDeskObjeto {
    /// Identificador do chamado.
    pub id: Option<Codigo>,
    /// Pessoa que abriu o chamado.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<Codigo>,
    /// Nome da nova situação.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<Nome>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    pub corinversa: Option<CorHex>,
    /// Data em que o chamado foi aberto.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<DataHora>,
    /// Protocolo do chamado.
    pub protocolo: Option<Protocolo>,
    /// Prioridade do chamado.
    pub prioridade: Option<Prioridade>,
    /// Código do tipo de chamado.
    ///
    /// Property `codTipoHelpDesk`.
    pub cod_tipo_help_desk: Option<Codigo>,
    /// Nome do tipo de chamado.
    ///
    /// Property `nomeTipoHelpDesk`.
    pub nome_tipo_help_desk: Option<Nome>,
    /// Benefício de que o chamado trata.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<Codigo>,
    /// O que foi pedido.
    pub descricao: Option<Texto>,
    /// Data do encerramento. Falta enquanto o chamado está aberto.
    ///
    /// Property `dataEncerramento`.
    pub data_encerramento: Option<DataHora>,
}
crate::runtime::object! {
    HelpDeskObjeto {
        0 id "id" optional,
        1 cod_pessoa "codPessoa" optional,
        2 nome_situacao "nomeSituacao" optional,
        3 cor_destaque "corDestaque" optional,
        4 corinversa "corinversa" optional,
        5 data_abertura "dataAbertura" optional,
        6 protocolo "protocolo" optional,
        7 prioridade "prioridade" optional,
        8 cod_tipo_help_desk "codTipoHelpDesk" optional,
        9 nome_tipo_help_desk "nomeTipoHelpDesk" optional,
        10 cod_beneficio "codBeneficio" optional,
        11 descricao "descricao" optional,
        12 data_encerramento "dataEncerramento" optional,
    }
}

/// Prioridade, entregue como texto entre colchetes e aspas. A interface só mostra Baixa e Média.
///
/// Schema `Prioridade`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Prioridade {
    /// `["Baixa"]`.
    Baixa,
    /// `["Média"]`.
    Media,
    /// `["Alta"]`.
    Alta,
}
crate::runtime::text_enum! {
    Prioridade {
        Baixa "[\"Baixa\"]",
        Media "[\"Média\"]",
        Alta "[\"Alta\"]",
    }
}

/// Mudança de situação de uma vistoria.
///
/// Schema `GatilhoVistoria`.
#[derive(Debug, Clone, PartialEq)]
pub struct GatilhoVistoria {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Data do registro no histórico.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// Entidade a que o gatilho se refere; aqui, `["Vistoria"]`.
    pub entidade: Option<Entidade>,
    /// Dados da vistoria depois da mudança.
    pub objeto: VistoriaObjeto,
}
crate::runtime::object! {
    GatilhoVistoria {
        0 cod_historico "codHistorico" optional,
        1 data_historico "dataHistorico" optional,
        2 entidade "entidade" optional,
        3 objeto "objeto" required,
    }
}

/// Dados da vistoria. Como o benefício, ela não tem protocolo.
///
/// Schema `VistoriaObjeto`.
#[derive(Debug, Clone, PartialEq)]
pub struct VistoriaObjeto {
    /// Identificador da vistoria.
    pub id: Option<Codigo>,
    /// Titular do benefício vistoriado.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<Codigo>,
    /// Nome da nova situação.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<Nome>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    pub corinversa: Option<CorHex>,
    /// Data em que a vistoria foi pedida.
    ///
    /// Property `dataSolicitacao`.
    pub data_solicitacao: Option<DataHora>,
    /// Código do tipo de vistoria.
    ///
    /// Property `codTipoVistoria`.
    pub cod_tipo_vistoria: Option<Codigo>,
    /// Nome do tipo de vistoria.
    ///
    /// Property `nomeTipoVistoria`.
    pub nome_tipo_vistoria: Option<Nome>,
    /// Benefício vistoriado.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<Codigo>,
    /// Descrição do benefício vistoriado.
    ///
    /// Property `descricaoBeneficio`.
    pub descricao_beneficio: Option<Texto>,
    /// Data da conclusão. Falta enquanto a vistoria está em andamento.
    ///
    /// Property `dataConclusao`.
    pub data_conclusao: Option<DataHora>,
    /// Nome de quem faz a vistoria.
    pub vistoriador: Option<Nome>,
}
crate::runtime::object! {
    VistoriaObjeto {
        0 id "id" optional,
        1 cod_pessoa "codPessoa" optional,
        2 nome_situacao "nomeSituacao" optional,
        3 cor_destaque "corDestaque" optional,
        4 corinversa "corinversa" optional,
        5 data_solicitacao "dataSolicitacao" optional,
        6 cod_tipo_vistoria "codTipoVistoria" optional,
        7 nome_tipo_vistoria "nomeTipoVistoria" optional,
        8 cod_beneficio "codBeneficio" optional,
        9 descricao_beneficio "descricaoBeneficio" optional,
        10 data_conclusao "dataConclusao" optional,
        11 vistoriador "vistoriador" optional,
    }
}

/// Mudança de situação de um benefício.
///
/// Schema `GatilhoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct GatilhoBeneficio {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Data do registro no histórico.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// Entidade a que o gatilho se refere; aqui, `["Benefício"]`.
    pub entidade: Option<Entidade>,
    /// Dados do benefício depois da mudança.
    pub objeto: BeneficioObjeto,
}
crate::runtime::object! {
    GatilhoBeneficio {
        0 cod_historico "codHistorico" optional,
        1 data_historico "dataHistorico" optional,
        2 entidade "entidade" optional,
        3 objeto "objeto" required,
    }
}

/// Dados do benefício.
///
/// Schema `BeneficioObjeto`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeneficioObjeto {
    /// Identificador do benefício (`codBeneficio` nas operações do serviço).
    pub id: Option<Codigo>,
    /// Titular do benefício.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<Codigo>,
    /// Loja (unidade) do benefício.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`.
    pub nome_loja: Option<Nome>,
    /// Nome da nova situação.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<Nome>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<CorHex>,
    /// Cor do texto sobre a cor de destaque. Só aqui o nome tem I maiúsculo.
    ///
    /// Property `corInversa`.
    pub cor_inversa: Option<CorHex>,
    /// Descrição do benefício.
    pub descricao: Option<Texto>,
    /// Data do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<DataHora>,
    /// Número sequencial do benefício.
    pub sequencial: Option<Codigo>,
    /// Tipo do benefício.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<TipoBeneficio>,
    /// Data da adesão. Falta enquanto não houve adesão.
    ///
    /// Property `dataAdesao`.
    pub data_adesao: Option<DataHora>,
}
crate::runtime::object! {
    BeneficioObjeto {
        0 id "id" optional,
        1 cod_pessoa "codPessoa" optional,
        2 cod_loja "codLoja" optional,
        3 nome_loja "nomeLoja" optional,
        4 nome_situacao "nomeSituacao" optional,
        5 cor_destaque "corDestaque" optional,
        6 cor_inversa "corInversa" optional,
        7 descricao "descricao" optional,
        8 data_cadastro "dataCadastro" optional,
        9 sequencial "sequencial" optional,
        10 tipo_beneficio "tipoBeneficio" optional,
        11 data_adesao "dataAdesao" optional,
    }
}

/// Tipo do benefício, entregue como texto entre colchetes e aspas. A interface afirma a forma do texto, mas não os valores. Os cinco primeiros são os nomes que ela dá aos tipos de benefício nos campos adicionais.
///
/// Schema `TipoBeneficio`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoBeneficio {
    /// `["Veicular"]`.
    Veicular,
    /// `["Saúde"]`.
    Saude,
    /// `["Diversos"]`.
    Diversos,
    /// `["Consórcio"]`.
    Consorcio,
    /// `["Assistência 24H"]`.
    Assistencia24H,
    /// `["Assinatura"]`.
    Assinatura,
}
crate::runtime::text_enum! {
    TipoBeneficio {
        Veicular "[\"Veicular\"]",
        Saude "[\"Saúde\"]",
        Diversos "[\"Diversos\"]",
        Consorcio "[\"Consórcio\"]",
        Assistencia24H "[\"Assistência 24H\"]",
        Assinatura "[\"Assinatura\"]",
    }
}

/// Mudança de situação de um evento.
///
/// Schema `GatilhoEvento`.
#[derive(Debug, Clone, PartialEq)]
pub struct GatilhoEvento {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Data do registro no histórico.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// Entidade a que o gatilho se refere; aqui, `["Evento"]`.
    pub entidade: Option<Entidade>,
    /// Dados do evento depois da mudança.
    pub objeto: EventoObjeto,
}
crate::runtime::object! {
    GatilhoEvento {
        0 cod_historico "codHistorico" optional,
        1 data_historico "dataHistorico" optional,
        2 entidade "entidade" optional,
        3 objeto "objeto" required,
    }
}

/// Dados do evento, como uma colisão ou um furto.
///
/// Schema `EventoObjeto`.
#[derive(Debug, Clone, PartialEq)]
pub struct EventoObjeto {
    /// Identificador do evento (`codEvento` nas operações do serviço).
    pub id: Option<Codigo>,
    /// Pessoa associada ao evento.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<Codigo>,
    /// Nome da nova situação.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<Nome>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    pub corinversa: Option<CorHex>,
    /// Data em que o evento foi aberto.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<DataHora>,
    /// Protocolo do evento; nas operações de evento do serviço o mesmo número vem como texto.
    pub protocolo: Option<Protocolo>,
    /// Prioridade do evento.
    pub prioridade: Option<Prioridade>,
    /// Código do tipo de evento.
    ///
    /// Property `codTipoEvento`.
    pub cod_tipo_evento: Option<Codigo>,
    /// Nome do tipo de evento.
    ///
    /// Property `nomeTipoEvento`.
    pub nome_tipo_evento: Option<Nome>,
    /// Benefício atingido pelo evento.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<Codigo>,
    /// O que aconteceu.
    pub descricao: Option<Texto>,
    /// Data do encerramento. Falta enquanto o evento está aberto.
    ///
    /// Property `dataEncerramento`.
    pub data_encerramento: Option<DataHora>,
}
crate::runtime::object! {
    EventoObjeto {
        0 id "id" optional,
        1 cod_pessoa "codPessoa" optional,
        2 nome_situacao "nomeSituacao" optional,
        3 cor_destaque "corDestaque" optional,
        4 corinversa "corinversa" optional,
        5 data_abertura "dataAbertura" optional,
        6 protocolo "protocolo" optional,
        7 prioridade "prioridade" optional,
        8 cod_tipo_evento "codTipoEvento" optional,
        9 nome_tipo_evento "nomeTipoEvento" optional,
        10 cod_beneficio "codBeneficio" optional,
        11 descricao "descricao" optional,
        12 data_encerramento "dataEncerramento" optional,
    }
}
