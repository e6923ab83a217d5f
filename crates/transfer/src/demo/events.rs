//! Events, equipment and credit cards of the demo.

use domain::attendance::{AttendanceEntity, Course};
use domain::benefits::{Benefit, Installation};
use domain::events::{Event, Involved, Priority};
use domain::people::{CreditCard, Expiry, LastDigits, Person};
use domain::values::{CreditCardCode, Day, EventCode, InstallationCode, Moment, Text};
use domain::vehicles::Vehicle;
use store::Tx;

use super::base::{Base, DemoError, sure};
use super::random::Random;
use super::{attendance, catalogue, identities, vehicles};

/// Registers a credit card of every sixth member.
pub(super) fn add_credit_card(
    tx: &mut Tx<'_>,
    random: &mut Random,
    number: u32,
    person: &Person,
    now: Moment,
) -> Result<(), DemoError> {
    if number % 6 != 1 {
        return Ok(());
    }
    let expiry = format!("{:02}/{}", random.between(1, 12), random.between(2027, 2033));
    let card = CreditCard {
        code: sure(CreditCardCode::new(number.cast_signed() + 1)),
        brand: Text::parse(random.word(&["Visa", "Mastercard", "Elo"])).ok(),
        last_digits: sure(LastDigits::parse(&format!("{:04}", random.below(10_000)))),
        holder: Text::parse(&person.data.name.as_str().to_uppercase()).ok(),
        expiry: Expiry::parse(&expiry).ok(),
        is_main: true,
        is_active: random.happens(90),
        registered: now,
    };
    Ok(tx.add_credit_card(person.code, &card)?)
}

/// Registers what a vehicle benefit has and what befell it: a tracker in two of five, an event in one of six, and then
/// the event of the other party, each related to the other.
pub(super) fn put(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    number: u32,
    person: &Person,
    benefit: &Benefit,
    now: Moment,
) -> Result<(), DemoError> {
    if number % 5 < 2 {
        tx.add_installation(&installation(random, number, benefit, now.day()))?;
    }
    if number % 6 == 4 {
        let mut next = || tx.next_attendance(AttendanceEntity::Event);
        let (first, other) = (next()?, next()?);
        let first = event(base, random, first, person, benefit, Involved::Client, now);
        let other = event(base, random, other, person, benefit, Involved::ThirdParty, now);
        for event in [&first, &other] {
            tx.add_attendance(event)?;
            attendance::enter_first(tx, base, AttendanceEntity::Event, event.code.get(), &event.course)?;
        }
        tx.add_event_relation(first.code, other.code)?;
        tx.add_event_relation(other.code, first.code)?;
    }
    Ok(())
}

fn installation(random: &mut Random, number: u32, benefit: &Benefit, today: Day) -> Installation {
    Installation {
        code: sure(InstallationCode::new(number.cast_signed() + 1)),
        benefit: benefit.code,
        tracker: Some(number.cast_signed() + 1),
        serial: Text::parse(&format!("RS{number:09}")).ok(),
        imei: Text::parse(&format!("35{:013}", u64::from(number) * 17)).ok(),
        manufacturer: Text::parse("Rastreio Seguro").ok(),
        model: Text::parse(random.word(&["RS-100", "RS-200 4G"])).ok(),
        carrier: Text::parse(random.word(&["Vivo", "Claro", "TIM"])).ok(),
        line: Text::parse(&format!("869{:08}", random.below(100_000_000))).ok(),
        place: Text::parse("Painel").ok(),
        supplier: Some(catalogue::tracker_supplier()),
        installer: Text::parse("Oficina do Povo").ok(),
        installed: Some(today),
        removed: benefit.data.cancelled,
    }
}

fn event(
    base: &Base,
    random: &mut Random,
    code: EventCode,
    person: &Person,
    benefit: &Benefit,
    involved: Involved,
    now: Moment,
) -> Event {
    let kind = attendance::kind(base, random, AttendanceEntity::Event);
    let situations: Vec<_> = base.register.situations_of(AttendanceEntity::Event).collect();
    let situation = random.choose(&situations);
    Event {
        code,
        store: benefit.data.store,
        benefit: benefit.code,
        person: person.code,
        driver: random.happens(60).then_some(person.code),
        vehicle: (involved == Involved::ThirdParty).then(|| third_car(code, now.day())),
        protocol: 2_026_000_000 + i64::from(code.get()),
        kind,
        involved,
        priority: *random.choose(Priority::ALL),
        responsible: Text::parse("Central de Atendimento").ok(),
        description: Text::parse("Relatado por telefone; as fotos seguem por mensagem.").ok(),
        occurred: now.day(),
        place: identities::address(random).0,
        course: Course::opened(situation, now),
    }
}

/// A car of nobody whom the demo knows: its number is beyond those of benefits.
fn third_car(event: EventCode, today: Day) -> Vehicle {
    let number = event.get().unsigned_abs();
    vehicles::vehicle(&mut Random::of(number), 900_000_000 + number, today)
}
