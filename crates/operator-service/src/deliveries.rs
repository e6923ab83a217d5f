//! Entregas: every trigger of every receiver, its attempts, and sending it again.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use domain::Violation;
use domain::receivers::{DeliveryFilter, DeliverySituation};
use domain::values::Moment;
use operator::runtime::Context;
use operator::runtime::Uuid;
use operator::{
    Codigo, ConsultarEntregaError, DataHora, Entidade, Entrega, EntregaDetalhe, EntregasApi, ListarEntregasError,
    ListarEntregasParameters, PaginaEntregas, ReenviarEntregaError, ReenviarIntervaloError, Reenvio, ResultadoReenvio,
    SituacaoEntrega, Tentativa,
};
use store::{DeliveryAttempt, FoundDelivery, Replayed};

use super::errors::{Conflict, NotFound, Parameter, Refused};
use super::paging::Paging;
use super::receivers::{entity, receiver_code};
use super::service::OperatorService;
use super::values::{code, moment, name, read_moment, read_word, text, word};

/// Most deliveries that one request sends again.
const MAX_REPLAYED: u32 = 10_000;

impl EntregasApi for OperatorService {
    async fn listar_entregas(
        &self,
        _: Context<'_, ()>,
        asked: ListarEntregasParameters,
    ) -> Result<PaginaEntregas, ListarEntregasError> {
        let filters = (
            &asked.situacao,
            &asked.cod_receptor,
            &asked.entidade,
            &asked.cod_historico,
            &asked.criada_de,
            &asked.criada_ate,
        );
        let paging = Paging::new("listarEntregas", &filters, asked.limite);
        let after = paging.after::<String>(asked.cursor.as_ref())?;
        let mut receivers: Vec<_> = asked
            .cod_receptor
            .unwrap_or_default()
            .into_iter()
            .map(receiver_code)
            .collect::<Result<_, _>>()
            .map_err(Parameter::from)?;
        receivers.sort_unstable();
        receivers.dedup();
        let filter = DeliveryFilter {
            receivers,
            situations: situations(asked.situacao.unwrap_or_default()).map_err(Parameter::from)?,
            history: asked.cod_historico.map(Codigo::into_inner),
            ..stretch(asked.criada_de, asked.criada_ate, asked.entidade).map_err(Parameter::from)?
        };
        let now = self.clock.now();
        self.read(move |reading| {
            let found = reading.deliveries(&filter, after.as_deref(), paging.n_wanted(), now)?;
            let (found, next) = paging.page(found, |delivery| delivery.id.clone());
            let page = PaginaEntregas { itens: found.iter().map(shown).collect(), proximo_cursor: next };
            Ok(page)
        })
        .await
    }

    async fn consultar_entrega(
        &self,
        _: Context<'_, ()>,
        id_entrega: Uuid,
    ) -> Result<EntregaDetalhe, ConsultarEntregaError> {
        let (id, now) = (id_entrega.to_string(), self.clock.now());
        self.read(move |reading| {
            let found = reading.delivery(&id, now)?.ok_or(NotFound)?;
            let base = reading.receiver_url(found.receiver)?.ok_or(NotFound)?;
            let body = reading.delivery_body(&id)?.ok_or(NotFound)?;
            let attempts = reading.delivery_attempts(&id)?;
            Ok(EntregaDetalhe {
                url: Some(format!("{base}{}", found.entity.path())),
                corpo: Some(STANDARD.encode(body)),
                historico_tentativas: Some(attempts.into_iter().map(attempted).collect()),
                ..detailed(shown(&found))
            })
        })
        .await
    }

    async fn reenviar_entrega(&self, _: Context<'_, ()>, id_entrega: Uuid) -> Result<Entrega, ReenviarEntregaError> {
        let (id, now) = (id_entrega.to_string(), self.clock.now());
        self.write(move |tx| {
            let found = tx.delivery(&id, now)?.ok_or(NotFound)?;
            if !found.is_receiver_active {
                return Err(Conflict::ReceiverDisabled.into());
            }
            tx.replay(&id, now)?;
            Ok(shown(&tx.delivery(&id, now)?.ok_or(NotFound)?))
        })
        .await
    }

    async fn reenviar_intervalo(
        &self,
        _: Context<'_, ()>,
        idempotency_key: Option<String>,
        body: Reenvio,
    ) -> Result<ResultadoReenvio, ReenviarIntervaloError> {
        let whole = body.clone();
        let Reenvio { cod_receptor, criada_de, criada_ate, situacoes, entidades, simular, cursor } = body;
        let asked = (&cod_receptor, &criada_de, &criada_ate, &situacoes, &entidades, &simular);
        let paging = Paging::new("reenviarIntervalo", &asked, 1);
        let after = paging.after::<String>(cursor.as_ref()).map_err(|Parameter(violation)| Refused(violation))?;
        let receiver = receiver_code(cod_receptor)?;
        let filter = DeliveryFilter {
            receivers: vec![receiver],
            situations: situations(situacoes)?,
            ..stretch(Some(criada_de), Some(criada_ate), entidades)?
        };
        let now = self.clock.now();
        let outcome = self
            .write_once(idempotency_key, "reenviarIntervalo", &whole, move |tx| {
                let known = tx.receiver(receiver)?.ok_or_else(|| {
                    Violation::unknown_code("codReceptor", receiver, "Use um receptor de GET /operador/receptores")
                })?;
                if known.disabled.is_some() {
                    return Err(Conflict::ReceiverDisabled.into());
                }
                let replayed = tx.replay_some(&filter, after.as_deref(), MAX_REPLAYED, simular, now)?;
                let Replayed { n_deliveries, last } = replayed;
                Ok(ResultadoReenvio {
                    quantidade: Some(i64::try_from(n_deliveries).unwrap_or(i64::MAX)),
                    simulado: Some(simular),
                    proximo_cursor: Some(last.map(|last| paging.cursor(last))),
                })
            })
            .await?;
        Ok(outcome)
    }
}

/// What of a filter is the same in a list and in a replay.
fn stretch(
    since: Option<DataHora>,
    until: Option<DataHora>,
    entities: Option<Vec<Entidade>>,
) -> Result<DeliveryFilter, Refused> {
    let since = since.map(|since| read_moment("criadaDe", since)).transpose()?;
    let until = until.map(|until| read_moment("criadaAte", until)).transpose()?;
    if since.zip(until).is_some_and(|(since, until)| until < since) {
        let text = "O intervalo termina antes de começar; troque criadaDe e criadaAte.";
        return Err(Violation::new("criadaAte", text).into());
    }
    let entities = entities.unwrap_or_default().into_iter().map(entity).collect::<Result<_, _>>()?;
    Ok(DeliveryFilter { entities, since, until, ..DeliveryFilter::default() })
}

fn situations(sent: Vec<SituacaoEntrega>) -> Result<Vec<DeliverySituation>, Refused> {
    let read = |sent| read_word("situacao", sent, DeliverySituation::parse);
    let mut situations = sent.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    situations.sort_unstable();
    situations.dedup();
    Ok(situations)
}

fn shown(delivery: &FoundDelivery) -> Entrega {
    let FoundDelivery {
        id,
        receiver,
        receiver_name,
        is_receiver_active,
        entity,
        entity_code,
        history,
        situation,
        n_attempts,
        registered,
        due,
        ended,
        last_status,
        last_failure,
    } = delivery;
    let told = |moment_of: &Option<Moment>, is_told: bool| Some(moment_of.filter(|_| is_told).map(moment));
    Entrega {
        id_entrega: id.parse().ok(),
        cod_receptor: code(receiver.get()),
        nome_receptor: Some(name(receiver_name, 200)),
        entidade: Some(word(entity.as_str())),
        cod_entidade: code(*entity_code),
        cod_historico: code(*history),
        situacao: Some(word(situation.as_str())),
        tentativas: Some(*n_attempts),
        criada_em: Some(moment(*registered)),
        proxima_tentativa: told(due, *is_receiver_active && *situation == DeliverySituation::Pending),
        entregue_em: told(ended, *situation == DeliverySituation::Delivered),
        ultimo_status: Some(*last_status),
        ultima_falha: last_failure.map(|failure| word(failure.as_str())),
    }
}

fn detailed(delivery: Entrega) -> EntregaDetalhe {
    EntregaDetalhe {
        id_entrega: delivery.id_entrega,
        cod_receptor: delivery.cod_receptor,
        nome_receptor: delivery.nome_receptor,
        entidade: delivery.entidade,
        cod_entidade: delivery.cod_entidade,
        cod_historico: delivery.cod_historico,
        situacao: delivery.situacao,
        tentativas: delivery.tentativas,
        criada_em: delivery.criada_em,
        proxima_tentativa: delivery.proxima_tentativa,
        entregue_em: delivery.entregue_em,
        ultimo_status: delivery.ultimo_status,
        ultima_falha: delivery.ultima_falha,
        url: None,
        corpo: None,
        historico_tentativas: None,
    }
}

fn attempted(attempt: DeliveryAttempt) -> Tentativa {
    let DeliveryAttempt { number, began, millis, status, failure, excerpt } = attempt;
    Tentativa {
        numero: Some(number),
        iniciada_em: Some(moment(began)),
        duracao_ms: Some(millis),
        status: Some(status),
        falha: failure.map(|failure| word(failure.as_str())),
        trecho_resposta: excerpt.map(text),
    }
}
