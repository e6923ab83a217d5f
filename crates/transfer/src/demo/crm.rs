//! Leads and deals: some of members, some of people who are none yet.

use domain::catalogue::BenefitType;
use domain::crm::{
    Deal, DealDependentData, DealDetails, DealDraft, DealFacts, DealSituation, Lead, LeadDetails, LeadDraft, LeadFacts,
    check_deal_dependent, open_deal, save_lead,
};
use domain::dependents::Kinship;
use domain::people::Person;
use domain::sent::Sent;
use domain::values::{Day, Moment, Money, Text};
use store::Tx;

use super::base::{Base, DemoError};
use super::identities::{self, Role};
use super::random::Random;
use super::vehicles;
use super::words::WORDS;

/// Registers a lead and, for two of three, a deal with it.
pub(super) fn put(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    number: u32,
    person: &Person,
    now: Moment,
) -> Result<(), DemoError> {
    let draft = lead(random, number, person);
    let document = draft.details.document.value();
    let same_document = document.map(|document| tx.leads_with(document)).transpose()?.unwrap_or_default();
    let facts = LeadFacts {
        access: &base.access,
        user: base.user,
        catalogue: &base.catalogue,
        current: None,
        same_document: &same_document,
        people: std::slice::from_ref(person),
        sellers: &base.sellers,
        is_user: true,
    };
    let lead = tx.put_lead(save_lead(draft, &facts)?, now)?;
    if number % 30 == 3 {
        return Ok(());
    }
    let (plan, kind) = base.plan(number / 10);
    let facts = DealFacts {
        access: &base.access,
        user: base.user,
        catalogue: &base.catalogue,
        lead: Some(&lead),
        sellers: &base.sellers,
        is_user: true,
        has_dependents: false,
        today: now.day(),
    };
    let mut draft = deal(random, number, &lead, kind, now);
    draft.details.plan = Sent::Value(plan);
    let deal = tx.insert_deal(open_deal(draft, &facts)?, now)?;
    put_dependent(tx, base, random, number, &deal, now)
}

/// Every other lead is somebody new.
fn lead(random: &mut Random, number: u32, person: &Person) -> LeadDraft {
    let (address, area) = identities::address(random);
    let (name, document) = if number % 20 == 3 {
        (person.data.name.clone(), person.data.document.clone())
    } else {
        let sex = identities::sex(random);
        (identities::named(&identities::name(random, sex)), identities::cpf(number, Role::Lead).into())
    };
    LeadDraft {
        code: None,
        store: Some(person.data.store),
        funnel: None,
        stage: None,
        responsible: None,
        details: LeadDetails {
            email: Some(identities::email(name.as_str(), number)),
            document: random.happens(80).then_some(document),
            phone: Some(identities::mobile(random, area)),
            city: address.city,
            uf: address.uf,
            message: Text::parse("Gostaria de uma cotação.").ok(),
            origin: Text::parse(random.word(&WORDS.origins)).ok(),
            consultant: None,
            integration_code: None,
        }
        .into(),
        name,
    }
}

fn deal(random: &mut Random, number: u32, lead: &Lead, kind: BenefitType, now: Moment) -> DealDraft {
    let (situation, loss_reason) = match random.below(10) {
        0..7 => (DealSituation::Open, None),
        7 | 8 => (DealSituation::Won, None),
        _ => (DealSituation::Lost, Text::parse("Preço acima do esperado").ok()),
    };
    let is_vehicle = kind == BenefitType::Vehicle;
    DealDraft {
        lead: lead.code,
        store: None,
        situation: Some(situation),
        loss_reason: loss_reason.into(),
        funnel: None,
        stage: None,
        responsible: None,
        details: DealDetails {
            description: Text::parse(&format!("Cotação de {}", kind.benefits_in_words())).ok(),
            kind: Some(kind),
            value: Money::from_centavos(i64::from(random.between(2_990, 79_900))).ok(),
            // Vehicles of deals have plates of their own: the fourth of a member's, which no benefit has.
            vehicle: is_vehicle.then(|| vehicles::vehicle(random, number * 4 + 3, now.day())),
            expected_close: Day::from_date(now.day().date() + chrono::Days::new(u64::from(random.below(60)))),
            ..DealDetails::default()
        }
        .into(),
    }
}

fn put_dependent(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    number: u32,
    deal: &Deal,
    now: Moment,
) -> Result<(), DemoError> {
    if deal.data.details.kind != Some(BenefitType::Health) {
        return Ok(());
    }
    let sex = identities::sex(random);
    let data = DealDependentData {
        name: identities::named(&identities::name(random, sex)),
        cpf: Some(identities::cpf(number, Role::DealDependent)),
        birth: identities::birth(random, now.day(), 0, 17),
        kinship: Kinship::Child,
        sex: Some(sex),
        identity: None,
        phone: None,
        plan: deal.data.details.plan,
        value: Money::from_centavos(9_990).ok(),
    };
    check_deal_dependent(&data, None, &deal.data, &base.catalogue.plans, now.day())?;
    tx.insert_deal_dependent(deal.code, data)?;
    Ok(())
}
