//! Values of additional fields, checked against the definitions of the benefit's type.

use std::collections::BTreeMap;

use crate::catalogue::{BenefitType, FieldDefinition, FieldFormat};
use crate::values::{Day, FieldCode, Text};
use crate::violation::{Violation, list};

/// Value of an additional field.
#[derive(Debug, Clone, PartialEq)]
pub enum FieldValue {
    /// Text, or one of the options of a choice.
    Text(String),
    /// A number.
    Number(f64),
    /// A day.
    Day(Day),
    /// Yes or no.
    Flag(bool),
}

/// Values of the additional fields of a benefit.
pub type FieldValues = BTreeMap<FieldCode, FieldValue>;

/// Changes of additional fields: a new value, or none.
pub type FieldChanges = BTreeMap<FieldCode, Option<FieldValue>>;

/// A field as a body has it, named by code or by name.
#[derive(Debug, Clone, PartialEq)]
pub struct SentField {
    /// Code of its definition.
    pub code: Option<FieldCode>,
    /// Name of its definition.
    pub name: Option<String>,
    /// The value.
    pub value: SentValue,
}

/// A value of whatever kind, before its field tells which it should be.
#[derive(Debug, Clone, PartialEq)]
pub enum SentValue {
    /// No value.
    Null,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(f64),
    /// Text.
    Text(String),
    /// A list or an object, which no field takes.
    Other,
}

/// Checks what was sent against the definitions of a type; all is good, or nothing is taken.
///
/// Fields that are not named keep their values, a null takes one away. Afterwards every required field must have one. A
/// field that was deactivated keeps the value that it has or loses it, and takes no other.
pub fn check(
    kind: BenefitType,
    definitions: &[FieldDefinition],
    current: &FieldValues,
    sent: &[SentField],
) -> Result<FieldChanges, Violation> {
    let is_offered = |it: &&FieldDefinition| it.kind == kind && (it.is_active || current.contains_key(&it.code));
    let of_kind: Vec<&FieldDefinition> = definitions.iter().filter(is_offered).collect();
    let mut changes = FieldChanges::new();
    for (idx, field) in sent.iter().enumerate() {
        let place = format!("dadosAdicionais[{idx}]");
        let definition = definition_of(field, &of_kind, kind, &place)?;
        let value = value_of(definition, &field.value).map_err(|text| Violation::new(&place, &text))?;
        if !definition.is_active && value.is_some() && value.as_ref() != current.get(&definition.code) {
            return Err(unknown_field(&place, kind));
        }
        if changes.insert(definition.code, value).is_some() {
            let text = format!("O campo \"{}\" veio mais de uma vez. Envie-o uma só vez.", definition.name);
            return Err(Violation::new(&place, &text));
        }
    }
    let has_value = |definition: &FieldDefinition| match changes.get(&definition.code) {
        Some(change) => change.is_some(),
        None => current.contains_key(&definition.code),
    };
    let is_missing =
        |definition: &&&FieldDefinition| definition.is_active && definition.is_required && !has_value(definition);
    match of_kind.iter().find(is_missing) {
        None => Ok(changes),
        Some(missing) => {
            let text = format!("O campo \"{}\" é obrigatório. Envie o seu valor.", missing.name);
            Err(Violation::new("dadosAdicionais", &text))
        }
    }
}

fn definition_of<'a>(
    field: &SentField,
    definitions: &[&'a FieldDefinition],
    kind: BenefitType,
    place: &str,
) -> Result<&'a FieldDefinition, Violation> {
    let name = field.name.as_deref().map(|name| name.trim().to_lowercase()).filter(|name| !name.is_empty());
    if field.code.is_none() && name.is_none() {
        return Err(Violation::new(place, &format!("Informe codCampo ou nome em {place}.")));
    }
    let is_meant = |definition: &&&FieldDefinition| {
        field.code.is_none_or(|code| code == definition.code)
            && name.as_deref().is_none_or(|name| name == definition.name.as_str().to_lowercase())
    };
    definitions.iter().find(is_meant).copied().ok_or_else(|| unknown_field(place, kind))
}

fn unknown_field(place: &str, kind: BenefitType) -> Violation {
    // The interface gives no code to subscriptions, so there is no list to look at.
    let remedy = match kind.code() {
        Some(code) => format!("Veja GET /ext/administracao/campos/{code}."),
        None => "Confira codCampo e nome.".to_owned(),
    };
    let text = format!("{place} não é um campo que existe para {}. {remedy}", kind.benefits_in_words());
    Violation::new(place, &text)
}

/// The value that a field takes, or what it takes in words.
fn value_of(definition: &FieldDefinition, sent: &SentValue) -> Result<Option<FieldValue>, String> {
    let refuse = |what: String| Err(format!("O campo \"{}\" {what}.", definition.name));
    let sent_text = match sent {
        SentValue::Null => return Ok(None),
        SentValue::Text(text) if text.trim().is_empty() => return Ok(None),
        SentValue::Text(text) => Some(text.trim()),
        SentValue::Flag(_) | SentValue::Number(_) | SentValue::Other => None,
    };
    match (&definition.format, sent, sent_text) {
        (FieldFormat::Text { max_length }, _, Some(text)) => {
            if text.contains('\0') {
                refuse("tem caracteres de controle. Envie somente texto".to_owned())
            } else if text.chars().count() > usize::from(*max_length) {
                refuse(format!("aceita até {max_length} caracteres"))
            } else {
                Ok(Some(FieldValue::Text(text.to_owned())))
            }
        }
        (FieldFormat::Choice { options }, _, Some(text)) => {
            match options.iter().find(|option| option.as_str().to_lowercase() == text.to_lowercase()) {
                Some(option) => Ok(Some(FieldValue::Text(option.to_string()))),
                None => refuse(format!("aceita {}", list(options.iter().map(Text::as_str), "ou"))),
            }
        }
        (FieldFormat::Day, _, Some(text)) => match Day::parse(text) {
            Ok(day) => Ok(Some(FieldValue::Day(day))),
            Err(_) => refuse("aceita uma data que exista, em dd/MM/yyyy ou yyyy-MM-dd".to_owned()),
        },
        (FieldFormat::Number { minimum, maximum, decimals }, SentValue::Number(number), _) => {
            match number_fault(*number, *minimum, *maximum, *decimals) {
                None => Ok(Some(FieldValue::Number(*number))),
                Some(fault) => refuse(fault),
            }
        }
        (FieldFormat::Flag, SentValue::Flag(flag), _) => Ok(Some(FieldValue::Flag(*flag))),
        (FieldFormat::Text { .. }, ..) => refuse("aceita um texto, entre aspas".to_owned()),
        (FieldFormat::Choice { options }, ..) => {
            refuse(format!("aceita {}, entre aspas", list(options.iter().map(Text::as_str), "ou")))
        }
        (FieldFormat::Day, ..) => refuse("aceita uma data, entre aspas".to_owned()),
        (FieldFormat::Number { .. }, ..) => refuse("aceita um número, sem aspas".to_owned()),
        (FieldFormat::Flag, ..) => refuse("aceita true ou false, sem aspas".to_owned()),
    }
}

fn number_fault(number: f64, minimum: Option<f64>, maximum: Option<f64>, decimals: u8) -> Option<String> {
    if !number.is_finite() {
        return Some("aceita um número finito".to_owned());
    }
    if let Some(minimum) = minimum.filter(|minimum| number < *minimum) {
        return Some(format!("aceita números a partir de {minimum}"));
    }
    if let Some(maximum) = maximum.filter(|maximum| number > *maximum) {
        return Some(format!("aceita números até {maximum}"));
    }
    let scale = 10f64.powi(i32::from(decimals));
    let nearest = (number * scale).round() / scale;
    // Beyond 2^53 every number is whole, and the product may overflow.
    #[expect(clippy::float_cmp, reason = "the nearest numbers are the same number, or there are more decimals")]
    let is_exact = nearest == number || !nearest.is_finite();
    (!is_exact).then(|| match decimals {
        0 => "aceita números inteiros".to_owned(),
        1 => "aceita até uma casa decimal".to_owned(),
        _ => format!("aceita até {decimals} casas decimais"),
    })
}

#[cfg(test)]
mod tests;
