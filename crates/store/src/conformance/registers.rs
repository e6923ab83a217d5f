//! What the operator lists, replaces and removes.

use domain::address::Address;
use domain::benefits::FieldValue;
use domain::catalogue::{BenefitType, FieldDefinition, FieldFormat, Funnel, Seller, SellerKind, Supplier};
use domain::crm::LeadChange;
use domain::search::{SellerList, SupplierList};
use domain::testing::{funnel, now, seller, store};
use domain::values::{CpfCnpj, FieldCode, FunnelCode, PersonName, SearchText, SellerCode, StageCode, Text};

use super::crm::{deal, lead, world};
use super::records::supplier;
use crate::{StoreError, Tx};

fn named(code: i32, name: &str, is_active: bool) -> Supplier {
    Supplier { name: Text::parse(name).unwrap(), is_active, ..supplier(code) }
}

fn codes(suppliers: &[Supplier]) -> Vec<i32> {
    suppliers.iter().map(|supplier| supplier.code.get()).collect()
}

pub(crate) fn suppliers_are_listed_page_by_page(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    super::world::found(tx)?;
    for (code, name, is_active) in
        [(9, "Clínica São João", true), (3, "CLINICA Sorriso", false), (5, "Oficina", true), (7, "Clinica Bem", true)]
    {
        tx.put(&named(code, name, is_active))?;
    }
    let all = SupplierList::default();
    assert_eq!(codes(&tx.list_suppliers(&all, None, 3)?), [3, 5, 7]);
    assert_eq!(codes(&tx.list_suppliers(&all, Some(7), 3)?), [9]);
    let clinics = SupplierList { name: SearchText::parse("clíni").ok(), ..all.clone() };
    assert_eq!(codes(&tx.list_suppliers(&clinics, None, 2)?), [3, 7], "neither accents nor capitals matter");
    assert_eq!(codes(&tx.list_suppliers(&clinics, Some(7), 2)?), [9]);
    let active = SupplierList { is_active: Some(true), ..clinics };
    assert_eq!(codes(&tx.list_suppliers(&active, None, 9)?), [7, 9]);
    let wildcard = SupplierList { name: SearchText::parse("%").ok(), ..all };
    assert_eq!(tx.list_suppliers(&wildcard, None, 9)?, [], "no character is a wildcard");
    assert_eq!(tx.list_suppliers(&active, None, 1)?, [named(7, "Clinica Bem", true)], "whole");
    Ok(())
}

pub(crate) fn sellers_are_listed_by_all_that_is_given(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    super::world::found(tx)?;
    let known = [
        seller(1, SellerKind::Consultant, Some(1)),
        seller(2, SellerKind::Representative, Some(1)),
        seller(3, SellerKind::Consultant, None),
        Seller { is_active: false, ..seller(4, SellerKind::Consultant, Some(2)) },
        Seller { name: PersonName::parse("José Amostra").unwrap(), ..seller(5, SellerKind::Consultant, Some(2)) },
    ];
    for seller in &known {
        tx.put(seller)?;
    }
    let all = SellerList::default();
    assert_eq!(tx.list_sellers(&all, None, 9)?, known);
    for (list, expected) in [
        (SellerList { kind: Some(SellerKind::Representative), ..all.clone() }, &[2][..]),
        (SellerList { store: Some(store(2)), ..all.clone() }, &[4, 5]),
        (SellerList { is_active: Some(false), ..all.clone() }, &[4]),
        (SellerList { name: SearchText::parse("JOSE").ok(), ..all.clone() }, &[5]),
        (SellerList { store: Some(store(2)), is_active: Some(true), ..all.clone() }, &[5]),
    ] {
        let found: Vec<i32> = tx.list_sellers(&list, None, 9)?.iter().map(|seller| seller.code.get()).collect();
        assert_eq!(found, expected, "{list:?}");
    }
    let document = CpfCnpj::parse("16899535009").unwrap();
    assert_eq!(tx.sellers_with(SellerKind::Representative, &document)?, [SellerCode::new(2).unwrap()]);
    assert_eq!(tx.registered::<Seller>(SellerCode::new(5).unwrap())?, Some(known[4].clone()));
    Ok(())
}

pub(crate) fn what_is_new_comes_after_all_that_is_there(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    tx.put(&supplier(40))?;
    tx.put(&field(FieldFormat::Flag))?;
    tx.raise_counters()?;
    assert_eq!(tx.next_code::<Supplier>()?.get(), 41);
    assert_eq!(tx.next_code::<Seller>()?.get(), 72);
    assert_eq!(tx.next_code::<Funnel>()?.get(), 4);
    assert_eq!(tx.next_stage()?.get(), 32);
    assert_eq!(tx.next_code::<FieldDefinition>()?.get(), 8);
    Ok(())
}

pub(crate) fn a_version_rises_whenever_a_list_is_replaced(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (code, other) = (FunnelCode::new(2).unwrap(), FunnelCode::new(3).unwrap());
    tx.put(&funnel(2, &[21, 22]))?;
    tx.put(&funnel(3, &[31]))?;
    assert_eq!(tx.version_of::<Funnel>(code)?, Some(1));
    tx.put(&funnel(2, &[22]))?;
    assert_eq!((tx.version_of::<Funnel>(code)?, tx.version_of::<Funnel>(other)?), (Some(2), Some(1)));
    assert_eq!(tx.version_of::<Funnel>(FunnelCode::new(9).unwrap())?, None);
    let definition = field(FieldFormat::Flag);
    tx.put(&definition)?;
    tx.put(&definition)?;
    assert_eq!(tx.version_of::<FieldDefinition>(definition.code)?, Some(2));
    Ok(())
}

pub(crate) fn what_refers_to_a_register_is_counted(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let person = world(tx)?;
    let seller = SellerCode::new(71).unwrap();
    assert!(tx.uses_of::<Seller>(seller)?.iter().all(|(_, n_uses)| *n_uses == 0));
    let lead = tx.put_lead(LeadChange { code: None, data: lead(Some(person)) }, now())?.code;
    tx.insert_deal(deal(lead), now())?;
    tx.insert_deal(deal(lead), now())?;
    let benefits = [("beneficiosComoConsultor", 0), ("beneficiosComoRepresentante", 0)];
    assert_eq!(tx.uses_of::<Seller>(seller)?, [&benefits[..], &[("leads", 1), ("negocios", 2)]].concat());
    assert_eq!(tx.uses_of::<Funnel>(FunnelCode::new(2).unwrap())?, [("leads", 1), ("negocios", 0)]);
    assert_eq!(tx.uses_of::<Funnel>(FunnelCode::new(3).unwrap())?, [("leads", 0), ("negocios", 2)]);
    assert_eq!(tx.uses_of_stage(StageCode::new(22).unwrap())?, [("leads", 1), ("negocios", 0)]);
    assert_eq!(tx.uses_of_stage(StageCode::new(21).unwrap())?, [("leads", 0), ("negocios", 0)]);
    Ok(())
}

pub(crate) fn held_values_keep_a_field(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let benefit = super::world::one_benefit(tx)?;
    let definition = field(FieldFormat::Choice { options: vec![Text::parse("Sim").unwrap()] });
    tx.put(&definition)?;
    let value = Some(FieldValue::Text("Sim".to_owned()));
    tx.put_fields(benefit, &[(definition.code, value)].into_iter().collect())?;
    assert_eq!(tx.uses_of::<FieldDefinition>(definition.code)?, [("beneficios", 1)]);
    tx.put_fields(benefit, &[(definition.code, None)].into_iter().collect())?;
    assert_eq!(tx.uses_of::<FieldDefinition>(definition.code)?, [("beneficios", 0)]);
    tx.remove::<FieldDefinition>(definition.code)?;
    assert_eq!(tx.field_definitions()?, []);
    Ok(())
}

pub(crate) fn what_is_removed_takes_its_own_with_it(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    super::world::found(tx)?;
    let known = supplier(7);
    tx.put(&known)?;
    tx.put(&Seller { phones: known.phones.clone(), ..seller(71, SellerKind::Consultant, Some(1)) })?;
    tx.put(&funnel(2, &[21, 22]))?;
    tx.remove::<Supplier>(known.code)?;
    tx.remove::<Seller>(SellerCode::new(71).unwrap())?;
    tx.remove::<Funnel>(FunnelCode::new(2).unwrap())?;
    assert_eq!(tx.registered::<Supplier>(known.code)?, None);
    assert_eq!(tx.sellers()?, []);
    assert_eq!(tx.funnels()?.iter().count(), 0);
    // Whoever had the code next would inherit what was left behind.
    let bare = Supplier { phones: Vec::new(), address: Address::default(), ..known };
    tx.put(&bare)?;
    assert_eq!(tx.registered::<Supplier>(bare.code)?, Some(bare));
    Ok(())
}

fn field(format: FieldFormat) -> FieldDefinition {
    FieldDefinition {
        code: FieldCode::new(7).unwrap(),
        name: Text::parse("Campo").unwrap(),
        kind: BenefitType::Health,
        is_required: false,
        position: 1,
        is_active: true,
        format,
    }
}
