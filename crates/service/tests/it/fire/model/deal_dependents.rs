//! Dependents of deals about health, as the users of two stores add and alter them.

use serde_json::{Value, json};

use super::super::random::Random;
use super::dependents::{DOCUMENTS, KINSHIPS, shown_as};
use super::state::{DealDependent, Model, NOBODYS, fitting, some};
use super::table::PLANS;
use super::wire::{Who, Wire, code};

const NAMES: &[&str] = &["Rita Modelo", "Caio Modelo", "Lua"];

/// All that is known of one, as it is shown.
const FIELDS: &[&str] =
    &["codDependente", "nome", "cpf", "dataNascimento", "parentesco", "sexo", "identidade", "codPlano", "valor"];

/// Adds a dependent to a deal, or alters one.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    if random.one_in(2) {
        create(model, wire, random, who);
    } else {
        alter(model, wire, random, who);
    }
}

fn create(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let deals = model.deals.keys().copied().chain([NOBODYS]).collect();
    let deal = fitting(random, deals, |code| is_seen(model, who, *code) && is_about_health(model, *code));
    let sent = body(model, random);
    let answer = wire.ask(who, "POST", &format!("/ext/crm/negocio/{deal}/dependente"), Some(&sent));
    let Some(known) = read(&sent) else { return answer.is(400) };
    if !is_seen(model, who, deal) {
        return answer.is(404);
    }
    if !is_taken(model, deal, None, &sent) {
        return answer.is(400);
    }
    answer.is(200);
    answer.has(&known);
    let number = answer.code("codDependente");
    let before = model.deal_dependents.insert(number, DealDependent { deal, known });
    assert!(before.is_none(), "{number} was given out before");
}

fn alter(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let asked = some(random, model.deal_dependents.keys().copied());
    let other = some(random, model.deals.keys().copied());
    // Most deals are right.
    let present = model.deal_dependents.get(&asked).map(|it| it.deal);
    let deal = present.filter(|_| !random.one_in(6)).unwrap_or(other);
    let sent = body(model, random);
    let answer = wire.ask(who, "PUT", &format!("/ext/crm/negocio/{deal}/dependente/{asked}"), Some(&sent));
    let Some(known) = read(&sent) else { return answer.is(400) };
    if !is_seen(model, who, deal) || present != Some(deal) {
        return answer.is(404);
    }
    let held = model.deal_dependents[&asked].known["codPlano"].as_i64().and_then(|plan| i32::try_from(plan).ok());
    if !is_taken(model, deal, held, &sent) {
        return answer.is(400);
    }
    answer.is(200);
    answer.has(&known);
    assert_eq!(answer.code("codDependente"), asked);
    model.deal_dependents.insert(asked, DealDependent { deal, known });
}

fn body(model: &Model, random: &mut Random) -> Value {
    let mut sent = json!({"nome": random.choose(NAMES)});
    let is_plan = |plan: &i32| model.is_active(PLANS, *plan);
    for (field, value) in [
        ("cpf", json!(random.choose(DOCUMENTS).0)),
        ("parentesco", json!(random.choose(KINSHIPS).0)),
        ("dataNascimento", json!("09/11/2015")),
        ("sexo", json!("Feminino")),
        ("identidade", json!("1.234.567 SSP/PI")),
        ("codPlano", json!(fitting(random, model.any(PLANS), is_plan))),
        ("valor", json!(110.5)),
    ] {
        if random.one_in(3) {
            sent[field] = value;
        }
    }
    sent
}

/// What a body says of a dependent, as it is shown: what is left out is empty. Nothing where it makes no sense.
fn read(sent: &Value) -> Option<Value> {
    let mut known: Value = FIELDS[1..].iter().map(|field| ((*field).to_owned(), sent[field].clone())).collect();
    known["cpf"] = json!(shown_as(DOCUMENTS, sent.get("cpf"))?);
    shown_as(KINSHIPS, sent.get("parentesco"))?;
    if sent.get("parentesco").is_none() {
        known["parentesco"] = json!("OUTRO");
    }
    Some(known)
}

/// Whether a deal takes a dependent that makes sense and may have a plan already.
fn is_taken(model: &Model, deal: i32, held: Option<i32>, sent: &Value) -> bool {
    let has_plan = sent.get("codPlano").is_none() || model.is_chosen(code(sent, "codPlano"), held.as_slice());
    is_about_health(model, deal) && has_plan
}

/// Whether a deal is about health, or nobody has said yet what it is about.
fn is_about_health(model: &Model, deal: i32) -> bool {
    model.deals[&deal].plan.is_none_or(|plan| model.kind_of(plan) == "SAUDE")
}

fn is_seen(model: &Model, who: Who, deal: i32) -> bool {
    model.deals.get(&deal).is_some_and(|deal| model.leads[&deal.lead].who == who)
}

/// A deal shows its dependents, the oldest first.
#[track_caller]
pub(super) fn are_shown(model: &Model, deal: i32, shown: &Value) {
    let row = |it: &Value| FIELDS.iter().map(|field| it[field].clone()).collect::<Value>();
    let found: Vec<Value> = shown.as_array().unwrap().iter().map(row).collect();
    let own = model.deal_dependents.iter().filter(|(_, it)| it.deal == deal);
    let expected = own.map(|(code, it)| {
        let mut known = it.known.clone();
        known["codDependente"] = json!(code);
        row(&known)
    });
    assert_eq!(found, expected.collect::<Vec<_>>(), "dependents of deal {deal}");
}
