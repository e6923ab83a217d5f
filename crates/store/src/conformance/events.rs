//! Events: how they are kept, found and shown with those related to them.

use domain::address::Address;
use domain::attendance::Course;
use domain::benefits::BenefitDraft;
use domain::events::{Event, Involved, Priority, RelatedTree};
use domain::people::PersonChange;
use domain::search::EventFilters;
use domain::testing::{access, day, now, person, store};
use domain::values::{
    BenefitCode, CpfCnpj, DayRange, EventCode, Moment, PersonCode, Plate, SituationCode, Text, TypeCode, Uf,
};
use domain::vehicles::Vehicle;

use super::world::{CPF, draft, found, put_register, save_benefit};
use crate::testing::whole;
use crate::{StoreError, Tx};

const OTHER_CPF: &str = "39053344705";

/// Two people, a car of the first, and where events stand.
fn world(tx: &mut Tx<'_>) -> Result<(BenefitCode, [PersonCode; 2]), StoreError> {
    found(tx)?;
    let holder = tx.put_person(PersonChange::Create(person(1, CPF, 1).data), now())?.code;
    let driver = tx.put_person(PersonChange::Create(person(2, OTHER_CPF, 1).data), now())?.code;
    let car = Vehicle { plate: Plate::parse("ABC-1234").ok(), ..Vehicle::default() };
    let benefit = save_benefit(tx, BenefitDraft { vehicle: Some(car.into()), ..draft(10) })?.benefit.code;
    put_register(tx)?;
    Ok((benefit, [holder, driver]))
}

fn course() -> Course {
    Course { situation: SituationCode::new(31).unwrap(), opened: now(), closed: None }
}

fn code(number: i32) -> EventCode {
    EventCode::new(number).unwrap()
}

fn event(number: i32, benefit: BenefitCode, person: PersonCode) -> Event {
    Event {
        code: code(number),
        store: store(1),
        benefit,
        person,
        driver: None,
        vehicle: None,
        protocol: 202_506_000_000 + i64::from(number),
        kind: TypeCode::new(1).unwrap(),
        involved: Involved::Client,
        priority: Priority::Medium,
        responsible: None,
        description: None,
        occurred: day("14/07/2026"),
        place: Address::default(),
        course: course(),
    }
}

pub(crate) fn an_event_is_read_as_it_was_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (benefit, [holder, driver]) = world(tx)?;
    let car = Vehicle { plate: Plate::parse("XYZ9A87").ok(), ..Vehicle::default() };
    let full = Event {
        driver: Some(driver),
        vehicle: Some(car),
        involved: Involved::ThirdParty,
        priority: Priority::High,
        responsible: Text::parse("Sônia Modelo").ok(),
        description: Text::parse("Colisão traseira, sem vítimas.").ok(),
        course: Course { closed: Some(now()), ..course() },
        place: Address { uf: Some(Uf::Pi), city: Text::parse("Teresina").ok(), ..Address::default() },
        ..event(1, benefit, holder)
    };
    tx.add_attendance(&full)?;
    let family = tx.event(code(1), &access(&[1]))?.unwrap();
    assert_eq!(family.tree, RelatedTree { code: code(1), related: Vec::new() });
    let whole = &family.events[&code(1)];
    assert_eq!(whole.event, full);
    assert_eq!((whole.person.code, whole.driver.as_ref().map(|it| it.code)), (holder, Some(driver)));
    assert_eq!(whole.vehicle, full.vehicle, "the third party's");
    let bare = event(2, benefit, driver);
    tx.add_attendance(&bare)?;
    let family = tx.event(code(2), &access(&[1]))?.unwrap();
    assert_eq!(family.events[&code(2)].event, bare);
    assert_eq!(family.events[&code(2)].vehicle, tx.benefit(benefit)?.unwrap().data.vehicle, "the client's");
    tx.add_attendance(&Event { involved: Involved::ThirdParty, ..event(9, benefit, driver) })?;
    assert_eq!(tx.event(code(9), &access(&[1]))?.unwrap().events[&code(9)].vehicle, None, "nobody told");
    assert_eq!(tx.event(code(3), &access(&[1]))?, None);
    assert_eq!(tx.event(code(1), &access(&[2]))?, None, "beyond the border");
    Ok(())
}

pub(crate) fn events_are_found_by_all_that_is_given(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (benefit, [holder, driver]) = world(tx)?;
    let earlier = Moment::from_micros(now().micros() - 1).unwrap();
    tx.add_attendance(&event(1, benefit, holder))?;
    tx.add_attendance(&Event { course: Course { opened: earlier, ..course() }, ..event(2, benefit, holder) })?;
    tx.add_attendance(&Event { occurred: day("31/12/2025"), ..event(3, benefit, driver) })?;
    tx.add_attendance(&Event { involved: Involved::ThirdParty, ..event(4, benefit, driver) })?;
    tx.add_attendance(&Event { store: store(2), ..event(5, benefit, driver) })?;
    let range = |first, last| DayRange::between(("a", Some(day(first))), ("b", Some(day(last)))).unwrap();
    let protocol = |text| EventFilters { protocol: Text::parse(text).ok(), ..EventFilters::default() };
    for (filters, expected) in [
        (EventFilters::default(), vec![1, 2, 3, 4]),
        (EventFilters { involved: Some(Involved::ThirdParty), ..EventFilters::default() }, vec![4]),
        (EventFilters { opened: range("15/07/2026", "15/07/2026"), ..EventFilters::default() }, vec![1, 3, 4]),
        (EventFilters { opened: range("01/01/2026", "14/07/2026"), ..EventFilters::default() }, vec![2]),
        (EventFilters { occurred: range("31/12/2025", "13/07/2026"), ..EventFilters::default() }, vec![3]),
        (EventFilters { occurred: range("01/01/0001", "31/12/9999"), ..EventFilters::default() }, vec![1, 2, 3, 4]),
        (protocol("202506000002"), vec![2]),
        (protocol("0202506000002"), vec![]),
        (protocol("x"), vec![]),
        (protocol("99999999999999999999"), vec![]),
        (EventFilters { person: Some(driver), ..EventFilters::default() }, vec![3, 4]),
        (EventFilters { document: CpfCnpj::parse(CPF).ok(), ..EventFilters::default() }, vec![1, 2]),
        (EventFilters { document: CpfCnpj::parse(CPF).ok(), person: Some(driver), ..EventFilters::default() }, vec![]),
    ] {
        let events = whole(tx, filters.clone(), &access(&[1]))?;
        let codes: Vec<_> = events.iter().map(|found| found.event.code.get()).collect();
        assert_eq!(codes, expected, "{filters:?}");
    }
    let only = whole(tx, protocol("202506000001"), &access(&[1]))?.remove(0);
    assert_eq!(only.event, event(1, benefit, holder));
    assert_eq!((only.person.as_str(), only.store.as_str()), ("Pessoa Exemplo", "Loja 1"));
    Ok(())
}

pub(crate) fn related_events_are_shown_once_and_within_the_border(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (benefit, [holder, _]) = world(tx)?;
    for number in 1..=5 {
        tx.add_attendance(&event(number, benefit, holder))?;
    }
    tx.add_attendance(&Event { store: store(2), ..event(6, benefit, holder) })?;
    for (from, to) in [(1, 2), (2, 3), (3, 1), (1, 1), (1, 3), (3, 4), (1, 6), (6, 5)] {
        tx.add_event_relation(code(from), code(to))?;
    }
    let leaf = |number| RelatedTree { code: code(number), related: Vec::new() };
    let family = tx.event(code(1), &access(&[1]))?.unwrap();
    let three = RelatedTree { code: code(3), related: vec![leaf(4)] };
    assert_eq!(family.tree, RelatedTree { code: code(1), related: vec![leaf(2), three] });
    assert_eq!(family.events.keys().map(|code| code.get()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let both = tx.event(code(1), &access(&[1, 2]))?.unwrap();
    assert!(both.events.contains_key(&code(5)), "through one of the other store");
    Ok(())
}

pub(crate) fn a_long_chain_and_a_wide_family_are_cut(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (benefit, [holder, _]) = world(tx)?;
    for number in 1..=300 {
        tx.add_attendance(&event(number, benefit, holder))?;
    }
    for number in 1..300 {
        tx.add_event_relation(code(number), code(number + 1))?;
    }
    let chain = tx.event(code(1), &access(&[1]))?.unwrap();
    assert_eq!(chain.events.keys().map(|code| code.get()).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    for centre in [1, 7] {
        // The next one it is related to already.
        for number in (1..=300).filter(|number| *number != centre + 1) {
            tx.add_event_relation(code(centre), code(number))?;
        }
    }
    let wide = tx.event(code(7), &access(&[1]))?.unwrap();
    assert_eq!(wide.events.len(), 100);
    assert_eq!(wide.tree.related.len(), 99);
    Ok(())
}
