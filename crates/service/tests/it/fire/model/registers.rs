//! What the operator registers: created, read, replaced, removed and listed, the same in every register.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Model, NOBODYS};
use super::wire::{Exchange, Who, Wire, code};

/// A register: its path, the field of its code, what it is filled with, and what is sent.
struct Register {
    path: &'static str,
    code: &'static str,
    /// Within what names are unique, if not in the whole register.
    scope: Option<&'static str>,
    defaults: fn() -> Value,
    body: fn(&mut Random) -> Value,
}

const REGISTERS: &[Register] = &[
    Register {
        path: "lojas",
        code: "codLoja",
        scope: None,
        defaults: || json!({"ativo": true}),
        body: |random| json!({"ativo": random.one_in(2)}),
    },
    Register {
        path: "planos",
        code: "codPlano",
        scope: None,
        defaults: || json!({"ativo": true}),
        body: |random| {
            let kind = *random.choose(&["SAUDE", "SAUDE", "DIVERSOS", "VEICULAR"]);
            json!({"tipoBeneficio": kind, "valor": f64::from(random.below(90)) + 0.5, "ativo": !random.one_in(4)})
        },
    },
    Register {
        path: "tiposVeiculo",
        code: "codTipoVeiculo",
        scope: None,
        defaults: || json!({}),
        body: |random| json!({"categoria": *random.choose(&["Leve", "Onibus", "Outro"])}),
    },
    Register {
        path: BENEFIT_SITUATIONS,
        code: "codSituacao",
        scope: None,
        defaults: || json!({"padrao": false}),
        body: |random| {
            let kind = *random.choose(&["ATIVO", "INATIVO", "PENDENTE", "CANCELADO"]);
            json!({"tipoSituacao": kind, "padrao": random.one_in(3), "corDestaque": "1565C0", "corInversa": "FFFFFF"})
        },
    },
    Register {
        path: SITUATIONS,
        code: "codSituacao",
        scope: Some("entidade"),
        defaults: || json!({"inicial": false, "encerra": false}),
        body: |random| {
            json!({"entidade": entity(random), "inicial": random.one_in(3), "encerra": random.one_in(3),
                   "corDestaque": "6A1B9A", "corInversa": "FFFFFF"})
        },
    },
    Register {
        path: TYPES,
        code: "codTipo",
        scope: Some("entidade"),
        defaults: || json!({"ativo": true}),
        body: |random| json!({"entidade": entity(random), "ativo": !random.one_in(4)}),
    },
];

/// Registers that others choose from, too.
pub(super) const SITUATIONS: &str = "situacoes";
pub(super) const TYPES: &str = "tipos";
pub(super) const BENEFIT_SITUATIONS: &str = "situacoesBeneficio";
pub(super) const PLANS: &str = "planos";

/// Names of which some are the same but for their spelling.
const NAMES: &[&str] =
    &["Alfa", "ALFA", "Álfa", "Beta", "beta", "Gama", "Gâma", "Delta", "Zeta", "Eta", "Iota", "Capa"];

/// Why something is refused: the status, the reason and the field.
type Refusal = (u16, &'static str, Option<&'static str>);

const IN_USE: Refusal = (409, "EM_USO", None);

/// Learns what is there.
pub(super) fn learn(model: &mut Model, wire: &mut Wire<'_>) {
    for register in REGISTERS {
        let listed = wire.ask(Who::Operator, "GET", &format!("/operador/{}", register.path), None);
        for record in listed.body.as_array().unwrap() {
            let key = (register.path, code(record, register.code));
            model.foreign.insert(key);
            model.given.insert(key);
            model.records.insert(key, record.clone());
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
        _ => list(model, wire, register),
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
        list(model, wire, register);
        for code in model.any(register.path) {
            read(model, wire, register, code);
        }
    }
}

fn create(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let sent = body(register, random);
    let answer = wire.ask(Who::Operator, "POST", &format!("/operador/{}", register.path), Some(&sent));
    match judged(model, register, None, &sent) {
        Err(refusal) => is_refused(&answer, refusal),
        Ok(mut record) => {
            answer.is(201);
            let key = (register.path, answer.code(register.code));
            assert!(model.given.insert(key), "code {key:?} was given out before");
            record[register.code] = json!(key.1);
            answer.equals(&record);
            put(model, register, record);
        }
    }
}

fn read(model: &Model, wire: &mut Wire<'_>, register: &Register, asked: i32) {
    let answer = wire.ask(Who::Operator, "GET", &format!("/operador/{}/{asked}", register.path), None);
    match model.records.get(&(register.path, asked)) {
        Some(record) => answer.equals(record),
        None => answer.is_refused(404, "NAO_ENCONTRADO"),
    }
}

fn replace(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let asked = *random.choose(&model.own(register.path));
    let mut sent = body(register, random);
    // Others are refused, and would be most.
    if let (Some(scope), Some(present)) = (register.scope, model.records.get(&(register.path, asked)))
        && !random.one_in(4)
    {
        sent[scope] = present[scope].clone();
    }
    let answer = wire.ask(Who::Operator, "PUT", &format!("/operador/{}/{asked}", register.path), Some(&sent));
    let Some(present) = model.records.get(&(register.path, asked)) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    match judged(model, register, Some(present), &sent) {
        Err(refusal) => is_refused(&answer, refusal),
        Ok(record) => {
            answer.is(200);
            answer.equals(&record);
            put(model, register, record);
        }
    }
}

fn remove(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, register: &Register) {
    let asked = *random.choose(&model.own(register.path));
    let answer = wire.ask(Who::Operator, "DELETE", &format!("/operador/{}/{asked}", register.path), None);
    let Some(record) = model.records.get(&(register.path, asked)) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    let is_needed = record["inicial"] == true || record["padrao"] == true;
    if is_needed || is_used(model, register.path, asked) {
        return is_refused(&answer, IN_USE);
    }
    answer.is(204);
    model.records.remove(&(register.path, asked));
}

fn list(model: &Model, wire: &mut Wire<'_>, register: &Register) {
    let listed = wire.ask(Who::Operator, "GET", &format!("/operador/{}", register.path), None);
    listed.is(200);
    let all: BTreeSet<String> = listed.body.as_array().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(all, model.of(register.path).map(ToString::to_string).collect(), "/operador/{}", register.path);
}

/// What becomes of a body that is sent, in the place of what is there or as something new.
fn judged(model: &Model, register: &Register, present: Option<&Value>, sent: &Value) -> Result<Value, Refusal> {
    let mut record = (register.defaults)();
    record.as_object_mut().unwrap().extend(sent.as_object().unwrap().clone());
    let own = present.map_or(NOBODYS, |present| code(present, register.code));
    record[register.code] = json!(own);
    let others: Vec<&Value> = model.of(register.path).filter(|other| code(other, register.code) != own).collect();
    let alike = |field: &str| others.iter().filter(|other| other[field] == record[field]).count();
    match (register.path, present) {
        (SITUATIONS | TYPES, Some(present)) if present["entidade"] != record["entidade"] => {
            return Err((400, "REQUISICAO_INVALIDA", Some("/entidade")));
        }
        (SITUATIONS, Some(present)) if present["inicial"] == true && record["inicial"] == false => {
            return Err((400, "REQUISICAO_INVALIDA", Some("/inicial")));
        }
        (SITUATIONS, None) if alike("entidade") == 0 => record["inicial"] = json!(true),
        (PLANS, Some(present)) if present["tipoBeneficio"] != record["tipoBeneficio"] && is_used(model, PLANS, own) => {
            return Err(IN_USE);
        }
        (BENEFIT_SITUATIONS, None) if alike("tipoSituacao") == 0 => record["padrao"] = json!(true),
        (BENEFIT_SITUATIONS, Some(present)) => {
            let leaves = present["tipoSituacao"] != record["tipoSituacao"];
            if leaves && is_used(model, BENEFIT_SITUATIONS, own) {
                return Err(IN_USE);
            }
            let has_others = others.iter().any(|other| other["tipoSituacao"] == present["tipoSituacao"]);
            if present["padrao"] == true && (leaves || record["padrao"] == false) && has_others {
                return Err((400, "REQUISICAO_INVALIDA", Some("/padrao")));
            }
            if alike("tipoSituacao") == 0 {
                record["padrao"] = json!(true);
            }
        }
        _ => {}
    }
    let is_same = |other: &&Value| {
        register.scope.is_none_or(|scope| other[scope] == record[scope])
            && folded(register, other) == folded(register, &record)
    };
    if others.into_iter().any(|other| is_same(&other)) { Err((409, "DUPLICADO", Some("/nome"))) } else { Ok(record) }
}

/// A name as it is compared: accents tell situations of benefits apart, and nothing else.
fn folded(register: &Register, record: &Value) -> String {
    let name = record["nome"].as_str().unwrap().to_lowercase();
    if register.path == BENEFIT_SITUATIONS { name } else { name.replace(['á', 'â'], "a") }
}

/// Keeps a record; what only one can be the others are no longer.
fn put(model: &mut Model, register: &Register, record: Value) {
    for (mark, among) in [("inicial", "entidade"), ("padrao", "tipoSituacao")] {
        if record[mark] == true {
            let others =
                model.records.iter_mut().filter(|(key, other)| key.0 == register.path && other[among] == record[among]);
            others.for_each(|(_, other)| other[mark] = json!(false));
        }
    }
    model.records.insert((register.path, code(&record, register.code)), record);
}

/// Whether something rests on a record of the model's own.
fn is_used(model: &Model, register: &str, code: i32) -> bool {
    let entered = |it: &super::state::Attendance| it.history.iter().any(|(_, situation, ..)| *situation == code);
    match register {
        SITUATIONS => model.attendances.values().any(entered),
        TYPES => model.attendances.values().any(|it| it.kind == code),
        PLANS => {
            let is_held = model.benefits.values().any(|it| it.plan == code);
            is_held || model.deals.values().any(|it| it.plan == Some(code))
        }
        BENEFIT_SITUATIONS => model.benefits.values().any(|it| it.situation == code),
        _ => false,
    }
}

#[track_caller]
fn is_refused(answer: &Exchange, (status, reason, field): Refusal) {
    answer.is_refused(status, reason);
    assert_eq!(answer.body["campo"].as_str(), field, "{}", answer.body);
}

fn body(register: &Register, random: &mut Random) -> Value {
    let mut body = (register.body)(random);
    body["nome"] = json!(random.choose(NAMES));
    // What is left out has its default.
    for field in ["ativo", "inicial", "encerra", "padrao"] {
        if random.one_in(3) {
            body.as_object_mut().unwrap().remove(field);
        }
    }
    body
}

fn entity(random: &mut Random) -> &'static str {
    random.choose::<&str>(&["consulta", "helpDesk", "vistoria", "evento"])
}
