//! All benefits of a user's store, in pages.

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Benefit, Model};
use super::table::BENEFIT_SITUATIONS;
use super::wire::{Who, Wire};
use super::{cards, items};

/// How many are on a page.
const PAGE: usize = 100;

/// How many each store had before.
const N_BEFORE: usize = 2;

/// What is compared of each.
const FIELDS: &[&str] = &[
    "codBeneficio",
    "sequencial",
    "tipoBeneficio",
    "situacao",
    "tipoSituacao",
    "numeroCartaoDesconto",
    "codPessoa",
    "nomePessoa",
    "cpfCnpj",
    "codLoja",
    "placa",
    "chassi",
    "diaVencimento",
];

/// Looks at one page, which may lie beyond the last.
pub(super) fn step(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    let number = 1 + random.below(3) as usize;
    look_at(model, wire, who, number);
}

/// Looks at all pages.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for who in [Who::Centre, Who::Coast] {
        let n_pages = (N_BEFORE + own(model, who).count()).div_ceil(PAGE);
        (1..=n_pages + 1).for_each(|number| look_at(model, wire, who, number));
    }
}

fn own(model: &Model, who: Who) -> impl Iterator<Item = (&i32, &Benefit)> {
    model.benefits.iter().filter(move |(_, it)| it.who == who)
}

fn look_at(model: &Model, wire: &mut Wire<'_>, who: Who, number: usize) {
    let answer = wire.ask(who, "GET", &format!("/ext/beneficio/lista?pagina={number}"), None);
    answer.is(200);
    let n_all = N_BEFORE + own(model, who).count();
    answer.has(&json!({"quantidade": n_all, "paginaAtual": number, "proximaPagina": number * PAGE < n_all}));
    let listed = answer.body["itens"].as_array().unwrap();
    // Those who were there before are the oldest, and known by their number alone.
    let n_before = if number == 1 { N_BEFORE } else { 0 };
    let skipped = ((number - 1) * PAGE).saturating_sub(N_BEFORE);
    let expected: Vec<Value> =
        own(model, who).skip(skipped).take(PAGE - n_before).map(|(code, it)| row(model, *code, it)).collect();
    let found: Vec<Value> = listed.iter().skip(n_before).map(shown).collect();
    assert_eq!(found, expected, "page {number} of {who:?}");
}

/// What is compared of a benefit in a page.
fn shown(listed: &Value) -> Value {
    let plans: Value =
        listed["planos"].as_array().unwrap().iter().map(|it| json!([it["codPlano"], it["valor"]])).collect();
    FIELDS.iter().map(|field| listed[field].clone()).chain([plans]).collect()
}

fn row(model: &Model, code: i32, benefit: &Benefit) -> Value {
    let member = &model.members[&(benefit.who, benefit.document.clone())];
    let situation = &model.records[&(BENEFIT_SITUATIONS, benefit.situation)];
    let vehicle = benefit.vehicle.clone().unwrap_or_default();
    let digits = &benefit.document;
    let document = format!("{}.{}.{}-{}", &digits[..3], &digits[3..6], &digits[6..9], &digits[9..]);
    json!([
        code,
        benefit.sequential,
        model.kind_of(benefit.plan),
        situation["nome"],
        situation["tipoSituacao"],
        cards::shown(&benefit.card),
        member.code,
        member.name,
        document,
        benefit.who.store(),
        vehicle.plate,
        vehicle.chassis,
        benefit.due_day,
        items::held(benefit),
    ])
}
