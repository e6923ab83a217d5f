//! Receivers, and what each of them is to be told; nobody delivers it here.

use std::collections::BTreeSet;

use domain::attendance::Entity;
use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Model, Receiver, some};
use super::wire::{Exchange, Who, Wire, code};

/// Names of which two are the same but for their spelling.
const NAMES: &[&str] = &["Um", "UM", "Dois", "Três", "Quatro"];

/// Does one thing with one receiver.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    match random.below(10) {
        0..3 => register(model, wire, random),
        3..5 => change(model, wire, random),
        5 => remove(model, wire, random),
        6 => list(model, wire),
        7..9 => {
            let asked = some_receiver(model, random);
            read(model, wire, asked);
        }
        _ => {
            let asked = some_receiver(model, random);
            look_at_deliveries(model, wire, asked, 10 + random.below(90));
        }
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    list(model, wire);
    for code in model.receivers.keys() {
        read(model, wire, *code);
        look_at_deliveries(model, wire, *code, 100);
    }
}

fn register(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let name = (*random.choose(NAMES)).to_owned();
    let url = format!("http://127.0.0.1:9/{}", random.below(5));
    let entities = some_entities(random);
    let is_active = !random.one_in(4);
    let sent = json!({"nome": name, "url": url, "entidades": words(&entities), "ativo": is_active});
    let answer = wire.ask(Who::Operator, "POST", "/operador/receptores", Some(&sent));
    let is_taken = |it: &Receiver| !it.is_removed && (it.name.to_lowercase() == name.to_lowercase() || it.url == url);
    if model.receivers.values().any(is_taken) {
        return answer.is_refused(409, "DUPLICADO");
    }
    answer.is(201);
    let receiver = Receiver { name, url, entities, is_active, is_removed: false, told: Vec::new() };
    is_shown(&answer, &receiver);
    let code = answer.code("codReceptor");
    assert!(model.receivers.insert(code, receiver).is_none(), "{code} was given out before");
}

fn change(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = some_receiver(model, random);
    let mut sent = json!({});
    let (entities, is_active) = (random.one_in(2).then(|| some_entities(random)), random.one_in(2));
    if let Some(entities) = &entities {
        sent["entidades"] = words(entities);
    }
    sent["ativo"] = json!(is_active);
    let answer = wire.ask(Who::Operator, "PATCH", &format!("/operador/receptores/{asked}"), Some(&sent));
    let Some(receiver) = model.receivers.get_mut(&asked).filter(|it| !it.is_removed) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    receiver.is_active = is_active;
    receiver.entities = entities.unwrap_or_else(|| receiver.entities.clone());
    answer.is(200);
    is_shown(&answer, receiver);
}

fn remove(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = some_receiver(model, random);
    let answer = wire.ask(Who::Operator, "DELETE", &format!("/operador/receptores/{asked}"), None);
    match model.receivers.get_mut(&asked).filter(|it| !it.is_removed) {
        Some(receiver) => {
            answer.is(204);
            receiver.is_removed = true;
        }
        None => answer.is_refused(404, "NAO_ENCONTRADO"),
    }
}

fn read(model: &Model, wire: &mut Wire<'_>, asked: i32) {
    let answer = wire.ask(Who::Operator, "GET", &format!("/operador/receptores/{asked}"), None);
    match model.receivers.get(&asked).filter(|it| !it.is_removed) {
        Some(receiver) => {
            answer.is(200);
            is_shown(&answer, receiver);
        }
        None => answer.is_refused(404, "NAO_ENCONTRADO"),
    }
}

fn list(model: &Model, wire: &mut Wire<'_>) {
    let listed = wire.ask(Who::Operator, "GET", "/operador/receptores", None);
    listed.is(200);
    let codes: BTreeSet<i32> = listed.body.as_array().unwrap().iter().map(|it| code(it, "codReceptor")).collect();
    let known = model.receivers.iter().filter(|(_, it)| !it.is_removed).map(|(code, _)| *code);
    assert_eq!(codes, known.collect(), "/operador/receptores");
}

/// Every change that it was to be told of is there, once; it waits, or is dead with its receiver.
fn look_at_deliveries(model: &Model, wire: &mut Wire<'_>, asked: i32, limit: u32) {
    let path = format!("/operador/entregas?codReceptor={asked}");
    let listed = wire.pages(&path, limit);
    let Some(receiver) = model.receivers.get(&asked) else { return assert_eq!(listed, Vec::<Value>::new()) };
    let situation = if receiver.is_removed { "MORTA" } else { "PENDENTE" };
    let ids: BTreeSet<&str> = listed.iter().map(|it| it["idEntrega"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), listed.len(), "{path} tells of one twice");
    assert!(listed.iter().all(|it| it["situacao"] == situation), "{path}: not all are {situation}");
    let about = |it: &Value| (Entity::parse(it["entidade"].as_str().unwrap()).unwrap(), code(it, "codEntidade"));
    let mut told: Vec<(Entity, i32)> = listed.iter().map(about).collect();
    let mut expected = receiver.told.clone();
    told.sort_unstable();
    expected.sort_unstable();
    assert_eq!(told, expected, "{path}");
}

#[track_caller]
fn is_shown(answer: &Exchange, receiver: &Receiver) {
    let Receiver { name, url, entities, is_active, is_removed: _, told } = receiver;
    answer.has(&json!({"nome": name, "url": url, "entidades": words(entities), "ativo": is_active}));
    let n_waiting = answer.body["entregas"]["PENDENTE"].as_u64().unwrap_or(0);
    assert_eq!(n_waiting, told.len() as u64, "{}", answer.body);
}

fn some_receiver(model: &Model, random: &mut Random) -> i32 {
    some(random, model.receivers.keys().copied())
}

/// At least one.
fn some_entities(random: &mut Random) -> BTreeSet<Entity> {
    (0..=random.below(3)).map(|_| *random.choose(Entity::ALL)).collect()
}

fn words(entities: &BTreeSet<Entity>) -> Value {
    entities.iter().map(|entity| json!(entity.as_str())).collect()
}
