//! The operations about receivers.

use std::time::Duration;

use domain::Violation;
use domain::receivers::Receiver;
use operator::runtime::Context;
use operator::{
    AlteracaoReceptor, AlterarReceptorError, CadastrarReceptorError, Codigo, ConsultarReceptorError, Created,
    ListarReceptoresError, ListarReceptoresParameters, Ping, Receptor, ReceptorCriado, ReceptorInput, ReceptoresApi,
    RemoverReceptorError, ResultadoPing, SegredoTrocado, TestarReceptorError, TrocaSegredo, TrocarSegredoError,
};
use store::{ReadTx, StoreError};
use trigger_delivery::secrets::seal;

use super::reading::{entity, read_change, read_new, receiver_code};
use super::showing::{created, pinged, shown};
use crate::errors::{Conflict, Failure, NotFound, Parameter};
use crate::receiver_gateway::ReceiverGateway;
use crate::service::OperatorService;
use crate::values::{is_same_name, location, moment, text};

/// How long the secret before a new one signs if nobody says otherwise.
const OVERLAP_HOURS: i32 = 24;

impl ReceptoresApi for OperatorService {
    async fn listar_receptores(
        &self,
        _: Context<'_, ()>,
        asked: ListarReceptoresParameters,
    ) -> Result<Vec<Receptor>, ListarReceptoresError> {
        let wanted = asked.entidade.unwrap_or_default().into_iter().map(entity).collect::<Result<Vec<_>, _>>();
        let (wanted, now) = (wanted.map_err(Parameter::from)?, self.clock.now());
        self.read(move |reading| {
            let is_wanted = |receiver: &Receiver| {
                asked.ativo.is_none_or(|is_active| is_active == receiver.disabled.is_none())
                    && (wanted.is_empty() || receiver.entities.iter().any(|entity| wanted.contains(entity)))
            };
            let found: Vec<Receiver> = reading.receivers()?.into_iter().filter(is_wanted).collect();
            let shown =
                found.iter().map(|receiver| shown(receiver, reading, now)).collect::<Result<_, StoreError>>()?;
            Ok(shown)
        })
        .await
    }

    async fn cadastrar_receptor(
        &self,
        _: Context<'_, ()>,
        body: ReceptorInput,
    ) -> Result<Created<ReceptorCriado>, CadastrarReceptorError> {
        let (new, url) = read_new(body)?;
        let gateway = self.gateway()?;
        let key = gateway.key();
        gateway.vet(&url).await?;
        let (secret, now) = (ReceiverGateway::new_secret().map_err(Failure::from)?, self.clock.now());
        let told = secret.clone();
        let body = self
            .write::<_, Failure>(move |tx| {
                let code = tx.next_receiver()?;
                let receiver = new.clone().registered(code, now);
                check_stores(tx, &receiver)?;
                if let Some(conflict) = taken(tx, &receiver)? {
                    return Err(conflict.into());
                }
                let sealed = seal(&key, &secret, code).map_err(StoreError::unavailable)?;
                tx.add_receiver(&receiver, &sealed)?;
                Ok(shown(&receiver, tx, now)?)
            })
            .await?;
        let location = body.cod_receptor.map(|code| location("receptores", code.into_inner()));
        Ok(Created { body: created(body, text(told.expose().as_str())), location })
    }

    async fn consultar_receptor(
        &self,
        _: Context<'_, ()>,
        cod_receptor: Codigo,
    ) -> Result<Receptor, ConsultarReceptorError> {
        let (code, now) = (receiver_code(cod_receptor)?, self.clock.now());
        self.read(move |reading| {
            let receiver = reading.receiver(code)?.ok_or(NotFound)?;
            Ok(shown(&receiver, reading, now)?)
        })
        .await
    }

    async fn alterar_receptor(
        &self,
        _: Context<'_, ()>,
        cod_receptor: Codigo,
        body: AlteracaoReceptor,
    ) -> Result<Receptor, AlterarReceptorError> {
        let (code, now) = (receiver_code(cod_receptor)?, self.clock.now());
        // Whoever asks about nobody is told so, and no name is looked up for them.
        let present = self.read::<_, Failure>(move |reading| Ok(reading.receiver(code)?.ok_or(NotFound)?)).await?;
        let (change, url) = read_change(body, present.url.as_str())?;
        if let Some(url) = url {
            self.gateway()?.vet(&url).await?;
        }
        self.write(move |tx| {
            let receiver = tx.receiver(code)?.ok_or(NotFound)?.changed(change.clone(), now);
            check_stores(tx, &receiver)?;
            if let Some(conflict) = taken(tx, &receiver)? {
                return Err(conflict.into());
            }
            tx.put_receiver(&receiver)?;
            Ok(shown(&receiver, tx, now)?)
        })
        .await
    }

    async fn remover_receptor(&self, _: Context<'_, ()>, cod_receptor: Codigo) -> Result<(), RemoverReceptorError> {
        let (code, now) = (receiver_code(cod_receptor)?, self.clock.now());
        self.write(move |tx| {
            tx.receiver(code)?.ok_or(NotFound)?;
            tx.remove_receiver(code, now)?;
            Ok(())
        })
        .await
    }

    async fn trocar_segredo(
        &self,
        _: Context<'_, ()>,
        cod_receptor: Codigo,
        body: Option<TrocaSegredo>,
    ) -> Result<SegredoTrocado, TrocarSegredoError> {
        let (code, now) = (receiver_code(cod_receptor)?, self.clock.now());
        let hours = body.map_or(OVERLAP_HOURS, |TrocaSegredo { sobreposicao_horas }| sobreposicao_horas);
        let until = now.after(Duration::from_hours(u64::try_from(hours).unwrap_or(0)));
        let (key, secret) = (self.gateway()?.key(), ReceiverGateway::new_secret().map_err(Failure::from)?);
        let told = secret.clone();
        self.write::<_, Failure>(move |tx| {
            tx.receiver(code)?.ok_or(NotFound)?;
            let sealed = seal(&key, &secret, code).map_err(StoreError::unavailable)?;
            tx.rotate_secret(code, &sealed, until, now)?;
            Ok(())
        })
        .await?;
        let previous_until = (until > now).then_some(moment(until));
        Ok(SegredoTrocado { segredo: Some(text(told.expose().as_str())), anterior_valido_ate: Some(previous_until) })
    }

    async fn testar_receptor(
        &self,
        _: Context<'_, ()>,
        cod_receptor: Codigo,
        body: Option<Ping>,
    ) -> Result<ResultadoPing, TestarReceptorError> {
        let code = receiver_code(cod_receptor)?;
        let chosen = body.and_then(|Ping { entidade }| entidade).map(entity).transpose()?;
        let entity = self
            .read::<_, Failure>(move |reading| {
                let receiver = reading.receiver(code)?.ok_or(NotFound)?;
                let first = receiver.entities.first().copied();
                let none = || StoreError::Corrupt("a receiver wants to be told of nothing".to_owned());
                Ok(chosen.or(first).ok_or_else(none)?)
            })
            .await?;
        let ping = self.gateway()?.ping(code, entity).await.map_err(Failure::from)?.ok_or(NotFound)?;
        Ok(pinged(ping))
    }
}

/// Refuses stores that are not there.
fn check_stores(reading: &mut ReadTx<'_>, receiver: &Receiver) -> Result<(), Failure> {
    let known = reading.stores()?;
    match receiver.stores.iter().find(|code| known.iter().all(|store| store.code != **code)) {
        None => Ok(()),
        Some(code) => Err(Violation::unknown_code("codLojas", code, "Use lojas de GET /operador/lojas").into()),
    }
}

/// What of a receiver another one has already.
fn taken(reading: &mut ReadTx<'_>, receiver: &Receiver) -> Result<Option<Conflict>, StoreError> {
    let others = reading.receivers()?;
    let mut others = others.iter().filter(|other| other.code != receiver.code);
    Ok(others.find_map(|other| {
        if is_same_name(other.name.as_str(), receiver.name.as_str()) {
            Some(Conflict::Duplicate { field: "nome" })
        } else {
            (other.url == receiver.url).then_some(Conflict::Duplicate { field: "url" })
        }
    }))
}
