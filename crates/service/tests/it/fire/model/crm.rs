//! Leads and their deals, as the users of two stores save and see them.

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Deal, Lead, Model, NOBODYS, Place, fitting, some};
use super::table::{FUNNELS, PLANS, SELLERS};
use super::wire::{Exchange, Who, Wire, code};
use super::{deal_dependents, funnels};
use crate::world::encoded;

const NAMES: &[&str] = &["Lia Modelo", "Nuno Modelo", "Olga Exemplo"];

const SITUATIONS: &[&str] = &["ABERTO", "GANHO", "PERDIDO"];

/// Does one thing with a lead or a deal.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    match random.below(9) {
        0..2 => save_lead(model, wire, random, who),
        2..4 => open(model, wire, random, who),
        4..6 => alter(model, wire, random, who),
        6 => {
            let asked = some(random, model.deals.keys().copied());
            read(model, wire, who, asked);
        }
        7 => look_for_leads(model, wire, who, random.choose::<&str>(NAMES)),
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
        for name in NAMES {
            look_for_leads(model, wire, who, name);
        }
    }
}

fn save_lead(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let name = *random.choose(NAMES);
    let updated = random.one_in(2).then(|| some_lead(model, random, who));
    let mut sent = json!({"nomePessoa": name, "telefone": "86999990009"});
    if let Some(code) = updated {
        sent["codLead"] = json!(code);
    }
    funnels::say_place(model, random, &mut sent);
    if random.one_in(4) {
        let is_seller = |code: &i32| model.are_sellers(who, &json!({"codConsultor": code}), [None; 2]);
        sent["codConsultor"] = json!(fitting(random, model.any(SELLERS), is_seller));
    }
    let answer = wire.ask(who, "POST", "/ext/crm/lead", Some(&sent));
    let present = updated.and_then(|code| model.leads.get(&code)).filter(|lead| lead.who == who);
    let is_there = updated.is_none() || present.is_some();
    let place = funnels::place(model, present.map(|lead| lead.place), &sent);
    let held = [present.and_then(|lead| lead.consultant), None];
    let Some(place) = place.filter(|_| is_there && model.are_sellers(who, &sent, held)) else {
        return answer.is(400);
    };
    answer.is(200);
    answer.has(&json!({"nomePessoa": name, "codLoja": who.store()}));
    let sent_consultant = sent.get("codConsultor").map(|_| code(&sent, "codConsultor"));
    let consultant = sent_consultant.or(present.and_then(|lead| lead.consultant));
    let code = answer.code("codLead");
    let before = model.leads.insert(code, Lead { who, name: name.to_owned(), place, consultant });
    assert_eq!(before.map(|_| code), updated, "{code} was given out before");
}

/// A lead, mostly one that a user sees.
fn some_lead(model: &Model, random: &mut Random, who: Who) -> i32 {
    let leads = model.leads.keys().copied().chain([NOBODYS]).collect();
    fitting(random, leads, |code| model.leads.get(code).is_some_and(|lead| lead.who == who))
}

/// The leads with a name, and where they stand.
fn look_for_leads(model: &Model, wire: &mut Wire<'_>, who: Who, name: &str) {
    let answer = wire.ask(who, "GET", &format!("/ext/crm/lead?filtro={}", encoded(name)), None);
    answer.is(200);
    let mut found: Vec<(i32, Value)> = Vec::new();
    for it in answer.body.as_array().unwrap() {
        let place =
            ["codFunil", "nomeFunil", "codEtapa", "nomeEtapa"].map(|field| (field.to_owned(), it[field].clone()));
        found.push((code(it, "codLead"), place.into_iter().collect()));
    }
    found.sort_by_key(|(code, _)| *code);
    let named = model.leads.iter().filter(|(_, lead)| lead.who == who && lead.name == name);
    let expected: Vec<(i32, Value)> = named.map(|(code, lead)| (*code, funnels::shown(model, lead.place))).collect();
    assert_eq!(found, expected, "leads with the name {name} as {who:?}");
}

fn open(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let lead = some_lead(model, random, who);
    let sent = body(model, random, lead);
    let answer = wire.ask(who, "POST", "/ext/crm/negocio", Some(&sent));
    let seen = model.leads.get(&lead).filter(|lead| lead.who == who);
    // It begins where the funnel of its lead begins, if that takes newcomers.
    let funnel = seen.map(|lead| &model.records[&(FUNNELS, lead.place.funnel)]).filter(|it| it["ativo"] == true);
    let place = funnel.and_then(funnels::start);
    match seen.and_then(|_| judged(model, None, (lead, "ABERTO", None, place), &sent)) {
        None => answer.is(400),
        Some(deal) => {
            answer.is(200);
            let code = answer.code("codNegocio");
            assert!(model.deals.insert(code, deal).is_none(), "{code} was given out before");
        }
    }
}

fn alter(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let is_seen = |code: &i32| model.leads[&model.deals[code].lead].who == who;
    let deals = model.deals.keys().copied().chain([NOBODYS]).collect();
    let asked = fitting(random, deals, |code| *code != NOBODYS && is_seen(code));
    let present = model.deals.get(&asked).filter(|deal| model.leads[&deal.lead].who == who).cloned();
    let other = some(random, model.leads.keys().copied());
    // Most leads are right.
    let lead = present.as_ref().filter(|_| !random.one_in(6)).map_or(other, |deal| deal.lead);
    let sent = body(model, random, lead);
    let answer = wire.ask(who, "PUT", &format!("/ext/crm/negocio/{asked}"), Some(&sent));
    let Some(present) = present else { return answer.is(404) };
    let Deal { lead: own, situation, plan, place } = &present;
    match (*own == lead).then(|| judged(model, Some(asked), (lead, situation, *plan, Some(*place)), &sent)).flatten() {
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
    funnels::say_place(model, random, &mut sent);
    sent
}

/// What becomes of a deal with a code, or of a new one, that has a lead, a situation, a plan and a place; nothing where it is
/// refused.
fn judged(
    model: &Model,
    altered: Option<i32>,
    (lead, situation, held, place): (i32, &str, Option<i32>, Option<Place>),
    sent: &Value,
) -> Option<Deal> {
    let situation = sent["situacao"].as_str().unwrap_or(situation).to_owned();
    (sent.get("motivoPerda").is_none() || situation == "PERDIDO").then_some(())?;
    let plan = sent.get("codPlano").map(|_| code(sent, "codPlano"));
    if let Some(plan) = plan {
        model.is_chosen(plan, held.as_slice()).then_some(())?;
        // Only deals about health have dependents, and those that have some stay so.
        let has_dependents = model.deal_dependents.values().any(|it| Some(it.deal) == altered);
        let is_new_kind = held.is_none_or(|held| model.kind_of(held) != model.kind_of(plan));
        (!has_dependents || !is_new_kind || model.kind_of(plan) == "SAUDE").then_some(())?;
    }
    let place = funnels::place(model, place, sent)?;
    Some(Deal { lead, situation, plan: plan.or(held), place })
}

fn read(model: &Model, wire: &mut Wire<'_>, who: Who, asked: i32) {
    let answer = wire.ask(who, "GET", &format!("/ext/crm/negocio/{asked}"), None);
    match model.deals.get(&asked).filter(|deal| model.leads[&deal.lead].who == who) {
        None => answer.is(404),
        Some(deal) => {
            is_shown(&answer, model, deal);
            deal_dependents::are_shown(model, asked, &answer.body["dependentes"]);
        }
    }
}

#[track_caller]
fn is_shown(answer: &Exchange, model: &Model, deal: &Deal) {
    let Deal { lead, situation, plan, place } = deal;
    let known = plan.map(|plan| &model.records[&(PLANS, plan)]);
    answer.is(200);
    answer.has(&json!({"codLead": lead, "nomePessoa": model.leads[lead].name, "situacao": situation, "codPlano": plan,
                       "nomePlano": known.map(|it| &it["nome"]), "tipoBeneficio": known.map(|it| &it["tipoBeneficio"])}));
    answer.has(&funnels::shown(model, *place));
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
