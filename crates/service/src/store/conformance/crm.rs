//! Sellers, funnels, leads and deals.

use super::world::{CPF, member};
use crate::domain::catalogue::{BenefitType, Funnel, FunnelPlace, Seller, SellerKind};
use crate::domain::crm::{
    DealData, DealDependent, DealDependentData, DealDetails, DealSituation, LeadChange, LeadData, LeadDetails,
};
use crate::domain::dependents::Kinship;
use crate::domain::people::{PersonPhone, Sex};
use crate::domain::testing::{catalogue, day, funnel, now, seller, store};
use crate::domain::values::{
    Cpf, CpfCnpj, Email, FunnelCode, LeadCode, Moment, Money, PersonCode, PersonName, Phone, PlanCode, Plate,
    SellerCode, StageCode, Text, Uf, UserCode,
};
use crate::domain::vehicles::Vehicle;
use crate::store::{StoreError, Tx};

fn later() -> Moment {
    Moment::from_micros(now().micros() + 1).unwrap()
}

/// Seller 71, funnels 2 and 3, and a member.
fn world(tx: &mut Tx<'_>) -> Result<PersonCode, StoreError> {
    let member = member(tx)?;
    tx.put_seller(&seller(71, SellerKind::Consultant, Some(1)))?;
    for funnel in catalogue().funnels.iter() {
        tx.put_funnel(funnel)?;
    }
    Ok(member.code)
}

fn lead(person: Option<PersonCode>) -> LeadData {
    LeadData {
        name: PersonName::parse("Lucas Fictício").unwrap(),
        store: store(1),
        person,
        place: Some(FunnelPlace { funnel: FunnelCode::new(2).unwrap(), stage: StageCode::new(22).unwrap() }),
        responsible: UserCode::new(12).unwrap(),
        is_active: true,
        details: LeadDetails {
            document: CpfCnpj::parse(CPF).ok(),
            phone: Phone::parse("11988880010").ok(),
            email: Email::parse("lucas@example.com").ok(),
            city: Text::parse("São Paulo").ok(),
            uf: Some(Uf::Sp),
            message: Text::parse("Quero proteger\nmeu carro.").ok(),
            origin: Text::parse("Site").ok(),
            consultant: SellerCode::new(71).ok(),
            integration_code: Text::parse("L-1").ok(),
        },
    }
}

fn deal(lead: LeadCode) -> DealData {
    DealData {
        lead,
        store: store(1),
        situation: DealSituation::Lost,
        loss_reason: Text::parse("Preço").ok(),
        place: Some(FunnelPlace { funnel: FunnelCode::new(3).unwrap(), stage: StageCode::new(31).unwrap() }),
        responsible: UserCode::new(12).unwrap(),
        closed: Some(day("01/07/2026")),
        details: DealDetails {
            description: Text::parse("Proteção do Gol").ok(),
            consultant: SellerCode::new(71).ok(),
            kind: Some(BenefitType::Vehicle),
            plan: PlanCode::new(10).ok(),
            value: Money::parse("149.90").ok(),
            vehicle: Some(Vehicle { plate: Plate::parse("ABC-1234").ok(), ..Vehicle::default() }),
            expected_close: Some(day("30/06/2026")),
            note: Text::parse("Prefere contato à tarde.").ok(),
        },
    }
}

pub(in crate::store) fn sellers_and_funnels_are_read_as_they_were_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    assert_eq!(tx.catalogue()?.funnels, catalogue().funnels);
    let changed = Funnel { is_active: false, ..funnel(2, &[22, 23]) };
    tx.put_funnel(&changed)?;
    assert_eq!(tx.catalogue()?.funnels.find(changed.code), Some(&changed));
    let phone = PersonPhone::new(Phone::parse("8633330040").unwrap(), None);
    let mut full = Seller {
        email: Email::parse("r@example.com").ok(),
        phones: vec![phone],
        is_active: false,
        ..seller(40, SellerKind::Representative, None)
    };
    full.address.city = Text::parse("Teresina").ok();
    tx.put_seller(&full)?;
    assert_eq!(tx.sellers()?, [full, seller(71, SellerKind::Consultant, Some(1))]);
    Ok(())
}

pub(in crate::store) fn a_lead_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let person = world(tx)?;
    let first = tx.put_lead(LeadChange { code: None, data: lead(Some(person)) }, now())?;
    assert_eq!(tx.lead(first.code)?, Some(first.clone()));
    let mut bare = lead(None);
    bare.details = LeadDetails { email: Email::parse("x@example.com").ok(), ..LeadDetails::default() };
    bare.place = None;
    bare.is_active = false;
    let changed = tx.put_lead(LeadChange { code: Some(first.code), data: bare }, later())?;
    assert_eq!(changed.registered, first.registered);
    assert_eq!(tx.lead(first.code)?, Some(changed));
    Ok(())
}

pub(in crate::store) fn only_active_leads_are_known_by_their_document(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let mut data = lead(None);
    let first = tx.put_lead(LeadChange { code: None, data: data.clone() }, now())?;
    data.is_active = false;
    tx.put_lead(LeadChange { code: None, data }, now())?;
    assert_eq!(tx.leads_with(&CpfCnpj::parse(CPF).unwrap())?, [first]);
    Ok(())
}

pub(in crate::store) fn a_deal_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let lead = tx.put_lead(LeadChange { code: None, data: lead(None) }, now())?.code;
    let first = tx.insert_deal(deal(lead), now())?;
    assert_eq!(tx.deal(first.code)?, Some(first.clone()));
    let mut bare = deal(lead);
    bare.situation = DealSituation::Open;
    (bare.loss_reason, bare.closed, bare.place) = (None, None, None);
    bare.details = DealDetails::default();
    let changed = tx.update_deal(first.code, bare, later())?;
    assert_eq!((changed.sequential, changed.registered, changed.updated), (first.sequential, now(), later()));
    assert_eq!(tx.deal(first.code)?, Some(changed));
    Ok(())
}

pub(in crate::store) fn a_dependent_of_a_deal_is_overwritten_whole(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let lead = tx.put_lead(LeadChange { code: None, data: lead(None) }, now())?.code;
    let deal = tx.insert_deal(deal(lead), now())?.code;
    let bare = DealDependentData {
        name: PersonName::parse_of_dependent("Rita").unwrap(),
        cpf: None,
        birth: None,
        kinship: Kinship::Other,
        sex: None,
        identity: None,
        phone: None,
        plan: None,
        value: None,
    };
    let whole = DealDependentData {
        name: bare.name.clone(),
        cpf: Cpf::parse("70010020039").ok(),
        birth: Some(day("09/11/2015")),
        kinship: Kinship::Stepchild,
        sex: Some(Sex::Female),
        identity: Text::parse("1").ok(),
        phone: Phone::parse("8633330040").ok(),
        plan: PlanCode::new(20).ok(),
        value: Money::parse("110").ok(),
    };
    let first = tx.insert_deal_dependent(deal, whole)?;
    assert_eq!(tx.deal_dependents(deal)?, std::slice::from_ref(&first));
    let overwritten = DealDependent { code: first.code, data: bare };
    tx.update_deal_dependent(deal, &overwritten)?;
    assert_eq!(tx.deal_dependents(deal)?, [overwritten]);
    Ok(())
}
