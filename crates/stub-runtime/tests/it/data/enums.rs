//! Enums of texts and numbers.

use super::again;
use stub_runtime::FromText;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Event,
    Average,
    Value3,
}
stub_runtime::text_enum! { Kind { Event "[\"Evento\"]", Average "Média", Value3 "$" } }

#[derive(Debug, Clone, PartialEq)]
enum Open {
    Known,
    Unknown(String),
}
stub_runtime::text_enum! { Open { Known "known" } other Unknown }

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Level {
    Value1,
    Minus1,
}
stub_runtime::int_enum! { Level { Value1 1, Minus1 -1 } }

#[test]
fn texts_that_rust_cannot_spell_are_variants() {
    assert_eq!(again::<Vec<Kind>>(r#"["[\"Evento\"]","Média","$"]"#), r#"["[\"Evento\"]","Média","$"]"#);
    assert_eq!(Kind::ALL, [Kind::Event, Kind::Average, Kind::Value3]);
    assert_eq!(Kind::Average.to_string(), "Média");
    assert_eq!(Kind::from_text("$".into()), Ok(Kind::Value3));
}

#[test]
fn other_texts_are_refused_with_a_list_and_without_the_text() {
    assert_eq!(again::<Vec<Kind>>(r#"["$","secret"]"#), r#"`$[1]` must be `["Evento"]`, `Média` or `$`"#);
    assert_eq!(again::<Kind>("1"), "`$` must be a string, not an integer");
    assert_eq!(again::<Kind>("null"), "`$` must be a string, not null");
    assert_eq!(again::<Kind>("\"Me\u{301}dia\""), r#"`$` must be `["Evento"]`, `Média` or `$`"#);
}

#[test]
fn an_open_enum_keeps_other_texts() {
    assert_eq!(again::<Vec<Open>>(r#"["known","new"]"#), r#"["known","new"]"#);
    assert_eq!(Open::from_text("new".into()), Ok(Open::Unknown("new".to_owned())));
    assert_eq!(Open::ALL, [Open::Known]);
}

#[test]
fn numbers_are_variants() {
    assert_eq!(again::<Vec<Level>>("[1,-1]"), "[1,-1]");
    assert_eq!(again::<Level>("2"), "`$` must be `1` or `-1`");
    assert_eq!(again::<Level>("1.0"), "`$` must be an integer, not a decimal number");
    assert_eq!(again::<Level>("\"1\""), "`$` must be an integer, not a string");
    assert_eq!(Level::from_text("-1".into()), Ok(Level::Minus1));
    assert_eq!(
        Level::from_text("x".into()).map_err(|fault| fault.rule().to_string()),
        Err("must be an integer".into())
    );
    assert_eq!(Level::ALL.iter().map(Level::as_i64).collect::<Vec<_>>(), [1, -1]);
}
