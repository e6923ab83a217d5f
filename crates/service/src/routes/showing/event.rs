//! Events.

use api::{EventoListaTo, EventoTo};

use super::address::address;
use super::person::person_of_event;
use super::value::{day, text, wire, word};
use super::vehicle::vehicle;
use crate::domain::catalogue::VehicleTypes;
use crate::domain::events::{Event, EventSituation, RelatedTree};
use crate::domain::stores::Store;
use crate::store::{EventFamily, FoundEvent, WholeEvent};

/// An event that was searched for.
pub(in crate::routes) fn listed_event(found: &FoundEvent) -> EventoListaTo {
    let FoundEvent { event, person, store } = found;
    let EventSituation { code: _, name, highlight, inverse } = &event.situation;
    EventoListaTo {
        cod_evento: Some(wire(event.code.get())),
        cor_destaque: Some(text(highlight)),
        cor_inversa: Some(text(inverse)),
        data_abertura: day(Some(event.opened.day())),
        data_evento: day(Some(event.occurred)),
        envolvido: Some(word(event.involved.as_str())),
        nome_loja: Some(store.to_string()),
        nome_pessoa: Some(person.to_string()),
        prioridade: Some(word(event.priority.as_str())),
        protocolo: Some(event.protocol.to_string()),
        responsavel: event.responsible.as_ref().map(ToString::to_string),
        situacao: Some(name.to_string()),
        tipo_evento: Some(event.kind.to_string()),
    }
}

/// An event whole, with those related to it; one that is not among them is left out.
pub(in crate::routes) fn event(family: &EventFamily, types: &VehicleTypes, stores: &[Store]) -> Option<EventoTo> {
    show(&family.tree, family, types, stores)
}

/// The tree is as deep as the walk that made it, so recursion is safe.
fn show(tree: &RelatedTree, family: &EventFamily, types: &VehicleTypes, stores: &[Store]) -> Option<EventoTo> {
    let WholeEvent { event, person, driver, vehicle: car } = family.events.get(&tree.code)?;
    let Event {
        code,
        store: _,
        benefit,
        person: _,
        driver: _,
        protocol,
        kind,
        situation,
        involved,
        priority,
        responsible,
        opened,
        occurred,
        place,
    } = event;
    let related = tree.related.iter().filter_map(|related| show(related, family, types, stores));
    Some(EventoTo {
        cod_beneficio: Some(wire(benefit.get())),
        cod_evento: Some(wire(code.get())),
        cor_destaque: Some(text(&situation.highlight)),
        cor_inversa: Some(text(&situation.inverse)),
        data_abertura: day(Some(opened.day())),
        data_evento: day(Some(*occurred)),
        protocolo: Some(protocol.to_string()),
        responsavel: responsible.as_ref().map(ToString::to_string),
        situacao: Some(situation.name.to_string()),
        tipo_evento: Some(kind.to_string()),
        envolvido: Some(word(involved.as_str())),
        prioridade: Some(word(priority.as_str())),
        associado: Some(person_of_event(person, stores)),
        condutor: driver.as_ref().map(|driver| person_of_event(driver, stores)),
        local: address(Some(place)),
        veiculo: car.as_ref().map(|car| vehicle(car, types)),
        relacionados: Some(related.collect()),
    })
}
