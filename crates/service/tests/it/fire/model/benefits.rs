//! Benefits, with vehicles and without, as the users of two stores save and cancel them and the operator moves them.

use std::collections::BTreeMap;

use domain::attendance::Entity;
use serde_json::{Value, json};

use super::super::random::Random;
use super::people::DOCUMENTS;
use super::state::{Benefit, Model, NOBODYS, fitting};
use super::table::{BENEFIT_SITUATIONS, PLANS, SELLERS};
use super::wire::{Exchange, Who, Wire, code};
use super::{cards, fields, items, vehicles};

/// Does one thing with a benefit.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    match random.below(8) {
        0..5 => save(model, wire, random),
        5 => cancel(model, wire, random),
        _ => move_on(model, wire, random),
    }
}

fn save(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let updated = random.one_in(3).then(|| model.some_benefit(random));
    let who = model.some_user(random, updated.unwrap_or(NOBODYS));
    let known = updated.and_then(|code| model.benefits.get(&code));
    let is_vehicular = known.map_or(random.one_in(2), |known| known.vehicle.is_some() != random.one_in(8));
    let mut sent =
        json!({"cpfCnpj": some_holder(model, random, who), "codPlano": some_plan(model, random, is_vehicular)});
    if let Some(code) = updated {
        sent["codBeneficio"] = json!(code);
        // Most plans are kept, and most holders are right.
        if let Some(benefit) = known {
            if !random.one_in(4) {
                sent["codPlano"] = json!(benefit.plan);
            }
            if !random.one_in(4) {
                sent["cpfCnpj"] = json!(benefit.document);
            }
        }
    }
    say_more(model, random, who, &mut sent);
    if is_vehicular {
        vehicles::say_vehicle(model, random, &mut sent);
    }
    let path = if is_vehicular { "/ext/beneficio/veicular" } else { "/ext/beneficio" };
    let answer = wire.ask(who, "POST", path, Some(&sent));
    match judged(model, who, is_vehicular, &sent, &wire.today()) {
        None => answer.is(400),
        Some(benefit) => keep(model, &answer, updated, benefit),
    }
}

/// What else a body may say of any benefit.
fn say_more(model: &Model, random: &mut Random, who: Who, sent: &mut Value) {
    let situations: Vec<Value> = model.of(BENEFIT_SITUATIONS).map(|it| it["nome"].clone()).collect();
    match random.below(6) {
        0 => sent["ativo"] = json!(true),
        1 => sent["ativo"] = json!(false),
        2 => sent["situacao"] = random.choose(&situations).clone(),
        3 => {
            sent["situacao"] = random.choose(&situations).clone();
            sent["ativo"] = json!(random.one_in(2));
        }
        4 if random.one_in(3) => sent["situacao"] = json!("Não há"),
        _ => {}
    }
    if random.one_in(3) {
        sent["diaVencimento"] = json!(fitting(random, (1..29).collect(), |day| model.due_days.contains(day)));
    }
    for field in ["codConsultor", "codRepresentante"] {
        if random.one_in(5) {
            let is_seller = |code: &i32| model.are_sellers(who, &json!({ field: code }), [None; 2]);
            sent[field] = json!(fitting(random, model.any(SELLERS), is_seller));
        }
    }
    if random.one_in(8) {
        sent["numeroCartaoDesconto"] = json!(cards::some_card(model, random));
    }
    if random.one_in(3) {
        let plan = code(sent, "codPlano");
        let kind = if plan == NOBODYS { "SAUDE" } else { model.kind_of(plan) };
        sent["dadosAdicionais"] = json!(fields::some_values(model, random, kind));
    }
}

/// A document, mostly of somebody whom a user sees.
fn some_holder(model: &Model, random: &mut Random, who: Who) -> String {
    let known: Vec<&String> = model.members.keys().filter(|(owner, _)| *owner == who).map(|(_, it)| it).collect();
    if known.is_empty() || random.one_in(8) {
        return (*random.choose(DOCUMENTS)).to_owned();
    }
    (*random.choose(&known)).clone()
}

/// A plan, mostly on sale for benefits with vehicles, or for the others.
fn some_plan(model: &Model, random: &mut Random, is_vehicular: bool) -> i32 {
    fitting(random, model.any(PLANS), |plan| {
        let known = model.records.get(&(PLANS, *plan)).filter(|it| it["ativo"] == true);
        known.is_some_and(|it| (it["tipoBeneficio"] == "VEICULAR") == is_vehicular)
    })
}

/// What becomes of a benefit that is sent; nothing where it is refused.
fn judged(model: &Model, who: Who, is_vehicular: bool, sent: &Value, today: &str) -> Option<Benefit> {
    let number = |field: &str| sent.get(field).map(|_| code(sent, field));
    let (document, plan, updated) = (sent["cpfCnpj"].as_str()?, code(sent, "codPlano"), number("codBeneficio"));
    let due_day = number("diaVencimento");
    due_day.is_none_or(|day| model.due_days.contains(&day)).then_some(())?;
    let card = sent["numeroCartaoDesconto"].as_str();
    card.is_none_or(|card| cards::is_free(model, card, updated.map(cards::Owner::Benefit))).then_some(())?;
    let known_plan = model.records.get(&(PLANS, plan))?;
    let kind = model.kind_of(plan);
    ((kind == "VEICULAR") == is_vehicular).then_some(())?;
    let present = match updated {
        None => None,
        Some(code) => Some(model.benefits.get(&code).filter(|it| it.who == who && it.document == document)?),
    };
    let held = [present.and_then(|it| it.consultant), present.and_then(|it| it.representative)];
    model.are_sellers(who, sent, held).then_some(())?;
    let is_on_sale = known_plan["ativo"] == true;
    let is_taken = match present {
        None => is_on_sale && model.members.contains_key(&(who, document.to_owned())),
        Some(present) => present.plan == plan || is_on_sale && model.kind_of(present.plan) == kind,
    };
    is_taken.then_some(())?;
    let situation = asked_for(model, present.map(|it| it.situation), sent)?;
    let held = present.map_or_else(BTreeMap::new, |it| it.fields.clone());
    let fields = match sent["dadosAdicionais"].as_array() {
        None => held,
        Some(values) => fields::judged(model, kind, &held, values)?,
    };
    let vehicle = vehicles::judged(model, present.and_then(|it| it.vehicle.as_ref()), sent);
    (vehicle.is_some() || !is_vehicular).then_some(())?;
    let saved = Benefit {
        who,
        document: document.to_owned(),
        sequential: present.map_or(0, |it| it.sequential),
        plan,
        items: items::following(model, present, plan, today),
        situation,
        due_day: due_day.or(present.and_then(|it| it.due_day)),
        card: card.map(cards::bare).or(present.map(|it| it.card.clone())).unwrap_or_default(),
        consultant: number("codConsultor").or(present.and_then(|it| it.consultant)),
        representative: number("codRepresentante").or(present.and_then(|it| it.representative)),
        fields,
        vehicle: vehicle.filter(|_| is_vehicular),
    };
    is_protected_once(model, updated, &saved).then_some(saved)
}

/// Whether no other active benefit of the holder protects the same plate by the same plan; what was so before stays so.
fn is_protected_once(model: &Model, updated: Option<i32>, saved: &Benefit) -> bool {
    let protection = |it: &Benefit| {
        let is_active = model.records[&(BENEFIT_SITUATIONS, it.situation)]["tipoSituacao"] == "ATIVO";
        let plate = it.vehicle.as_ref().filter(|_| is_active)?.plate.as_deref()?;
        Some((it.who, it.document.clone(), it.plan, vehicles::car(plate)))
    };
    let sought = protection(saved);
    let was_so = updated.is_some_and(|code| protection(&model.benefits[&code]) == sought);
    let others = model.benefits.iter().filter(|(code, _)| Some(**code) != updated);
    sought.is_none() || was_so || others.map(|(_, it)| protection(it)).all(|other| other != sought)
}

/// The situation of a benefit after a body that may ask for one; nothing where there is none such.
fn asked_for(model: &Model, current: Option<i32>, sent: &Value) -> Option<i32> {
    let is_active = |code: i32| model.records[&(BENEFIT_SITUATIONS, code)]["tipoSituacao"] == "ATIVO";
    let active = sent["ativo"].as_bool();
    if let Some(name) = sent["situacao"].as_str() {
        let named = model.of(BENEFIT_SITUATIONS).find(|it| is_same(it["nome"].as_str(), name))?;
        let named = code(named, "codSituacao");
        return active.is_none_or(|active| is_active(named) == active).then_some(named);
    }
    let unasked = || current.unwrap_or_else(|| model.default_of("ATIVO"));
    let Some(active) = active else { return Some(unasked()) };
    if current.is_some_and(|current| is_active(current) == active) {
        return current;
    }
    Some(model.default_of(if active { "ATIVO" } else { "INATIVO" }))
}

fn is_same(one: Option<&str>, other: &str) -> bool {
    one.is_some_and(|one| one.to_lowercase() == other.to_lowercase())
}

fn keep(model: &mut Model, answer: &Exchange, updated: Option<i32>, mut benefit: Benefit) {
    answer.is(200);
    let situation = &model.records[&(BENEFIT_SITUATIONS, benefit.situation)];
    let person = model.members[&(benefit.who, benefit.document.clone())].code;
    answer.has(&json!({"codPessoa": person, "situacao": situation["nome"], "tipoSituacao": situation["tipoSituacao"]}));
    let code = answer.code("codBeneficio");
    assert!(updated.is_none_or(|updated| updated == code), "another benefit was saved: {}", answer.body);
    if updated.is_none() {
        benefit.sequential = answer.code("sequencial");
    }
    if benefit.card.is_empty() {
        benefit.card = cards::issued(model, answer);
    }
    answer.has(&json!({"sequencial": benefit.sequential, "numeroCartaoDesconto": cards::shown(&benefit.card)}));
    let moved_to = benefit.situation;
    let before = model.benefits.insert(code, benefit);
    assert_eq!(before.is_some(), updated.is_some(), "{code} was given out before");
    if before.is_none_or(|before| before.situation != moved_to) {
        model.is_told(Entity::Benefit, code);
    }
}

fn cancel(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = model.some_benefit(random);
    let who = model.some_user(random, asked);
    let answer = wire.ask(who, "PUT", &format!("/ext/beneficio/{asked}/cancelar"), None);
    let Some(benefit) = model.benefits.get(&asked).filter(|it| it.who == who) else { return answer.is(404) };
    answer.is(200);
    if !model.is_cancelled(benefit) {
        let cancelled = model.default_of("CANCELADO");
        model.benefits.get_mut(&asked).expect("it was there").situation = cancelled;
        model.is_told(Entity::Benefit, asked);
    }
}

fn move_on(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = model.some_benefit(random);
    let situations = model.any(BENEFIT_SITUATIONS);
    let (to, expected) = (*random.choose(&situations), *random.choose(&situations));
    let mut sent = json!({"codSituacao": to});
    if random.one_in(2) {
        sent["codSituacaoEsperada"] = json!(expected);
    }
    let answer = wire.ask(Who::Operator, "POST", &format!("/operador/beneficios/{asked}/situacao"), Some(&sent));
    let Some(benefit) = model.benefits.get_mut(&asked) else { return answer.is_refused(404, "NAO_ENCONTRADO") };
    let at = benefit.situation;
    if to == NOBODYS {
        return answer.is_refused(400, "REQUISICAO_INVALIDA");
    }
    if to != at && sent.get("codSituacaoEsperada").is_some() && expected != at {
        answer.is_refused(409, "SITUACAO_DIVERGENTE");
        return assert_eq!(answer.body["detalhes"]["codSituacaoAtual"], at.to_string());
    }
    benefit.situation = to;
    let n_told = if to == at { 0 } else { model.is_told(Entity::Benefit, asked) };
    answer.is(200);
    answer.has(&json!({"mudou": to != at, "codSituacaoAnterior": at, "codSituacao": to, "entregas": n_told}));
}
