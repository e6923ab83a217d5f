//! Dependents of benefits, as the users of two stores save, cancel and look for them.

use serde_json::{Value, json};

use super::super::random::Random;
use super::cards;
use super::rules::fold;
use super::state::{Dependent, Model, fitting, some};
use super::table::{BENEFIT_SITUATIONS, PLANS};
use super::wire::{Who, Wire, code};
use crate::world::encoded;

const NAMES: &[&str] = &["Íris Modelo", "Iara Modelo", "Rex", "Breu"];

/// Parts of names as they are looked for.
const PARTS: &[&str] = &["modelo", "IARA", "rex", "re", "zzz"];

/// Documents as they are sent and shown; the last is none.
pub(super) const DOCUMENTS: &[(&str, &str)] = &[
    ("39053344705", "390.533.447-05"),
    ("390.533.447-05", "390.533.447-05"),
    ("98765432100", "987.654.321-00"),
    ("987.654.321-00", "987.654.321-00"),
    ("11111111111", ""),
];

/// Kinships as they are sent and shown; the last is sent as it is shown, and refused.
pub(super) const KINSHIPS: &[(&str, &str)] = &[
    ("FILHO", "Filho(a)"),
    ("CONJUGE", "Cônjuge"),
    ("PET_CANINO", "Pet - Canino"),
    ("PADRASTO", "Padrasto/Madrasta"),
    ("Filho(a)", ""),
];

/// Does one thing with a dependent.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    match random.below(6) {
        0..3 => save(model, wire, random),
        3 => cancel(model, wire, random),
        4 => {
            let who = *random.choose(&[Who::Centre, Who::Coast]);
            look_for(model, wire, random, who);
        }
        _ => {
            let asked = model.some_benefit(random);
            let who = model.some_user(random, asked);
            list(model, wire, who, asked);
        }
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    model.benefits.iter().for_each(|(code, benefit)| list(model, wire, benefit.who, *code));
    for who in [Who::Centre, Who::Coast] {
        for part in PARTS {
            find(model, wire, who, ("nome", part));
        }
    }
}

fn save(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let mut sent = json!({"codBeneficio": model.some_benefit(random), "nome": random.choose(NAMES)});
    if random.one_in(3) {
        let updated = some(random, model.dependents.keys().copied());
        sent["codDependente"] = json!(updated);
        // Most benefits are right.
        if let Some(known) = model.dependents.get(&updated)
            && !random.one_in(4)
        {
            sent["codBeneficio"] = json!(known.benefit);
        }
    }
    for (field, value) in [
        ("cpf", json!(random.choose(DOCUMENTS).0)),
        ("parentesco", json!(random.choose(KINSHIPS).0)),
        ("dataNascimento", json!("20/07/2012")),
        ("sexo", json!("Feminino")),
        ("ativo", json!(!random.one_in(3))),
        ("planos", json!([some_plan(model, random), some_plan(model, random)])),
    ] {
        if random.one_in(3) {
            sent[field] = value;
        }
    }
    if random.one_in(4) {
        sent["numeroCartaoDesconto"] = json!(cards::some_card(model, random));
    }
    let who = model.some_user(random, code(&sent, "codBeneficio"));
    send(model, wire, who, &sent);
}

/// A dependent no longer takes part: all that is known is sent again, and that.
fn cancel(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = some(random, model.dependents.keys().copied());
    let Some(known) = model.dependents.get(&asked) else { return };
    let mut sent = json!({"codDependente": asked, "codBeneficio": known.benefit, "nome": known.name, "ativo": false,
                          "planos": known.plans});
    let word = KINSHIPS.iter().find(|(_, shown)| *shown == known.kinship).map(|(word, _)| *word);
    let given = [
        ("cpf", known.cpf.clone()),
        ("dataNascimento", known.birth.clone()),
        ("numeroCartaoDesconto", known.card.clone()),
        ("sexo", known.sex.clone()),
        ("parentesco", word.map(ToOwned::to_owned)),
    ];
    for (field, value) in given {
        if let Some(value) = value {
            sent[field] = json!(value);
        }
    }
    let who = model.some_user(random, known.benefit);
    send(model, wire, who, &sent);
}

fn some_plan(model: &Model, random: &mut Random) -> i32 {
    fitting(random, model.any(PLANS), |plan| model.is_active(PLANS, *plan))
}

fn send(model: &mut Model, wire: &mut Wire<'_>, who: Who, sent: &Value) {
    let updated = sent.get("codDependente").map(|_| code(sent, "codDependente"));
    let answer = wire.ask(who, "POST", "/ext/beneficio/dependente", Some(sent));
    let Some(mut dependent) = judged(model, who, updated, sent) else { return answer.is(400) };
    answer.is(200);
    let number = answer.code("codDependente");
    assert!(updated.is_none_or(|updated| updated == number), "another was saved: {}", answer.body);
    if updated.is_none() && dependent.card.is_none() {
        dependent.card = Some(cards::issued(model, &answer));
    }
    answer.has(&json!({"numeroCartaoDesconto": dependent.card.as_deref().map(cards::shown)}));
    let before = model.dependents.insert(number, dependent);
    assert_eq!(before.is_some(), updated.is_some(), "{number} was given out before");
}

/// What becomes of a dependent that is sent: what is left out is empty, but for its card and whether it is active. Nothing
/// where it is refused.
fn judged(model: &Model, who: Who, updated: Option<i32>, sent: &Value) -> Option<Dependent> {
    let benefit = code(sent, "codBeneficio");
    let held = model.benefits.get(&benefit).filter(|it| it.who == who)?;
    let present = match updated {
        None => None,
        Some(updated) => Some(model.dependents.get(&updated).filter(|it| it.benefit == benefit)?),
    };
    let is_active = sent["ativo"].as_bool().unwrap_or(present.is_none_or(|it| it.is_active));
    let is_activated = is_active && present.is_none_or(|it| !it.is_active);
    (!is_activated || !model.is_cancelled(held)).then_some(())?;
    let cpf = shown_as(DOCUMENTS, sent.get("cpf"))?;
    let has_it = |(code, it): (&i32, &Dependent)| it.benefit == benefit && it.cpf == cpf && Some(*code) != updated;
    (cpf.is_none() || !model.dependents.iter().any(has_it)).then_some(())?;
    let card = sent["numeroCartaoDesconto"].as_str();
    card.is_none_or(|card| cards::is_free(model, card, updated.map(cards::Owner::Dependent))).then_some(())?;
    let mut plans: Vec<i32> = Vec::new();
    for plan in sent["planos"].as_array().into_iter().flatten() {
        let plan = i32::try_from(plan.as_i64()?).ok()?;
        model.is_chosen(plan, present.map_or(&[], |it| &it.plans)).then_some(())?;
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    let text = |field: &str| sent[field].as_str().map(ToOwned::to_owned);
    Some(Dependent {
        benefit,
        name: text("nome")?,
        cpf,
        birth: text("dataNascimento"),
        card: card.map(cards::bare).or(present.and_then(|it| it.card.clone())),
        kinship: shown_as(KINSHIPS, sent.get("parentesco"))?.unwrap_or_else(|| "Outro".to_owned()),
        sex: text("sexo"),
        plans,
        is_active,
    })
}

/// How what was sent is shown; nothing where it is refused.
#[expect(clippy::option_option, reason = "what is left out is not refused")]
pub(super) fn shown_as(words: &[(&str, &str)], sent: Option<&Value>) -> Option<Option<String>> {
    let Some(sent) = sent else { return Some(None) };
    let (_, shown) = words.iter().find(|(word, _)| sent == word)?;
    (!shown.is_empty()).then(|| Some((*shown).to_owned()))
}

/// The dependents of a benefit, as a user sees them.
fn list(model: &Model, wire: &mut Wire<'_>, who: Who, asked: i32) {
    let answer = wire.ask(who, "GET", &format!("/ext/beneficio/{asked}/dependentes"), None);
    if model.benefits.get(&asked).is_none_or(|it| it.who != who) {
        return answer.is(404);
    }
    answer.is(200);
    let expected: Vec<Value> =
        model.dependents.iter().filter(|(_, it)| it.benefit == asked).map(|(code, it)| shown(*code, it)).collect();
    answer.lists(&expected);
}

fn look_for(model: &Model, wire: &mut Wire<'_>, random: &mut Random, who: Who) {
    match random.below(3) {
        0 => find(model, wire, who, ("nome", random.choose::<&str>(PARTS))),
        1 => find(model, wire, who, ("cpf", random.choose(DOCUMENTS).0)),
        _ => {
            let card = cards::some_card(model, random);
            find(model, wire, who, ("numeroCartaoDesconto", &card));
        }
    }
}

/// The dependents that a user finds, with the benefits and the holders that they belong to.
fn find(model: &Model, wire: &mut Wire<'_>, who: Who, (field, asked): (&str, &str)) {
    let answer = wire.ask(who, "GET", &format!("/ext/beneficio/dependente?{field}={}", encoded(asked)), None);
    let Some(document) = shown_as(DOCUMENTS, (field == "cpf").then(|| json!(asked)).as_ref()) else {
        return answer.is(400);
    };
    answer.is(200);
    let is_asked_for = |it: &Dependent| match field {
        "nome" => fold(&json!(it.name)).replace('í', "i").contains(&asked.to_lowercase()),
        "cpf" => it.cpf == document,
        _ => it.card == Some(cards::bare(asked)),
    };
    let is_found = |it: &Dependent| model.benefits[&it.benefit].who == who && is_asked_for(it);
    let expected = model.dependents.iter().filter(|(_, it)| is_found(it)).map(|(code, it)| {
        let benefit = &model.benefits[&it.benefit];
        let member = &model.members[&(who, benefit.document.clone())];
        let situation = &model.records[&(BENEFIT_SITUATIONS, benefit.situation)]["nome"];
        let mut shown = shown(*code, it);
        let of_benefit = json!({"codBeneficio": it.benefit, "sequencial": benefit.sequential, "situacao": situation,
                                "codPessoa": member.code, "nomePessoa": member.name});
        shown.as_object_mut().unwrap().extend(of_benefit.as_object().unwrap().clone());
        shown
    });
    answer.lists(&expected.collect::<Vec<_>>());
}

/// What every list shows of a dependent.
fn shown(code: i32, dependent: &Dependent) -> Value {
    let Dependent { benefit: _, name, cpf, birth, card, kinship, sex, plans, is_active } = dependent;
    json!({"codDependente": code, "nome": name, "cpf": cpf.clone().unwrap_or_default(),
           "dataNascimento": birth.clone().unwrap_or_default(), "parentesco": kinship, "sexo": sex,
           "numeroCartaoDesconto": card.as_deref().map(cards::shown), "planos": plans, "ativo": is_active})
}
