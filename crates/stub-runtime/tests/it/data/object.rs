//! Objects: presence, null, repetition, undeclared properties.

use std::collections::BTreeMap;

use super::again;
use stub_runtime::Value;
use stub_runtime::check::Step;
use stub_runtime::json::{Content, parse, read};

#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::option_option, reason = "absent, null and a value are three cases")]
struct Customer {
    name: String,
    nickname: Option<String>,
    address: Option<Box<Address>>,
    age: Option<Option<i32>>,
    active: bool,
    r#type: Option<String>,
    level: Option<i64>,
}
stub_runtime::object! {
    Customer {
        0 name "name" required,
        1 nickname "nickname" optional,
        2 address "address" nullable,
        3 age "age" both,
        4 active "active" default(true),
        5 r#type "type" optional,
        6 level "le\"vel" default(Some(3)),
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Address {
    street: String,
    owners: Vec<Customer>,
}
stub_runtime::object! {
    Address {
        0 street "street" required,
        1 owners "owners" required,
    }
    closed
}

#[derive(Debug, Clone, PartialEq)]
struct Extensible {
    id: i64,
    rest: BTreeMap<String, Value>,
}
stub_runtime::object! { Extensible { 0 id "id" required, } additional rest }

#[derive(Debug, Clone, PartialEq)]
struct Empty {}
stub_runtime::object! { Empty {} }

#[derive(Debug, Clone, PartialEq)]
struct EmptyClosed {}
stub_runtime::object! { EmptyClosed {} closed }

#[derive(Debug, Clone, PartialEq)]
struct Numbers {
    map: BTreeMap<String, i32>,
}
stub_runtime::object! { Numbers { } additional map }

#[test]
fn absent_null_and_value_are_told_apart() {
    let read = |json: &str| parse::<Customer>(json.as_bytes()).expect("it fits");
    assert_eq!(read(r#"{"name":"a","address":null}"#).age, None);
    assert_eq!(read(r#"{"name":"a","address":null,"age":null}"#).age, Some(None));
    assert_eq!(read(r#"{"name":"a","address":null,"age":7}"#).age, Some(Some(7)));
}

#[test]
fn properties_are_written_in_declared_order_and_absent_ones_left_out() {
    let json = r#" {"age":null, "type":"x", "address":{"owners":[],"street":"s"}, "name":"a", "other":[1]} "#;
    let expected =
        r#"{"name":"a","address":{"street":"s","owners":[]},"age":null,"active":true,"type":"x","le\"vel":3}"#;
    assert_eq!(again::<Customer>(json), expected);
}

#[test]
fn a_default_that_may_be_null_yields_to_null() {
    let customer: Customer = parse(br#"{"name":"a","address":null,"le\"vel":null}"#).expect("it fits");
    assert_eq!(customer.level, None);
}

#[test]
fn faults_name_the_place_and_the_rule() {
    for (json, expected) in [
        ("{}", "`$` must have the property `name`"),
        (r#"{"name":"a"}"#, "`$` must have the property `address`"),
        (r#"{"name":null,"address":null}"#, "`$.name` must be a string, not null"),
        (r#"{"name":"a","nickname":null,"address":null}"#, "`$.nickname` must be a string, not null"),
        (r#"{"name":5,"address":null}"#, "`$.name` must be a string, not an integer"),
        (r#"{"name":"a","address":null,"age":"7"}"#, "`$.age` must be an integer, not a string"),
        (r#"{"name":"a","address":null,"age":7.5}"#, "`$.age` must be an integer, not a decimal number"),
        (
            r#"{"name":"a","address":null,"age":2147483648}"#,
            "`$.age` must be an integer from -2147483648 to 2147483647",
        ),
        (r#"{"name":"a","address":null,"active":1}"#, "`$.active` must be a boolean, not an integer"),
        (r#"{"name":"a","name":"b","address":null}"#, "`$` must have the property `name` only once"),
        (
            r#"{"name":"a","address":{"street":"s","owners":[],"x y":1}}"#,
            "`$.address` must not have the property `x y`",
        ),
        (r#"{"name":"a","address":{"street":"s","owners":{}}}"#, "`$.address.owners` must be an array, not an object"),
        (
            r#"{"name":"a","address":{"street":"s","owners":[{"name":"b","address":null},{"name":[]}]}}"#,
            "`$.address.owners[1].name` must be a string, not an array",
        ),
        ("[]", "`$` must be an object, not an array"),
        (r#"["a",null]"#, "`$` must be an object, not an array"),
        ("null", "`$` must be an object, not null"),
        ("true", "`$` must be an object, not a boolean"),
    ] {
        assert_eq!(again::<Customer>(json), expected, "{json}");
    }
}

/// Names of the document, and `…` for those that a caller made up.
fn path_of<T: std::fmt::Debug + serde::de::DeserializeOwned>(json: &str) -> String {
    let fault = parse::<T>(json.as_bytes()).expect_err("it does not fit");
    let told = |step: &Step| match step {
        Step::Name(name) => name.clone().into_owned(),
        Step::Key(_) => "…".to_owned(),
        Step::Index(idx) => idx.to_string(),
    };
    fault.fault().path().map(told).collect::<Vec<_>>().join("/")
}

#[test]
fn faults_tell_names_of_the_document_from_those_of_the_caller() {
    for (json, expected) in [
        (r#"{"name":5,"address":null}"#, "name"),
        (
            r#"{"name":"a","address":{"street":"s","owners":[{"address":{"street":1}}]}}"#,
            "address/owners/0/address/street",
        ),
        (r#"{"name":"a\u0000","address":null}"#, "name"),
        (r#"{"name":"a","address":{"street":"\u0000","owners":[]}}"#, "address/street"),
        // What is skipped has no name in the document.
        (r#"{"name":"a","address":null,"x":"\u0000"}"#, "…"),
    ] {
        assert_eq!(path_of::<Customer>(json), expected, "{json}");
    }
    assert_eq!(path_of::<Numbers>(r#"{"id":"x"}"#), "…");
    assert_eq!(path_of::<Extensible>(r#"{"id":"x"}"#), "id");
    assert_eq!(path_of::<Extensible>(r#"{"id":1,"name":["\u0000"]}"#), "…/0");
}

#[test]
fn undeclared_properties_are_kept_where_they_are_asked_for() {
    assert_eq!(again::<Extensible>(r#"{"b":[1],"id":1,"a":null}"#), r#"{"id":1,"a":null,"b":[1]}"#);
    assert_eq!(again::<Extensible>(r#"{"b":1,"id":1,"b":2}"#), "`$` must have the property `b` only once");
    assert_eq!(again::<Numbers>(r#"{"a":1,"b c":"x"}"#), "`$['b c']` must be an integer, not a string");
}

#[test]
fn an_undeclared_property_with_a_declared_name_is_not_written_twice() {
    let rest = BTreeMap::from([("id".to_owned(), Value::Null), ("x".to_owned(), Value::Null)]);
    let json = stub_runtime::json::write(&Extensible { id: 1, rest }).expect("it can be written");
    assert_eq!(json, br#"{"id":1,"x":null}"#);
}

#[test]
fn objects_without_properties_are_objects() {
    assert_eq!(again::<Empty>(r#"{"a":1}"#), "{}");
    assert_eq!(again::<Empty>("[]"), "`$` must be an object, not an array");
    assert_eq!(again::<EmptyClosed>("{}"), "{}");
    assert_eq!(again::<EmptyClosed>(r#"{"a":1}"#), "`$` must not have the property `a`");
}

#[test]
fn values_and_texts_are_read_like_json() {
    let value: Value = serde_json::json!({"name": "a", "address": null, "age": 5});
    let from_value: Customer = serde_json::from_value(value).expect("it fits");
    assert_eq!(from_value.age, Some(Some(5)));

    let text = |text: &str| Content::Loose(text.to_owned());
    let content = Content::Map(vec![
        ("name".to_owned(), text("12")),
        ("age".to_owned(), text("7")),
        ("active".to_owned(), text("false")),
        ("address".to_owned(), Content::Null),
    ]);
    let customer: Customer = read(&content).expect("it fits");
    assert_eq!((customer.name.as_str(), customer.age, customer.active), ("12", Some(Some(7)), false));
}

#[test]
fn a_text_that_reads_as_nothing_that_is_asked_for_is_a_fault() {
    let content = Content::Map(vec![("a".to_owned(), Content::Loose("x".to_owned()))]);
    assert_eq!(read::<Numbers>(&content).expect_err("x is no number").to_string(), "`$.a` must be an integer");
}
