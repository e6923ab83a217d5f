//! Opening attendances: what each of them needs to know, and where it says that something is not there.

use super::*;
use crate::Violation;
use crate::address::Address;
use crate::benefits::Benefit;
use crate::catalogue::Supplier;
use crate::events::{EventDraft, EventFacts, Involved, open_event};
use crate::testing::{attendance_register, benefit, day, now, store, supplier};
use crate::values::{
    BenefitCode, ConsultationCode, EventCode, HelpDeskCode, InspectionCode, PersonCode, Text, TypeCode,
};
use crate::vehicles::Vehicle;

/// What there is of that which a draft names.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is there or not, whatever the others are")]
struct Known {
    has_person: bool,
    has_benefit: bool,
    has_driver: bool,
    is_store_active: bool,
    /// Sent with an event.
    vehicle: Option<Vehicle>,
    clinic: Option<Supplier>,
    related: Vec<EventCode>,
}

/// Everything is there.
fn all() -> Known {
    Known {
        has_person: true,
        has_benefit: true,
        has_driver: true,
        is_store_active: true,
        vehicle: None,
        clinic: Some(clinic()),
        related: vec![related()],
    }
}

fn clinic() -> Supplier {
    Supplier {
        address: Address { city: Text::parse("Belo Horizonte").ok(), ..Address::default() },
        ..supplier(9, None)
    }
}

fn related() -> EventCode {
    EventCode::new(5001).unwrap()
}

fn person() -> PersonCode {
    PersonCode::new(1001).unwrap()
}

fn benefit_code() -> BenefitCode {
    BenefitCode::new(2001).unwrap()
}

fn kind(code: i32) -> TypeCode {
    TypeCode::new(code).unwrap()
}

fn consultation(known: &Known) -> Result<Consultation, Violation> {
    let draft = ConsultationDraft {
        person: person(),
        benefit: benefit_code(),
        kind: kind(3),
        clinic: clinic().code,
        doctor: None,
        doctor_name: None,
        scheduled: now(),
        address: None,
        situation: None,
    };
    let facts = ConsultationFacts {
        register: &attendance_register(),
        has_person: known.has_person,
        has_benefit: known.has_benefit,
        clinic: known.clinic.as_ref(),
        now: now(),
    };
    open_consultation(ConsultationCode::new(7).unwrap(), draft, &facts)
}

fn help_desk(known: &Known, about: Option<BenefitCode>) -> Result<HelpDesk, Violation> {
    let draft = HelpDeskDraft {
        person: person(),
        benefit: about,
        kind: kind(4),
        priority: Priority::High,
        description: Text::parse("Pede a segunda via.").unwrap(),
        situation: None,
    };
    let facts = HelpDeskFacts {
        register: &attendance_register(),
        has_person: known.has_person,
        has_benefit: known.has_benefit,
        now: now(),
    };
    open_help_desk(HelpDeskCode::new(7).unwrap(), draft, &facts)
}

fn inspection(known: &Known) -> Result<Inspection, Violation> {
    let draft = InspectionDraft { benefit: benefit_code(), kind: kind(5), inspector: None, situation: None };
    let benefit = known_benefit(known);
    let facts = InspectionFacts { register: &attendance_register(), benefit: benefit.as_ref(), now: now() };
    open_inspection(InspectionCode::new(7).unwrap(), draft, &facts)
}

fn event(known: &Known, occurred: &str) -> Result<crate::events::Event, Violation> {
    let draft = EventDraft {
        person: person(),
        benefit: benefit_code(),
        kind: kind(1),
        involved: Involved::ALL[0],
        priority: Priority::High,
        occurred: day(occurred),
        description: Text::parse("Bateu de leve.").unwrap(),
        responsible: None,
        driver: PersonCode::new(1002).ok(),
        vehicle: known.vehicle.clone(),
        place: Address::default(),
        related: vec![related()],
        situation: None,
    };
    let benefit = known_benefit(known);
    let facts = EventFacts {
        is_store_active: known.is_store_active,
        register: &attendance_register(),
        has_person: known.has_person,
        benefit: benefit.as_ref(),
        has_driver: known.has_driver,
        related: &known.related,
        now: now(),
    };
    open_event(EventCode::new(7).unwrap(), draft, &facts)
}

fn known_benefit(known: &Known) -> Option<Benefit> {
    known.has_benefit.then(|| benefit(2001, 1))
}

/// The field where an opening says that something is wrong; nothing if it was opened.
fn refused<T>(opened: Result<T, Violation>) -> String {
    opened.map_or_else(|violation| violation.field().to_owned(), |_| String::new())
}

#[test]
fn whatever_is_named_must_be_registered() {
    let nobody = Known { has_person: false, ..all() };
    let unprotected = Known { has_benefit: false, ..all() };
    assert_eq!(refused(consultation(&nobody)), "codPessoa");
    assert_eq!(refused(consultation(&unprotected)), "codBeneficio");
    assert_eq!(refused(help_desk(&nobody, None)), "codPessoa");
    assert_eq!(refused(help_desk(&unprotected, Some(benefit_code()))), "codBeneficio");
    assert_eq!(refused(inspection(&unprotected)), "codBeneficio");
    assert_eq!(refused(event(&nobody, "15/07/2026")), "codPessoa");
    assert_eq!(refused(event(&unprotected, "15/07/2026")), "codBeneficio");
    let with_car = Known { vehicle: Some(Vehicle::default()), ..all() };
    assert_eq!(refused(event(&with_car, "15/07/2026")), "veiculo", "a client's is the benefit's");
    assert_eq!(refused(event(&Known { is_store_active: false, ..all() }, "15/07/2026")), "codBeneficio");
    assert_eq!(refused(event(&Known { has_driver: false, ..all() }, "15/07/2026")), "codCondutor");
    assert_eq!(refused(event(&Known { related: Vec::new(), ..all() }, "15/07/2026")), "codRelacionados");
}

#[test]
fn a_call_need_not_be_about_a_benefit() {
    let opened = help_desk(&Known { has_benefit: false, ..all() }, None).unwrap();
    assert_eq!((opened.person, opened.benefit), (person(), None));
}

#[test]
fn a_consultation_takes_place_at_an_active_clinic_and_at_its_address_if_none_is_told() {
    let opened = consultation(&all()).unwrap();
    assert_eq!((opened.clinic, opened.address), (clinic().code, Text::parse("Belo Horizonte").ok()));
    let closed = Supplier { is_active: false, ..clinic() };
    assert_eq!(refused(consultation(&Known { clinic: Some(closed), ..all() })), "codClinica");
    assert_eq!(refused(consultation(&Known { clinic: None, ..all() })), "codClinica");
}

#[test]
fn an_event_is_of_its_benefits_store_and_never_of_tomorrow() {
    let opened = event(&all(), "15/07/2026").unwrap();
    assert_eq!((opened.store, opened.protocol), (store(1), 20_260_715_000_007));
    assert_eq!(refused(event(&all(), "16/07/2026")), "dataEvento");
}

#[test]
fn an_inspection_is_of_the_person_whose_benefit_it_is() {
    assert_eq!(inspection(&all()).unwrap().person, person());
}

#[test]
fn an_entity_has_a_path_and_a_name_at_receivers() {
    let told: Vec<String> = Entity::ALL.iter().map(|entity| format!("{} {}", entity.path(), entity.text())).collect();
    assert_eq!(
        told,
        [
            r#"/consulta ["Consulta"]"#,
            r#"/helpDesk ["Help Desk"]"#,
            r#"/vistoria ["Vistoria"]"#,
            r#"/beneficio ["Benefício"]"#,
            r#"/evento ["Evento"]"#,
        ]
    );
}
