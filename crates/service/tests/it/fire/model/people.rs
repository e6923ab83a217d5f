//! Members and their benefits, as the users of two stores save and see them.

use domain::attendance::Entity;
use serde_json::{Value, json};

use super::super::random::Random;
use super::registers::{BENEFIT_SITUATIONS, PLANS};
use super::state::{Benefit, Member, Model, NOBODYS};
use super::wire::{Exchange, Who, Wire, code};

/// Documents of which the last is none.
const DOCUMENTS: &[&str] = &["71428793860", "16899535009", "39053344705", "98765432100", "12345678909", "11111111111"];

const NAMES: &[&str] = &["Ana Modelo", "Bento Modelo", "Clara Exemplo", "Davi Exemplo"];

/// Does one thing with a member or a benefit.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    match random.below(12) {
        0..2 => save_member(model, wire, random, who),
        2 => look_for_cards(model, wire, random, who),
        3..6 => save_benefit(model, wire, random, who),
        6 => cancel(model, wire, random, who),
        7..10 => move_benefit(model, wire, random),
        _ => {
            let document = *random.choose(DOCUMENTS);
            find(model, wire, who, document);
        }
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for who in [Who::Centre, Who::Coast] {
        for document in DOCUMENTS {
            find(model, wire, who, document);
        }
    }
}

fn save_member(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let (document, name) = (*random.choose(DOCUMENTS), *random.choose(NAMES));
    let store = *random.choose(&[None, Some(1), Some(2)]);
    let mut sent = json!({"cpfCnpj": document, "nomePessoa": name});
    if let Some(store) = store {
        sent["codLoja"] = json!(store);
    }
    let answer = wire.ask(who, "POST", "/ext/associado", Some(&sent));
    if !is_document(document) || store.is_some_and(|store| store != who.store()) {
        return answer.is(400);
    }
    answer.is(200);
    answer.has(&json!({"nomePessoa": name, "codLoja": who.store()}));
    let code = answer.code("codPessoa");
    let known = model.members.insert((who, document.to_owned()), Member { code, name: name.to_owned() });
    let is_known = |other: &Member| other.code == code;
    match known {
        Some(known) => assert_eq!(known.code, code, "who is saved twice is updated"),
        None => assert_eq!(model.members.values().filter(|it| is_known(it)).count(), 1, "{code} was given out before"),
    }
}

fn look_for_cards(model: &Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let asked = model.some_member(random);
    let answer = wire.ask(who, "GET", &format!("/ext/associado/{asked}/cartaoCredito"), None);
    let is_seen = model.members.iter().any(|((owner, _), member)| *owner == who && member.code == asked);
    if is_seen { answer.equals(&json!([])) } else { answer.is(404) }
}

fn save_benefit(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let (document, mut plan) = ((*random.choose(DOCUMENTS)).to_owned(), *random.choose(&model.any(PLANS)));
    let updated = random.one_in(2).then(|| model.some_benefit(random));
    let mut sent = json!({"cpfCnpj": document});
    if let Some(code) = updated {
        sent["codBeneficio"] = json!(code);
        // A plan is kept, and most holders are right.
        if let Some(benefit) = model.benefits.get(&code) {
            plan = benefit.plan;
            if !random.one_in(4) {
                sent["cpfCnpj"] = json!(benefit.document);
            }
        }
    }
    sent["codPlano"] = json!(plan);
    let situations: Vec<Value> = model.of(BENEFIT_SITUATIONS).map(|it| it["nome"].clone()).collect();
    match random.below(5) {
        0 => sent["ativo"] = json!(true),
        1 => sent["ativo"] = json!(false),
        2 => sent["situacao"] = random.choose(&situations).clone(),
        3 if random.one_in(3) => sent["situacao"] = json!("Não há"),
        _ => {}
    }
    if random.one_in(3) {
        sent["diaVencimento"] = json!(random.below(28) + 1);
    }
    let answer = wire.ask(who, "POST", "/ext/beneficio", Some(&sent));
    match judged(model, who, updated, &sent) {
        None => answer.is(400),
        Some(benefit) => keep(model, &answer, updated, &benefit),
    }
}

/// What becomes of a benefit that is sent; nothing where it is refused.
fn judged(model: &Model, who: Who, updated: Option<i32>, sent: &Value) -> Option<Benefit> {
    let (document, plan) = (sent["cpfCnpj"].as_str()?.to_owned(), code(sent, "codPlano"));
    let due_day = sent["diaVencimento"].as_i64().and_then(|day| i32::try_from(day).ok());
    due_day.is_none_or(|day| model.due_days.contains(&day)).then_some(())?;
    let known_plan = model.records.get(&(PLANS, plan))?;
    (known_plan["tipoBeneficio"] != "VEICULAR").then_some(())?;
    match updated {
        None => {
            model.members.get(&(who, document.clone()))?;
            (known_plan["ativo"] == true).then_some(())?;
            let situation = asked_for(model, None, sent)?;
            Some(Benefit { who, document, sequential: 0, plan, situation, due_day })
        }
        Some(code) => {
            let present = model.benefits.get(&code).filter(|it| it.who == who && it.document == document)?;
            let situation = asked_for(model, Some(present.situation), sent)?;
            Some(Benefit { situation, due_day: due_day.or(present.due_day), ..present.clone() })
        }
    }
}

/// The situation of a benefit after a body that may ask for one; nothing where there is none such.
fn asked_for(model: &Model, current: Option<i32>, sent: &Value) -> Option<i32> {
    if let Some(name) = sent["situacao"].as_str() {
        let named = model.of(BENEFIT_SITUATIONS).find(|it| is_same(it["nome"].as_str(), name))?;
        return Some(code(named, "codSituacao"));
    }
    let unasked = || current.unwrap_or_else(|| model.default_of("ATIVO"));
    let Some(active) = sent["ativo"].as_bool() else { return Some(unasked()) };
    let kind = |code: i32| &model.records[&(BENEFIT_SITUATIONS, code)]["tipoSituacao"];
    if current.is_some_and(|current| (kind(current) == "ATIVO") == active) {
        return current;
    }
    Some(model.default_of(if active { "ATIVO" } else { "INATIVO" }))
}

fn is_same(one: Option<&str>, other: &str) -> bool {
    one.is_some_and(|one| one.to_lowercase() == other.to_lowercase())
}

fn keep(model: &mut Model, answer: &Exchange, updated: Option<i32>, benefit: &Benefit) {
    answer.is(200);
    let situation = &model.records[&(BENEFIT_SITUATIONS, benefit.situation)];
    let person = model.members[&(benefit.who, benefit.document.clone())].code;
    answer.has(&json!({"codPessoa": person, "situacao": situation["nome"], "tipoSituacao": situation["tipoSituacao"]}));
    let code = answer.code("codBeneficio");
    assert!(updated.is_none_or(|updated| updated == code), "another benefit was saved: {}", answer.body);
    let benefit = &Benefit { sequential: answer.code("sequencial"), ..benefit.clone() };
    let before = model.benefits.insert(code, benefit.clone());
    assert_eq!(before.is_some(), updated.is_some(), "{code} was given out before");
    if before.is_none_or(|before| before.situation != benefit.situation) {
        model.is_told(Entity::Benefit, code);
    }
}

fn cancel(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    let asked = model.some_benefit(random);
    let answer = wire.ask(who, "PUT", &format!("/ext/beneficio/{asked}/cancelar"), None);
    let cancelled = model.default_of("CANCELADO");
    let Some(benefit) = model.benefits.get_mut(&asked).filter(|it| it.who == who) else { return answer.is(404) };
    answer.is(200);
    if model.records[&(BENEFIT_SITUATIONS, benefit.situation)]["tipoSituacao"] != "CANCELADO" {
        benefit.situation = cancelled;
        model.is_told(Entity::Benefit, asked);
    }
}

fn move_benefit(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
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

/// The member with a document and all its benefits, as a user sees them: who has none is there once.
fn find(model: &Model, wire: &mut Wire<'_>, who: Who, document: &str) {
    let answer = wire.ask(who, "GET", &format!("/ext/associado?cpf={document}"), None);
    if !is_document(document) {
        return answer.is(400);
    }
    answer.is(200);
    let fields = ["codPessoa", "nomePessoa", "codBeneficio", "situacao", "tipoSituacao"];
    let items = answer.body["itens"].as_array().unwrap().iter();
    let found: Vec<Value> = items.map(|it| fields.iter().map(|name| it[name].clone()).collect()).collect();
    let member = model.members.get(&(who, document.to_owned()));
    let expected: Vec<Value> = member.map_or_else(Vec::new, |member| {
        let own = model.benefits.iter().filter(|(_, it)| it.who == who && it.document == document);
        let shown = own.map(|(code, it)| {
            let situation = &model.records[&(BENEFIT_SITUATIONS, it.situation)];
            json!([member.code, member.name, code, situation["nome"], situation["tipoSituacao"]])
        });
        let shown: Vec<Value> = shown.collect();
        if shown.is_empty() { vec![json!([member.code, member.name, null, null, null])] } else { shown }
    });
    assert_eq!(found, expected, "{document} as {who:?}");
    answer.has(&json!({"quantidade": expected.len()}));
    see(model, wire, who, document);
}

/// Each of the benefits, by the number that it is known by; to others there is none such.
fn see(model: &Model, wire: &mut Wire<'_>, who: Who, document: &str) {
    for (code, benefit) in model.benefits.iter().filter(|(_, it)| it.document == document) {
        let answer = wire.ask(who, "GET", &format!("/ext/beneficio?sequencial={}", benefit.sequential), None);
        if benefit.who != who {
            answer.equals(&json!([]));
            continue;
        }
        answer.is(200);
        let [only] = &answer.body.as_array().unwrap()[..] else { panic!("{code} is not alone: {}", answer.body) };
        let situation = &model.records[&(BENEFIT_SITUATIONS, benefit.situation)]["nome"];
        let expected = json!([code, who.store(), situation, benefit.due_day]);
        let fields = ["codBeneficio", "codLoja", "situacao", "diaVencimento"];
        assert_eq!(fields.iter().map(|name| only[name].clone()).collect::<Value>(), expected);
    }
}

fn is_document(document: &str) -> bool {
    document != "11111111111"
}
