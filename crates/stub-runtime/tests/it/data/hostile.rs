//! Bytes that no client means well with.

use std::collections::BTreeMap;

use super::again;
use stub_runtime::Value;
use stub_runtime::json::parse;

fn said(bytes: &[u8]) -> String {
    parse::<BTreeMap<String, Value>>(bytes).expect_err("it is no object").to_string()
}

#[test]
fn what_is_no_json_is_told_by_its_kind() {
    for (bytes, expected) in [
        (&b""[..], "`$` must not be empty"),
        (b" \r\n", "`$` must not be empty"),
        (b"{\"a\":\"\xff\"}", "`$` must be UTF-8"),
        (b"\xff\xfe{\0}\0", "`$` must be UTF-8"),
        (b"\xef\xbb\xbf{}", "`$` must be JSON without a byte order mark"),
        (b"{\"a\":1", "`$` must be complete JSON"),
        (b"{\"a\":\"b", "`$` must be complete JSON"),
        (b"{} x", "`$` must be one JSON value with nothing after it"),
        (b"{}{}", "`$` must be one JSON value with nothing after it"),
        (b"{\"a\":1e400}", "`$` must not have numbers that floating point cannot hold"),
        (b"{\"a\":\"\\ud800\"}", "`$` must not escape half of a surrogate pair"),
        (b"{\"a\":\"\\udc00x\"}", "`$` must not escape half of a surrogate pair"),
        (b"{\"a\":\"\\ud800\\u0041\"}", "`$` must not escape half of a surrogate pair"),
        (b"{'a':1}", "`$` must be JSON"),
        (b"{\"a\":01}", "`$` must be JSON"),
        (b"{\"a\":NaN}", "`$` must be JSON"),
        (b"{\"a\":1,}", "`$` must be JSON"),
        (b"{\"a\":\"\n\"}", "`$` must be JSON"),
        (b"{\0}", "`$` must be JSON"),
    ] {
        assert_eq!(said(bytes), expected, "{}", bytes.escape_ascii());
    }
}

#[test]
fn deep_nesting_is_refused_without_touching_the_stack() {
    for open in ["[", "{\"a\":"] {
        assert_eq!(said(open.repeat(100_000).as_bytes()), "`$` must not nest arrays and objects so deeply");
    }
}

#[test]
fn the_place_in_the_text_is_known() {
    let fault = parse::<Vec<i32>>(b"[1,\n \"x\"]").expect_err("x is no number");
    assert_eq!((fault.line(), fault.to_string()), (2, "`$[1]` must be an integer, not a string".to_owned()));
    let fault = parse::<Vec<i32>>(b"[1,\n ]").expect_err("something is missing");
    assert_eq!((fault.line(), fault.column()), (2, 2));
}

#[test]
fn a_million_elements_are_read_and_a_wrong_one_is_found() {
    let json = format!("[{}\"x\"]", "1,".repeat(1_000_000));
    assert_eq!(again::<Vec<i32>>(&json), "`$[1000000]` must be an integer, not a string");
}

#[test]
fn nul_is_refused_in_every_text() {
    assert_eq!(again::<Vec<String>>(r#"["a","b\u0000"]"#), "`$[1]` must not have the character NUL");
    assert_eq!(again::<Value>(r#"{"a":[{"b\u0000":1}]}"#), r"`$.a[0]['b\u{0}']` must not have the character NUL");
    assert_eq!(again::<Vec<String>>(r#"["a\\u0000","\n"]"#), r#"["a\\u0000","\n"]"#);
}

#[test]
fn what_is_skipped_may_be_as_deep_as_it_likes() {
    struct Nothing {}
    stub_runtime::object! { Nothing {} }
    let json = format!(r#"{{"a":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(again::<Nothing>(&json), "{}");
}

#[test]
fn numbers_at_the_edges() {
    assert_eq!(again::<i32>("2147483647"), "2147483647");
    assert_eq!(again::<i32>("-2147483649"), "`$` must be an integer from -2147483648 to 2147483647");
    assert_eq!(
        again::<i64>("9223372036854775808"),
        "`$` must be an integer from -9223372036854775808 to 9223372036854775807"
    );
    assert_eq!(
        again::<i64>("100000000000000000000"),
        "`$` must be an integer from -9223372036854775808 to 9223372036854775807"
    );
    assert_eq!(again::<i64>("1e3"), "`$` must be an integer, not a decimal number");
    assert_eq!(again::<u64>("-1"), "`$` must be an integer from 0 to 18446744073709551615");
    assert_eq!(again::<i128>("100000000000000000000"), "100000000000000000000");
    assert_eq!(again::<f64>("1e308"), "1e+308");
    assert_eq!(again::<f64>("\"1\""), "`$` must be a number, not a string");
}

#[test]
fn names_that_a_caller_made_up_are_cut_and_shown_without_control_characters() {
    let json = format!("{{\"{}\\n\\u0000\":1}}", "ab".repeat(200));
    let fault = again::<BTreeMap<String, bool>>(&json);
    assert!(fault.len() < 150, "{fault}");
    assert_eq!(again::<BTreeMap<String, bool>>(r#"{"a\nb":1}"#), r"`$['a\u{a}b']` must be a boolean, not an integer");
}
