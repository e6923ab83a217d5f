//! Consultations, help desk calls, inspections and events: opened once for a key, moved, read and listed.

use std::collections::BTreeSet;

use domain::attendance::Entity;
use serde_json::{Value, json};

use super::super::random::Random;
use super::replays;
use super::state::{self, Attendance, Kept, Model, some};
use super::table::{SITUATIONS, SUPPLIERS, TYPES};
use super::wire::{Who, Wire, code};

/// A supplier that was there before.
const CLINIC: i32 = 301;

/// When all events happened.
const DAY_OF_EVENT: &str = "2026-07-01";

/// Days that users ask for, and whether events happened then.
const DAYS: &[(&str, bool)] = &[
    ("", true),
    ("&dataEventoInicial=01/07/2026&dataEventoFinal=01/07/2026", true),
    ("&dataEventoInicial=01/06/2026&dataEventoFinal=30/06/2026", false),
];

/// Most entries of a history that are shown.
const MAX_ENTRIES: usize = 100;

/// How the contract calls an entity's list, code, type and the moment of its end.
struct Words {
    list: &'static str,
    code: &'static str,
    kind: &'static str,
    end: Option<&'static str>,
}

const ENTITIES: &[Entity] = &[Entity::Consultation, Entity::HelpDesk, Entity::Inspection, Entity::Event];

fn words(entity: Entity) -> Words {
    let (list, code, kind, end) = match entity {
        Entity::Consultation => ("consultas", "codConsulta", "codEspecialidade", None),
        Entity::HelpDesk => ("helpDesk", "codHelpDesk", "codTipoHelpDesk", Some("dataEncerramento")),
        Entity::Inspection => ("vistorias", "codVistoria", "codTipoVistoria", Some("dataConclusao")),
        Entity::Event => ("eventos", "codEvento", "codTipoEvento", Some("dataEncerramento")),
        Entity::Benefit => panic!("benefits are no attendances"),
    };
    Words { list, code, kind, end }
}

/// Does one thing with one attendance.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let entity = *random.choose(ENTITIES);
    match random.below(10) {
        0..3 => open(model, wire, random, entity),
        3..7 => move_on(model, wire, random, entity),
        7 => {
            let asked = some_of(model, random, entity);
            read(model, wire, entity, asked);
        }
        8 => list(model, wire, random, entity),
        _ if random.one_in(2) => search_events(model, wire, random),
        _ => {
            let asked = some_of(model, random, Entity::Event);
            see_event(model, wire, asked);
        }
    }
}

/// Reads everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for (entity, code) in model.attendances.keys() {
        read(model, wire, *entity, *code);
        if *entity == Entity::Event {
            see_event(model, wire, *code);
        }
    }
}

fn open(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, entity: Entity) {
    let words = words(entity);
    let (person, benefit) = (model.some_member(random), model.some_benefit(random));
    let kind = fitting(model, random, TYPES, entity);
    let mut sent = json!({"codPessoa": person, "codBeneficio": benefit});
    sent[words.kind] = json!(kind);
    let own = match entity {
        Entity::Consultation => {
            let is_active = |code: &i32| model.records.get(&(SUPPLIERS, *code)).is_some_and(|it| it["ativo"] == true);
            let clinics = [vec![CLINIC], model.own(SUPPLIERS)].concat();
            let clinic = state::fitting(random, clinics, is_active);
            json!({"codClinica": clinic, "dataConsulta": "2026-09-01T14:00:00Z"})
        }
        Entity::Event => json!({"descricao": "Do modelo.", "dataEvento": DAY_OF_EVENT}),
        Entity::HelpDesk => json!({"descricao": "Do modelo."}),
        Entity::Inspection | Entity::Benefit => json!({}),
    };
    sent.as_object_mut().unwrap().extend(own.as_object().unwrap().clone());
    if entity == Entity::Inspection {
        sent.as_object_mut().unwrap().remove("codPessoa");
    }
    if random.one_in(3) {
        sent["codSituacao"] = json!(fitting(model, random, SITUATIONS, entity));
    }
    let path = format!("/operador/{}", words.list);
    let Some((answer, key)) = replays::ask(model, wire, random, &path, &sent) else { return };
    let Some(situation) = first_situation(model, entity, &sent) else {
        return answer.is_refused(400, "REQUISICAO_INVALIDA");
    };
    answer.is(201);
    let number = answer.code(words.code);
    answer.has(&json!({"codSituacao": code(&situation, "codSituacao"), "nomeSituacao": situation["nome"]}));
    let attendance = Attendance {
        person: person_of(model, entity, &sent),
        benefit: code(&sent, "codBeneficio"),
        kind: code(&sent, words.kind),
        clinic: sent.get("codClinica").map(|_| code(&sent, "codClinica")),
        is_closed: situation["encerra"] == true,
        history: vec![entered(&situation, code(&answer.body["historico"][0], "codHistorico"), None)],
    };
    answer.has(&shown(&attendance, &words));
    assert!(model.attendances.insert((entity, number), attendance).is_none(), "{number} was given out before");
    model.is_told(entity, number);
    replays::keep(model, wire, random, key, Kept { path, sent, status: 201, answer: answer.body });
}

/// The situation in which something begins that is sent; nothing where it is refused.
fn first_situation(model: &Model, entity: Entity, sent: &Value) -> Option<Value> {
    let is_of = |it: &&Value| it["entidade"] == entity.as_str();
    let is_member = |person: i32| model.members.values().any(|member| member.code == person);
    model.benefits.get(&code(sent, "codBeneficio"))?;
    sent["codPessoa"].as_i64().is_none_or(|person| i32::try_from(person).is_ok_and(is_member)).then_some(())?;
    let kind = model.records.get(&(TYPES, code(sent, words(entity).kind))).filter(is_of)?;
    (kind["ativo"] == true).then_some(())?;
    if sent.get("codClinica").is_some() {
        (model.records.get(&(SUPPLIERS, code(sent, "codClinica")))?["ativo"] == true).then_some(())?;
    }
    let situation = match sent["codSituacao"].as_i64() {
        Some(asked) => model.records.get(&(SITUATIONS, i32::try_from(asked).ok()?)).filter(is_of),
        None => model.of(SITUATIONS).filter(is_of).find(|it| it["inicial"] == true),
    };
    situation.cloned()
}

/// Who is concerned: of an inspection, the holder of the benefit.
fn person_of(model: &Model, entity: Entity, sent: &Value) -> i32 {
    if entity != Entity::Inspection {
        return code(sent, "codPessoa");
    }
    let benefit = &model.benefits[&code(sent, "codBeneficio")];
    model.members[&(benefit.who, benefit.document.clone())].code
}

fn move_on(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, entity: Entity) {
    let asked = some_of(model, random, entity);
    let to = fitting(model, random, SITUATIONS, entity);
    let expected = random.one_in(3).then(|| fitting(model, random, SITUATIONS, entity));
    let note = random.one_in(3).then_some("Do modelo.");
    let mut sent = json!({"codSituacao": to});
    if let Some(expected) = expected {
        sent["codSituacaoEsperada"] = json!(expected);
    }
    if let Some(note) = note {
        sent["observacao"] = json!(note);
    }
    let path = format!("/operador/{}/{asked}/situacao", words(entity).list);
    let answer = wire.ask(Who::Operator, "POST", &path, Some(&sent));
    let situation = model.records.get(&(SITUATIONS, to)).filter(|it| it["entidade"] == entity.as_str()).cloned();
    let Some(attendance) = model.attendances.get_mut(&(entity, asked)) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    let Some(situation) = situation else { return answer.is_refused(400, "REQUISICAO_INVALIDA") };
    let (last, at, ..) = *attendance.history.last().expect("it has begun");
    if to != at && expected.is_some_and(|expected| expected != at) {
        answer.is_refused(409, "SITUACAO_DIVERGENTE");
        return assert_eq!(answer.body["detalhes"]["codSituacaoAtual"], at.to_string());
    }
    answer.is(200);
    answer.has(&json!({"codSituacaoAnterior": at, "codSituacao": to, "nomeSituacao": situation["nome"]}));
    if to == at {
        return answer.has(&json!({"mudou": false, "codHistorico": last, "entregas": 0}));
    }
    let change = answer.code("codHistorico");
    assert!(change > last, "{change} comes after {last}");
    attendance.history.push(entered(&situation, change, note));
    attendance.is_closed = situation["encerra"] == true;
    let n_told = model.is_told(entity, asked);
    answer.has(&json!({"mudou": true, "entregas": n_told}));
}

fn read(model: &Model, wire: &mut Wire<'_>, entity: Entity, asked: i32) {
    let words = words(entity);
    let answer = wire.ask(Who::Operator, "GET", &format!("/operador/{}/{asked}", words.list), None);
    let Some(attendance) = model.attendances.get(&(entity, asked)) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    answer.is(200);
    answer.has(&shown(attendance, &words));
    if let Some(end) = words.end {
        assert_eq!(!answer.body[end].is_null(), attendance.is_closed, "{end}: {}", answer.body);
    }
    let history = answer.body["historico"].as_array().unwrap();
    let entry = |it: &Value| {
        (
            code(it, "codHistorico"),
            code(it, "codSituacao"),
            it["nomeSituacao"].as_str().unwrap().to_owned(),
            it["observacao"].as_str().map(ToOwned::to_owned),
        )
    };
    let expected: Vec<_> = attendance.history.iter().rev().take(MAX_ENTRIES).cloned().collect();
    assert_eq!(history.iter().map(entry).collect::<Vec<_>>(), expected, "{} {asked}", words.list);
}

/// What every attendance shows of itself.
fn shown(attendance: &Attendance, words: &Words) -> Value {
    let Attendance { person, benefit, kind, clinic, is_closed: _, history } = attendance;
    let mut shown = json!({"codPessoa": person, "codBeneficio": benefit});
    shown[words.kind] = json!(kind);
    if let Some(clinic) = clinic {
        shown["codClinica"] = json!(clinic);
    }
    shown["codSituacao"] = json!(history.last().expect("it has begun").1);
    shown
}

fn list(model: &Model, wire: &mut Wire<'_>, random: &mut Random, entity: Entity) {
    let words = words(entity);
    let (person, situation) = (model.some_member(random), fitting(model, random, SITUATIONS, entity));
    let is_by_situation = random.one_in(2);
    let filter = if is_by_situation { format!("&codSituacao={situation}") } else { String::new() };
    let path = format!("/operador/{}?codPessoa={person}{filter}", words.list);
    let listed = wire.pages(&path, 1 + random.below(5));
    let codes: BTreeSet<i32> = listed.iter().map(|it| code(it, words.code)).collect();
    assert_eq!(codes.len(), listed.len(), "{path} tells of one twice");
    let is_asked_for = |it: &Attendance| {
        let at = it.history.last().expect("it has begun").1;
        it.person == person && (!is_by_situation || at == situation)
    };
    let expected = model.attendances.iter().filter(|((of, _), it)| *of == entity && is_asked_for(it));
    assert_eq!(codes, expected.map(|((_, code), _)| *code).collect(), "{path}");
}

/// An event as the users see it: that of the store to which the benefit belonged.
fn see_event(model: &Model, wire: &mut Wire<'_>, asked: i32) {
    for who in [Who::Centre, Who::Coast] {
        let answer = wire.ask(who, "GET", &format!("/ext/evento/{asked}"), None);
        let event = model.attendances.get(&(Entity::Event, asked));
        let Some(event) = event.filter(|event| is_seen(model, event, who)) else {
            answer.is(404);
            continue;
        };
        answer.is(200);
        let (situation, kind) = names(model, event);
        answer.has(&json!({"situacao": situation, "tipoEvento": kind}));
    }
}

/// The events of a person, as the users of each store find them.
fn search_events(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let person = model.some_member(random);
    let (days, is_then) = *random.choose(DAYS);
    let path = format!("/ext/evento?codPessoa={person}{days}");
    for who in [Who::Centre, Who::Coast] {
        let answer = wire.ask(who, "GET", &path, None);
        answer.is(200);
        let found = answer.body.as_array().expect("a list").iter();
        let found: BTreeSet<(i32, String, String)> =
            found.map(|it| (code(it, "codEvento"), it["situacao"].to_string(), it["tipoEvento"].to_string())).collect();
        let is_asked_for = |event: &Attendance| is_then && event.person == person && is_seen(model, event, who);
        let expected = model.attendances.iter().filter(|((of, _), event)| *of == Entity::Event && is_asked_for(event));
        let expected = expected.map(|((_, code), event)| {
            let (situation, kind) = names(model, event);
            (*code, situation.to_string(), kind.to_string())
        });
        assert_eq!(found, expected.collect(), "{path} as {who:?}");
    }
}

/// Whether the users of a store see an event.
fn is_seen(model: &Model, event: &Attendance, who: Who) -> bool {
    model.benefits[&event.benefit].who == who
}

/// What an event's situation and type are called.
fn names(model: &Model, event: &Attendance) -> (Value, Value) {
    let name = |register, code| model.records[&(register, code)]["nome"].clone();
    (name(SITUATIONS, event.history.last().expect("it has begun").1), name(TYPES, event.kind))
}

/// An attendance of an entity; now and then the code of none.
fn some_of(model: &Model, random: &mut Random, entity: Entity) -> i32 {
    some(random, model.attendances.keys().filter(|(of, _)| *of == entity).map(|(_, code)| *code))
}

/// A record that an entity chooses from; now and then another entity's, or none.
fn fitting(model: &Model, random: &mut Random, register: &'static str, entity: Entity) -> i32 {
    let is_fit = |code: &i32| model.records.get(&(register, *code)).is_some_and(|it| it["entidade"] == entity.as_str());
    state::fitting(random, model.any(register), is_fit)
}

/// An entry of a history.
fn entered(situation: &Value, change: i32, note: Option<&str>) -> (i32, i32, String, Option<String>) {
    let name = situation["nome"].as_str().expect("a name").to_owned();
    (change, code(situation, "codSituacao"), name, note.map(ToOwned::to_owned))
}
