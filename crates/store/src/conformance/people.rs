//! People.

use domain::address::Address;
use domain::people::{PersonChange, PersonDetails, PersonPhone, PhoneKind, Sex};
use domain::testing::{day, now, person, store};
use domain::values::{Cnpj, CpfCnpj, Email, Moment, Phone, PostalCode, Text, Uf};

use super::world::{CPF, found, member};
use crate::{StoreError, Tx};

fn address(city: &str) -> Address {
    Address {
        kind: Text::parse("Residencial").ok(),
        street_kind: Text::parse("Rua").ok(),
        street: Text::parse("das Amostras").ok(),
        street_with_kind: Text::parse("Rua das Amostras").ok(),
        number: Text::parse("120").ok(),
        complement: Text::parse("Apto. 301").ok(),
        quarter: Text::parse("Fátima").ok(),
        city: Text::parse(city).ok(),
        uf: Some(Uf::Pi),
        postal_code: PostalCode::parse("64049000").ok(),
    }
}

/// Details with every field filled in; a new field does not compile until it is here.
fn whole() -> PersonDetails {
    let phone = |text, kind| PersonPhone { phone: Phone::parse(text).unwrap(), kind };
    PersonDetails {
        integration_code: Text::parse("CLI-1").ok(),
        sex: Some(Sex::Female),
        birth: Some(day("15/03/1985")),
        email: Email::parse("maria@example.com.br").ok(),
        takes_email: Some(true),
        takes_whatsapp: Some(false),
        phones: Some(vec![phone("86999990001", PhoneKind::Mobile), phone("+351 912345678", PhoneKind::Landline)]),
        address: Some(address("Teresina")),
        trading_name: Text::parse("Transexemplo").ok(),
        legal_representative: Text::parse("João").ok(),
        state_registration: Text::parse("123").ok(),
        city_registration: Text::parse("456").ok(),
        identity: Text::parse("1.234.567 SSP/PI").ok(),
        identity_issuer: Text::parse("SSP/PI").ok(),
        identity_issued: Some(day("10/05/2003")),
        licence: Text::parse("01234567890").ok(),
        licence_category: Text::parse("AB").ok(),
        licence_expiry: Some(day("14/03/2030")),
        mother: Text::parse("Ana O'Hara %_\\ \"x\" 😀").ok(),
        marital_status: Text::parse("Casada").ok(),
        spouse: Text::parse("João").ok(),
        company: Cnpj::parse("12ABC34501DE35").ok(),
        company_name: Text::parse("Transportes Exemplo Ltda.").ok(),
        payer: CpfCnpj::parse("11222333000181").ok(),
        payer_address: Some(address("Parnaíba")),
    }
}

pub(crate) fn a_person_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let mut data = person(1, CPF, 1).data;
    let bare = tx.put_person(PersonChange::Create(data.clone()), now())?;
    assert_eq!(tx.person(bare.code)?, Some(bare.clone()));
    data.details = whole();
    data.store = store(2);
    let full = tx.put_person(PersonChange::Create(data), now())?;
    assert_eq!(tx.person(full.code)?, Some(full.clone()));
    assert_eq!((bare.code.get(), full.code.get()), (1, 2), "codes are given out in order");
    assert_eq!(tx.people_with(&full.data.document)?, [bare, full]);
    Ok(())
}

pub(crate) fn an_update_replaces_lists_and_addresses_as_a_whole(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let mut data = person(1, CPF, 1).data;
    data.details = whole();
    let before = tx.put_person(PersonChange::Create(data.clone()), now())?;
    data.details.phones = Some(Vec::new());
    data.details.address = Some(Address { uf: Some(Uf::Ce), ..Address::default() });
    data.details.payer_address = None;
    let later = Moment::from_micros(now().micros() + 1).unwrap();
    let after = tx.put_person(PersonChange::Update(before.code, data.clone()), later)?;
    assert_eq!((after.registered, after.updated), (now(), later));
    assert_eq!(tx.person(before.code)?, Some(after));
    data.details.phones = None;
    let without = tx.put_person(PersonChange::Update(before.code, data), later)?;
    assert_eq!(tx.person(before.code)?, Some(without), "no list is not an empty one");
    Ok(())
}

pub(crate) fn a_document_stands_once_in_a_store_and_in_every_store(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let first = member(tx)?;
    let mut elsewhere = first.data.clone();
    elsewhere.store = store(2);
    tx.put_person(PersonChange::Create(elsewhere), now())?;
    assert_eq!(tx.people_with(&first.data.document)?.len(), 2);
    // The rule never comes to this; should two processes race, the engine refuses the second.
    let twice = tx.put_person(PersonChange::Create(first.data), now());
    assert!(matches!(twice, Err(StoreError::Conflict(_))));
    Ok(())
}
