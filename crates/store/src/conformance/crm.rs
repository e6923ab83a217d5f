//! Sellers, funnels, leads and deals.

use domain::catalogue::{BenefitType, Funnel, FunnelPlace, Seller, SellerKind};
use domain::crm::{
    ContactFilter, DealData, DealDependent, DealDependentData, DealDetails, DealSituation, LeadChange, LeadData,
    LeadDetails,
};
use domain::dependents::Kinship;
use domain::people::{PersonPhone, Sex};
use domain::search::{DealFilters, LeadFilters, SellerFilters};
use domain::testing::{access, catalogue, day, funnel, now, seller, store};
use domain::values::{
    Cpf, CpfCnpj, DayRange, Email, FunnelCode, LeadCode, Moment, Money, PersonCode, PersonName, Phone, PlanCode, Plate,
    SellerCode, StageCode, Text, Uf, UserCode,
};
use domain::vehicles::Vehicle;

use super::world::{CPF, member};
use crate::testing::whole;
use crate::{StoreError, Tx};

fn later() -> Moment {
    Moment::from_micros(now().micros() + 1).unwrap()
}

/// Seller 71, funnels 2 and 3, and a member.
pub(super) fn world(tx: &mut Tx<'_>) -> Result<PersonCode, StoreError> {
    let member = member(tx)?;
    tx.put(&seller(71, SellerKind::Consultant, Some(1)))?;
    for funnel in catalogue().funnels.iter() {
        tx.put(funnel)?;
    }
    Ok(member.code)
}

pub(super) fn lead(person: Option<PersonCode>) -> LeadData {
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

pub(super) fn deal(lead: LeadCode) -> DealData {
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
            ..noted()
        },
    }
}

fn noted() -> DealDetails {
    DealDetails { note: Text::parse("Prefere contato à tarde.").ok(), ..DealDetails::default() }
}

pub(crate) fn sellers_and_funnels_are_read_as_they_were_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    assert_eq!(tx.catalogue()?.funnels, catalogue().funnels);
    let changed = Funnel { is_active: false, ..funnel(2, &[22, 23]) };
    tx.put(&changed)?;
    assert_eq!(tx.catalogue()?.funnels.find(changed.code), Some(&changed));
    let phone = PersonPhone::new(Phone::parse("8633330040").unwrap(), None);
    let mut full = Seller {
        email: Email::parse("r@example.com").ok(),
        phones: vec![phone],
        is_active: false,
        ..seller(40, SellerKind::Representative, None)
    };
    full.address.city = Text::parse("Teresina").ok();
    tx.put(&full)?;
    assert_eq!(tx.sellers()?, [full, seller(71, SellerKind::Consultant, Some(1))]);
    Ok(())
}

pub(crate) fn a_lead_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
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

pub(crate) fn only_active_leads_are_known_by_their_document(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let mut data = lead(None);
    let first = tx.put_lead(LeadChange { code: None, data: data.clone() }, now())?;
    data.is_active = false;
    tx.put_lead(LeadChange { code: None, data }, now())?;
    assert_eq!(tx.leads_with(&CpfCnpj::parse(CPF).unwrap())?, [first]);
    Ok(())
}

pub(crate) fn a_deal_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
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

pub(crate) fn a_dependent_of_a_deal_is_overwritten_whole(tx: &mut Tx<'_>) -> Result<(), StoreError> {
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

pub(crate) fn leads_are_found_by_each_meaning_of_a_text(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let named = |name| LeadData { name: PersonName::parse(name).unwrap(), ..lead(None) };
    let bare = |name| LeadData { details: LeadDetails::default(), ..named(name) };
    let lucas = tx.put_lead(LeadChange { code: None, data: named("Lucas Fictício") }, now())?.code.get();
    let ana = tx.put_lead(LeadChange { code: None, data: bare("Ana 11988880010") }, now())?.code.get();
    tx.put_lead(LeadChange { code: None, data: LeadData { is_active: false, ..named("Lucas") } }, now())?;
    tx.put_lead(LeadChange { code: None, data: LeadData { store: store(2), ..named("Lucas") } }, now())?;
    let found = |tx: &mut Tx<'_>, text: Option<&str>| {
        let contact = text.map(|text| ContactFilter::parse(text).unwrap());
        let leads = whole(tx, LeadFilters { contact }, &access(&[1]))?;
        Ok::<_, StoreError>(leads.into_iter().map(|lead| lead.code.get()).collect::<Vec<_>>())
    };
    for (text, expected) in [
        (None, vec![lucas, ana]),
        (Some("FICTICIO"), vec![lucas]),
        (Some("529.982.247-25"), vec![lucas]),
        (Some("(11)98888-0010"), vec![lucas]),
        (Some("11988880010"), vec![lucas, ana]),
        (Some("lucas@example.com"), vec![lucas]),
        (Some("a"), vec![lucas, ana]),
        (Some("' OR 1=1 --"), vec![]),
        (Some("%"), vec![]),
    ] {
        assert_eq!(found(tx, text)?, expected, "{text:?}");
    }
    Ok(())
}

pub(crate) fn deals_are_found_by_all_that_is_given(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let lucas = tx.put_lead(LeadChange { code: None, data: lead(None) }, now())?;
    let ana = LeadData { name: PersonName::parse("Ana").unwrap(), details: LeadDetails::default(), ..lead(None) };
    let ana = tx.put_lead(LeadChange { code: None, data: ana }, now())?.code;
    let open = |lead| DealData { situation: DealSituation::Open, loss_reason: None, closed: None, ..deal(lead) };
    let user = |code| UserCode::new(code).unwrap();
    let earlier = Moment::from_micros(now().micros() - 1).unwrap();
    let first = tx.insert_deal(open(lucas.code), now())?;
    let second = tx.insert_deal(DealData { responsible: user(13), ..open(ana) }, earlier)?.code.get();
    let third = tx.insert_deal(DealData { store: store(2), ..open(ana) }, now())?.code.get();
    tx.insert_deal(deal(ana), now())?;
    let one = first.code.get();
    let contact = |text: &str| DealFilters { contact: ContactFilter::parse(text).ok(), ..DealFilters::default() };
    let on = |day| DealFilters {
        registered: DayRange::between(("a", Some(day)), ("b", Some(day))).unwrap(),
        ..DealFilters::default()
    };
    for (filters, expected) in [
        (DealFilters::default(), vec![one, second, third]),
        (DealFilters { lead: Some(ana), ..DealFilters::default() }, vec![second, third]),
        (contact("ana"), vec![second, third]),
        (contact("lucas@example.com"), vec![one]),
        (contact("52998224725"), vec![one]),
        (contact(&first.sequential.to_string()), vec![one]),
        (contact("999"), vec![]),
        (on(day("15/07/2026")), vec![one, third]),
        (on(day("14/07/2026")), vec![second]),
        (DealFilters { store: Some(store(2)), ..DealFilters::default() }, vec![third]),
        (DealFilters { responsible: Some(user(13)), ..DealFilters::default() }, vec![second]),
        (DealFilters { responsible: Some(user(13)), store: Some(store(2)), ..DealFilters::default() }, vec![]),
    ] {
        let deals = whole(tx, filters.clone(), &access(&[1, 2]))?;
        let codes: Vec<_> = deals.iter().map(|found| found.deal.code.get()).collect();
        assert_eq!(codes, expected, "{filters:?}");
    }
    let seen = whole(tx, DealFilters::default(), &access(&[1]))?;
    assert_eq!((&seen[0].deal, &seen[0].lead), (&first, &lucas), "whole");
    assert_eq!(seen.len(), 2);
    Ok(())
}

pub(crate) fn sellers_are_found_within_the_border(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    tx.put(&seller(72, SellerKind::Representative, Some(2)))?;
    tx.put(&seller(73, SellerKind::Representative, None))?;
    let codes = |tx: &mut Tx<'_>, kind: Option<&str>| {
        let kind = kind.map(|kind| Text::parse(kind).unwrap());
        let sellers = tx.find_sellers(&SellerFilters { kind, ..SellerFilters::default() }, &access(&[1]))?;
        Ok::<_, StoreError>(sellers.into_iter().map(|seller| seller.code.get()).collect::<Vec<_>>())
    };
    assert_eq!(codes(tx, None)?, [71, 73]);
    assert_eq!(codes(tx, Some("representante"))?, [73]);
    Ok(())
}
