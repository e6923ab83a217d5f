//! People and their credit cards.

use api::{CartaoCreditoTo, PessoaOutputTo, PessoaTo};
use domain::people::{CreditCard, Nature, Person, PersonDetails, PhoneKind, first_of};
use domain::stores::Store;

use super::address::{address, phones};
use super::names::store_name;
use super::value::{day, phone, text, wire, word};

/// A person that was saved.
pub(in crate::routes) fn saved_person(person: &Person, stores: &[Store]) -> PessoaOutputTo {
    let data = &person.data;
    let details = &data.details;
    PessoaOutputTo {
        cod_pessoa: Some(wire(person.code.get())),
        cod_lead: None,
        nome_pessoa: Some(data.name.to_string()),
        cpf_cnpj: Some(text(&data.document)),
        natureza: Some(word(Nature::of(&data.document).as_str())),
        email: details.email.as_ref().map(text),
        telefone_celular: Some(phone(first_of(PhoneKind::Mobile, details.phones()))),
        telefone_fixo: Some(phone(first_of(PhoneKind::Landline, details.phones()))),
        cod_loja: Some(wire(data.store.get())),
        nome_loja: store_name(stores, data.store),
        codigo_integracao: details.integration_code.as_ref().map(ToString::to_string),
        data_cadastro: day(Some(person.registered.day())),
    }
}

/// A person inside an event.
pub(super) fn person_of_event(person: &Person, stores: &[Store]) -> PessoaTo {
    let data = &person.data;
    let PersonDetails {
        integration_code: _,
        sex,
        birth,
        email,
        takes_email: _,
        takes_whatsapp: _,
        phones: _,
        address: home,
        trading_name,
        legal_representative,
        state_registration,
        city_registration,
        identity,
        identity_issuer,
        identity_issued,
        licence,
        licence_category,
        licence_expiry,
        mother: _,
        marital_status: _,
        spouse: _,
        company: _,
        company_name: _,
        payer: _,
        payer_address: _,
    } = &data.details;
    PessoaTo {
        categoria_cnh: licence_category.as_ref().map(ToString::to_string),
        cod_loja: Some(wire(data.store.get())),
        cod_pessoa: Some(wire(person.code.get())),
        cpf_cnpj: Some(text(&data.document)),
        identidade: identity.as_ref().map(ToString::to_string),
        inscricao_estadual: state_registration.as_ref().map(ToString::to_string),
        inscricao_municipal: city_registration.as_ref().map(ToString::to_string),
        nome_fantasia: trading_name.as_ref().map(ToString::to_string),
        nome_loja: store_name(stores, data.store),
        nome_pessoa: Some(data.name.to_string()),
        numero_cnh: licence.as_ref().map(ToString::to_string),
        orgao_expedidor: identity_issuer.as_ref().map(ToString::to_string),
        representante_legal: legal_representative.as_ref().map(ToString::to_string),
        data_expedicao: day(*identity_issued),
        data_nascimento: day(*birth),
        validade_cnh: day(*licence_expiry),
        email: email.as_ref().map(text),
        endereco: address(home.as_ref()),
        sexo: sex.map(|sex| word(sex.as_str())),
        telefones: Some(phones(data.details.phones())),
    }
}

/// A credit card, of whose number only the end is known.
pub(in crate::routes) fn credit_card(card: &CreditCard) -> CartaoCreditoTo {
    let CreditCard { code, brand, last_digits, holder, expiry, is_main, is_active, registered } = card;
    CartaoCreditoTo {
        cod_cartao_credito: Some(wire(code.get())),
        bandeira: brand.as_ref().map(ToString::to_string),
        numero_mascarado: Some(last_digits.masked()),
        nome_titular: holder.as_ref().map(ToString::to_string),
        validade: expiry.map(|expiry| expiry.to_string()),
        principal: Some(*is_main),
        ativo: Some(*is_active),
        data_cadastro: day(Some(registered.day())),
    }
}
