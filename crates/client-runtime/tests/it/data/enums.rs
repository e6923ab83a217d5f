//! Enums of texts and of whole numbers.

use super::round_trip;

client_runtime::text_enum! {
    /// Situation.
    pub enum Situacao { Ativo = "ATIVO", EmAnalise = "Em análise", Empty = "", None = "none" }
}

client_runtime::int_enum! {
    /// Level.
    pub enum Level { Value1 = 1, Minus2 = -2 }
}

#[test]
fn known_values_have_names_and_others_are_kept() {
    let cases = [
        (r#""ATIVO""#, r#"Ativo → "ATIVO""#),
        (r#""Em an\u00e1lise""#, r#"EmAnalise → "Em análise""#),
        (r#""""#, r#"Empty → """#),
        (r#""novo""#, r#"Other("novo") → "novo""#),
        ("1", "error: invalid type: integer `1`, expected a string at line 1 column 1"),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Situacao>(json), expected);
    }
}

#[test]
fn numbers_likewise() {
    let cases = [
        ("1", "Value1 → 1"),
        ("-2", "Minus2 → -2"),
        ("99", "Other(99) → 99"),
        (
            "9223372036854775808",
            "error: invalid value: integer `9223372036854775808`, expected a whole number of 64 bits at line 1 column 19",
        ),
        (r#""1""#, "error: invalid type: string \"1\", expected a whole number of 64 bits at line 1 column 3"),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Level>(json), expected);
    }
}

#[test]
fn values_come_from_text_and_go_to_text() {
    assert_eq!("none".parse::<Situacao>(), Ok(Situacao::None));
    assert_eq!(format!("[{:>7}]", Situacao::Ativo), "[  ATIVO]");
    assert_eq!(Situacao::VALUES, ["ATIVO", "Em análise", "", "none"]);
    assert_eq!("-2".parse::<Level>(), Ok(Level::Minus2));
    assert_eq!(Level::from(5_i32).to_string(), "5");
    assert!("two".parse::<Level>().is_err());
}
