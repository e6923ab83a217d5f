//! Stores, sellers, suppliers and definitions of additional fields.

use api::{CampoAdicionalOutputTo, CodigoNomeTo, FornecedorTo, PesquisaVendedorOutputTo};
use domain::catalogue::{FieldDefinition, FieldFormat, Seller, SellerKind, Supplier};
use domain::people::{PhoneKind, first_of};
use domain::stores::Store;

use super::address::{address, phones};
use super::names::store_name;
use super::value::{phone, text, wire, word};

/// A store.
pub(in crate::routes) fn store(store: &Store) -> CodigoNomeTo {
    let Store { code, name, cnpj: _, is_active: _ } = store;
    CodigoNomeTo { codigo: Some(wire(code.get())), nome: Some(name.to_string()) }
}

/// A seller, whose code and name stand under the word for what they are.
pub(in crate::routes) fn seller(seller: &Seller, stores: &[Store]) -> PesquisaVendedorOutputTo {
    let Seller { code, kind, name, document, email, phones, address, store, is_active: _ } = seller;
    let is = |wanted| *kind == wanted;
    let code = |wanted| is(wanted).then(|| wire(code.get()));
    let name = |wanted| is(wanted).then(|| name.to_string());
    PesquisaVendedorOutputTo {
        tipo: Some(word(kind.as_str())),
        cod_consultor: code(SellerKind::Consultant),
        nome_consultor: name(SellerKind::Consultant),
        cod_representante: code(SellerKind::Representative),
        nome_representante: name(SellerKind::Representative),
        cpf_cnpj: Some(text(document)),
        email: email.as_ref().map(text),
        telefone_celular: Some(phone(first_of(PhoneKind::Mobile, phones))),
        telefone_fixo: Some(phone(first_of(PhoneKind::Landline, phones))),
        bairro: address.quarter.as_ref().map(ToString::to_string),
        cidade: address.city.as_ref().map(ToString::to_string),
        uf: address.uf.map(|uf| uf.to_string()),
        cod_loja: store.map(|store| wire(store.get())),
        nome_loja: store.and_then(|store| store_name(stores, store)),
    }
}

/// A supplier.
pub(in crate::routes) fn supplier(supplier: &Supplier) -> FornecedorTo {
    let Supplier {
        code,
        name,
        trading_name,
        document,
        state_registration: _,
        city_registration: _,
        trade: _,
        contact: _,
        email,
        phones: numbers,
        address: place,
        store: _,
        is_active,
    } = supplier;
    FornecedorTo {
        cod_fornecedor: Some(wire(code.get())),
        nome: Some(name.to_string()),
        nome_fantasia: trading_name.as_ref().map(ToString::to_string),
        cpf_cnpj: Some(text(document)),
        email: email.as_ref().map(text),
        telefones: Some(phones(numbers)),
        endereco: address(Some(place)),
        ativo: Some(*is_active),
    }
}

/// The definition of an additional field.
pub(in crate::routes) fn field_definition(definition: &FieldDefinition) -> CampoAdicionalOutputTo {
    let FieldDefinition { code, name, kind, is_required, position, is_active: _, format } = definition;
    let mut shown = CampoAdicionalOutputTo {
        cod_campo: Some(wire(code.get())),
        nome: Some(name.to_string()),
        tipo: Some(word(format.word())),
        obrigatorio: Some(*is_required),
        ordem: Some(*position),
        tamanho_maximo: None,
        minimo: None,
        maximo: None,
        casas_decimais: None,
        opcoes: None,
        tipo_beneficio: Some(word(kind.as_str())),
    };
    match format {
        FieldFormat::Text { max_length } => shown.tamanho_maximo = Some(i32::from(*max_length)),
        FieldFormat::Number { minimum, maximum, decimals } => {
            shown.minimo = *minimum;
            shown.maximo = *maximum;
            shown.casas_decimais = Some(i32::from(*decimals));
        }
        FieldFormat::Choice { options } => shown.opcoes = Some(options.iter().map(ToString::to_string).collect()),
        FieldFormat::Day | FieldFormat::Flag => {}
    }
    shown
}
