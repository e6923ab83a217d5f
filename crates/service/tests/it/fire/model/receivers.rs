//! Receivers: who they are, their secrets, and trying them.

use std::collections::BTreeSet;

use domain::attendance::Entity;
use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Model, Receiver, some};
use super::wire::{Exchange, Who, Wire, code, micros};

/// Names of which two are the same but for their spelling.
const NAMES: &[&str] = &["Um", "UM", "Dois", "Três", "Quatro"];

/// Does one thing with one receiver.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    match random.below(10) {
        0..3 => register(model, wire, random),
        3..5 => change(model, wire, random),
        5 => remove(model, wire, random),
        6 => list(model, wire),
        7 => {
            let asked = some_receiver(model, random);
            read(model, wire, asked);
        }
        8 => change_secret(model, wire, random),
        _ => ping(model, wire, random),
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    list(model, wire);
    for code in model.receivers.keys() {
        read(model, wire, *code);
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

/// The new secret is nobody else's; the old one is good for as long as was asked, a day where nobody said.
fn change_secret(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    const HOUR: i64 = 60 * 60 * 1_000_000;
    let asked = some_receiver(model, random);
    let hours = *random.choose(&[None, Some(0), Some(1), Some(168)]);
    let sent = hours.map(|hours| json!({"sobreposicaoHoras": hours}));
    let answer = wire.ask(Who::Operator, "POST", &format!("/operador/receptores/{asked}/segredo"), sent.as_ref());
    if model.receivers.get(&asked).is_none_or(|it| it.is_removed) {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    }
    answer.is(200);
    let until = Some(hours.unwrap_or(24)).filter(|hours| *hours > 0).map(|hours| wire.now() + hours * HOUR);
    assert_eq!(micros(&answer.body["anteriorValidoAte"]), until, "{hours:?} hours");
    let secret = answer.body["segredo"].as_str().expect("a secret").to_owned();
    assert!(secret.starts_with("whsec_"));
    assert!(model.secrets.insert(secret), "a secret was given out before");
}

/// Nobody listens there: that is told, and nothing is kept of it.
fn ping(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = some_receiver(model, random);
    let entity = random.one_in(2).then(|| *random.choose(Entity::ALL));
    let sent = entity.map(|entity| json!({"entidade": entity.as_str()}));
    let answer = wire.ask(Who::Operator, "POST", &format!("/operador/receptores/{asked}/ping"), sent.as_ref());
    let Some(receiver) = model.receivers.get(&asked).filter(|it| !it.is_removed) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    answer.is(200);
    let first = receiver.entities.first().copied();
    let path = entity.or(first).expect("it is told of something").path();
    let url = format!("{}{path}", receiver.url);
    answer.has(&json!({"entregue": false, "url": url, "status": null, "falha": "CONEXAO_RECUSADA"}));
}

#[track_caller]
fn is_shown(answer: &Exchange, receiver: &Receiver) {
    let Receiver { name, url, entities, is_active, is_removed: _, told } = receiver;
    answer.has(&json!({"nome": name, "url": url, "entidades": words(entities), "ativo": is_active}));
    let n_waiting = answer.body["entregas"]["PENDENTE"].as_u64().unwrap_or(0);
    assert_eq!(n_waiting, told.len() as u64, "{}", answer.body);
}

pub(super) fn some_receiver(model: &Model, random: &mut Random) -> i32 {
    some(random, model.receivers.keys().copied())
}

/// At least one.
pub(super) fn some_entities(random: &mut Random) -> BTreeSet<Entity> {
    (0..=random.below(3)).map(|_| *random.choose(Entity::ALL)).collect()
}

pub(super) fn words(entities: &BTreeSet<Entity>) -> Value {
    entities.iter().map(|entity| json!(entity.as_str())).collect()
}
