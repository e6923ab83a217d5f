//! Benefits of a member: of every type, in every situation, with what hangs on them.

use domain::benefits::{
    Benefit, BenefitDetails, BenefitDraft, BenefitFacts, FieldValues, ItemDraft, SentField, SentValue, add_item, save,
};
use domain::catalogue::{BenefitType, FieldFormat, SellerKind};
use domain::dependents::{self, DependentDraft, DependentFacts, Kinship};
use domain::people::Person;
use domain::sent::Sent;
use domain::values::{Moment, SellerCode, Text};
use store::Tx;

use super::base::{Base, DemoError, sure};
use super::identities::{self, Role};
use super::random::Random;
use super::words::WORDS;
use super::{attendance, events, vehicles};

/// Most benefits of one member; vehicles are numbered by it.
const MAX_BENEFITS: u32 = 4;

/// Registers the benefits of a member.
pub(super) fn put(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    number: u32,
    person: &Person,
    now: Moment,
) -> Result<(), DemoError> {
    // Three for every two members; a few have none.
    let n_benefits = [1, 2, 1, 3, 1, 2, 1, 0, 2, 2][number as usize % 10];
    for idx in 0..n_benefits {
        let draft = draft(random, base, number * MAX_BENEFITS + idx, person, now);
        let facts = BenefitFacts {
            access: &base.access,
            catalogue: &base.catalogue,
            same_document: std::slice::from_ref(person),
            current: None,
            same_plate: &[],
            current_fields: &FieldValues::new(),
            sellers: &base.sellers,
            card_owner: None,
            today: now.day(),
        };
        let benefit = tx.put_benefit(save(draft, &facts)?, now)?.without_announcing().benefit;
        put_item(tx, base, random, &benefit, now)?;
        put_dependents(tx, base, random, number, idx, &benefit, now)?;
        if benefit.data.kind == BenefitType::Vehicle {
            events::put(tx, base, random, number * MAX_BENEFITS + idx, person, &benefit, now)?;
        }
        attendance::put(tx, base, number * MAX_BENEFITS + idx, &benefit, now)?;
    }
    Ok(())
}

fn draft(random: &mut Random, base: &Base, number: u32, person: &Person, now: Moment) -> BenefitDraft {
    // Neighbours have different plans, and so have the benefits of one member.
    let (plan, kind) = base.plan(number / MAX_BENEFITS + number % MAX_BENEFITS * 4);
    let situation = match random.below(100) {
        0..80 => None,
        80..88 => Some("Inadimplente"),
        88..91 => Some("Inativo"),
        91..96 => Some("Cancelado"),
        96..99 => Some("Pendente"),
        _ => Some("Recusado"),
    };
    BenefitDraft {
        code: None,
        document: person.data.document.clone(),
        plan,
        store: Some(person.data.store),
        active: None,
        situation: situation.map(|name| sure(Text::parse(name))),
        card: Sent::Absent,
        joined: None,
        details: BenefitDetails {
            due_day: Some(base.due_day(random)),
            consultant: seller(random, base, person, SellerKind::Consultant),
            representative: seller(random, base, person, SellerKind::Representative),
            integration_code: None,
        }
        .into(),
        fields: random.happens(40).then(|| fields(random, base, kind, now)),
        vehicle: (kind == BenefitType::Vehicle).then(|| vehicles::vehicle(random, number, now.day()).into()),
    }
}

/// A seller of the member's store, more often than not.
fn seller(random: &mut Random, base: &Base, person: &Person, kind: SellerKind) -> Option<SellerCode> {
    let sells = |store| store == person.data.store;
    let of_store = base.sellers.iter().filter(|it| it.kind == kind && it.store.is_none_or(sells));
    let codes: Vec<SellerCode> = of_store.map(|it| it.code).collect();
    if codes.is_empty() || !random.happens(75) {
        return None;
    }
    Some(*random.choose(&codes))
}

fn fields(random: &mut Random, base: &Base, kind: BenefitType, now: Moment) -> Vec<SentField> {
    let definitions = base.catalogue.fields.iter().filter(|it| it.kind == kind);
    let mut value = |format: &FieldFormat| match format {
        FieldFormat::Text { max_length } => {
            SentValue::Text("Informado na adesão".chars().take(usize::from(*max_length)).collect())
        }
        FieldFormat::Number { .. } => SentValue::Number(f64::from(random.between(0, 50))),
        FieldFormat::Day => SentValue::Text(now.day().to_string()),
        FieldFormat::Flag => SentValue::Flag(random.happens(50)),
        FieldFormat::Choice { options } => {
            options.first().map_or(SentValue::Null, |option| SentValue::Text(option.to_string()))
        }
    };
    definitions.map(|it| SentField { code: Some(it.code), name: None, value: value(&it.format) }).collect()
}

/// Some benefits hold a second plan.
fn put_item(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    benefit: &Benefit,
    now: Moment,
) -> Result<(), DemoError> {
    let (plan, _) = base.plan(random.below(9));
    let is_wanted = random.happens(15) && plan != benefit.data.plan && benefit.data.cancelled.is_none();
    if is_wanted {
        let draft = ItemDraft { plan, value: None, included: None };
        let (plans, situations) = (&base.catalogue.plans, &base.catalogue.situations);
        let item = add_item(&draft, benefit, &tx.items(benefit.code)?, plans, situations, now.day())?;
        tx.insert_item(benefit.code, &item)?;
    }
    Ok(())
}

/// Families and pets are with health, with assistance and with what is miscellaneous.
fn put_dependents(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    number: u32,
    idx: u32,
    benefit: &Benefit,
    now: Moment,
) -> Result<(), DemoError> {
    let has_family =
        matches!(benefit.data.kind, BenefitType::Health | BenefitType::Assistance | BenefitType::Miscellaneous);
    // One family for each member, so that nobody's child is registered twice with another name.
    if !has_family || idx > 0 || benefit.data.cancelled.is_some() {
        return Ok(());
    }
    let roles = [Role::FirstDependent, Role::SecondDependent, Role::ThirdDependent];
    for role in roles.into_iter().take(random.below(4) as usize) {
        let draft = dependent(random, number, role, benefit);
        let facts = DependentFacts {
            access: &base.access,
            catalogue: &base.catalogue,
            benefit: Some(benefit),
            current: None,
            same_cpf: None,
            card_owner: None,
            today: now.day(),
        };
        tx.put_dependent(dependents::save(draft, &facts)?)?;
    }
    Ok(())
}

fn dependent(random: &mut Random, number: u32, role: Role, benefit: &Benefit) -> DependentDraft {
    let kinship = match role {
        Role::FirstDependent => Kinship::Spouse,
        Role::SecondDependent => Kinship::Child,
        _ if random.happens(50) => *random.choose(Kinship::ALL),
        _ => Kinship::Dog,
    };
    let is_pet = matches!(kinship, Kinship::Dog | Kinship::Cat | Kinship::OtherPet);
    let sex = identities::sex(random);
    let name = if is_pet { random.choose(&WORDS.pets).clone() } else { identities::name(random, sex) };
    let (youngest, oldest) = if kinship == Kinship::Child || is_pet { (0, 17) } else { (18, 70) };
    DependentDraft {
        code: None,
        benefit: benefit.code,
        name: identities::named(&name),
        cpf: (!is_pet).then(|| identities::cpf(number, role)),
        birth: identities::birth(random, benefit.registered.day(), youngest, oldest),
        identity: None,
        card: Sent::Absent,
        phone: None,
        kinship: Some(kinship),
        sex: (!is_pet).then_some(sex),
        plans: if benefit.data.kind == BenefitType::Health { vec![benefit.data.plan] } else { Vec::new() },
        active: Some(random.happens(95)),
    }
}
