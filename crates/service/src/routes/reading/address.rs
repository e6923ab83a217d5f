//! Addresses.

use api::EnderecoTo;
use domain::Violation;
use domain::address::Address;
use domain::values::{PostalCode, Text, Uf};

use super::field::text;

/// An address in a part of a body, `endereco` for one. Blank parts of it are empty, since the whole takes the place of what
/// was there.
pub(super) fn address(part: &str, sent: EnderecoTo) -> Result<Address, Violation> {
    read(sent).map_err(|violation| violation.within(part))
}

fn read(sent: EnderecoTo) -> Result<Address, Violation> {
    let EnderecoTo {
        bairro,
        cep,
        cidade,
        complemento,
        logradouro,
        logradouro_com_tipo,
        numero,
        tipo_endereco,
        tipo_logradouro,
        uf,
    } = sent;
    Ok(Address {
        kind: text("tipoEndereco", tipo_endereco.as_ref(), Text::parse)?,
        street_kind: text("tipoLogradouro", tipo_logradouro.as_ref(), Text::parse)?,
        street: text("logradouro", logradouro.as_ref(), Text::parse)?,
        street_with_kind: text("logradouroComTipo", logradouro_com_tipo.as_ref(), Text::parse)?,
        number: text("numero", numero.as_ref(), Text::parse)?,
        complement: text("complemento", complemento.as_ref(), Text::parse)?,
        quarter: text("bairro", bairro.as_ref(), Text::parse)?,
        city: text("cidade", cidade.as_ref(), Text::parse)?,
        uf: text("uf", uf.as_ref(), Uf::parse_any_case)?,
        postal_code: text("cep", cep.as_ref(), PostalCode::parse)?,
    })
}
