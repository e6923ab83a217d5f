//! What the operator registers: created, read, replaced, removed and listed, the same in every register.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::random::Random;
use super::funnels;
use super::rules::{self, IN_USE, Refusal, fold, judged};
use super::state::Model;
use super::table::{FUNNELS, REGISTERS, Register};
use super::uses::{Uses, uses};
use super::wire::{Exchange, Who, Wire, code};
use crate::world::encoded;

/// Learns what is there.
pub(super) fn learn(model: &mut Model, wire: &mut Wire<'_>) {
    for register in REGISTERS {
        for record in listed(wire, register, "", 100) {
            let key = (register.path, code(&record, register.code));
            for stage in record["etapas"].as_array().into_iter().flatten() {
                model.given.insert(("etapas", code(stage, "codEtapa")));
            }
            model.foreign.insert(key);
            model.given.insert(key);
            model.versions.insert(key, 1);
            model.records.insert(key, record);
        }
    }
    let days = wire.ask(Who::Operator, "GET", "/operador/diasVencimento", None);
    model.due_days = serde_json::from_value(days.body).unwrap();
}

/// Does one thing with one register.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let register = random.choose(REGISTERS);
    match random.below(10) {
        0..4 => create(model, wire, random, register),
        4 => {
            let asked = *random.choose(&model.any(register.path));
            read(model, wire, register, asked);
        }
        5..7 => replace(model, wire, random, register),
        7..9 => remove(model, wire, random, register),
        _ => look_for(model, wire, random, register),
    }
}

/// Adds or removes a day on which benefits fall due, or looks at them all.
pub(super) fn step_day(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let day = i32::try_from(random.below(28)).expect("few") + 1;
    let path = format!("/operador/diasVencimento/{day}");
    match random.below(3) {
        0 => {
            wire.ask(Who::Operator, "PUT", &path, None).is(204);
            model.due_days.insert(day);
        }
        1 => {
            let answer = wire.ask(Who::Operator, "DELETE", &path, None);
            // Those who were there before pay on these days.
            let is_used = [5, 10].contains(&day) || model.benefits.values().any(|it| it.due_day == Some(day));
            match (model.due_days.contains(&day), is_used) {
                (false, _) => answer.is_refused(404, "NAO_ENCONTRADO"),
                (true, true) => answer.is_refused(409, "EM_USO"),
                (true, false) => {
                    answer.is(204);
                    model.due_days.remove(&day);
                }
            }
        }
        _ => {
            let listed = wire.ask(Who::Operator, "GET", "/operador/diasVencimento", None);
            listed.equals(&json!(model.due_days));
            let chosen = wire.ask(Who::Centre, "GET", "/ext/beneficio/vencimento", None);
            chosen.is(200);
            assert_eq!(chosen.body.as_array().map(Vec::len), Some(model.due_days.len()));
        }
    }
}

/// Reads everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for register in REGISTERS {
        list(model, wire, register, None, 7);
        for code in model.any(register.path) {
            read(model, wire, register, code);
        }
    }
}

fn create(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let sent = register.body(model, random);
    let answer = wire.ask(Who::Operator, "POST", &format!("/operador/{}", register.path), Some(&sent));
    match judged(model, register, None, &sent) {
        Err(refusal) => is_refused(&answer, &refusal),
        Ok(mut record) => {
            answer.is(201);
            let key = (register.path, answer.code(register.code));
            assert!(model.given.insert(key), "code {key:?} was given out before");
            assert_eq!(answer.location, Some(format!("/operador/{}/{}", key.0, key.1)));
            record[register.code] = json!(key.1);
            keep(model, register, record, &answer);
        }
    }
}

fn read(model: &Model, wire: &mut Wire<'_>, register: &Register, asked: i32) {
    let answer = wire.ask(Who::Operator, "GET", &format!("/operador/{}/{asked}", register.path), None);
    match model.records.get(&(register.path, asked)) {
        Some(record) => {
            answer.equals(record);
            has_version(model, register, asked, &answer);
        }
        None => answer.is_refused(404, "NAO_ENCONTRADO"),
    }
}

fn replace(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let asked = *random.choose(&model.own(register.path));
    let mut sent = register.body(model, random);
    let present = model.records.get(&(register.path, asked));
    // Others are refused, and would be most.
    if let (Some(scope), Some(present)) = (register.scope, present)
        && !random.one_in(4)
    {
        sent[scope] = present[scope].clone();
    }
    if let (FUNNELS, Some(present)) = (register.path, present) {
        funnels::keep_stages(present, &mut sent, random);
    }
    let version = model.versions.get(&(register.path, asked)).copied().unwrap_or(1);
    let expected = version + i32::from(random.one_in(4));
    let header = format!("\"{expected}\"");
    let header = (register.is_versioned && random.one_in(2)).then_some(("if-match", header.as_str()));
    let path = format!("/operador/{}/{asked}", register.path);
    let answer = wire.ask_with(Who::Operator, "PUT", &path, Some(&sent), header);
    let Some(present) = present else { return answer.is_refused(404, "NAO_ENCONTRADO") };
    if header.is_some() && expected != version {
        return is_refused(&answer, &(412, "VERSAO_DIVERGENTE", Some("If-Match".to_owned())));
    }
    match judged(model, register, Some(present), &sent) {
        Err(IN_USE) if register.path != FUNNELS => is_in_use(&answer, &uses(model, register.path, asked)),
        Err(refusal) => is_refused(&answer, &refusal),
        Ok(record) => {
            answer.is(200);
            keep(model, register, record, &answer);
        }
    }
}

/// Keeps a record that was taken, which is shown as it is now.
fn keep(model: &mut Model, register: &Register, mut record: Value, answer: &Exchange) {
    if register.path == FUNNELS {
        funnels::take_codes(model, &mut record, &answer.body);
    }
    answer.equals(&record);
    let number = code(&record, register.code);
    rules::put(model, register, record);
    has_version(model, register, number, answer);
}

fn remove(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let asked = *random.choose(&model.own(register.path));
    let answer = wire.ask(Who::Operator, "DELETE", &format!("/operador/{}/{asked}", register.path), None);
    let Some(record) = model.records.get(&(register.path, asked)) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    let mut uses = uses(model, register.path, asked);
    for (mark, word) in [("inicial", "inicialDaEntidade"), ("padrao", "padraoDoTipo")] {
        if record[mark] == true {
            uses.insert(word, 1);
        }
    }
    if !uses.is_empty() {
        return is_in_use(&answer, &uses);
    }
    answer.is(204);
    model.records.remove(&(register.path, asked));
    model.versions.remove(&(register.path, asked));
}

/// Lists a register, whole or what of it is like one of its records.
fn look_for(model: &Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let like = model.records.get(&(register.path, *random.choose(&model.any(register.path))));
    let filter = match (like, register.filters) {
        (Some(like), filters @ [_, ..]) => {
            let field = *random.choose(filters);
            like.get(field).map(|value| (field, value))
        }
        _ => None,
    };
    list(model, wire, register, filter, 1 + random.below(5));
}

fn list(model: &Model, wire: &mut Wire<'_>, register: &Register, filter: Option<(&str, &Value)>, limit: u32) {
    let query = filter.map(|(field, value)| {
        let text = part(field, value);
        format!("?{field}={}", encoded(&text))
    });
    let query = query.unwrap_or_default();
    let found = listed(wire, register, &query, limit);
    let is_asked_for = |it: &&Value| {
        filter.is_none_or(|(field, value)| match field {
            "nome" => fold(&it[field]).contains(&fold(&json!(part(field, value)))),
            _ => it[field] == *value,
        })
    };
    let expected = model.of(register.path).filter(is_asked_for);
    if register.is_paged {
        return assert_eq!(found, expected.cloned().collect::<Vec<_>>(), "/operador/{}{query}", register.path);
    }
    let found: BTreeSet<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(found, expected.map(ToString::to_string).collect(), "/operador/{}{query}", register.path);
}

/// A list, in one piece or in pages of a few.
pub(super) fn listed(wire: &mut Wire<'_>, register: &Register, query: &str, limit: u32) -> Vec<Value> {
    let path = format!("/operador/{}{query}", register.path);
    if register.is_paged {
        return wire.pages(&path, limit);
    }
    let listed = wire.ask(Who::Operator, "GET", &path, None);
    listed.is(200);
    serde_json::from_value(listed.body).unwrap()
}

/// What is asked for in a field: of a name, all but its first character.
fn part(field: &str, value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned);
    if field == "nome" { text.chars().skip(1).collect() } else { text }
}

#[track_caller]
fn has_version(model: &Model, register: &Register, asked: i32, answer: &Exchange) {
    let version = model.versions.get(&(register.path, asked)).filter(|_| register.is_versioned);
    assert_eq!(answer.version, version.map(|version| format!("\"{version}\"")), "{}/{asked}", register.path);
}

/// It was refused because of what rests on it, of which the operator is told.
#[track_caller]
fn is_in_use(answer: &Exchange, uses: &Uses) {
    is_refused(answer, &IN_USE);
    let told: Value = uses.iter().map(|(word, n)| ((*word).to_owned(), json!(n.to_string()))).collect();
    answer.has(&json!({"detalhes": told}));
}

#[track_caller]
pub(super) fn is_refused(answer: &Exchange, (status, reason, field): &Refusal) {
    answer.is_refused(*status, reason);
    assert_eq!(answer.body["campo"].as_str(), field.as_deref(), "{}", answer.body);
}
