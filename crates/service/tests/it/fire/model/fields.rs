//! Additional fields: what each takes, and what benefits hold in them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::super::random::Random;
use super::rules::{Refusal, invalid};
use super::state::{Model, NOBODYS};
use super::table::FIELDS;
use super::wire::{Wire, code};

/// What a field may take; of each fourth, the sense is wrong.
pub(super) fn format(random: &mut Random) -> Value {
    let is_odd = random.one_in(4);
    match random.below(6) {
        0 => json!({"tipo": "TEXTO"}),
        1 => json!({"tipo": "TEXTO", "tamanhoMaximo": 5}),
        2 => json!({"tipo": "NUMERO", "minimo": 0.5, "maximo": if is_odd { 0.25 } else { 9.5 }, "casasDecimais": 1}),
        3 => json!({"tipo": "LOGICO"}),
        4 => json!({"tipo": "DATA"}),
        _ => json!({"tipo": "LISTA", "opcoes": ["Sim", if is_odd { "SIM" } else { "Não" }]}),
    }
}

/// A format with what was left out, if something fits it.
pub(super) fn judged_format(sent: &Value) -> Result<Value, Refusal> {
    let mut format = sent.clone();
    match sent["tipo"].as_str() {
        Some("TEXTO") if sent.get("tamanhoMaximo").is_none() => format["tamanhoMaximo"] = json!(255),
        Some("NUMERO") if sent["minimo"].as_f64() > sent["maximo"].as_f64() => return Err(invalid("/formato/minimo")),
        Some("LISTA") if sent["opcoes"] == json!(["Sim", "SIM"]) => return Err(invalid("/formato/opcoes/1")),
        _ => {}
    }
    Ok(format)
}

/// Saves additional fields of a benefit.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = model.some_benefit(random);
    let who = model.some_user(random, asked);
    let kind = model.benefits.get(&asked).map_or("SAUDE", |it| model.kind_of(it.plan)).to_owned();
    let sent = some_values(model, random, &kind);
    let answer = wire.ask(who, "PUT", &format!("/ext/beneficio/{asked}/dadosAdicionais"), Some(&json!(sent)));
    let Some(benefit) = model.benefits.get(&asked).filter(|it| it.who == who) else { return answer.is(404) };
    match judged(model, &kind, &benefit.fields, &sent) {
        None => answer.is(400),
        Some(fields) => {
            answer.is(200);
            model.benefits.get_mut(&asked).expect("it was there").fields = fields;
        }
    }
}

/// Values for most fields of a type, of which most fit.
pub(super) fn some_values(model: &Model, random: &mut Random, kind: &str) -> Vec<Value> {
    let mut values = Vec::new();
    for field in model.of(FIELDS).filter(|it| it["tipoBeneficio"] == kind) {
        let is_left_out = if field["ativo"] == true { random.one_in(8) } else { !random.one_in(8) };
        if is_left_out {
            continue;
        }
        let mut value = json!({"valor": some_value(&field["formato"], random)});
        if random.one_in(3) {
            value["nome"] = json!(field["nome"].as_str().unwrap().to_uppercase());
        } else {
            value["codCampo"] = field["codCampo"].clone();
        }
        values.push(value);
    }
    match random.below(16) {
        0 => values.push(json!({"codCampo": NOBODYS, "valor": true})),
        1 => values.extend(values.last().cloned()),
        2 => values.push(json!({"valor": true})),
        _ => {}
    }
    values
}

/// Something that a field takes; now and then whatever there is.
fn some_value(format: &Value, random: &mut Random) -> Value {
    let any = [json!("sim"), json!("texto longo"), json!(true), json!(3), json!(2.5), json!(0.25), json!("31/02/2026")];
    if random.one_in(10) {
        return random.choose(&any).clone();
    }
    if random.one_in(10) {
        return random.choose(&[json!(null), json!(" ")]).clone();
    }
    match format["tipo"].as_str() {
        Some("TEXTO") => json!(random.choose(&["Azul", " ok ", "Ônix"])),
        Some("NUMERO") => random.choose(&[json!(3), json!(4), json!(5)]).clone(),
        Some("LOGICO") => json!(random.one_in(2)),
        Some("DATA") => json!(random.choose(&["15/07/2026", "2026-07-16"])),
        _ => format["opcoes"][0].clone(),
    }
}

/// What a benefit of a type holds after a body; nothing where it is refused.
pub(super) fn judged(
    model: &Model,
    kind: &str,
    current: &BTreeMap<i32, Value>,
    sent: &[Value],
) -> Option<BTreeMap<i32, Value>> {
    let of_kind = || model.of(FIELDS).filter(|it| it["tipoBeneficio"] == kind);
    let is_offered = |it: &&Value| it["ativo"] == true || current.contains_key(&code(it, "codCampo"));
    let mut held = current.clone();
    let mut named = Vec::new();
    for value in sent {
        (value.get("codCampo").is_some() || value.get("nome").is_some()).then_some(())?;
        let is_meant = |it: &&Value| {
            let is_named = |name: &Value| lower(name) == lower(&it["nome"]);
            value.get("codCampo").is_none_or(|code| *code == it["codCampo"]) && value.get("nome").is_none_or(is_named)
        };
        let field = of_kind().filter(is_offered).find(is_meant)?;
        let number = code(field, "codCampo");
        (!named.contains(&number)).then_some(())?;
        named.push(number);
        let value = taken(&field["formato"], &value["valor"])?;
        // What was deactivated keeps what it has, or loses it.
        (field["ativo"] == true || value.is_null() || is_same(&value, current.get(&number)?)).then_some(())?;
        match value {
            Value::Null => held.remove(&number),
            value => held.insert(number, value),
        };
    }
    let is_needed = |it: &&Value| it["ativo"] == true && it["obrigatorio"] == true;
    let has_all = of_kind().filter(is_needed).all(|it| held.contains_key(&code(it, "codCampo")));
    has_all.then_some(held)
}

/// Whether two values are the same, however a number is written.
fn is_same(one: &Value, other: &Value) -> bool {
    one == other || one.as_f64().is_some() && one.as_f64() == other.as_f64()
}

/// A value as it is shown later, null where nothing is held; nothing where the field does not take it.
fn taken(format: &Value, sent: &Value) -> Option<Value> {
    if sent.is_null() || sent.as_str().is_some_and(|text| text.trim().is_empty()) {
        return Some(Value::Null);
    }
    match format["tipo"].as_str()? {
        "TEXTO" => {
            let text = sent.as_str()?.trim();
            (text.chars().count() as u64 <= format["tamanhoMaximo"].as_u64()?).then(|| json!(text))
        }
        "NUMERO" => {
            let number = sent.as_f64()?;
            let is_between = format["minimo"].as_f64().is_none_or(|minimum| number >= minimum)
                && format["maximo"].as_f64().is_none_or(|maximum| number <= maximum);
            let shifted = format["casasDecimais"].as_u64()?.min(6);
            let scaled = (0..shifted).fold(number, |number, _| number * 10.0);
            (is_between && scaled.fract() == 0.0).then(|| sent.clone())
        }
        "LOGICO" => sent.as_bool().map(Value::from),
        "DATA" => match sent.as_str()? {
            "15/07/2026" => Some(json!("15/07/2026")),
            "2026-07-16" => Some(json!("16/07/2026")),
            _ => None,
        },
        _ => format["opcoes"].as_array()?.iter().find(|option| lower(option) == lower(sent)).cloned(),
    }
}

/// What a benefit holds, as members are shown with it: in the order of the form.
pub(super) fn shown(model: &Model, held: &BTreeMap<i32, Value>) -> Value {
    let mut fields: Vec<&Value> = held.keys().map(|code| &model.records[&(FIELDS, *code)]).collect();
    fields.sort_by_key(|it| (code(it, "ordem"), code(it, "codCampo")));
    fields.iter().map(|it| json!({"nome": it["nome"], "valor": held[&code(it, "codCampo")]})).collect()
}

fn lower(text: &Value) -> Option<String> {
    text.as_str().map(str::to_lowercase)
}
