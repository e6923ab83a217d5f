//! What each receiver is to be told, one by one and all together; nobody delivers it here.

use std::collections::BTreeSet;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use domain::attendance::Entity;
use serde_json::{Value, json};

use super::super::random::Random;
use super::receivers::{some_entities, some_receiver, words};
use super::state::{Model, Receiver};
use super::wire::{Exchange, Who, Wire, code, micros};

/// An id that no delivery has.
const NOBODYS: &str = "00000000-0000-4000-8000-000000000000";

/// Looks at deliveries, or sends some again.
pub(super) fn step(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = some_receiver(model, random);
    match random.below(4) {
        0 => drop(list(model, wire, asked, 10 + random.below(90))),
        1 => read(model, wire, random, asked),
        2 => send_again(model, wire, random, asked),
        _ => send_all_again(model, wire, random, asked),
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for code in model.receivers.keys() {
        list(model, wire, *code, 100);
    }
}

/// Every change that a receiver was to be told of is there, once; it waits, or is dead with its receiver.
fn list(model: &Model, wire: &mut Wire<'_>, asked: i32, limit: u32) -> Vec<Value> {
    let path = format!("/operador/entregas?codReceptor={asked}");
    let listed = wire.pages(&path, limit);
    let Some(receiver) = model.receivers.get(&asked) else {
        assert_eq!(listed, Vec::<Value>::new(), "{path}");
        return listed;
    };
    let ids: BTreeSet<&str> = listed.iter().map(id).collect();
    assert_eq!(ids.len(), listed.len(), "{path} tells of one twice");
    let situation = situation(receiver);
    assert!(listed.iter().all(|it| it["situacao"] == situation), "{path}: not all are {situation}");
    let about = |it: &Value| (Entity::parse(it["entidade"].as_str().unwrap()).unwrap(), code(it, "codEntidade"));
    let mut told: Vec<(Entity, i32)> = listed.iter().map(about).collect();
    let mut expected = receiver.told.clone();
    told.sort_unstable();
    expected.sort_unstable();
    assert_eq!(told, expected, "{path}");
    listed
}

/// A delivery alone is what the list says of it, with the body that tells of the same change.
fn read(model: &Model, wire: &mut Wire<'_>, random: &mut Random, receiver: i32) {
    let Some(listed) = some_delivery(model, wire, random, receiver) else {
        let nobodys = wire.ask(Who::Operator, "GET", &format!("/operador/entregas/{NOBODYS}"), None);
        return nobodys.is_refused(404, "NAO_ENCONTRADO");
    };
    let answer = wire.ask(Who::Operator, "GET", &format!("/operador/entregas/{}", id(&listed)), None);
    answer.is(200);
    answer.has(&listed);
    let entity = Entity::parse(listed["entidade"].as_str().unwrap()).unwrap();
    let url = format!("{}{}", model.receivers[&receiver].url, entity.path());
    answer.has(&json!({"url": url, "tentativas": 0, "historicoTentativas": []}));
    let body = STANDARD.decode(answer.body["corpo"].as_str().unwrap()).unwrap();
    let body: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(body["codHistorico"], listed["codHistorico"], "{}", answer.body);
}

/// What waits is due at once, and stays the same otherwise.
fn send_again(model: &Model, wire: &mut Wire<'_>, random: &mut Random, receiver: i32) {
    let ask = |wire: &mut Wire<'_>, id: &str| -> Exchange {
        wire.ask(Who::Operator, "POST", &format!("/operador/entregas/{id}/reenvio"), None)
    };
    let Some(mut listed) = some_delivery(model, wire, random, receiver) else {
        return ask(wire, NOBODYS).is_refused(404, "NAO_ENCONTRADO");
    };
    let answer = ask(wire, id(&listed));
    let known = &model.receivers[&receiver];
    if !known.is_active || known.is_removed {
        return answer.is_refused(409, "RECEPTOR_INATIVO");
    }
    answer.is(202);
    let due = answer.body["proximaTentativa"].clone();
    assert!(micros(&due) <= Some(wire.now()), "{}", answer.body);
    listed["proximaTentativa"] = due;
    answer.equals(&listed);
}

/// As many are sent again as wait, and none that is dead: those died with their receivers, which are no more.
fn send_all_again(model: &Model, wire: &mut Wire<'_>, random: &mut Random, receiver: i32) {
    let (is_waiting, is_simulated) = (random.one_in(2), random.one_in(2));
    let entities = random.one_in(2).then(|| some_entities(random));
    let mut sent = json!({"codReceptor": receiver, "criadaDe": "2000-01-01T00:00:00Z",
                          "criadaAte": "2100-01-01T00:00:00Z", "simular": is_simulated});
    if is_waiting {
        sent["situacoes"] = json!(["PENDENTE"]);
    }
    if let Some(entities) = &entities {
        sent["entidades"] = words(entities);
    }
    let answer = wire.ask(Who::Operator, "POST", "/operador/reenvios", Some(&sent));
    let Some(known) = model.receivers.get(&receiver).filter(|it| !it.is_removed) else { return answer.is(400) };
    if !known.is_active {
        return answer.is_refused(409, "RECEPTOR_INATIVO");
    }
    answer.is(202);
    let is_meant = |(entity, _): &&(Entity, i32)| entities.as_ref().is_none_or(|meant| meant.contains(entity));
    let n_meant = if is_waiting { known.told.iter().filter(is_meant).count() } else { 0 };
    answer.equals(&json!({"quantidade": n_meant, "simulado": is_simulated, "proximoCursor": null}));
}

/// One of what a receiver is to be told, as it is listed.
fn some_delivery(model: &Model, wire: &mut Wire<'_>, random: &mut Random, receiver: i32) -> Option<Value> {
    let listed = list(model, wire, receiver, 100);
    (!listed.is_empty()).then(|| random.choose(&listed).clone())
}

fn id(delivery: &Value) -> &str {
    delivery["idEntrega"].as_str().unwrap_or_else(|| panic!("no id in {delivery}"))
}

fn situation(receiver: &Receiver) -> &'static str {
    if receiver.is_removed { "MORTA" } else { "PENDENTE" }
}
