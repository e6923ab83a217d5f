//! What registers take, what they refuse and why.

use serde_json::{Value, json};

use super::state::{Model, NOBODYS};
use super::table::{
    BENEFIT_SITUATIONS, FIELDS, FUNNELS, PLANS, Register, SELLERS, SITUATIONS, STORES, SUPPLIERS, TYPES,
};
use super::uses::is_used;
use super::wire::code;
use super::{fields, funnels};

/// Why something is refused: the status, the reason and the field.
pub(super) type Refusal = (u16, &'static str, Option<String>);

pub(super) const IN_USE: Refusal = (409, "EM_USO", None);

/// A field holds what it cannot.
pub(super) fn invalid(field: &str) -> Refusal {
    (400, "REQUISICAO_INVALIDA", Some(field.to_owned()))
}

/// What becomes of a body that is sent, in the place of what is there or as something new.
pub(super) fn judged(
    model: &Model,
    register: &Register,
    present: Option<&Value>,
    sent: &Value,
) -> Result<Value, Refusal> {
    let mut record = (register.defaults)();
    record.as_object_mut().unwrap().extend(sent.as_object().unwrap().clone());
    let own = present.map_or(NOBODYS, |present| code(present, register.code));
    record[register.code] = json!(own);
    let others: Vec<&Value> = model.of(register.path).filter(|other| code(other, register.code) != own).collect();
    let alike = |field: &str| others.iter().filter(|other| other[field] == record[field]).count();
    match (register.path, present) {
        (SITUATIONS | TYPES, Some(present)) if present["entidade"] != record["entidade"] => {
            return Err(invalid("/entidade"));
        }
        (SITUATIONS, Some(present)) if present["inicial"] == true && record["inicial"] == false => {
            return Err(invalid("/inicial"));
        }
        (SITUATIONS, None) if alike("entidade") == 0 => record["inicial"] = json!(true),
        (PLANS, Some(present)) if present["tipoBeneficio"] != record["tipoBeneficio"] && is_used(model, PLANS, own) => {
            return Err(IN_USE);
        }
        (BENEFIT_SITUATIONS, None) if alike("tipoSituacao") == 0 => record["padrao"] = json!(true),
        (BENEFIT_SITUATIONS, Some(present)) => {
            let leaves = present["tipoSituacao"] != record["tipoSituacao"];
            if leaves && is_used(model, BENEFIT_SITUATIONS, own) {
                return Err(IN_USE);
            }
            let has_others = others.iter().any(|other| other["tipoSituacao"] == present["tipoSituacao"]);
            if present["padrao"] == true && (leaves || record["padrao"] == false) && has_others {
                return Err(invalid("/padrao"));
            }
            if alike("tipoSituacao") == 0 {
                record["padrao"] = json!(true);
            }
        }
        (SELLERS | SUPPLIERS, _) => {
            record["cpfCnpj"] = json!(document(sent["cpfCnpj"].as_str().unwrap()).ok_or(invalid("/cpfCnpj"))?);
            let is_kept = present.is_some_and(|present| present.get("codLoja") == sent.get("codLoja"));
            if sent.get("codLoja").is_some() && !is_kept && !model.is_active(STORES, code(sent, "codLoja")) {
                return Err(invalid("/codLoja"));
            }
            let turns = present.is_some_and(|present| present["tipo"] != record["tipo"]);
            if turns && is_used(model, register.path, own) {
                return Err(IN_USE);
            }
        }
        (FUNNELS, _) => funnels::judged(model, present, sent)?,
        (FIELDS, _) => {
            record["formato"] = fields::judged_format(&sent["formato"])?;
            let kind = |it: &Value| (it["tipoBeneficio"].clone(), it["formato"]["tipo"].clone());
            if present.is_some_and(|present| kind(present) != kind(&record)) && is_used(model, FIELDS, own) {
                return Err(IN_USE);
            }
        }
        _ => {}
    }
    let is_same = |other: &&Value| {
        register.scope.is_none_or(|scope| other[scope] == record[scope])
            && compared(register, other) == compared(register, &record)
    };
    if others.into_iter().any(|other| is_same(&other)) {
        Err((409, "DUPLICADO", Some(format!("/{}", register.unique))))
    } else {
        Ok(record)
    }
}

/// What no two have in common: accents tell situations of benefits apart, and nothing else.
fn compared(register: &Register, record: &Value) -> String {
    let own = &record[register.unique];
    if register.path == BENEFIT_SITUATIONS { own.as_str().unwrap().to_lowercase() } else { fold(own) }
}

/// A text without its capitals and accents.
pub(super) fn fold(text: &Value) -> String {
    text.as_str().unwrap().to_lowercase().replace(['á', 'â'], "a")
}

/// A document without its mask, if it is one.
fn document(text: &str) -> Option<String> {
    let bare: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
    (bare != "11111111111").then(|| bare.to_uppercase())
}

/// Keeps a record; what only one can be the others are no longer.
pub(super) fn put(model: &mut Model, register: &Register, record: Value) {
    for (mark, among) in [("inicial", "entidade"), ("padrao", "tipoSituacao")] {
        if record[mark] == true {
            let others =
                model.records.iter_mut().filter(|(key, other)| key.0 == register.path && other[among] == record[among]);
            others.for_each(|(_, other)| other[mark] = json!(false));
        }
    }
    let key = (register.path, code(&record, register.code));
    *model.versions.entry(key).or_default() += 1;
    model.records.insert(key, record);
}
