//! Dependents of benefits.

use api::{CodigoPlano, DependenteBasicoOutputTo, DependenteCompletoOutputTo, PesquisaDependenteOutputTo};
use domain::catalogue::Situations;
use domain::dependents::{Dependent, DependentData};
use domain::values::{Cpf, PlanCode};
use store::FoundDependent;

use super::value::{end, phone, text, wire, word};

/// A dependent that was saved.
pub(in crate::routes) fn saved_dependent(dependent: &Dependent) -> DependenteBasicoOutputTo {
    DependenteBasicoOutputTo {
        cod_dependente: Some(wire(dependent.code.get())),
        numero_cartao_desconto: dependent.data.card.as_ref().map(text),
    }
}

/// A dependent in the list of its benefit.
pub(in crate::routes) fn complete_dependent(dependent: &Dependent) -> DependenteCompletoOutputTo {
    let DependentData { benefit: _, name, cpf, birth, identity, card, phone: number, kinship, sex, plans, is_active } =
        &dependent.data;
    DependenteCompletoOutputTo {
        cod_dependente: Some(wire(dependent.code.get())),
        nome: Some(name.to_string()),
        cpf: Some(cpf_or_empty(cpf.as_ref())),
        identidade: identity.as_ref().map(ToString::to_string),
        telefone: Some(phone(number.as_ref())),
        numero_cartao_desconto: card.as_ref().map(text),
        data_nascimento: Some(end(*birth)),
        parentesco: Some(kinship.label().to_owned()),
        sexo: sex.map(|sex| word(sex.as_str())),
        planos: Some(plan_codes(plans)),
        ativo: Some(*is_active),
    }
}

/// A dependent that was searched for, with benefit and holder.
pub(in crate::routes) fn found_dependent(
    found: &FoundDependent,
    situations: &Situations,
) -> PesquisaDependenteOutputTo {
    let FoundDependent { dependent, benefit, holder, document } = found;
    let data = &dependent.data;
    let situation = situations.find(benefit.data.situation);
    PesquisaDependenteOutputTo {
        cod_dependente: Some(wire(dependent.code.get())),
        nome: Some(data.name.to_string()),
        cpf: Some(cpf_or_empty(data.cpf.as_ref())),
        data_nascimento: Some(end(data.birth)),
        parentesco: Some(data.kinship.label().to_owned()),
        sexo: data.sex.map(|sex| word(sex.as_str())),
        planos: Some(plan_codes(&data.plans)),
        numero_cartao_desconto: data.card.as_ref().map(text),
        ativo: Some(data.is_active),
        cod_beneficio: Some(wire(benefit.code.get())),
        sequencial: Some(wire(benefit.sequential.get())),
        situacao: situation.map(|situation| situation.name.to_string()),
        tipo_situacao: situation.map(|situation| word(situation.kind.as_str())),
        cod_pessoa: Some(wire(benefit.data.person.get())),
        nome_pessoa: Some(holder.to_string()),
        cpf_cnpj: Some(text(document)),
    }
}

/// Codes of plans; none is an empty list.
fn plan_codes(plans: &[PlanCode]) -> Vec<CodigoPlano> {
    plans.iter().map(|plan| wire(plan.get())).collect()
}

/// Pets have none, and the contract's type for a CPF may be empty.
fn cpf_or_empty(cpf: Option<&Cpf>) -> api::Cpf {
    cpf.map_or_else(|| wire(String::new()), text)
}
