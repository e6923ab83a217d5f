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
        context: crate::runtime::Context<'_>,
        _: super::ReceberConsultaParameters,
        _: super::GatilhoConsulta,
    ) -> Result<super::ReceberConsultaResponse, super::ReceberConsultaError> {
        match context.preferred_status() {
            Some(201) => Ok(super::ReceberConsultaResponse::Created),
            Some(202) => Ok(super::ReceberConsultaResponse::Accepted),
            Some(203) => Ok(super::ReceberConsultaResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberConsultaResponse::NoContent),
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_assinatura_invalida().into()),
            Some(410) => Err(made_receptor_encerrado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(429) => Err(made_gatilhos_demais().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(super::ReceberConsultaResponse::Ok),
        }
    }

    async fn receber_help_desk(
        &self,
        context: crate::runtime::Context<'_>,
        _: super::ReceberHelpDeskParameters,
        _: super::GatilhoHelpDesk,
    ) -> Result<super::ReceberHelpDeskResponse, super::ReceberHelpDeskError> {
        match context.preferred_status() {
            Some(201) => Ok(super::ReceberHelpDeskResponse::Created),
            Some(202) => Ok(super::ReceberHelpDeskResponse::Accepted),
            Some(203) => Ok(super::ReceberHelpDeskResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberHelpDeskResponse::NoContent),
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_assinatura_invalida().into()),
            Some(410) => Err(made_receptor_encerrado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(429) => Err(made_gatilhos_demais().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(super::ReceberHelpDeskResponse::Ok),
        }
    }

    async fn receber_vistoria(
        &self,
        context: crate::runtime::Context<'_>,
        _: super::ReceberVistoriaParameters,
        _: super::GatilhoVistoria,
    ) -> Result<super::ReceberVistoriaResponse, super::ReceberVistoriaError> {
        match context.preferred_status() {
            Some(201) => Ok(super::ReceberVistoriaResponse::Created),
            Some(202) => Ok(super::ReceberVistoriaResponse::Accepted),
            Some(203) => Ok(super::ReceberVistoriaResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberVistoriaResponse::NoContent),
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_assinatura_invalida().into()),
            Some(410) => Err(made_receptor_encerrado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(429) => Err(made_gatilhos_demais().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(super::ReceberVistoriaResponse::Ok),
        }
    }

    async fn receber_beneficio(
        &self,
        context: crate::runtime::Context<'_>,
        _: super::ReceberBeneficioParameters,
        _: super::GatilhoBeneficio,
    ) -> Result<super::ReceberBeneficioResponse, super::ReceberBeneficioError> {
        match context.preferred_status() {
            Some(201) => Ok(super::ReceberBeneficioResponse::Created),
            Some(202) => Ok(super::ReceberBeneficioResponse::Accepted),
            Some(203) => Ok(super::ReceberBeneficioResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberBeneficioResponse::NoContent),
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_assinatura_invalida().into()),
            Some(410) => Err(made_receptor_encerrado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(429) => Err(made_gatilhos_demais().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(super::ReceberBeneficioResponse::Ok),
        }
    }

    async fn receber_evento(
        &self,
        context: crate::runtime::Context<'_>,
        _: super::ReceberEventoParameters,
        _: super::GatilhoEvento,
    ) -> Result<super::ReceberEventoResponse, super::ReceberEventoError> {
        match context.preferred_status() {
            Some(201) => Ok(super::ReceberEventoResponse::Created),
            Some(202) => Ok(super::ReceberEventoResponse::Accepted),
            Some(203) => Ok(super::ReceberEventoResponse::NonAuthoritativeInformation),
            Some(204) => Ok(super::ReceberEventoResponse::NoContent),
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_assinatura_invalida().into()),
            Some(410) => Err(made_receptor_encerrado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(429) => Err(made_gatilhos_demais().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(super::ReceberEventoResponse::Ok),
        }
    }
}

fn made_corpo_invalido() -> super::CorpoInvalido {
    super::CorpoInvalido(VALUES.value("/components/responses/CorpoInvalido/content/text~1plain"))
}

fn made_assinatura_invalida() -> super::AssinaturaInvalida {
    super::AssinaturaInvalida(VALUES.value("/components/responses/AssinaturaInvalida/content/text~1plain"))
}

fn made_receptor_encerrado() -> super::ReceptorEncerrado {
    super::ReceptorEncerrado(VALUES.value("/components/responses/ReceptorEncerrado/content/text~1plain"))
}

fn made_corpo_grande_demais() -> super::CorpoGrandeDemais {
    super::CorpoGrandeDemais(VALUES.value("/components/responses/CorpoGrandeDemais/content/text~1plain"))
}

fn made_tipo_nao_aceito() -> super::TipoNaoAceito {
    super::TipoNaoAceito(VALUES.value("/components/responses/TipoNaoAceito/content/text~1plain"))
}

fn made_gatilhos_demais() -> super::GatilhosDemais {
    super::GatilhosDemais { body: VALUES.value("/components/responses/GatilhosDemais/content/text~1plain"), retry_after: None }
}

fn made_erro_interno() -> super::ErroInterno {
    super::ErroInterno(VALUES.value("/components/responses/ErroInterno/content/text~1plain"))
}

fn made_indisponivel() -> super::Indisponivel {
    super::Indisponivel { body: VALUES.value("/components/responses/Indisponivel/content/text~1plain"), retry_after: None }
}
