//! Values that fields take, and those that they do not.

use super::*;
use crate::testing::day;
use crate::values::Text;

fn definition(code: i32, name: &str, is_required: bool, format: FieldFormat) -> FieldDefinition {
    FieldDefinition {
        code: FieldCode::new(code).unwrap(),
        name: Text::parse(name).unwrap(),
        kind: BenefitType::Vehicle,
        is_required,
        position: code,
        is_active: true,
        format,
    }
}

fn definitions() -> Vec<FieldDefinition> {
    let options = ["Particular", "Aplicativo", "Frete"].map(|option| Text::parse(option).unwrap()).to_vec();
    vec![
        definition(1, "Possui alarme", false, FieldFormat::Flag),
        definition(2, "Uso do veículo", false, FieldFormat::Choice { options }),
        definition(3, "Apelido", false, FieldFormat::Text { max_length: 5 }),
        definition(
            4,
            "Quilometragem",
            false,
            FieldFormat::Number { minimum: Some(0.0), maximum: Some(1e6), decimals: 1 },
        ),
        definition(5, "Última revisão", false, FieldFormat::Day),
        FieldDefinition { is_active: false, ..definition(6, "Antigo", true, FieldFormat::Flag) },
        FieldDefinition { kind: BenefitType::Health, ..definition(7, "Carência", true, FieldFormat::Day) },
    ]
}

fn by_code(code: i32, value: SentValue) -> SentField {
    SentField { code: FieldCode::new(code).ok(), name: None, value }
}

fn text(text: &str) -> SentValue {
    SentValue::Text(text.to_owned())
}

fn checked(sent: &[SentField]) -> Result<FieldChanges, String> {
    check(BenefitType::Vehicle, &definitions(), &FieldValues::new(), sent)
        .map_err(|violation| violation.text().to_owned())
}

#[test]
fn each_format_takes_its_values() {
    for (code, sent, expected) in [
        (1, SentValue::Flag(false), Some(FieldValue::Flag(false))),
        (2, text(" frete "), Some(FieldValue::Text("Frete".to_owned()))),
        (3, text("ééééé"), Some(FieldValue::Text("ééééé".to_owned()))),
        (4, SentValue::Number(12.5), Some(FieldValue::Number(12.5))),
        (4, SentValue::Number(0.1), Some(FieldValue::Number(0.1))),
        (4, SentValue::Number(0.0), Some(FieldValue::Number(0.0))),
        (4, SentValue::Number(1e6), Some(FieldValue::Number(1e6))),
        (5, text("2025-02-28"), Some(FieldValue::Day(day("28/02/2025")))),
        (5, text(""), None),
        (3, SentValue::Null, None),
    ] {
        let changes = checked(&[by_code(code, sent.clone())]);
        assert_eq!(changes, Ok(FieldChanges::from([(FieldCode::new(code).unwrap(), expected)])), "{code} {sent:?}");
    }
}

#[test]
fn each_format_says_what_it_takes() {
    for (code, sent, expected) in [
        (1, text("true"), "O campo \"Possui alarme\" aceita true ou false, sem aspas."),
        (2, text("Corrida"), "O campo \"Uso do veículo\" aceita Particular, Aplicativo ou Frete."),
        (2, SentValue::Number(1.0), "O campo \"Uso do veículo\" aceita Particular, Aplicativo ou Frete, entre aspas."),
        (3, text("seis 6"), "O campo \"Apelido\" aceita até 5 caracteres."),
        (3, text("a\0b"), "O campo \"Apelido\" tem caracteres de controle. Envie somente texto."),
        (3, SentValue::Other, "O campo \"Apelido\" aceita um texto, entre aspas."),
        (4, text("12"), "O campo \"Quilometragem\" aceita um número, sem aspas."),
        (4, SentValue::Number(-1.0), "O campo \"Quilometragem\" aceita números a partir de 0."),
        (4, SentValue::Number(2e6), "O campo \"Quilometragem\" aceita números até 1000000."),
        (4, SentValue::Number(0.25), "O campo \"Quilometragem\" aceita até uma casa decimal."),
        (4, SentValue::Number(f64::NAN), "O campo \"Quilometragem\" aceita um número finito."),
        (5, text("31/02/2020"), "O campo \"Última revisão\" aceita uma data que exista, em dd/MM/yyyy ou yyyy-MM-dd."),
        (5, SentValue::Flag(true), "O campo \"Última revisão\" aceita uma data, entre aspas."),
    ] {
        assert_eq!(checked(&[by_code(code, sent.clone())]), Err(expected.to_owned()), "{code} {sent:?}");
    }
}

#[test]
fn a_field_is_named_by_code_or_name_and_both_must_agree() {
    let field = |code: Option<i32>, name: Option<&str>| SentField {
        code: code.map(|code| FieldCode::new(code).unwrap()),
        name: name.map(str::to_owned),
        value: SentValue::Flag(true),
    };
    assert!(checked(&[field(None, Some(" POSSUI alarme "))]).is_ok());
    assert!(checked(&[field(Some(1), Some("Possui alarme"))]).is_ok());
    let unknown = "dadosAdicionais[0] não é um campo que existe para benefícios veiculares. Veja GET \
                   /ext/administracao/campos/0.";
    for (code, name) in
        [(Some(2), Some("Possui alarme")), (None, Some("Cor do teto")), (Some(6), None), (Some(7), None)]
    {
        assert_eq!(checked(&[field(code, name)]), Err(unknown.to_owned()), "{code:?} {name:?}");
    }
    assert_eq!(checked(&[field(None, Some(" "))]), Err("Informe codCampo ou nome em dadosAdicionais[0].".to_owned()));
    assert_eq!(
        checked(&[field(Some(1), None), field(None, Some("Possui alarme"))]),
        Err("O campo \"Possui alarme\" veio mais de uma vez. Envie-o uma só vez.".to_owned())
    );
}

#[test]
fn a_required_field_has_a_value_in_the_end() {
    let mut definitions = definitions();
    definitions[0].is_required = true;
    let code = FieldCode::new(1).unwrap();
    let known = FieldValues::from([(code, FieldValue::Flag(true))]);
    let checked = |current: &FieldValues, sent: &[SentField]| {
        check(BenefitType::Vehicle, &definitions, current, sent).map_err(|violation| violation.text().to_owned())
    };
    let missing = Err("O campo \"Possui alarme\" é obrigatório. Envie o seu valor.".to_owned());
    assert_eq!(checked(&known, &[by_code(3, text("Fusca"))]).map(|changes| changes.len()), Ok(1));
    assert_eq!(checked(&known, &[by_code(1, SentValue::Null)]), missing);
    assert_eq!(checked(&FieldValues::new(), &[by_code(3, text("Fusca"))]), missing);
    assert!(checked(&FieldValues::new(), &[by_code(1, SentValue::Flag(false))]).is_ok());
}

#[test]
fn a_number_has_as_many_decimals_as_the_field_has() {
    let fault = |number, decimals| number_fault(number, None, None, decimals).unwrap_or_default();
    assert_eq!(fault(1.5, 0), "aceita números inteiros");
    assert_eq!(fault(1.25, 1), "aceita até uma casa decimal");
    assert_eq!(fault(1.125, 2), "aceita até 2 casas decimais");
    assert_eq!([fault(2.0, 0), fault(1.5, 1), fault(1.25, 2)], ["", "", ""]);
}

#[test]
fn a_deactivated_field_keeps_its_value_or_loses_it_and_takes_no_other() {
    let held = FieldValues::from([(FieldCode::new(6).unwrap(), FieldValue::Flag(true))]);
    let sent = |value| check(BenefitType::Vehicle, &definitions(), &held, &[by_code(6, value)]);
    assert!(sent(SentValue::Flag(true)).is_ok(), "as it was read");
    assert!(sent(SentValue::Null).is_ok());
    assert!(sent(SentValue::Flag(false)).is_err());
    assert!(checked(&[by_code(6, SentValue::Flag(true))]).is_err(), "nothing was held");
}
