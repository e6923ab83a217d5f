//! Telephones and addresses, as several registers have them.

use domain::address::Address;
use domain::given::given;
use domain::people::{PersonPhone, PhoneKind};
use domain::values::{Email, Phone, PostalCode, Uf};
use operator::{EnderecoTo, EnderecoToInput, TelefoneTo};

use super::errors::Refused;
use super::values::{read_optional, text, word};

/// The country code that numbers need not tell.
const BRAZIL: u16 = 55;

/// The e-mail address of a body; a blank one is none that anybody has.
pub(super) fn read_email(sent: Option<&impl AsRef<str>>) -> Result<Option<Email>, Refused> {
    sent.map(|email| Email::parse(email.as_ref()).map_err(Refused::at("email"))).transpose()
}

/// The telephones of a body.
pub(super) fn read_phones(sent: Option<&Vec<TelefoneTo>>) -> Result<Vec<PersonPhone>, Refused> {
    let read = |(idx, sent): (usize, &TelefoneTo)| {
        let TelefoneTo { numero, tipo } = sent;
        let phone = Phone::parse(numero).map_err(Refused::at(&format!("telefones[{idx}].numero")))?;
        let kind = PhoneKind::parse(tipo.as_str()).map_err(Refused::at(&format!("telefones[{idx}].tipo")))?;
        Ok(PersonPhone::new(phone, Some(kind)))
    };
    sent.into_iter().flatten().enumerate().map(read).collect()
}

/// All telephones; none is an empty list.
pub(super) fn phones(phones: &[PersonPhone]) -> Vec<TelefoneTo> {
    let shown = |PersonPhone { phone, kind }: &PersonPhone| TelefoneTo {
        // Like documents and postal codes, without their masks; where the country must be told there is none.
        numero: if phone.country() == BRAZIL { phone.digits().to_owned() } else { phone.to_string() },
        tipo: word(kind.as_str()),
    };
    phones.iter().map(shown).collect()
}

/// The address in a part of a body; one that was not sent has no parts.
pub(super) fn read_address(part: &str, sent: Option<&EnderecoToInput>) -> Result<Address, Refused> {
    sent.map_or_else(|| Ok(Address::default()), |sent| read(sent).map_err(|violation| violation.within(part)))
}

fn read(sent: &EnderecoToInput) -> Result<Address, Refused> {
    let EnderecoToInput { tipo_endereco, tipo_logradouro, logradouro, numero, complemento, bairro, cidade, uf, cep } =
        sent;
    Ok(Address {
        kind: read_optional("tipoEndereco", tipo_endereco.as_ref())?,
        street_kind: read_optional("tipoLogradouro", tipo_logradouro.as_ref())?,
        street: read_optional("logradouro", logradouro.as_ref())?,
        // It is put together of the two.
        street_with_kind: None,
        number: read_optional("numero", numero.as_ref())?,
        complement: read_optional("complemento", complemento.as_ref())?,
        quarter: read_optional("bairro", bairro.as_ref())?,
        city: read_optional("cidade", cidade.as_ref())?,
        uf: given("uf", uf.as_ref().map(operator::Uf::as_str), Uf::parse)?,
        postal_code: given("cep", cep.as_ref().map(AsRef::as_ref), PostalCode::parse)?,
    })
}

/// An address; one of which nothing is known is left out.
pub(super) fn address(address: &Address) -> Option<EnderecoTo> {
    if *address == Address::default() {
        return None;
    }
    let Address { kind, street_kind, street, street_with_kind: _, number, complement, quarter, city, uf, postal_code } =
        address;
    Some(EnderecoTo {
        tipo_endereco: kind.as_ref().map(ToString::to_string),
        tipo_logradouro: street_kind.as_ref().map(ToString::to_string),
        logradouro: street.as_ref().map(text),
        logradouro_com_tipo: address.full_street(),
        numero: number.as_ref().map(ToString::to_string),
        complemento: complement.as_ref().map(ToString::to_string),
        bairro: quarter.as_ref().map(ToString::to_string),
        cidade: city.as_ref().map(ToString::to_string),
        uf: uf.map(|uf| word(uf.as_str())),
        cep: postal_code.as_ref().map(|code| text(code.as_str())),
    })
}
