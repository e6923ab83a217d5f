//! Cases of formats, known and unknown.

use super::{FITS, assert_table, violations};

/// Values that have a format and values that do not.
#[track_caller]
fn assert_format(format: &str, right: &[&str], wrong: &[&str]) {
    let schema = format!("{{format: {format}}}");
    for value in right {
        assert_eq!(violations(&schema, &format!("'{value}'")), FITS, "{value} is a {format}");
    }
    for value in wrong {
        assert_ne!(violations(&schema, &format!("'{value}'")), FITS, "{value} is no {format}");
    }
}

#[test]
fn wording() {
    assert_table(&[
        (
            "{type: string, format: date}",
            "2023-02-29",
            "must be a date such as 2024-02-29 (format date), and is \"2023-02-29\"",
        ),
        ("{type: integer, format: int32}", "2147483648", "must be an integer of 32 bits, and is 2147483648"),
        ("{type: number, format: double}", "1e400", "must be within the range of 64-bit floating point, and is 1e400"),
    ]);
}

#[test]
fn numbers() {
    let int32 = "{format: int32}";
    assert_table(&[
        (int32, "2147483647", FITS),
        (int32, "-2147483648.0", FITS),
        (int32, "1.5", "must be an integer of 32 bits, and is 1.5"),
        ("{format: int64}", "9223372036854775807", FITS),
        ("{format: int64}", "9223372036854775808", "must be an integer of 64 bits, and is 9223372036854775808"),
        ("{format: float}", "3e38", FITS),
        ("{format: float}", "4e38", "must be within the range of 32-bit floating point, and is 4e38"),
        ("{format: double}", "-1e308", FITS),
        // A number in a string is no number.
        ("{type: string, format: int64}", "'99999999999999999999'", FITS),
    ]);
}

#[test]
fn unknown_formats_say_nothing() {
    assert_table(&[
        ("{format: binary}", "'\\'", FITS),
        ("{format: cpf}", "x", FITS),
        ("{format: password}", "''", FITS),
    ]);
}

#[test]
fn dates() {
    let right = ["2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"];
    let wrong = [
        "2023-02-29",
        "1900-02-29",
        "2024-00-01",
        "2024-13-01",
        "2024-04-31",
        "2024-01-00",
        "24-01-01",
        "2024-1-1",
        "2024/01/01",
        "2024-01-01 ",
        "+024-01-01",
        "2024-01-01T00:00:00Z",
        "２０２４-01-01",
        "",
        "31/12/2020",
    ];
    assert_format("date", &right, &wrong);
}

#[test]
fn times() {
    let right = ["12:00:00Z", "23:59:59.999999999+00:00", "23:59:60Z", "00:59:60+01:00", "16:29:60-07:30", "12:00:00z"];
    let wrong = [
        "12:00:00",
        "24:00:00Z",
        "12:60:00Z",
        "12:00:60Z",
        "23:59:61Z",
        "12:00:00.Z",
        "12:00:00+24:00",
        "12:00:00+0100",
        "12:00:00+01:60",
        "12:00Z",
        "12-00-00Z",
        "1２:00:00Z",
        "",
    ];
    assert_format("time", &right, &wrong);
}

#[test]
fn dates_with_times() {
    let right = ["2024-02-29T12:00:00Z", "2024-02-29t12:00:00.5-03:00", "1998-12-31T23:59:60Z"];
    let wrong =
        ["2024-02-29", "2024-02-29 12:00:00Z", "2023-02-29T12:00:00Z", "2024-02-29T12:00:00", "2024-02-2éT12:00:00Z"];
    assert_format("date-time", &right, &wrong);
}

#[test]
fn uuids() {
    let right = [
        "123e4567-e89b-12d3-a456-426614174000",
        "00000000-0000-0000-0000-000000000000",
        "ABCDEFAB-CDEF-ABCD-EFAB-CDEFABCDEFAB",
    ];
    let wrong = [
        "123e4567e89b12d3a456426614174000",
        "{123e4567-e89b-12d3-a456-426614174000}",
        "123e4567-e89b-12d3-a456-42661417400g",
        "",
    ];
    assert_format("uuid", &right, &wrong);
}

#[test]
fn addresses() {
    let right =
        ["a@b.example", "a.b+c@localhost", "josé@b.example", "\"a b\"@b.example", "a@[127.0.0.1]", "a@[IPv6:::1]"];
    let wrong = [
        "a",
        "@b.example",
        "a@",
        "a b@b.example",
        "a@b@c.example",
        "a@-b.example",
        "a..b@c.example",
        "A <a@b.example>",
    ];
    assert_format("email", &right, &wrong);
    let long = "a".repeat(64);
    assert_format(
        "hostname",
        &["localhost", "a-b.example", "1.example"],
        &["", "a..b", "-a", "a-", "a_b", "a b", "é.example", &long],
    );
    assert_format("ipv4", &["127.0.0.1", "0.0.0.0"], &["256.0.0.1", "1.2.3", "01.2.3.4", "1.2.3.4.5", "::1"]);
    assert_format(
        "ipv6",
        &["::1", "2001:db8::ff00:42:8329", "::ffff:1.2.3.4"],
        &["1.2.3.4", ":::", "fe80::1%eth0", "12345::"],
    );
}

#[test]
fn uris() {
    let right = [
        "https://a.example/b?c=d#e",
        "mailto:a@b.example",
        "urn:isbn:1",
        "http://[::1]:80/",
        "http://a:/",
        "http://999.1.1.1",
        "a:%20",
        "a:",
    ];
    let wrong = [
        "/a",
        "a.example",
        "//a.example",
        "1a:b",
        "http://a b",
        "http://a/%2",
        "http://a/é",
        "http://{host}",
        "http://a:b/",
        "http://[a@b.example/",
        "http://[::1.2.3.04]/",
        "http://a/[b]",
        "http://a/?b[c]=d",
        "",
    ];
    assert_format("uri", &right, &wrong);
}

#[test]
fn base64() {
    assert_format(
        "byte",
        &["", "YQ==", "YQ", "YWI=", "YWI", "YWJj", "+/+/"],
        &["Y", "YQ=", "YQ===", "=", "YW-_", "Y Q=", "YWI==", "é"],
    );
}
