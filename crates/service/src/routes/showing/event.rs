//! Events.

use api::{EventoListaTo, EventoTo};
use domain::attendance::AttendanceRegister;
use domain::catalogue::VehicleTypes;
use domain::events::{Event, RelatedTree};
use domain::stores::Store;
use store::{EventFamily, FoundEvent, WholeEvent};

use super::address::address;
use super::person::person_of_event;
use super::value::{day, text, wire, word};
use super::vehicle::vehicle;

/// What codes of events stand for.
#[derive(Debug, Clone, Copy)]
pub(in crate::routes) struct EventNames<'a> {
    /// Situations and types of events.
    pub(in crate::routes) register: &'a AttendanceRegister,
    /// Types of vehicles.
    pub(in crate::routes) vehicle_types: &'a VehicleTypes,
    /// Stores.
    pub(in crate::routes) stores: &'a [Store],
}

/// An event that was searched for.
pub(in crate::routes) fn listed_event(found: &FoundEvent, register: &AttendanceRegister) -> EventoListaTo {
    let FoundEvent { event, person, store } = found;
    let situation = register.situation(event.course.situation);
    EventoListaTo {
        cod_evento: Some(wire(event.code.get())),
        cor_destaque: situation.map(|it| text(&it.highlight)),
        cor_inversa: situation.map(|it| text(&it.inverse)),
        data_abertura: day(Some(event.course.opened.day())),
        data_evento: day(Some(event.occurred)),
        envolvido: Some(word(event.involved.as_str())),
        nome_loja: Some(store.to_string()),
        nome_pessoa: Some(person.to_string()),
        prioridade: Some(word(event.priority.as_str())),
        protocolo: Some(event.protocol.to_string()),
        responsavel: event.responsible.as_ref().map(ToString::to_string),
        situacao: situation.map(|it| it.name.to_string()),
        tipo_evento: register.kind(event.kind).map(|it| it.name.to_string()),
    }
}

/// An event whole, with those related to it; one that is not among them is left out.
pub(in crate::routes) fn event(family: &EventFamily, names: &EventNames<'_>) -> Option<EventoTo> {
    show(&family.tree, family, names)
}

/// The tree is as deep as the walk that made it, so recursion is safe.
fn show(tree: &RelatedTree, family: &EventFamily, names: &EventNames<'_>) -> Option<EventoTo> {
    let WholeEvent { event, person, driver, vehicle: car } = family.events.get(&tree.code)?;
    let Event {
        code,
        store: _,
        benefit,
        person: _,
        driver: _,
        // The one that is shown is beside the event, whosever it is.
        vehicle: _,
        protocol,
        kind,
        involved,
        priority,
        responsible,
        // Only the operator's contract has it.
        description: _,
        occurred,
        place,
        course,
    } = event;
    let EventNames { register, vehicle_types, stores } = names;
    let situation = register.situation(course.situation);
    let related = tree.related.iter().filter_map(|related| show(related, family, names));
    Some(EventoTo {
        cod_beneficio: Some(wire(benefit.get())),
        cod_evento: Some(wire(code.get())),
        cor_destaque: situation.map(|it| text(&it.highlight)),
        cor_inversa: situation.map(|it| text(&it.inverse)),
        data_abertura: day(Some(course.opened.day())),
        data_evento: day(Some(*occurred)),
        protocolo: Some(protocol.to_string()),
        responsavel: responsible.as_ref().map(ToString::to_string),
        situacao: situation.map(|it| it.name.to_string()),
        tipo_evento: register.kind(*kind).map(|it| it.name.to_string()),
        envolvido: Some(word(involved.as_str())),
        prioridade: Some(word(priority.as_str())),
        associado: Some(person_of_event(person, stores)),
        condutor: driver.as_ref().map(|driver| person_of_event(driver, stores)),
        local: address(Some(place)),
        veiculo: car.as_ref().map(|car| vehicle(car, vehicle_types)),
        relacionados: Some(related.collect()),
    })
}
