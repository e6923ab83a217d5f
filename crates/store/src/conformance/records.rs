//! Suppliers, credit cards and equipment.

use domain::address::Address;
use domain::benefits::Installation;
use domain::catalogue::Supplier;
use domain::people::{CreditCard, Expiry, LastDigits, PersonPhone};
use domain::testing::{day, now, store};
use domain::values::{CpfCnpj, CreditCardCode, Email, InstallationCode, PersonCode, Phone, SupplierCode, Text, Uf};

use super::world::{draft, member, save_benefit};
use crate::{StoreError, Tx};

pub(super) fn supplier(code: i32) -> Supplier {
    Supplier {
        code: SupplierCode::new(code).unwrap(),
        name: Text::parse("Rastreadores Exemplo S.A.").unwrap(),
        trading_name: Text::parse("Rastrex").ok(),
        document: CpfCnpj::parse("12ABC34501DE35").unwrap(),
        state_registration: Text::parse("19.876.543-2").ok(),
        city_registration: Text::parse("isento").ok(),
        trade: Text::parse("Rastreadores").ok(),
        contact: Text::parse("Contato Exemplo").ok(),
        email: Email::parse("contato@example.com.br").ok(),
        phones: vec![PersonPhone::new(Phone::parse("8633330040").unwrap(), None)],
        address: Address { uf: Some(Uf::Pi), ..Address::default() },
        store: Some(store(2)),
        is_active: false,
    }
}

pub(crate) fn a_supplier_is_read_as_it_was_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let full = supplier(7);
    tx.put(&full)?;
    assert_eq!(tx.registered::<Supplier>(full.code)?, Some(full.clone()));
    let bare = Supplier {
        trading_name: None,
        state_registration: None,
        city_registration: None,
        trade: None,
        contact: None,
        email: None,
        phones: Vec::new(),
        address: Address::default(),
        store: None,
        is_active: true,
        ..full
    };
    tx.put(&bare)?;
    assert_eq!(tx.registered::<Supplier>(bare.code)?, Some(bare));
    assert_eq!(tx.registered::<Supplier>(SupplierCode::new(8).unwrap())?, None);
    Ok(())
}

pub(crate) fn credit_cards_are_read_as_they_were_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let holder = member(tx)?.code;
    let full = CreditCard {
        code: CreditCardCode::new(2).unwrap(),
        brand: Text::parse("Visa").ok(),
        last_digits: LastDigits::parse("0111").unwrap(),
        holder: Text::parse("PESSOA EXEMPLO").ok(),
        expiry: Expiry::parse("08/2029").ok(),
        is_main: true,
        is_active: false,
        registered: now(),
    };
    let code = CreditCardCode::new(1).unwrap();
    let bare = CreditCard { code, brand: None, holder: None, expiry: None, is_main: false, ..full.clone() };
    tx.add_credit_card(holder, &full)?;
    tx.add_credit_card(holder, &bare)?;
    assert_eq!(tx.credit_cards(holder)?, [bare, full]);
    assert_eq!(tx.credit_cards(PersonCode::new(99).unwrap())?, []);
    Ok(())
}

pub(crate) fn equipment_is_read_as_it_was_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let benefit = save_benefit(tx, draft(20))?.benefit.code;
    tx.put(&supplier(7))?;
    let full = Installation {
        code: InstallationCode::new(2).unwrap(),
        benefit,
        tracker: Some(31),
        serial: Text::parse("SN-1").ok(),
        imei: Text::parse("356938035643809").ok(),
        manufacturer: Text::parse("Rastrex").ok(),
        model: Text::parse("R2").ok(),
        carrier: Text::parse("Operadora").ok(),
        line: Text::parse("86999990003").ok(),
        place: Text::parse("Painel").ok(),
        supplier: SupplierCode::new(7).ok(),
        installer: Text::parse("Instalador Exemplo").ok(),
        installed: Some(day("10/01/2025")),
        removed: Some(day("11/01/2025")),
    };
    let bare = Installation {
        code: InstallationCode::new(1).unwrap(),
        benefit,
        tracker: None,
        serial: None,
        imei: None,
        manufacturer: None,
        model: None,
        carrier: None,
        line: None,
        place: None,
        supplier: None,
        installer: None,
        installed: None,
        removed: None,
    };
    tx.add_installation(&full)?;
    tx.add_installation(&bare)?;
    let supplier = Some(supplier(7).name);
    assert_eq!(tx.installations(benefit)?, [(bare, None), (full, supplier)]);
    Ok(())
}
