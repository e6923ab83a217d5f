//! Members, once for each benefit that they hold.

use api::runtime::Value;
use api::{DadoAdicionalTo, ListaPesquisaAssociadoOutputTo, PesquisaAssociadoOutputTo};
use domain::benefits::{FieldValue, FieldValues};
use domain::catalogue::{Catalogue, FieldDefinition};
use domain::people::{Person, PersonDetails, PhoneKind, first_of};
use domain::values::PageOf;
use store::FoundMember;

use super::address::address;
use super::benefit::contracted;
use super::value::{day, phone, text, wire, word};

/// A page of members.
pub(in crate::routes) fn page_of_members(
    found: &PageOf<FoundMember>,
    catalogue: &Catalogue,
) -> ListaPesquisaAssociadoOutputTo {
    ListaPesquisaAssociadoOutputTo {
        itens: found.items.iter().map(|found| member(found, catalogue)).collect(),
        pagina_atual: found.page.number(),
        proxima_pagina: found.has_next(),
        quantidade: found.quantity(),
    }
}

fn member(found: &FoundMember, catalogue: &Catalogue) -> PesquisaAssociadoOutputTo {
    let FoundMember { person, benefit: held } = found;
    let Person { code, registered, updated: _, data } = person;
    let PersonDetails {
        integration_code: _,
        sex,
        birth,
        email,
        takes_email: _,
        takes_whatsapp: _,
        phones: _,
        address: home,
        trading_name: _,
        legal_representative: _,
        state_registration: _,
        city_registration: _,
        identity,
        identity_issuer: _,
        identity_issued: _,
        licence,
        licence_category,
        licence_expiry: _,
        mother,
        marital_status,
        spouse,
        company: _,
        company_name,
        payer,
        payer_address,
    } = &data.details;
    let held = held.as_ref();
    let benefit = held.map(|held| &held.benefit);
    let situation = benefit.and_then(|benefit| catalogue.situations.find(benefit.data.situation));
    let vehicle = benefit.and_then(|benefit| benefit.data.vehicle.as_ref());
    PesquisaAssociadoOutputTo {
        cod_pessoa: Some(wire(code.get())),
        cod_beneficio: benefit.map(|benefit| wire(benefit.code.get())),
        sequencial: benefit.map(|benefit| wire(benefit.sequential.get())),
        nome_pessoa: Some(data.name.to_string()),
        cod_loja: Some(wire(data.store.get())),
        cpf_cnpj: Some(text(&data.document)),
        data_nascimento: day(*birth),
        sexo: sex.map(|sex| word(sex.as_str())),
        email: email.as_ref().map(text),
        telefone_celular: Some(phone(first_of(PhoneKind::Mobile, data.details.phones()))),
        telefone_fixo: Some(phone(first_of(PhoneKind::Landline, data.details.phones()))),
        data_cadastro: day(Some(registered.day())),
        data_adesao: day(benefit.map(|benefit| benefit.data.joined)),
        data_ativacao: day(benefit.and_then(|benefit| benefit.data.activated)),
        placa: vehicle.and_then(|vehicle| vehicle.plate.as_ref()).map(text),
        chassi: vehicle.and_then(|vehicle| vehicle.chassis.as_ref()).map(text),
        situacao: situation.map(|situation| situation.name.to_string()),
        tipo_situacao: situation.map(|situation| word(situation.kind.as_str())),
        tipo_beneficio: benefit.map(|benefit| word(benefit.data.kind.as_str())),
        nome_empresa: company_name.as_ref().map(ToString::to_string),
        identidade: identity.as_ref().map(ToString::to_string),
        numero_cnh: licence.as_ref().map(ToString::to_string),
        categoria_cnh: licence_category.as_ref().map(ToString::to_string),
        numero_cartao_desconto: benefit.and_then(|benefit| benefit.data.card.as_ref()).map(text),
        nome_mae: mother.as_ref().map(ToString::to_string),
        estado_civil: marital_status.as_ref().map(ToString::to_string),
        conjuge: spouse.as_ref().map(ToString::to_string),
        cpf_cnpj_responsavel_financeiro: payer.as_ref().map(text),
        planos: held.map(|held| contracted(&held.items, &catalogue.plans)),
        endereco: address(home.as_ref()),
        endereco_responsavel_financeiro: address(payer_address.as_ref()),
        dados_adicionais: held.map(|held| additional_fields(&held.fields, &catalogue.fields)),
    }
}

/// The values of additional fields, in the order of the form.
fn additional_fields(values: &FieldValues, definitions: &[FieldDefinition]) -> Vec<DadoAdicionalTo> {
    let mut with_value: Vec<(&FieldDefinition, &FieldValue)> = definitions
        .iter()
        .filter_map(|definition| values.get(&definition.code).map(|value| (definition, value)))
        .collect();
    with_value.sort_by_key(|(definition, _)| (definition.position, definition.code));
    let show = |(definition, value): (&FieldDefinition, &FieldValue)| DadoAdicionalTo {
        nome: Some(definition.name.to_string()),
        valor: Some(field_value(value)),
    };
    with_value.into_iter().map(show).collect()
}

fn field_value(value: &FieldValue) -> Value {
    match value {
        FieldValue::Text(text) => Value::from(text.as_str()),
        FieldValue::Number(number) => whole(*number).map_or_else(|| Value::from(*number), Value::from),
        FieldValue::Day(day) => Value::from(day.to_string()),
        FieldValue::Flag(flag) => Value::from(*flag),
    }
}

/// A number without decimals as such, so that 3 comes back as it was sent and not as 3.0.
fn whole(number: f64) -> Option<i64> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let is_whole = number.fract() == 0.0 && number.abs() <= EXACT;
    #[expect(clippy::cast_possible_truncation, reason = "a whole number of at most 2^53, as was just seen")]
    is_whole.then_some(number as i64)
}
