//! Stages of funnels, and where leads and deals stand.

use serde_json::{Value, json};

use super::super::random::Random;
use super::rules::{IN_USE, Refusal, fold, invalid};
use super::state::{Model, NOBODYS, Place};
use super::table::{FUNNELS, NAMES};
use super::wire::code;

/// One stage to three; now and then one with a code that no new stage has.
pub(super) fn stages(random: &mut Random) -> Value {
    let mut stages = Vec::new();
    for place in 0..=random.below(3) {
        let name = random.choose(NAMES);
        stages.push(json!({"nome": if random.one_in(5) { (*name).to_owned() } else { format!("{name} {place}") }}));
    }
    if random.one_in(12) {
        stages[0]["codEtapa"] = json!(NOBODYS);
    }
    Value::Array(stages)
}

/// Makes stages that are sent those that a funnel has, mostly all of them and each once.
pub(super) fn keep_stages(present: &Value, sent: &mut Value, random: &mut Random) {
    let known: Vec<Value> = list(present).to_vec();
    for stage in known {
        if !random.one_in(4) {
            let place = random.below(u32::try_from(list(sent).len()).expect("few")) as usize;
            let stages = sent["etapas"].as_array_mut().unwrap();
            if random.one_in(2) && stages[place].get("codEtapa").is_none() {
                stages[place]["codEtapa"] = stage["codEtapa"].clone();
            } else {
                stages.insert(place, stage);
            }
        }
    }
}

/// Whether a funnel may have the stages that are sent in the place of those that it has.
pub(super) fn judged(model: &Model, present: Option<&Value>, sent: &Value) -> Result<(), Refusal> {
    let known: Vec<i32> = present.map_or_else(Vec::new, |present| codes(present).collect());
    for (idx, stage) in list(sent).iter().enumerate() {
        let before = &list(sent)[..idx];
        if before.iter().any(|other| fold(&other["nome"]) == fold(&stage["nome"])) {
            return Err(invalid(&format!("/etapas/{idx}/nome")));
        }
        let own = stage.get("codEtapa");
        let is_own = own.is_none() || known.contains(&code(stage, "codEtapa"));
        if !is_own || own.is_some() && before.iter().any(|other| other.get("codEtapa") == own) {
            return Err(invalid(&format!("/etapas/{idx}/codEtapa")));
        }
    }
    let stays = |stage: &i32| list(sent).iter().any(|it| it["codEtapa"] == *stage);
    let is_used = |code: &i32| standing(model, |place| place.stage == *code).iter().any(|(_, n)| *n > 0);
    if known.iter().filter(|stage| !stays(stage)).any(is_used) { Err(IN_USE) } else { Ok(()) }
}

/// Takes over the codes that new stages were given, which none ever had.
pub(super) fn take_codes(model: &mut Model, record: &mut Value, answered: &Value) {
    let given: Vec<i32> = codes(answered).collect();
    for (stage, given) in record["etapas"].as_array_mut().unwrap().iter_mut().zip(given) {
        if stage.get("codEtapa").is_none() {
            assert!(model.given.insert(("etapas", given)), "stage {given} was given out before");
            stage["codEtapa"] = json!(given);
        }
    }
}

/// Where a body puts what stands somewhere or nowhere yet; nothing where it is refused.
pub(super) fn place(model: &Model, current: Option<Place>, sent: &Value) -> Option<Place> {
    let number = |field: &str| sent.get(field).map(|_| code(sent, field));
    let (funnel, stage) = (number("codFunil"), number("codEtapa"));
    let stays = current.filter(|current| funnel.is_none_or(|funnel| funnel == current.funnel));
    let Some(stage) = stage else {
        return stays.or_else(|| match funnel {
            None => model.of(FUNNELS).find(|it| it["ativo"] == true).and_then(start),
            Some(funnel) => model.records.get(&(FUNNELS, funnel)).filter(|it| it["ativo"] == true).and_then(start),
        });
    };
    let funnel = match (funnel, stays) {
        (_, Some(current)) => &model.records[&(FUNNELS, current.funnel)],
        (Some(funnel), None) => model.records.get(&(FUNNELS, funnel)).filter(|it| it["ativo"] == true)?,
        (None, None) => model.of(FUNNELS).find(|it| it["ativo"] == true && codes(it).any(|code| code == stage))?,
    };
    codes(funnel).any(|code| code == stage).then(|| Place { funnel: code(funnel, "codFunil"), stage })
}

/// The first stage of a funnel.
pub(super) fn start(funnel: &Value) -> Option<Place> {
    codes(funnel).next().map(|stage| Place { funnel: code(funnel, "codFunil"), stage })
}

/// What a body says of a place: mostly nothing.
pub(super) fn say_place(model: &Model, random: &mut Random, sent: &mut Value) {
    if !random.one_in(3) {
        return;
    }
    let funnel = *random.choose(&model.any(FUNNELS));
    if !random.one_in(3) {
        sent["codFunil"] = json!(funnel);
    }
    let stages: Vec<i32> = model.records.get(&(FUNNELS, funnel)).map_or_else(Vec::new, |it| codes(it).collect());
    if random.one_in(2) {
        sent["codEtapa"] = json!(stages.get(random.below(3) as usize).unwrap_or(&NOBODYS));
    }
}

/// How a place is shown.
pub(super) fn shown(model: &Model, place: Place) -> Value {
    let Place { funnel, stage } = place;
    let known = &model.records[&(FUNNELS, funnel)];
    let name = list(known).iter().find(|it| it["codEtapa"] == stage).map(|it| &it["nome"]);
    json!({"codFunil": funnel, "nomeFunil": known["nome"], "codEtapa": stage, "nomeEtapa": name})
}

/// How many leads and deals stand somewhere.
pub(super) fn standing(model: &Model, is_there: impl Fn(Place) -> bool) -> Vec<(&'static str, usize)> {
    let leads = model.leads.values().filter(|lead| is_there(lead.place)).count();
    vec![("leads", leads), ("negocios", model.deals.values().filter(|deal| is_there(deal.place)).count())]
}

fn list(funnel: &Value) -> &[Value] {
    funnel["etapas"].as_array().expect("stages")
}

fn codes(funnel: &Value) -> impl Iterator<Item = i32> {
    list(funnel).iter().map(|stage| code(stage, "codEtapa"))
}
