//! Attendances: what they choose from, how they are kept, listed and moved.

use domain::address::Address;
use domain::attendance::{
    AttendanceEntity, AttendanceFilters, AttendancePlace, AttendanceSituation, AttendanceType, Consultation, Course,
    Entity, HelpDesk, Inspection,
};
use domain::events::{Event, Involved, Priority};
use domain::testing::{attendance_register, day, now, store};
use domain::values::{
    BenefitCode, ConsultationCode, EventCode, HelpDeskCode, InspectionCode, Moment, PersonCode, SituationCode,
    SupplierCode, Text, TypeCode,
};

use super::records::supplier;
use super::world::{draft, member, put_register, save_benefit};
use crate::{Attendance, NewEntry, StoreError, Tx};

/// A member with a benefit, a clinic, and what attendances choose from.
fn world(tx: &mut Tx<'_>) -> Result<(PersonCode, BenefitCode), StoreError> {
    let person = member(tx)?.code;
    let benefit = save_benefit(tx, draft(20))?.benefit.code;
    put_register(tx)?;
    tx.put(&supplier(clinic().get()))?;
    Ok((person, benefit))
}

fn clinic() -> SupplierCode {
    SupplierCode::new(7).unwrap()
}

fn later(micros: i64) -> Moment {
    Moment::from_micros(now().micros() + micros).unwrap()
}

fn course(situation: i32, opened: Moment) -> Course {
    Course { situation: SituationCode::new(situation).unwrap(), opened, closed: None }
}

fn call(code: i32, person: PersonCode, benefit: Option<BenefitCode>, course: Course) -> HelpDesk {
    HelpDesk {
        code: HelpDeskCode::new(code).unwrap(),
        person,
        benefit,
        kind: TypeCode::new(4).unwrap(),
        priority: Priority::High,
        description: Text::parse("Pede a segunda via.").unwrap(),
        protocol: 20_260_715_000_000 + i64::from(code),
        course,
    }
}

pub(crate) fn what_is_chosen_from_is_read_as_it_was_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    put_register(tx)?;
    let register = attendance_register();
    let mut read = tx.attendance_register()?;
    assert_eq!(read.types(), register.types());
    let mut situations = register.situations().to_vec();
    assert_eq!(read.situations(), situations);
    let other = situations.iter_mut().find(|it| it.code.get() == 33).unwrap();
    other.is_initial = true;
    tx.put(other)?;
    read = tx.attendance_register()?;
    let initial = |entity| read.first_situation(entity, None).unwrap().code.get();
    assert_eq!((initial(AttendanceEntity::Event), initial(AttendanceEntity::HelpDesk)), (33, 11));
    assert_eq!(read.situations().iter().filter(|it| it.is_initial).count(), 4, "one of each entity");
    let same = AttendanceType { code: TypeCode::new(9).unwrap(), ..register.types()[0].clone() };
    let taken = tx.attempt(|tx| tx.put(&same))?;
    assert!(matches!(taken, Err(StoreError::Conflict(_))), "a name stands once in an entity");
    tx.remove::<AttendanceType>(TypeCode::new(2).unwrap())?;
    tx.remove::<AttendanceSituation>(SituationCode::new(32).unwrap())?;
    read = tx.attendance_register()?;
    assert_eq!((read.types().len(), read.situations().len()), (4, 11));
    assert!(tx.next_code::<AttendanceType>()?.get() >= 1);
    assert!(tx.next_code::<AttendanceSituation>()?.get() >= 1);
    Ok(())
}

pub(crate) fn attendances_are_read_as_they_were_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (person, benefit) = world(tx)?;
    let full = Consultation {
        code: ConsultationCode::new(1).unwrap(),
        person,
        benefit,
        kind: TypeCode::new(3).unwrap(),
        clinic: clinic(),
        doctor: Some(2290),
        doctor_name: Text::parse("Dra. Fictícia").ok(),
        scheduled: later(5),
        address: Text::parse("Rua das Amostras, 415").ok(),
        protocol: 20_260_715_000_001,
        course: Course { closed: Some(later(9)), ..course(23, now()) },
    };
    let bare = Consultation {
        code: ConsultationCode::new(2).unwrap(),
        doctor: None,
        doctor_name: None,
        address: None,
        course: course(21, now()),
        ..full.clone()
    };
    for consultation in [full, bare] {
        tx.add_attendance(&consultation)?;
        assert_eq!(tx.attendance(consultation.code.get())?, Some(consultation));
    }
    for call in [call(1, person, Some(benefit), course(11, now())), call(2, person, None, course(12, now()))] {
        tx.add_attendance(&call)?;
        assert_eq!(tx.attendance(call.code.get())?, Some(call));
    }
    let mut inspection = Inspection {
        code: InspectionCode::new(1).unwrap(),
        person,
        benefit,
        kind: TypeCode::new(5).unwrap(),
        inspector: None,
        course: course(41, now()),
    };
    tx.add_attendance(&inspection)?;
    inspection.inspector = Text::parse("Belmiro Fictício").ok();
    tx.put_inspector(inspection.code, inspection.inspector.as_ref().unwrap())?;
    assert_eq!(tx.attendance(1)?, Some(inspection.clone()));
    assert_eq!(tx.attendance::<Inspection>(2)?, None);
    assert_eq!(tx.uses_of::<AttendanceType>(attendance_register().types()[4].code)?[0].1, 1);
    assert_eq!(tx.uses_of::<AttendanceType>(attendance_register().types()[0].code)?[0].1, 0);
    assert_eq!(Inspection::ENTITY, AttendanceEntity::Inspection);
    Ok(())
}

pub(crate) fn a_list_begins_with_what_was_opened_last_and_goes_on_where_it_ended(
    tx: &mut Tx<'_>,
) -> Result<(), StoreError> {
    let (person, benefit) = world(tx)?;
    for (code, situation, benefit, opened) in
        [(1, 11, Some(benefit), 0), (2, 12, None, 10), (3, 11, None, 10), (4, 13, Some(benefit), 5), (5, 11, None, 20)]
    {
        tx.add_attendance(&call(code, person, benefit, course(situation, later(opened))))?;
    }
    let none = AttendanceFilters::default;
    let situation = |code| SituationCode::new(code).unwrap();
    for (filters, expected) in [
        (none(), vec![5, 3, 2, 4, 1]),
        (AttendanceFilters { situations: vec![situation(11)], ..none() }, vec![5, 3, 1]),
        (AttendanceFilters { situations: vec![situation(12), situation(13)], ..none() }, vec![2, 4]),
        (AttendanceFilters { benefit: Some(benefit), ..none() }, vec![4, 1]),
        (AttendanceFilters { person: Some(person), ..none() }, vec![5, 3, 2, 4, 1]),
        (AttendanceFilters { person: PersonCode::new(999).ok(), ..none() }, vec![]),
        (AttendanceFilters { opened_from: Some(later(5)), opened_until: Some(later(20)), ..none() }, vec![3, 2, 4]),
    ] {
        let (mut after, mut codes) = (None, Vec::new());
        loop {
            let page: Vec<HelpDesk> = tx.attendances(&filters, after, 2)?;
            codes.extend(page.iter().map(|call| call.code.get()));
            let Some(last) = page.last() else { break };
            after = Some(last.place());
        }
        assert_eq!(codes, expected, "{filters:?}");
    }
    let after = AttendancePlace { opened: later(10), code: 3 };
    let rest: Vec<HelpDesk> = tx.attendances(&none(), Some(after), 100)?;
    assert_eq!(rest.iter().map(|call| call.code.get()).collect::<Vec<_>>(), [2, 4, 1]);
    Ok(())
}

pub(crate) fn one_history_tells_of_all_entities(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let (person, benefit) = world(tx)?;
    let mut call = call(1, person, None, course(11, now()));
    tx.add_attendance(&call)?;
    tx.add_attendance(&Event {
        code: EventCode::new(1).unwrap(),
        store: store(1),
        benefit,
        person,
        driver: None,
        vehicle: None,
        protocol: 1,
        kind: TypeCode::new(1).unwrap(),
        involved: Involved::Client,
        priority: Priority::Low,
        responsible: None,
        description: None,
        occurred: day("14/07/2026"),
        place: Address::default(),
        course: course(31, now()),
    })?;
    let entry =
        |course: &Course, name| NewEntry { change: course.beginning(), name: Text::parse(name).unwrap(), note: None };
    let of_call = tx.enter(Entity::HelpDesk, 1, entry(&call.course, "Aberto"), now())?.without_announcing();
    let of_event = tx.enter(Entity::Event, 1, entry(&course(31, now()), "Aberto"), now())?.without_announcing();
    let register = attendance_register();
    let closing = register.situation(SituationCode::new(13).unwrap()).unwrap();
    let change = call.course.move_to(closing, later(7)).unwrap();
    tx.put_course(AttendanceEntity::HelpDesk, 1, &call.course)?;
    let note = Text::parse("Resolvido.").ok();
    let name = closing.name.widen();
    let closed = tx.enter(Entity::HelpDesk, 1, NewEntry { change, name, note }, later(7))?.without_announcing();
    assert_eq!(tx.attendance(1)?, Some(call));
    assert!(of_call.code < of_event.code && of_event.code < closed.code);
    assert_eq!(tx.history(Entity::HelpDesk, 1)?, [of_call, closed.clone()]);
    assert_eq!(tx.last_entries(Entity::HelpDesk, 1, 1)?, [closed]);
    assert_eq!(tx.history(Entity::Event, 1)?, [of_event]);
    assert_eq!(tx.history(Entity::Benefit, benefit.get())?.len(), 1);
    let n_entries = |tx: &mut Tx<'_>, code| {
        let uses = tx.uses_of::<AttendanceSituation>(SituationCode::new(code).unwrap())?;
        Ok::<_, StoreError>(uses[0].1)
    };
    assert_eq!((n_entries(tx, 13)?, n_entries(tx, 31)?, n_entries(tx, 12)?), (1, 1, 0));
    tx.raise_counters()?;
    assert_eq!(tx.audit()?, Vec::<String>::new());
    Ok(())
}
