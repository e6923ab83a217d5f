//! Opening events.

use super::event::{Event, Involved};
use crate::address::Address;
use crate::attendance::{AttendanceEntity, AttendanceRegister, Course, Priority, protocol};
use crate::benefits::Benefit;
use crate::values::{BenefitCode, Day, EventCode, Moment, PersonCode, SituationCode, Text, TypeCode};
use crate::vehicles::Vehicle;
use crate::violation::Violation;

/// An event as the operator asks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct EventDraft {
    /// The person whom it is about.
    pub person: PersonCode,
    /// The benefit that was struck.
    pub benefit: BenefitCode,
    /// Its type.
    pub kind: TypeCode,
    /// The party involved.
    pub involved: Involved,
    /// Its urgency.
    pub priority: Priority,
    /// The day on which it happened.
    pub occurred: Day,
    /// The event, in words.
    pub description: Text<4000>,
    /// The person who follows it up.
    pub responsible: Option<Text<200>>,
    /// The person who drove.
    pub driver: Option<PersonCode>,
    /// The vehicle of a third party.
    pub vehicle: Option<Vehicle>,
    /// Place of the event.
    pub place: Address,
    /// Other events of the same case.
    pub related: Vec<EventCode>,
    /// The situation in which it begins; without it, the initial one.
    pub situation: Option<SituationCode>,
}

/// Facts by which an event is opened.
#[derive(Debug, Clone, Copy)]
pub struct EventFacts<'a> {
    /// Situations and types.
    pub register: &'a AttendanceRegister,
    /// Whether the person is registered.
    pub has_person: bool,
    /// The benefit with the code that was sent.
    pub benefit: Option<&'a Benefit>,
    /// Whether the store of the benefit takes new records.
    pub is_store_active: bool,
    /// Whether the driver is registered; of no account where none is named.
    pub has_driver: bool,
    /// Those of the related events that there are.
    pub related: &'a [EventCode],
    /// The moment of the request.
    pub now: Moment,
}

/// Opens an event under a code.
pub fn open(code: EventCode, draft: EventDraft, facts: &EventFacts<'_>) -> Result<Event, Violation> {
    let EventDraft {
        person,
        benefit,
        kind,
        involved,
        priority,
        occurred,
        description,
        responsible,
        driver,
        vehicle,
        place,
        related,
        situation,
    } = draft;
    let situation = facts.register.first_situation(AttendanceEntity::Event, situation)?;
    if !facts.has_person {
        return Err(Violation::unknown_code("codPessoa", person, "Use uma pessoa cadastrada"));
    }
    let benefit =
        facts.benefit.ok_or_else(|| Violation::unknown_code("codBeneficio", benefit, "Use um benefício cadastrado"))?;
    if !facts.is_store_active {
        let text = "A loja do benefício está desativada e não recebe eventos. Mude antes o benefício de loja.";
        return Err(Violation::new("codBeneficio", text));
    }
    let kind = facts.register.check_type(AttendanceEntity::Event, "codTipoEvento", kind)?;
    if occurred > facts.now.day() {
        return Err(Violation::new("dataEvento", "dataEvento está no futuro. Envie o dia em que aconteceu."));
    }
    if vehicle.is_some() && involved != Involved::ThirdParty {
        let text = "veiculo só cabe em evento de terceiro; o do cliente é o do benefício. Deixe-o vazio.";
        return Err(Violation::new("veiculo", text));
    }
    if let Some(driver) = driver.filter(|_| !facts.has_driver) {
        return Err(Violation::unknown_code("codCondutor", driver, "Use uma pessoa cadastrada"));
    }
    if let Some(unknown) = related.iter().find(|related| !facts.related.contains(related)) {
        return Err(Violation::unknown_code("codRelacionados", unknown, "Use eventos cadastrados"));
    }
    Ok(Event {
        code,
        store: benefit.data.store,
        benefit: benefit.code,
        person,
        driver,
        vehicle,
        protocol: protocol(facts.now, code.get()),
        kind,
        involved,
        priority,
        responsible,
        description: Some(description),
        occurred,
        place,
        course: Course::opened(situation, facts.now),
    })
}
