//! `null` against nothing at all.

use client_runtime::Nullable;
use serde::Serialize;

#[derive(Serialize)]
struct Patch {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Nullable<String>>,
}

#[test]
fn absent_null_and_value_differ() {
    let written = |name| serde_json::to_string(&Patch { name }).expect("it can be written");
    assert_eq!(written(None), "{}");
    assert_eq!(written(Some(Nullable::Null)), r#"{"name":null}"#);
    assert_eq!(written(Some("Rex".to_owned().into())), r#"{"name":"Rex"}"#);
}

#[test]
fn null_is_read() {
    assert_eq!(serde_json::from_str::<Nullable<i32>>("null").expect("it fits"), Nullable::Null);
    assert_eq!(serde_json::from_str::<Nullable<i32>>("1").expect("it fits").into_option(), Some(1));
}
