//! A member with all that belongs to it.

use domain::people::{PersonDetails, PersonDraft, Sex, save};
use domain::values::{CpfCnpj, Day, Moment, PersonName, Text};
use store::Tx;

use super::base::{Base, DemoError};
use super::identities::{self, Role};
use super::random::Random;
use super::words::WORDS;
use super::{benefits, crm, events};

/// Registers a member, its benefits, and sometimes the lead that it was.
pub(super) fn put(tx: &mut Tx<'_>, base: &Base, number: u32, now: Moment) -> Result<(), DemoError> {
    let mut random = Random::of(number);
    let draft = draft(&mut random, base, number, now.day());
    let known = tx.people_with(&draft.document)?;
    let person = tx.put_person(save(draft, &known, &base.access, now.day())?, now)?;
    events::add_credit_card(tx, &mut random, number, &person, now)?;
    benefits::put(tx, base, &mut random, number, &person, now)?;
    if number % 10 == 3 {
        crm::put(tx, base, &mut random, number, &person, now)?;
    }
    Ok(())
}

fn draft(random: &mut Random, base: &Base, number: u32, today: Day) -> PersonDraft {
    let (document, name, mut details) =
        if number % 12 == 5 { company(random, number) } else { natural(random, number, today) };
    let (address, area) = identities::address(random);
    details.email = random.happens(80).then(|| identities::email(name.as_str(), number));
    details.takes_email = Some(random.happens(70));
    details.takes_whatsapp = Some(random.happens(85));
    details.phones = Some(identities::phones(random, area));
    details.address = Some(address);
    let stores: Vec<_> = base.access.stores().collect();
    let store = Some(stores[number as usize % stores.len()]);
    PersonDraft { document, name, store, nature: None, details: details.into() }
}

fn company(random: &mut Random, number: u32) -> (CpfCnpj, PersonName, PersonDetails) {
    let name = identities::company_name(random);
    let sex = identities::sex(random);
    let details = PersonDetails {
        trading_name: Text::parse(name.trim_end_matches(" Ltda")).ok(),
        legal_representative: Text::parse(&identities::name(random, sex)).ok(),
        state_registration: Text::parse(&format!("{:09}", random.below(1_000_000_000))).ok(),
        ..PersonDetails::default()
    };
    (identities::cnpj(number).into(), identities::named(&name), details)
}

fn natural(random: &mut Random, number: u32, today: Day) -> (CpfCnpj, PersonName, PersonDetails) {
    let sex = identities::sex(random);
    let name = identities::name(random, sex);
    let status = random.choose(&WORDS.statuses);
    let is_married = status.starts_with("Casado");
    let details = PersonDetails {
        integration_code: random.happens(30).then(|| Text::parse(&format!("CRM-{number}")).ok()).flatten(),
        sex: Some(sex),
        birth: identities::birth(random, today, 18, 80),
        identity: Text::parse(&random.between(1_000_000, 9_999_999).to_string()).ok(),
        identity_issuer: Text::parse("SSP").ok(),
        licence: random.happens(60).then(|| Text::parse(&format!("{:011}", random.below(u32::MAX))).ok()).flatten(),
        licence_category: random.happens(60).then(|| Text::parse(random.word(&["A", "B", "AB", "D"])).ok()).flatten(),
        mother: Text::parse(&identities::name(random, Sex::Female)).ok(),
        marital_status: Text::parse(status).ok(),
        spouse: is_married.then(|| Text::parse(&identities::name(random, sex)).ok()).flatten(),
        ..PersonDetails::default()
    };
    (identities::cpf(number, Role::Member).into(), identities::named(&name), details)
}
