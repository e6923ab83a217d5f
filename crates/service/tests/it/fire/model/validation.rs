//! Whether a benefit is in force, as anybody may ask.

use serde_json::{Value, json};

use super::super::random::Random;
use super::people::{DOCUMENTS, is_document};
use super::state::{Benefit, Model};
use super::table::BENEFIT_SITUATIONS;
use super::wire::Wire;

/// Asks about one benefit, and now and then with what is true of none.
pub(super) fn step(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let known = model.benefits.get(&model.some_benefit(random));
    let document = |random: &mut Random| -> String {
        let other = *random.choose(DOCUMENTS);
        known.filter(|_| !random.one_in(4)).map_or(other, |it| it.document.as_str()).to_owned()
    };
    let mut sent = json!({});
    match random.below(5) {
        0..2 => sent["matricula"] = json!(known.map_or("7999000000009", |it| it.card.as_str())),
        2 => sent["matricula"] = json!(document(random)),
        3 => sent["matricula"] = json!("12345"),
        _ => {}
    }
    if random.one_in(3) {
        sent["cpfCnpj"] = json!(document(random));
    }
    if random.one_in(3) {
        sent["sequencial"] = json!(known.map_or(999_999, |it| it.sequential));
    }
    let answer = wire.ask_openly("POST", "/ext/beneficio/validacao", &sent);
    match judged(model, &sent) {
        None => answer.is(400),
        Some(validated) => {
            answer.is(200);
            answer.equals(&validated);
        }
    }
}

/// What anybody may know of the benefit that is meant: of several, the oldest in force, or else the oldest.
fn judged(model: &Model, sent: &Value) -> Option<Value> {
    let (enrolment, document) = (sent["matricula"].as_str(), sent["cpfCnpj"].as_str());
    let is_sound = |text: &&str| matches!(text.len(), 11 | 13) && is_document(text);
    (enrolment.iter().all(is_sound) && document.iter().all(is_sound)).then_some(())?;
    (!sent.as_object()?.is_empty()).then_some(())?;
    let is_enrolled = |it: &Benefit, text: &str| if text.len() == 13 { it.card == text } else { it.document == text };
    let fits = |it: &Benefit| {
        enrolment.is_none_or(|text| is_enrolled(it, text))
            && document.is_none_or(|text| it.document == text)
            && sent.get("sequencial").is_none_or(|number| *number == it.sequential)
    };
    let is_active = |it: &Benefit| model.records[&(BENEFIT_SITUATIONS, it.situation)]["tipoSituacao"] == "ATIVO";
    let meant = model.benefits.iter().filter(|(_, it)| fits(it)).min_by_key(|(code, it)| (!is_active(it), **code));
    let (_, benefit) = meant?;
    let member = &model.members[&(benefit.who, benefit.document.clone())];
    let digits = &benefit.document;
    Some(json!({"status": if is_active(benefit) { "ativo" } else { "inativo" }, "nome": member.name,
                "cpf": format!("***.{}.{}-**", &digits[3..6], &digits[6..9])}))
}
