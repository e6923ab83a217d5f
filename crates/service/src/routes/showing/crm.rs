//! Funnels, leads and deals.

use api::{
    EtapaFunilTo, LeadOutputTo, NegocioDependenteTo, NegocioOutputTo, NegocioTo, PesquisaNegocioOutputTo,
    PessoaOutputTo, Telefone,
};
use domain::catalogue::{Funnel, SellerKind};
use domain::crm::{Deal, DealDependent, DealDependentData, DealDetails, Lead};
use domain::people::Nature;
use domain::stores::Store;
use domain::values::Phone;
use store::FoundDeal;

use super::names::{CatalogueNames, store_name};
use super::value::{day, end, money, phone, text, wire, word};
use super::vehicle::vehicle;

/// A funnel, in the record that it shares with leads.
pub(in crate::routes) fn funnel(funnel: &Funnel) -> LeadOutputTo {
    let Funnel { code, name, stages, is_active } = funnel;
    let stages = (1..).zip(stages).map(|(position, stage)| EtapaFunilTo {
        cod_etapa: Some(wire(stage.code.get())),
        nome: Some(stage.name.to_string()),
        ordem: Some(position),
    });
    LeadOutputTo {
        cod_funil: Some(wire(code.get())),
        nome_funil: Some(name.to_string()),
        etapas: Some(stages.collect()),
        cod_lead: None,
        cod_pessoa: None,
        nome_pessoa: None,
        cpf_cnpj: None,
        email: None,
        telefone_celular: None,
        telefone_fixo: None,
        cidade: None,
        uf: None,
        origem: None,
        mensagem: None,
        data_cadastro: None,
        cod_etapa: None,
        nome_etapa: None,
        cod_loja: None,
        nome_loja: None,
        cod_usuario_responsavel: None,
        nome_usuario_responsavel: None,
        cod_consultor: None,
        nome_consultor: None,
        ativo: Some(*is_active),
    }
}

/// A lead.
pub(in crate::routes) fn lead(lead: &Lead, names: &CatalogueNames) -> LeadOutputTo {
    let data = &lead.data;
    let details = &data.details;
    LeadOutputTo {
        cod_funil: data.place.map(|place| wire(place.funnel.get())),
        nome_funil: data.place.and_then(|place| names.funnel(place)),
        etapas: None,
        cod_lead: Some(wire(lead.code.get())),
        cod_pessoa: data.person.map(|person| wire(person.get())),
        nome_pessoa: Some(data.name.to_string()),
        cpf_cnpj: details.document.as_ref().map(text),
        email: details.email.as_ref().map(text),
        telefone_celular: Some(mobile(details.phone.as_ref())),
        telefone_fixo: Some(landline(details.phone.as_ref())),
        cidade: details.city.as_ref().map(ToString::to_string),
        uf: details.uf.map(|uf| uf.to_string()),
        origem: details.origin.as_ref().map(ToString::to_string),
        mensagem: details.message.as_ref().map(ToString::to_string),
        data_cadastro: day(Some(lead.registered.day())),
        cod_etapa: data.place.map(|place| wire(place.stage.get())),
        nome_etapa: data.place.and_then(|place| names.stage(place)),
        cod_loja: Some(wire(data.store.get())),
        nome_loja: names.store(data.store),
        cod_usuario_responsavel: Some(wire(data.responsible.get())),
        nome_usuario_responsavel: names.user(data.responsible),
        cod_consultor: details.consultant.map(|seller| wire(seller.get())),
        nome_consultor: details.consultant.and_then(|seller| names.seller(SellerKind::Consultant, seller)),
        ativo: Some(data.is_active),
    }
}

/// A lead that was saved, in the record that it shares with people.
pub(in crate::routes) fn saved_lead(lead: &Lead, stores: &[Store]) -> PessoaOutputTo {
    let data = &lead.data;
    let details = &data.details;
    PessoaOutputTo {
        cod_pessoa: data.person.map(|person| wire(person.get())),
        cod_lead: Some(wire(lead.code.get())),
        nome_pessoa: Some(data.name.to_string()),
        cpf_cnpj: details.document.as_ref().map(text),
        natureza: details.document.as_ref().map(|document| word(Nature::of(document).as_str())),
        email: details.email.as_ref().map(text),
        telefone_celular: Some(mobile(details.phone.as_ref())),
        telefone_fixo: Some(landline(details.phone.as_ref())),
        cod_loja: Some(wire(data.store.get())),
        nome_loja: store_name(stores, data.store),
        codigo_integracao: details.integration_code.as_ref().map(ToString::to_string),
        data_cadastro: day(Some(lead.registered.day())),
    }
}

/// A deal that was saved.
pub(in crate::routes) fn saved_deal(deal: &Deal) -> NegocioOutputTo {
    NegocioOutputTo {
        cod_negocio: Some(wire(deal.code.get())),
        sequencial: Some(wire(deal.sequential.get())),
        cod_lead: Some(wire(deal.data.lead.get())),
        situacao: Some(word(deal.data.situation.as_str())),
        cod_funil: deal.data.place.map(|place| wire(place.funnel.get())),
        cod_etapa: deal.data.place.map(|place| wire(place.stage.get())),
        data_cadastro: day(Some(deal.registered.day())),
        data_atualizacao: day(Some(deal.updated.day())),
    }
}

/// A deal that was searched for, with its lead.
pub(in crate::routes) fn found_deal(found: &FoundDeal, names: &CatalogueNames) -> PesquisaNegocioOutputTo {
    let FoundDeal { deal, lead } = found;
    let data = &deal.data;
    PesquisaNegocioOutputTo {
        cod_negocio: Some(wire(deal.code.get())),
        sequencial: Some(wire(deal.sequential.get())),
        descricao: data.details.description.as_ref().map(ToString::to_string),
        situacao: Some(word(data.situation.as_str())),
        cod_lead: Some(wire(lead.code.get())),
        nome_pessoa: Some(lead.data.name.to_string()),
        cpf_cnpj: lead.data.details.document.as_ref().map(text),
        email: lead.data.details.email.as_ref().map(text),
        telefone_celular: Some(mobile(lead.data.details.phone.as_ref())),
        tipo_beneficio: data.details.kind.map(|kind| word(kind.as_str())),
        valor: data.details.value.map(money),
        cod_funil: data.place.map(|place| wire(place.funnel.get())),
        nome_funil: data.place.and_then(|place| names.funnel(place)),
        cod_etapa: data.place.map(|place| wire(place.stage.get())),
        nome_etapa: data.place.and_then(|place| names.stage(place)),
        cod_loja: Some(wire(data.store.get())),
        nome_loja: names.store(data.store),
        cod_usuario_responsavel: Some(wire(data.responsible.get())),
        nome_usuario_responsavel: names.user(data.responsible),
        data_cadastro: day(Some(deal.registered.day())),
        data_previsao_fechamento: day(data.details.expected_close),
    }
}

/// A deal whole, with its lead and its dependents.
pub(in crate::routes) fn deal(
    deal: &Deal,
    lead: &Lead,
    dependents: &[DealDependent],
    names: &CatalogueNames,
) -> NegocioTo {
    let data = &deal.data;
    let DealDetails { description, consultant, kind, plan, value, vehicle: car, expected_close, note } = &data.details;
    NegocioTo {
        cod_negocio: Some(wire(deal.code.get())),
        sequencial: Some(wire(deal.sequential.get())),
        descricao: description.as_ref().map(ToString::to_string),
        situacao: Some(word(data.situation.as_str())),
        motivo_perda: data.loss_reason.as_ref().map(ToString::to_string),
        cod_lead: Some(wire(lead.code.get())),
        cod_pessoa: lead.data.person.map(|person| wire(person.get())),
        nome_pessoa: Some(lead.data.name.to_string()),
        cpf_cnpj: lead.data.details.document.as_ref().map(text),
        email: lead.data.details.email.as_ref().map(text),
        telefone_celular: Some(mobile(lead.data.details.phone.as_ref())),
        telefone_fixo: Some(landline(lead.data.details.phone.as_ref())),
        cod_funil: data.place.map(|place| wire(place.funnel.get())),
        nome_funil: data.place.and_then(|place| names.funnel(place)),
        cod_etapa: data.place.map(|place| wire(place.stage.get())),
        nome_etapa: data.place.and_then(|place| names.stage(place)),
        cod_loja: Some(wire(data.store.get())),
        nome_loja: names.store(data.store),
        cod_usuario_responsavel: Some(wire(data.responsible.get())),
        nome_usuario_responsavel: names.user(data.responsible),
        cod_consultor: consultant.map(|seller| wire(seller.get())),
        nome_consultor: consultant.and_then(|seller| names.seller(SellerKind::Consultant, seller)),
        tipo_beneficio: kind.map(|kind| word(kind.as_str())),
        cod_plano: plan.map(|plan| wire(plan.get())),
        nome_plano: plan.and_then(|plan| names.plan(plan)),
        valor: value.map(money),
        veiculo: car.as_ref().map(|car| vehicle(car, &names.catalogue.vehicle_types)),
        dependentes: Some(dependents.iter().map(deal_dependent).collect()),
        observacao: note.as_ref().map(ToString::to_string),
        data_cadastro: day(Some(deal.registered.day())),
        data_atualizacao: day(Some(deal.updated.day())),
        data_previsao_fechamento: day(*expected_close),
        data_encerramento: Some(end(data.closed)),
    }
}

/// A dependent of a deal.
pub(in crate::routes) fn deal_dependent(dependent: &DealDependent) -> NegocioDependenteTo {
    let DealDependentData { name, cpf, birth, kinship, sex, identity, phone: number, plan, value } = &dependent.data;
    NegocioDependenteTo {
        cod_dependente: Some(wire(dependent.code.get())),
        nome: name.to_string(),
        cpf: cpf.as_ref().map(text),
        data_nascimento: birth.map(text),
        parentesco: Some(word(kinship.as_str())),
        sexo: sex.map(|sex| word(sex.as_str())),
        identidade: identity.as_ref().map(ToString::to_string),
        telefone: Some(phone(number.as_ref())),
        cod_plano: plan.map(|plan| wire(plan.get())),
        valor: value.map(money),
    }
}

fn mobile(number: Option<&Phone>) -> Option<Telefone> {
    phone(number.filter(|number| number.is_mobile()))
}

fn landline(number: Option<&Phone>) -> Option<Telefone> {
    phone(number.filter(|number| !number.is_mobile()))
}
