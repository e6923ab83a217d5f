//! Types around one value.

use std::collections::BTreeMap;

use super::again;
use stub_runtime::check;
use stub_runtime::{Date, FromText, Pattern, ToText};

static DATE_BR: Pattern = Pattern::new(r"^\d{2}/\d{2}/\d{4}$", r"^[0-9]{2}/[0-9]{2}/[0-9]{4}$").such_as("31/01/2026");

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct DateBr(String);
stub_runtime::newtype! { DateBr(String) |value| { check::pattern(value, &DATE_BR)?; Ok(()) } }

impl DateBr {
    fn stated(value: String) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Percent(i32);
stub_runtime::newtype! { Percent(i32) |value| { check::minimum(value, 0)?; check::maximum(value, 100)?; Ok(()) } }

#[derive(Debug, Clone, Copy, PartialEq)]
struct Since(Date);
stub_runtime::newtype! { Since(Date) |value| check::min_length(value, 10) }

#[derive(Debug, Clone, PartialEq)]
struct Tree(pub Vec<Tree>);
stub_runtime::transparent! { Tree(Vec<Tree>) }

#[derive(Debug, Clone, PartialEq)]
struct Index(pub BTreeMap<String, Index>);
stub_runtime::transparent! { Index(BTreeMap<String, Index>) }

#[test]
fn a_value_of_a_newtype_always_fits() {
    assert_eq!(again::<DateBr>(r#""31/01/2026""#), r#""31/01/2026""#);
    assert_eq!(again::<Vec<DateBr>>(r#"["2026-01-31"]"#), "`$[0]` must be written like `31/01/2026`");
    // Full-width and Arabic digits are no digits of ECMAScript.
    assert_eq!(again::<DateBr>("\"٣١/٠١/٢٠٢٦\""), "`$` must be written like `31/01/2026`");
    assert_eq!(again::<Percent>("101"), "`$` must be at most 100");
    assert_eq!(again::<Percent>("\"1\""), "`$` must be an integer, not a string");
    assert_eq!(
        Percent::from_text("-1".into()).map_err(|fault| fault.to_string()),
        Err("`$` must be at least 0".into())
    );
    assert_eq!(again::<Since>("\"2026-02-30\""), "`$` must be a date such as 2026-01-31");
}

#[test]
fn a_newtype_of_text_is_used_like_text() {
    let date: DateBr = "31/01/2026".parse().expect("it fits");
    assert_eq!(date, DateBr::try_from("31/01/2026").expect("it fits"));
    assert_eq!(date, DateBr::stated("31/01/2026".to_owned()));
    assert_eq!((date.len(), date.as_ref(), date.to_text()), (10, "31/01/2026", "31/01/2026".into()));
    assert_eq!(format!("{date}"), date.clone().into_inner());
    assert_eq!(String::from(date), "31/01/2026");
    assert_eq!(*Percent::try_from(5).expect("it fits"), 5);
}

#[test]
fn lists_and_maps_may_hold_themselves() {
    assert_eq!(again::<Tree>("[[],[[]]]"), "[[],[[]]]");
    assert_eq!(again::<Tree>("[[],[{}]]"), "`$[1][0]` must be an array, not an object");
    assert_eq!(again::<Index>(r#"{"a":{"b":{}}}"#), r#"{"a":{"b":{}}}"#);
    assert_eq!(again::<Index>(r#"{"a":{"b":1}}"#), "`$.a.b` must be an object, not an integer");
}
