//! Members, as the users of two stores save them and see them with their benefits.

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Member, Model};
use super::table::BENEFIT_SITUATIONS;
use super::wire::{Who, Wire};
use super::{cards, fields, items};

/// Documents of which the last is none.
pub(super) const DOCUMENTS: &[&str] =
    &["71428793860", "16899535009", "39053344705", "98765432100", "12345678909", "11111111111"];

const NAMES: &[&str] = &["Ana Modelo", "Bento Modelo", "Clara Exemplo", "Davi Exemplo"];

/// Does one thing with a member.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    match random.below(5) {
        0..2 => save(model, wire, random, who),
        2 => look_for_cards(model, wire, random, who),
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

fn save(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
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

/// The member with a document and all its benefits, as a user sees them: who has none is there once.
fn find(model: &Model, wire: &mut Wire<'_>, who: Who, document: &str) {
    let answer = wire.ask(who, "GET", &format!("/ext/associado?cpf={document}"), None);
    if !is_document(document) {
        return answer.is(400);
    }
    answer.is(200);
    let fields = ["codPessoa", "nomePessoa", "codBeneficio", "situacao", "tipoSituacao", "placa", "dadosAdicionais"];
    let items = answer.body["itens"].as_array().unwrap().iter();
    let found: Vec<Value> = items.map(|it| fields.iter().map(|name| it[name].clone()).collect()).collect();
    let member = model.members.get(&(who, document.to_owned()));
    let expected: Vec<Value> = member.map_or_else(Vec::new, |member| {
        let own = model.benefits.iter().filter(|(_, it)| it.who == who && it.document == document);
        let shown = own.map(|(code, it)| {
            let situation = &model.records[&(BENEFIT_SITUATIONS, it.situation)];
            let plate = it.vehicle.as_ref().and_then(|vehicle| vehicle.plate.as_ref());
            let held = fields::shown(model, &it.fields);
            json!([member.code, member.name, code, situation["nome"], situation["tipoSituacao"], plate, held])
        });
        let shown: Vec<Value> = shown.collect();
        if shown.is_empty() { vec![json!([member.code, member.name, null, null, null, null, null])] } else { shown }
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
        let card = cards::shown(&benefit.card);
        let expected = json!([code, who.store(), model.kind_of(benefit.plan), situation, benefit.due_day, card]);
        let fields = ["codBeneficio", "codLoja", "tipoBeneficio", "situacao", "diaVencimento", "numeroCartaoDesconto"];
        let plans = only["planos"].as_array().unwrap().iter().map(|it| json!([it["codPlano"], it["valor"]]));
        assert_eq!(plans.collect::<Value>(), items::held(benefit));
        assert_eq!(fields.iter().map(|name| only[name].clone()).collect::<Value>(), expected);
    }
}

pub(super) fn is_document(document: &str) -> bool {
    document != "11111111111"
}
