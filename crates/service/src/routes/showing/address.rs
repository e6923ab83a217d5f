//! Addresses and lists of telephones.

use api::{EnderecoTo, TelefoneTo};
use domain::address::Address;
use domain::people::PersonPhone;

use super::value::word;

/// An address; one of which nothing is known is left out.
pub(super) fn address(address: Option<&Address>) -> Option<EnderecoTo> {
    let address = address.filter(|address| **address != Address::default())?;
    let Address { kind, street_kind, street, street_with_kind: _, number, complement, quarter, city, uf, postal_code } =
        address;
    Some(EnderecoTo {
        bairro: quarter.as_ref().map(ToString::to_string),
        cep: postal_code.as_ref().map(ToString::to_string),
        cidade: city.as_ref().map(ToString::to_string),
        complemento: complement.as_ref().map(ToString::to_string),
        logradouro: street.as_ref().map(ToString::to_string),
        logradouro_com_tipo: address.full_street(),
        numero: number.as_ref().map(ToString::to_string),
        tipo_endereco: kind.as_ref().map(ToString::to_string),
        tipo_logradouro: street_kind.as_ref().map(ToString::to_string),
        uf: uf.as_ref().map(ToString::to_string),
    })
}

/// All telephones; none is an empty list.
pub(super) fn phones(phones: &[PersonPhone]) -> Vec<TelefoneTo> {
    let show = |phone: &PersonPhone| TelefoneTo {
        numero: Some(phone.phone.to_string()),
        tipo: Some(word(phone.kind.as_str())),
    };
    phones.iter().map(show).collect()
}
