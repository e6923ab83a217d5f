//! Requests that are repeated with their keys: what was done is answered once more, and not done again.

use serde_json::{Value, json};

use super::super::random::Random;
use super::registers::is_refused;
use super::rules::invalid;
use super::state::{Kept, Model, NOBODYS, fitting};
use super::wire::{Exchange, Who, Wire};

/// The interval in which everything happens.
const ERA: [&str; 2] = ["2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"];

const REPLAYS: &str = "/operador/reenvios";

/// Asks for something to be done, at times with a key. Where the key has served before, nothing is left to be judged;
/// else the answer comes back, and the key.
pub(super) fn ask(
    model: &Model,
    wire: &mut Wire<'_>,
    random: &mut Random,
    path: &str,
    sent: &Value,
) -> Option<(Exchange, Option<String>)> {
    let key = random.one_in(2).then(|| format!("modelo-{}", random.below(30)));
    let Some(kept) = key.as_ref().and_then(|key| model.keys.get(key)) else {
        let header = key.as_deref().map(|key| ("idempotency-key", key));
        return Some((wire.ask_with(Who::Operator, "POST", path, Some(sent), header), key));
    };
    let header = key.as_deref().map(|key| ("idempotency-key", key));
    if random.one_in(2) {
        repeat(wire, kept, header);
    } else if (path, whole(sent)) != (kept.path.as_str(), whole(&kept.sent)) {
        let answer = wire.ask_with(Who::Operator, "POST", path, Some(sent), header);
        is_refused(&answer, &(409, "CHAVE_REUSADA", Some("Idempotency-Key".to_owned())));
    }
    None
}

/// What was done with a key, if there was one, is answered again from now on; now and then at once.
pub(super) fn keep(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, key: Option<String>, kept: Kept) {
    let Some(key) = key else { return };
    if random.one_in(2) {
        repeat(wire, &kept, Some(("idempotency-key", &key)));
    }
    model.keys.insert(key, kept);
}

/// A body with what is meant where nobody says: with it or without, it is the same.
fn whole(sent: &Value) -> Value {
    let mut whole = sent.clone();
    whole["simular"] = json!(sent["simular"] == true);
    whole
}

fn repeat(wire: &mut Wire<'_>, kept: &Kept, header: Option<(&'static str, &str)>) {
    let answer = wire.ask_with(Who::Operator, "POST", &kept.path, Some(&kept.sent), header);
    answer.is(kept.status);
    answer.equals(&kept.answer);
}

/// Has deliveries of a receiver sent again, which wait in any case, or only counts them.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let is_open = |code: &i32| model.receivers.get(code).is_some_and(|it| it.is_active && !it.is_removed);
    let asked = fitting(random, model.receivers.keys().copied().chain([NOBODYS]).collect(), is_open);
    let is_whole = !random.one_in(5);
    let [since, until] = if is_whole { ERA } else { [ERA[0], ERA[0]] };
    let mut sent = json!({"codReceptor": asked, "criadaDe": since, "criadaAte": until});
    if random.one_in(10) {
        (sent["criadaDe"], sent["criadaAte"]) = (json!(ERA[1]), json!(ERA[0]));
        return is_refused(&wire.ask(Who::Operator, "POST", REPLAYS, Some(&sent)), &invalid("/criadaAte"));
    }
    if !random.one_in(4) {
        sent["situacoes"] = json!(["PENDENTE", "MORTA"]);
    }
    if random.one_in(2) {
        sent["entidades"] = json!([random.choose(&["beneficio", "evento"])]);
    }
    if random.one_in(2) {
        sent["simular"] = json!(random.one_in(2));
    }
    let Some((answer, key)) = ask(model, wire, random, REPLAYS, &sent) else { return };
    let Some(receiver) = model.receivers.get(&asked).filter(|it| !it.is_removed) else {
        return is_refused(&answer, &invalid("/codReceptor"));
    };
    if !receiver.is_active {
        return answer.is_refused(409, "RECEPTOR_INATIVO");
    }
    let is_meant = |entity: &str| sent.get("entidades").is_none_or(|entities| entities[0] == entity);
    let n_waiting = receiver.told.iter().filter(|(entity, _)| is_meant(entity.as_str())).count();
    // Nothing of a receiver that is there is dead, and such alone are meant where nobody says.
    let n_sent = if is_whole && sent.get("situacoes").is_some() { n_waiting } else { 0 };
    answer.is(202);
    answer.equals(&json!({"quantidade": n_sent, "simulado": sent["simular"] == true, "proximoCursor": null}));
    let kept = Kept { path: REPLAYS.to_owned(), sent, status: 202, answer: answer.body };
    keep(model, wire, random, key, kept);
}
