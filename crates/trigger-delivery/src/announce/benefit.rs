//! Benefits.

use domain::attendance::Entity;
use domain::benefits::Benefit;
use domain::catalogue::{BenefitType, Plan};
use domain::values::Moment;
use store::{HistoryEntry, ReadTx, SavedBenefit, StoreError, Tx, Unannounced};
use triggers::sender::types::{BeneficioObjeto, Entidade, GatilhoBeneficio, TipoBeneficio};

use super::announcement::enqueue;
use super::values::{colour, moment, name, text};

/// Tells that a benefit entered a situation, if it did; the benefit, and how many are to be told.
pub fn announce_benefit(tx: &mut Tx<'_>, saved: Unannounced<SavedBenefit>) -> Result<(SavedBenefit, u32), StoreError> {
    saved.announce(|SavedBenefit { benefit, history }| {
        let Some(entry) = history else { return Ok(0) };
        let body = body(benefit, entry, tx)?;
        enqueue(tx, Entity::Benefit, benefit.code.get(), entry, &body)
    })
}

pub(super) fn body(
    benefit: &Benefit,
    entry: &HistoryEntry,
    reading: &mut ReadTx<'_>,
) -> Result<GatilhoBeneficio, StoreError> {
    let gone = || StoreError::Corrupt("the situation of a benefit is gone".to_owned());
    let situations = reading.situations()?;
    let situation = situations.find(benefit.data.situation).ok_or_else(gone)?;
    let stores = reading.stores()?;
    let store = stores.iter().find(|store| store.code == benefit.data.store);
    Ok(GatilhoBeneficio {
        cod_historico: Some(entry.code.get()),
        data_historico: Some(moment(entry.happened)),
        entidade: Some(Entidade::Beneficio),
        objeto: BeneficioObjeto {
            id: Some(benefit.code.get()),
            cod_pessoa: Some(benefit.data.person.get()),
            cod_loja: Some(benefit.data.store.get()),
            nome_loja: store.and_then(|store| name(store.name.as_str())),
            nome_situacao: name(entry.name.as_str()),
            cor_destaque: colour(&situation.highlight),
            cor_inversa: colour(&situation.inverse),
            descricao: text(&described(benefit, reading)?),
            data_cadastro: Some(moment(benefit.registered)),
            sequencial: Some(benefit.sequential.get()),
            tipo_beneficio: Some(kind(benefit.data.kind)),
            data_adesao: Some(moment(Moment::start_of(benefit.data.joined))),
        },
    })
}

/// What a benefit is, in a line.
pub(super) fn described(benefit: &Benefit, reading: &mut ReadTx<'_>) -> Result<String, StoreError> {
    let gone = || StoreError::Corrupt("the plan of a benefit is gone".to_owned());
    let plan = reading.registered::<Plan>(benefit.data.plan)?.ok_or_else(gone)?;
    Ok(benefit.data.described(plan.name.as_str()))
}

fn kind(kind: BenefitType) -> TipoBeneficio {
    match kind {
        BenefitType::Vehicle => TipoBeneficio::Veicular,
        BenefitType::Health => TipoBeneficio::Saude,
        BenefitType::Miscellaneous => TipoBeneficio::Diversos,
        BenefitType::Consortium => TipoBeneficio::Consorcio,
        BenefitType::Assistance => TipoBeneficio::Assistencia24H,
        BenefitType::Subscription => TipoBeneficio::Assinatura,
    }
}
