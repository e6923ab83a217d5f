//! Receivers as the contract shows them.

use std::collections::BTreeMap;

use delivery::{Answer, Failure, Reply};
use domain::receivers::Receiver;
use domain::values::Moment;
use operator::{FalhaEntrega, Receptor, ReceptorCriado, ResultadoPing, Segredo};
use store::{DeliveryCounts, ReadTx, StoreError};
use trigger_delivery::transport::Ping;

use super::reading::split_query;
use crate::values::{code, moment, text, word};

/// A receiver, with what is counted of it.
pub(super) fn shown(receiver: &Receiver, reading: &mut ReadTx<'_>, now: Moment) -> Result<Receptor, StoreError> {
    let Receiver { code: number, name, url, entities, stores, note, registered, disabled } = receiver;
    let (url, query) = split_query(url.as_str());
    let n_secrets = reading.live_secrets(*number, now)?.len();
    Ok(Receptor {
        cod_receptor: code(number.get()),
        nome: text(name),
        url: text(url),
        consulta: query.map(text),
        entidades: entities.iter().map(|entity| word(entity.as_str())).collect(),
        cod_lojas: (!stores.is_empty()).then(|| stores.iter().filter_map(|store| code(store.get())).collect()),
        ativo: disabled.is_none(),
        observacao: Some(note.as_ref().map(ToString::to_string)),
        motivo_desativacao: disabled.map(|disabled| word(disabled.reason.as_str())),
        desativado_em: Some(disabled.map(|disabled| moment(disabled.since))),
        segredos: i32::try_from(n_secrets).ok(),
        entregas: Some(counted(reading.delivery_counts(*number, now)?)),
        criado_em: Some(moment(*registered)),
    })
}

/// A receiver that is new, with its secret.
pub(super) fn created(receiver: Receptor, secret: Segredo) -> ReceptorCriado {
    ReceptorCriado {
        cod_receptor: receiver.cod_receptor,
        nome: receiver.nome,
        url: receiver.url,
        consulta: receiver.consulta,
        entidades: receiver.entidades,
        cod_lojas: receiver.cod_lojas,
        ativo: receiver.ativo,
        observacao: receiver.observacao,
        motivo_desativacao: receiver.motivo_desativacao,
        desativado_em: receiver.desativado_em,
        segredos: receiver.segredos,
        entregas: receiver.entregas,
        criado_em: receiver.criado_em,
        segredo: Some(secret),
    }
}

/// What came of a test.
pub(super) fn pinged(ping: Ping) -> ResultadoPing {
    let Ping { url, answer, took } = ping;
    let (status, failure, excerpt) = match answer {
        Answer::Status(Reply { status, excerpt, retry_after: _ }) => {
            let failure = (!(200..=204).contains(&status)).then_some(Failure::Status(status));
            (Some(i32::from(status)), failure, excerpt)
        }
        Answer::Nothing(failure) => (None, Some(failure), None),
    };
    ResultadoPing {
        entregue: Some(failure.is_none()),
        url: Some(url),
        status: Some(status),
        falha: failure.map(failed),
        duracao_ms: Some(i64::try_from(took.as_millis()).unwrap_or(i64::MAX)),
        trecho_resposta: excerpt.map(text),
    }
}

fn failed(failure: Failure) -> FalhaEntrega {
    match failure {
        Failure::Status(_) => FalhaEntrega::StatusInesperado,
        Failure::Timeout => FalhaEntrega::TempoEsgotado,
        Failure::Refused => FalhaEntrega::ConexaoRecusada,
        Failure::Interrupted => FalhaEntrega::ConexaoInterrompida,
        Failure::UnknownName => FalhaEntrega::NomeNaoResolvido,
        Failure::Certificate => FalhaEntrega::TlsInvalido,
        Failure::Forbidden => FalhaEntrega::EnderecoProibido,
    }
}

fn counted(counts: DeliveryCounts) -> BTreeMap<String, i64> {
    let DeliveryCounts { n_pending, n_sending, n_delivered, n_dead } = counts;
    let named = [("PENDENTE", n_pending), ("ENVIANDO", n_sending), ("ENTREGUE", n_delivered), ("MORTA", n_dead)];
    named.into_iter().map(|(name, n)| (name.to_owned(), i64::try_from(n).unwrap_or(i64::MAX))).collect()
}
