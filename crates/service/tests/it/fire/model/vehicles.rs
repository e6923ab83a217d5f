//! Vehicles of benefits, and how they are found by their plates.

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::{Benefit, Model, Vehicle, fitting};
use super::table::{BENEFIT_SITUATIONS, SELLERS, VEHICLE_TYPES};
use super::wire::{Who, Wire, code};

/// Plates as they are sent and shown; some name the same car, and the last is none.
const PLATES: &[(&str, &str)] = &[
    ("MDL1234", "MDL-1234"),
    ("mdl-1234", "MDL-1234"),
    ("MDL1C34", "MDL1C34"),
    ("MDL1K34", "MDL1K34"),
    ("mdl-5e67", "MDL5E67"),
    ("MDL-5467", "MDL-5467"),
    ("MD-12345", ""),
];

/// What a body says of a vehicle.
pub(super) fn say_vehicle(model: &Model, random: &mut Random, sent: &mut Value) {
    if !random.one_in(4) {
        sent["placa"] = json!(random.choose(PLATES).0);
    }
    if random.one_in(3) {
        sent["chassi"] = json!(random.choose(&["9bwmdl-000000001", "9BWMDL000000002"]));
    }
    if random.one_in(2) {
        sent["marca"] = json!(random.choose(&["Fiat", "Honda"]));
    }
    if random.one_in(2) {
        let is_type = |code: &i32| model.records.contains_key(&(VEHICLE_TYPES, *code));
        sent["codTipoVeiculo"] = json!(fitting(random, model.any(VEHICLE_TYPES), is_type));
    }
}

/// The vehicle after a body, which names what changes; nothing where it is refused.
pub(super) fn judged(model: &Model, present: Option<&Vehicle>, sent: &Value) -> Option<Vehicle> {
    let mut vehicle = present.cloned().unwrap_or_default();
    if let Some(plate) = sent["placa"].as_str() {
        vehicle.plate = Some(shown_plate(plate)?.to_owned());
    }
    if let Some(chassis) = sent["chassi"].as_str() {
        vehicle.chassis = Some(chassis.replace('-', "").to_uppercase());
    }
    vehicle.brand = sent["marca"].as_str().map(ToOwned::to_owned).or(vehicle.brand);
    if sent.get("codTipoVeiculo").is_some() {
        vehicle.kind = Some(code(sent, "codTipoVeiculo"));
    }
    let is_known = vehicle.plate.is_some() || vehicle.chassis.is_some();
    let has_type = vehicle.kind.is_none_or(|kind| model.records.contains_key(&(VEHICLE_TYPES, kind)));
    (is_known && has_type).then_some(vehicle)
}

/// Looks for a plate, however it is spelled.
pub(super) fn step(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    find(model, wire, who, random.choose(PLATES).0);
}

/// Nobody has put anything into a car yet.
pub(super) fn look_at_equipment(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = model.some_benefit(random);
    let who = model.some_user(random, asked);
    let answer = wire.ask(who, "GET", &format!("/ext/beneficio/{asked}/equipamentos"), None);
    match model.benefits.get(&asked).filter(|it| it.who == who) {
        Some(_) => answer.equals(&json!([])),
        None => answer.is(404),
    }
}

/// Looks for every plate once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for who in [Who::Centre, Who::Coast] {
        for (plate, _) in PLATES {
            find(model, wire, who, plate);
        }
    }
}

/// The benefits of a user's store whose vehicles have a plate, and their holders.
fn find(model: &Model, wire: &mut Wire<'_>, who: Who, plate: &str) {
    let found = wire.ask(who, "GET", &format!("/ext/beneficio?placa={plate}"), None);
    let holders = wire.ask(who, "GET", &format!("/ext/associado?placa={plate}"), None);
    let Some(shown) = shown_plate(plate) else {
        found.is(400);
        return holders.is(400);
    };
    found.is(200);
    let has_plate = |vehicle: &Vehicle| vehicle.plate.as_deref().is_some_and(|plate| car(plate) == car(shown));
    let is_found = |it: &Benefit| it.who == who && it.vehicle.as_ref().is_some_and(has_plate);
    let expected: Vec<(&i32, &Benefit)> = model.benefits.iter().filter(|(_, it)| is_found(it)).collect();
    found.lists(&expected.iter().map(|(code, it)| row(model, **code, it)).collect::<Vec<_>>());
    holders.is(200);
    let items = holders.body["itens"].as_array().unwrap();
    let mut codes: Vec<i32> = items.iter().map(|it| code(it, "codBeneficio")).collect();
    codes.sort_unstable();
    assert_eq!(codes, expected.iter().map(|(code, _)| **code).collect::<Vec<_>>(), "{plate} as {who:?}");
}

/// What a search shows of a benefit with a vehicle.
fn row(model: &Model, code: i32, benefit: &Benefit) -> Value {
    let member = &model.members[&(benefit.who, benefit.document.clone())];
    let situation = &model.records[&(BENEFIT_SITUATIONS, benefit.situation)];
    let vehicle = benefit.vehicle.clone().unwrap_or_default();
    let name = |seller: Option<i32>| seller.map(|code| model.records[&(SELLERS, code)]["nome"].clone());
    json!({"codBeneficio": code, "sequencial": benefit.sequential, "tipoBeneficio": "VEICULAR",
           "situacao": situation["nome"], "codPessoa": member.code, "nomePessoa": member.name,
           "codLoja": benefit.who.store(), "placa": vehicle.plate, "chassi": vehicle.chassis, "marca": vehicle.brand,
           "codConsultor": benefit.consultant, "nomeConsultor": name(benefit.consultant),
           "codRepresentante": benefit.representative, "nomeRepresentante": name(benefit.representative),
           "diaVencimento": benefit.due_day})
}

fn shown_plate(sent: &str) -> Option<&'static str> {
    let known = PLATES.iter().find(|(spelled, _)| *spelled == sent);
    known.map(|(_, shown)| *shown).filter(|shown| !shown.is_empty())
}

/// What two spellings of a plate have in common: in the new one, letters from A to J stand for digits.
pub(super) fn car(shown: &str) -> String {
    let bare: Vec<char> = shown.chars().filter(|it| *it != '-').collect();
    let fifth = "ABCDEFGHIJ".find(bare[4]).map_or(bare[4].to_string(), |digit| digit.to_string());
    format!("{}{fifth}{}", bare[..4].iter().collect::<String>(), bare[5..].iter().collect::<String>())
}
