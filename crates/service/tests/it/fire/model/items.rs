//! Items of benefits: the plans that each had and has, which follow its own and which users add to.

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Benefit, Item, Model, fitting};
use super::table::PLANS;
use super::wire::{Who, Wire, code};

/// Days as they are sent and shown.
const DAYS: &[(&str, &str)] = &[("10/02/2025", "10/02/2025"), ("2025-02-10", "10/02/2025")];

/// Adds an item, or looks at all of a benefit.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = model.some_benefit(random);
    let who = model.some_user(random, asked);
    if random.one_in(3) {
        list(model, wire, who, asked);
    } else {
        add(model, wire, random, who, asked);
    }
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    model.benefits.iter().for_each(|(code, benefit)| list(model, wire, benefit.who, *code));
}

fn add(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, who: Who, asked: i32) {
    let is_on_sale = |plan: &i32| model.records.get(&(PLANS, *plan)).is_some_and(|it| it["ativo"] == true);
    let mut sent = json!({"codPlano": fitting(random, model.any(PLANS), is_on_sale)});
    if random.one_in(3) {
        sent["valor"] = json!(19.9);
    }
    if random.one_in(3) {
        sent["dataInclusao"] = json!(random.choose(DAYS).0);
    }
    let answer = wire.ask(who, "POST", &format!("/ext/beneficio/{asked}/itens"), Some(&sent));
    let Some(benefit) = model.benefits.get(&asked).filter(|it| it.who == who) else { return answer.is(404) };
    match judged(model, benefit, &sent, &wire.today()) {
        None => answer.is(400),
        Some(item) => {
            answer.is(200);
            model.benefits.get_mut(&asked).expect("it was there").items.push(item);
        }
    }
}

/// The item that is added; nothing where it is refused.
fn judged(model: &Model, benefit: &Benefit, sent: &Value, today: &str) -> Option<Item> {
    let plan = code(sent, "codPlano");
    let is_on_sale = model.records.get(&(PLANS, plan))?["ativo"] == true;
    (is_on_sale && !model.is_cancelled(benefit) && !is_held(&benefit.items, plan)).then_some(())?;
    let mut item = begun(model, plan, today);
    if let Some(value) = sent.get("valor") {
        item.value = value.clone();
    }
    if let Some((_, shown)) = DAYS.iter().find(|(spelled, _)| sent["dataInclusao"] == *spelled) {
        (*shown).clone_into(&mut item.included);
    }
    Some(item)
}

/// The items of a benefit after it was saved with a plan: the one of the plan that it had ends, and the new one begins.
pub(super) fn following(model: &Model, present: Option<&Benefit>, plan: i32, today: &str) -> Vec<Item> {
    let mut items = present.map_or_else(Vec::new, |it| it.items.clone());
    if let Some(left) = present.map(|it| it.plan).filter(|left| *left != plan)
        && let Some(ended) = items.iter_mut().find(|it| it.plan == left && it.is_held())
    {
        ended.excluded = Some(today.to_owned());
    }
    if !is_held(&items, plan) {
        items.push(begun(model, plan, today));
    }
    items
}

/// What a search shows of the items that a benefit has.
pub(super) fn held(benefit: &Benefit) -> Value {
    benefit.items.iter().filter(|it| it.is_held()).map(|it| json!([it.plan, it.value])).collect()
}

fn begun(model: &Model, plan: i32, today: &str) -> Item {
    let value = model.records[&(PLANS, plan)]["valor"].clone();
    Item { plan, value, included: today.to_owned(), excluded: None }
}

fn is_held(items: &[Item], plan: i32) -> bool {
    items.iter().any(|it| it.plan == plan && it.is_held())
}

/// The items of a benefit, as a user sees them.
fn list(model: &Model, wire: &mut Wire<'_>, who: Who, asked: i32) {
    let answer = wire.ask(who, "GET", &format!("/ext/beneficio/{asked}/itens"), None);
    let Some(benefit) = model.benefits.get(&asked).filter(|it| it.who == who) else { return answer.is(404) };
    answer.is(200);
    let expected = benefit.items.iter().map(|it| {
        json!({"codPlano": it.plan, "nomePlano": model.records[&(PLANS, it.plan)]["nome"], "valor": it.value,
               "dataInclusao": it.included, "dataExclusao": it.excluded.as_deref().unwrap_or_default(),
               "ativo": it.is_held()})
    });
    answer.lists(&expected.collect::<Vec<_>>());
    let codes: Vec<i32> = answer.body.as_array().unwrap().iter().map(|it| code(it, "codItem")).collect();
    assert!(codes.is_sorted_by(|one, next| one < next), "items of {asked} are not in the order in which they began");
}
