//! Text in; the text again, or the sentence of the fault, out.

use super::{Base64, Date, DateTime, FromText, ToText, Uuid, Value};

/// Reads a text as a type and writes it again, or tells what is wrong.
fn again<T: FromText + ToText>(text: &str) -> String {
    match T::from_text(text.into()) {
        Ok(value) => value.to_text().into_owned(),
        Err(fault) => fault.rule().to_string(),
    }
}

#[test]
fn days_exist() {
    for text in ["2026-01-31", "2024-02-29", "0000-01-01", "9999-12-31"] {
        assert_eq!(again::<Date>(text), text);
    }
    for text in [
        "2026-02-30",
        "2023-02-29",
        "0000-00-00",
        "2026-13-01",
        "2026-1-31",
        "31/01/2026",
        "2026-01-31 ",
        "+2026-01-31",
        "12026-01-31",
        "2026-01-3１",
        "２０２６-01-31",
        "2026-01-31T00:00:00Z",
        "",
    ] {
        assert_eq!(again::<Date>(text), "must be a date such as 2026-01-31", "{text}");
    }
}

#[test]
fn moments_are_written_canonically() {
    for (text, expected) in [
        ("2026-01-31T15:30:00Z", "2026-01-31T15:30:00Z"),
        ("2026-01-31t15:30:00z", "2026-01-31T15:30:00Z"),
        ("2026-01-31T15:30:00+00:00", "2026-01-31T15:30:00Z"),
        ("2026-01-31T15:30:00-00:00", "2026-01-31T15:30:00Z"),
        ("2026-01-31T15:30:00-03:00", "2026-01-31T15:30:00-03:00"),
        ("2026-01-31T15:30:00+05:45", "2026-01-31T15:30:00+05:45"),
        ("2026-01-31T15:30:00-00:30", "2026-01-31T15:30:00-00:30"),
        ("2026-01-31T15:30:00.5Z", "2026-01-31T15:30:00.500Z"),
        ("2026-01-31T15:30:00.000000Z", "2026-01-31T15:30:00Z"),
        ("2026-01-31T15:30:00.123456Z", "2026-01-31T15:30:00.123456Z"),
        ("2026-01-31T15:30:00.1234567899Z", "2026-01-31T15:30:00.123456789Z"),
        ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z"),
        ("2016-12-31T20:59:60.25-03:00", "2016-12-31T20:59:60.250-03:00"),
        ("0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00+23:59"),
        ("9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59-23:59"),
    ] {
        assert_eq!(again::<DateTime>(text), expected);
    }
}

#[test]
fn what_is_no_moment_is_refused() {
    for text in [
        "2026-02-30T00:00:00Z",
        "2026-01-31T24:00:00Z",
        "2026-01-31T23:60:00Z",
        "2026-01-31T12:00:60Z",
        "2026-01-31T23:59:61Z",
        "2026-01-31T15:30:00",
        "2026-01-31T15:30Z",
        "2026-01-31 15:30:00Z",
        "2026-01-31T15:30:00.Z",
        "2026-01-31T15:30:00,5Z",
        "2026-01-31T15:30:00+3:00",
        "2026-01-31T15:30:00+0300",
        "2026-01-31T15:30:00+24:00",
        "2026-01-31T15:30:00+03:60",
        "2026-01-31T15:30:00Z ",
        "2026-01-31T15:30:00[America/Sao_Paulo]",
        "2026-01-31",
        "",
    ] {
        assert_eq!(again::<DateTime>(text), "must be a date and time such as 2026-01-31T15:30:00Z", "{text}");
    }
}

#[test]
fn equal_moments_are_equal_whatever_their_offset() {
    let moment = |text: &str| text.parse::<DateTime>().expect("it is one");
    assert_eq!(moment("2026-01-31T15:30:00-03:00"), moment("2026-01-31T18:30:00Z"));
    assert!(moment("2026-01-31T15:30:00-03:00") > moment("2026-01-31T16:30:00Z"));
}

#[test]
fn uuids_are_hyphenated() {
    let uuid = "67e55044-10b1-426f-9247-bb680e5fe0c8";
    assert_eq!(again::<Uuid>(uuid), uuid);
    assert_eq!(again::<Uuid>(&uuid.to_uppercase()), uuid);
    for text in [
        "67e5504410b1426f9247bb680e5fe0c8",
        "{67e55044-10b1-426f-9247-bb680e5fe0c8}",
        "urn:uuid:67e55044-10b1-426f-9247-bb680e5fe0c8",
        "67e55044-10b1-426f-9247-bb680e5fe0cg",
        "67e5504410b1-426f-9247-bb680e5fe0c8--",
        "",
    ] {
        assert_eq!(again::<Uuid>(text), "must be a UUID such as 67e55044-10b1-426f-9247-bb680e5fe0c8", "{text}");
    }
}

#[test]
fn base64_is_standard_and_padded() {
    for text in ["", "AA==", "/+8=", "T2zDoQ=="] {
        assert_eq!(again::<Base64>(text), text);
    }
    for text in ["AA", "AA=", "_-8=", "AB==", "A A==", "AA==\n", "é"] {
        assert_eq!(again::<Base64>(text), "must be base64 with padding", "{text}");
    }
    assert_eq!("T2zDoQ==".parse::<Base64>().expect("it fits").as_slice(), "Olá".as_bytes());
}

#[test]
fn texts_are_numbers_only_as_json_writes_them() {
    assert_eq!(again::<i32>("-5"), "-5");
    assert_eq!(again::<i32>("007"), "7");
    for text in ["", "-", "+5", " 5", "5 ", "5.0", "1e3", "0x5", "٥", "５", "abc", "1\0", "--1"] {
        assert_eq!(again::<i32>(text), "must be an integer", "{text}");
    }
    assert_eq!(again::<i32>("2147483648"), "must be an integer from -2147483648 to 2147483647");
    assert_eq!(again::<u64>("-1"), "must be an integer from 0 to 18446744073709551615");
    assert_eq!(again::<i128>(&i128::MIN.to_string()), i128::MIN.to_string());

    for (text, expected) in [("5", "5"), ("-0.5", "-0.5"), ("1e3", "1000"), ("1E-2", "0.01"), ("1.5e+2", "150")] {
        assert_eq!(again::<f64>(text), expected);
    }
    for text in ["", "inf", "-inf", "NaN", "nan", "infinity", ".5", "5.", "+5", "1e", "e3", "1e+", "0x1p3", "1,5"] {
        assert_eq!(again::<f64>(text), "must be a number", "{text}");
    }
    assert_eq!(again::<f64>("1e400"), "must be a number that floating point can hold");
    assert_eq!(again::<f32>("1e39"), "must be a number that floating point can hold");
}

#[test]
fn booleans_are_true_and_false() {
    assert_eq!(again::<bool>("true"), "true");
    for text in ["", "True", "1", "yes", "on", "true "] {
        assert_eq!(again::<bool>(text), "must be `true` or `false`", "{text}");
    }
}

#[test]
fn a_value_of_any_kind_keeps_its_text() {
    for text in [
        "5",
        "-5",
        "0.5",
        "true",
        "null",
        "\"a\"",
        "[1]",
        "007",
        "1e3",
        "1.0",
        "",
        " 5",
        "99999999999999999999999",
        "é",
    ] {
        assert_eq!(again::<Value>(text), text);
    }
    assert_eq!(Value::from_text("5".into()), Ok(Value::from(5)));
    assert_eq!(Value::from_text("[1]".into()), Ok(Value::from("[1]")));
}

#[test]
fn formats_are_read_only_from_strings() {
    let said = |json: &str| crate::json::parse::<Date>(json.as_bytes()).expect_err("it is no date").to_string();
    assert_eq!(said("20260131"), "`$` must be a string, not an integer");
    assert_eq!(said("\"x\""), "`$` must be a date such as 2026-01-31");
    assert_eq!(
        crate::json::write(&"2026-01-31".parse::<Date>().expect("it is one")).expect("it can"),
        b"\"2026-01-31\""
    );
}
