//! Leads and their deals, as the users of two stores save and see them.

use serde_json::{Value, json};

use super::super::random::Random;
use super::registers::PLANS;
use super::state::{Deal, Lead, Model, some};
use super::wire::{Exchange, Who, Wire, code};

const NAMES: &[&str] = &["Lia Modelo", "Nuno Modelo", "Olga Exemplo"];

const SITUATIONS: &[&str] = &["ABERTO", "GANHO", "PERDIDO"];

/// Does one thing with a lead or a deal.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    match random.below(8) {
        0..2 => save_lead(model, wire, random, who),
        2..4 => open(model, wire, random, who),
        4..6 => alter(model, wire, random, who),
        6 => {
            let asked = some(random, model.deals.keys().copied());
            read(model, wire, who, asked);
        }
        _ => {
            let asked = some(random, model.leads.keys().copied());
            list(model, wire, who, asked);
        }
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for who in [Who::Centre, Who::Coast] {
        model.deals.keys().for_each(|code| read(model, wire, who, *code));
        model.leads.keys().for_each(|code| list(model, wire, who, *code));
    }
}

fn save_lead(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let name = *random.choose(NAMES);
    let updated = random.one_in(2).then(|| some(random, model.leads.keys().copied()));
    let mut sent = json!({"nomePessoa": name, "telefone": "86999990009"});
    if let Some(code) = updated {
        sent["codLead"] = json!(code);
    }
    let answer = wire.ask(who, "POST", "/ext/crm/lead", Some(&sent));
    if updated.is_some_and(|code| model.leads.get(&code).is_none_or(|lead| lead.who != who)) {
        return answer.is(400);
    }
    answer.is(200);
    answer.has(&json!({"nomePessoa": name, "codLoja": who.store()}));
    let code = answer.code("codLead");
    let before = model.leads.insert(code, Lead { who, name: name.to_owned() });
    assert_eq!(before.map(|_| code), updated, "{code} was given out before");
}

fn open(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let lead = some(random, model.leads.keys().copied());
    let sent = body(model, random, lead);
    let answer = wire.ask(who, "POST", "/ext/crm/negocio", Some(&sent));
    let is_seen = model.leads.get(&lead).is_some_and(|lead| lead.who == who);
    let new = Deal { lead, situation: "ABERTO".to_owned(), plan: None };
    match is_seen.then(|| judged(model, &new, &sent)).flatten() {
        None => answer.is(400),
        Some(deal) => {
            answer.is(200);
            let code = answer.code("codNegocio");
            assert!(model.deals.insert(code, deal).is_none(), "{code} was given out before");
        }
    }
}

fn alter(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let asked = some(random, model.deals.keys().copied());
    let present = model.deals.get(&asked).filter(|deal| model.leads[&deal.lead].who == who).cloned();
    let other = some(random, model.leads.keys().copied());
    // Most leads are right.
    let lead = present.as_ref().filter(|_| !random.one_in(6)).map_or(other, |deal| deal.lead);
    let sent = body(model, random, lead);
    let answer = wire.ask(who, "PUT", &format!("/ext/crm/negocio/{asked}"), Some(&sent));
    let Some(present) = present else { return answer.is(404) };
    match (present.lead == lead).then(|| judged(model, &present, &sent)).flatten() {
        None => answer.is(400),
        Some(deal) => {
            answer.is(200);
            model.deals.insert(asked, deal);
        }
    }
}

fn body(model: &Model, random: &mut Random, lead: i32) -> Value {
    let mut sent = json!({"codLead": lead});
    if random.one_in(2) {
        sent["codPlano"] = json!(random.choose(&model.any(PLANS)));
    }
    if random.one_in(2) {
        sent["situacao"] = json!(random.choose(SITUATIONS));
    }
    if random.one_in(5) {
        sent["motivoPerda"] = json!("Preço");
    }
    sent
}

/// What becomes of a deal; nothing where it is refused.
fn judged(model: &Model, present: &Deal, sent: &Value) -> Option<Deal> {
    let situation = sent["situacao"].as_str().unwrap_or(&present.situation).to_owned();
    (sent.get("motivoPerda").is_none() || situation == "PERDIDO").then_some(())?;
    let plan = sent.get("codPlano").map(|_| code(sent, "codPlano"));
    if let Some(plan) = plan {
        (model.records.get(&(PLANS, plan))?["ativo"] == true).then_some(())?;
    }
    Some(Deal { lead: present.lead, situation, plan: plan.or(present.plan) })
}

fn read(model: &Model, wire: &mut Wire<'_>, who: Who, asked: i32) {
    let answer = wire.ask(who, "GET", &format!("/ext/crm/negocio/{asked}"), None);
    match model.deals.get(&asked).filter(|deal| model.leads[&deal.lead].who == who) {
        None => answer.is(404),
        Some(deal) => is_shown(&answer, model, deal),
    }
}

#[track_caller]
fn is_shown(answer: &Exchange, model: &Model, deal: &Deal) {
    let Deal { lead, situation, plan } = deal;
    let known = plan.map(|plan| &model.records[&(PLANS, plan)]);
    answer.is(200);
    answer.has(&json!({"codLead": lead, "nomePessoa": model.leads[lead].name, "situacao": situation, "codPlano": plan,
                       "nomePlano": known.map(|it| &it["nome"]), "tipoBeneficio": known.map(|it| &it["tipoBeneficio"])}));
}

/// The deals of a lead that are open.
fn list(model: &Model, wire: &mut Wire<'_>, who: Who, asked: i32) {
    let answer = wire.ask(who, "GET", &format!("/ext/crm/negocio?codLead={asked}"), None);
    answer.is(200);
    let mut codes: Vec<i32> = answer.body.as_array().unwrap().iter().map(|it| code(it, "codNegocio")).collect();
    codes.sort_unstable();
    let is_seen = |deal: &Deal| deal.lead == asked && deal.situation == "ABERTO" && model.leads[&asked].who == who;
    let expected: Vec<i32> = model.deals.iter().filter(|(_, deal)| is_seen(deal)).map(|(code, _)| *code).collect();
    assert_eq!(codes, expected, "deals of lead {asked} as {who:?}");
}
