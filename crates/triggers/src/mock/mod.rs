//! Answers from the document's examples.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mock;

static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

impl super::GatilhosApi for Mock {
    async fn receber_consulta(
        &self,
        _: String,
        _: i64,
        _: String,
        _: super::GatilhoConsulta,
    ) -> Result<super::ReceberConsultaResponse, super::Errors400_401_410_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(201) => Ok(super::ReceberConsultaResponse::Created),
            Some(202) => Ok(super::ReceberConsultaResponse::Accepted),
            Some(203) => Ok(super::ReceberConsultaResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberConsultaResponse::NoContent),
            Some(400) => Err(super::Errors400_401_410_413_415_429_500_503::BadRequest(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_410_413_415_429_500_503::Unauthorized(
                VALUES.value::<super::MensagemErro>("/components/responses/AssinaturaInvalida/content/text~1plain"),
            )),
            Some(410) => Err(super::Errors400_401_410_413_415_429_500_503::Gone(
                VALUES.value::<super::MensagemErro>("/components/responses/ReceptorEncerrado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_410_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_410_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::MensagemErro>("/components/responses/TipoNaoAceito/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_401_410_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::MensagemErro>("/components/responses/GatilhosDemais/content/text~1plain"),
                retry_after: None,
            }),
            Some(500) => Err(super::Errors400_401_410_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::MensagemErro>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_410_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::MensagemErro>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: None,
            }),
            _ => Ok(super::ReceberConsultaResponse::Ok),
        }
    }

    async fn receber_help_desk(
        &self,
        _: String,
        _: i64,
        _: String,
        _: super::GatilhoHelpDesk,
    ) -> Result<super::ReceberHelpDeskResponse, super::Errors400_401_410_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(201) => Ok(super::ReceberHelpDeskResponse::Created),
            Some(202) => Ok(super::ReceberHelpDeskResponse::Accepted),
            Some(203) => Ok(super::ReceberHelpDeskResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberHelpDeskResponse::NoContent),
            Some(400) => Err(super::Errors400_401_410_413_415_429_500_503::BadRequest(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_410_413_415_429_500_503::Unauthorized(
                VALUES.value::<super::MensagemErro>("/components/responses/AssinaturaInvalida/content/text~1plain"),
            )),
            Some(410) => Err(super::Errors400_401_410_413_415_429_500_503::Gone(
                VALUES.value::<super::MensagemErro>("/components/responses/ReceptorEncerrado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_410_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_410_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::MensagemErro>("/components/responses/TipoNaoAceito/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_401_410_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::MensagemErro>("/components/responses/GatilhosDemais/content/text~1plain"),
                retry_after: None,
            }),
            Some(500) => Err(super::Errors400_401_410_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::MensagemErro>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_410_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::MensagemErro>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: None,
            }),
            _ => Ok(super::ReceberHelpDeskResponse::Ok),
        }
    }

    async fn receber_vistoria(
        &self,
        _: String,
        _: i64,
        _: String,
        _: super::GatilhoVistoria,
    ) -> Result<super::ReceberVistoriaResponse, super::Errors400_401_410_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(201) => Ok(super::ReceberVistoriaResponse::Created),
            Some(202) => Ok(super::ReceberVistoriaResponse::Accepted),
            Some(203) => Ok(super::ReceberVistoriaResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberVistoriaResponse::NoContent),
            Some(400) => Err(super::Errors400_401_410_413_415_429_500_503::BadRequest(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_410_413_415_429_500_503::Unauthorized(
                VALUES.value::<super::MensagemErro>("/components/responses/AssinaturaInvalida/content/text~1plain"),
            )),
            Some(410) => Err(super::Errors400_401_410_413_415_429_500_503::Gone(
                VALUES.value::<super::MensagemErro>("/components/responses/ReceptorEncerrado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_410_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_410_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::MensagemErro>("/components/responses/TipoNaoAceito/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_401_410_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::MensagemErro>("/components/responses/GatilhosDemais/content/text~1plain"),
                retry_after: None,
            }),
            Some(500) => Err(super::Errors400_401_410_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::MensagemErro>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_410_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::MensagemErro>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: None,
            }),
            _ => Ok(super::ReceberVistoriaResponse::Ok),
        }
    }

    async fn receber_beneficio(
        &self,
        _: String,
        _: i64,
        _: String,
        _: super::GatilhoBeneficio,
    ) -> Result<super::ReceberBeneficioResponse, super::Errors400_401_410_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(201) => Ok(super::ReceberBeneficioResponse::Created),
            Some(202) => Ok(super::ReceberBeneficioResponse::Accepted),
            Some(203) => Ok(super::ReceberBeneficioResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberBeneficioResponse::NoContent),
            Some(400) => Err(super::Errors400_401_410_413_415_429_500_503::BadRequest(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_410_413_415_429_500_503::Unauthorized(
                VALUES.value::<super::MensagemErro>("/components/responses/AssinaturaInvalida/content/text~1plain"),
            )),
            Some(410) => Err(super::Errors400_401_410_413_415_429_500_503::Gone(
                VALUES.value::<super::MensagemErro>("/components/responses/ReceptorEncerrado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_410_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_410_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::MensagemErro>("/components/responses/TipoNaoAceito/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_401_410_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::MensagemErro>("/components/responses/GatilhosDemais/content/text~1plain"),
                retry_after: None,
            }),
            Some(500) => Err(super::Errors400_401_410_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::MensagemErro>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_410_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::MensagemErro>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: None,
            }),
            _ => Ok(super::ReceberBeneficioResponse::Ok),
        }
    }

    async fn receber_evento(
        &self,
        _: String,
        _: i64,
        _: String,
        _: super::GatilhoEvento,
    ) -> Result<super::ReceberEventoResponse, super::Errors400_401_410_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(201) => Ok(super::ReceberEventoResponse::Created),
            Some(202) => Ok(super::ReceberEventoResponse::Accepted),
            Some(203) => Ok(super::ReceberEventoResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberEventoResponse::NoContent),
            Some(400) => Err(super::Errors400_401_410_413_415_429_500_503::BadRequest(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_410_413_415_429_500_503::Unauthorized(
                VALUES.value::<super::MensagemErro>("/components/responses/AssinaturaInvalida/content/text~1plain"),
            )),
            Some(410) => Err(super::Errors400_401_410_413_415_429_500_503::Gone(
                VALUES.value::<super::MensagemErro>("/components/responses/ReceptorEncerrado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_410_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::MensagemErro>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_410_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::MensagemErro>("/components/responses/TipoNaoAceito/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_401_410_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::MensagemErro>("/components/responses/GatilhosDemais/content/text~1plain"),
                retry_after: None,
            }),
            Some(500) => Err(super::Errors400_401_410_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::MensagemErro>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_410_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::MensagemErro>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: None,
            }),
            _ => Ok(super::ReceberEventoResponse::Ok),
        }
    }
}
