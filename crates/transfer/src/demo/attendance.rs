//! Consultations, help desk calls and inspections of the demo, some opened, some further on.

use domain::attendance::{
    AttendanceEntity, ConsultationDraft, ConsultationFacts, Course, HelpDeskDraft, HelpDeskFacts, InspectionDraft,
    InspectionFacts, Move, MoveRefusal, move_attendance, open_consultation, open_help_desk, open_inspection,
};
use domain::benefits::Benefit;
use domain::catalogue::{BenefitType, Supplier};
use domain::events::Priority;
use domain::values::{Moment, Text, TypeCode};
use store::{NewEntry, StoreError, Tx};

use super::base::{Base, DemoError, sure};
use super::catalogue;
use super::random::Random;

/// The request, in words.
const REQUESTS: &[&str] = &[
    "Pede a segunda via do boleto por e-mail.",
    "Quer trocar o dia de vencimento.",
    "Pergunta pela carência de um exame.",
    "Não consegue entrar no aplicativo.",
];

/// Days from the request of a consultation to the consultation.
const DAYS_TO_WAIT: i64 = 14;

const MICROS_OF_A_DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// Opens what a benefit gives rise to: a consultation with every third one of health, an inspection with every third
/// vehicle, a call with every fourth of all.
pub(super) fn put(tx: &mut Tx<'_>, base: &Base, number: u32, benefit: &Benefit, now: Moment) -> Result<(), DemoError> {
    // A source of its own: what is made here changes nothing elsewhere in the demo.
    let random = &mut Random::of(u32::MAX / 2 - number);
    if number.is_multiple_of(3) && benefit.data.kind == BenefitType::Health {
        put_consultation(tx, base, random, benefit, now)?;
    }
    if number.is_multiple_of(3) && benefit.data.kind == BenefitType::Vehicle {
        put_inspection(tx, base, random, benefit, now)?;
    }
    if number % 4 == 1 {
        put_help_desk(tx, base, random, benefit, now)?;
    }
    Ok(())
}

fn put_consultation(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    benefit: &Benefit,
    now: Moment,
) -> Result<(), DemoError> {
    let clinic = tx.registered::<Supplier>(catalogue::clinic())?;
    let scheduled = Moment::from_micros(now.micros() + DAYS_TO_WAIT * MICROS_OF_A_DAY).unwrap_or(now);
    let draft = ConsultationDraft {
        person: benefit.data.person,
        benefit: benefit.code,
        kind: kind(base, random, AttendanceEntity::Consultation),
        clinic: catalogue::clinic(),
        doctor: Some(random.between(1, 40)),
        doctor_name: Text::parse("Dra. Fictícia Moura Sampaio").ok(),
        scheduled,
        address: None,
        situation: None,
    };
    let facts = ConsultationFacts {
        register: &base.register,
        has_person: true,
        has_benefit: true,
        clinic: clinic.as_ref(),
        now,
    };
    let code = tx.next_attendance(AttendanceEntity::Consultation)?;
    let consultation = open_consultation(code, draft, &facts)?;
    tx.add_attendance(&consultation)?;
    go_on(tx, base, random, AttendanceEntity::Consultation, code.get(), consultation.course, now)
}

fn put_inspection(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    benefit: &Benefit,
    now: Moment,
) -> Result<(), DemoError> {
    let draft = InspectionDraft {
        benefit: benefit.code,
        kind: kind(base, random, AttendanceEntity::Inspection),
        inspector: Text::parse("Belmiro Fictício de Souza").ok(),
        situation: None,
    };
    let facts = InspectionFacts { register: &base.register, benefit: Some(benefit), now };
    let code = tx.next_attendance(AttendanceEntity::Inspection)?;
    let inspection = open_inspection(code, draft, &facts)?;
    tx.add_attendance(&inspection)?;
    go_on(tx, base, random, AttendanceEntity::Inspection, code.get(), inspection.course, now)
}

fn put_help_desk(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    benefit: &Benefit,
    now: Moment,
) -> Result<(), DemoError> {
    let draft = HelpDeskDraft {
        person: benefit.data.person,
        benefit: Some(benefit.code),
        kind: kind(base, random, AttendanceEntity::HelpDesk),
        priority: *random.choose(&[Priority::Low, Priority::Medium, Priority::High]),
        description: sure(Text::parse(random.word(REQUESTS))),
        situation: None,
    };
    let facts = HelpDeskFacts { register: &base.register, has_person: true, has_benefit: true, now };
    let code = tx.next_attendance(AttendanceEntity::HelpDesk)?;
    let call = open_help_desk(code, draft, &facts)?;
    tx.add_attendance(&call)?;
    go_on(tx, base, random, AttendanceEntity::HelpDesk, code.get(), call.course, now)
}

/// Writes down that an attendance was opened and, of three in five, where it is by now.
fn go_on(
    tx: &mut Tx<'_>,
    base: &Base,
    random: &mut Random,
    entity: AttendanceEntity,
    code: i32,
    mut course: Course,
    now: Moment,
) -> Result<(), DemoError> {
    enter_first(tx, base, entity, code, &course)?;
    let others: Vec<_> = base.register.situations_of(entity).filter(|it| !it.is_initial).collect();
    if random.happens(60) && !others.is_empty() {
        let asked = Move { to: random.choose(&others).code, expected: None, note: None };
        let moved =
            move_attendance(entity, &mut course, &asked, &base.register, now).map_err(|refusal| match refusal {
                MoveRefusal::Invalid(violation) => DemoError::Refused(violation),
                MoveRefusal::Elsewhere { .. } => unreachable!("the move expects nothing"),
            })?;
        if let Some(moved) = moved {
            tx.put_course(entity, code, &course)?;
            let entry = NewEntry { change: moved.change, name: moved.name, note: None };
            tx.enter(entity.into(), code, entry, now)?.without_announcing();
        }
    }
    Ok(())
}

/// Writes down the situation in which an attendance begins.
pub(super) fn enter_first(
    tx: &mut Tx<'_>,
    base: &Base,
    entity: AttendanceEntity,
    code: i32,
    course: &Course,
) -> Result<(), StoreError> {
    let gone = || StoreError::Corrupt("a situation of the demo is gone".to_owned());
    let situation = base.register.situation(course.situation).ok_or_else(gone)?;
    let entry = NewEntry { change: course.beginning(), name: situation.name.widen(), note: None };
    tx.enter(entity.into(), code, entry, course.opened)?.without_announcing();
    Ok(())
}

/// A type of an entity.
pub(super) fn kind(base: &Base, random: &mut Random, entity: AttendanceEntity) -> TypeCode {
    let types: Vec<_> = base.register.types().iter().filter(|it| it.entity == entity).collect();
    random.choose(&types).code
}
