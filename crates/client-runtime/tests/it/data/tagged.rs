//! Unions that a property tells apart.

use client_runtime::schemas::schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::round_trip;

/// Has the tag among its own properties.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "client_runtime::schemas::schemars")]
pub(crate) struct Cat {
    kind: String,
    lives: u32,
}

/// Leaves the tag to the union.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "client_runtime::schemas::schemars")]
pub(crate) struct Dog {
    name: Option<String>,
    pack: Vec<Animal>,
}

client_runtime::tagged! {
    /// An animal.
    pub(crate) enum Animal by "kind" { Cat(Cat) = "cat" | "CAT", Dog(Box<Dog>) = "dog" }
}

#[test]
fn the_tag_is_written_once() {
    let cases = [
        (r#"{"kind":"CAT","lives":9}"#, r#"Cat(Cat { kind: "CAT", lives: 9 }) → {"kind":"CAT","lives":9}"#),
        (
            r#"{"name":"Rex","pack":[],"kind":"dog"}"#,
            r#"Dog(Dog { name: Some("Rex"), pack: [] }) → {"kind":"dog","name":"Rex","pack":[]}"#,
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Animal>(json), expected);
    }
    let mistaken = Animal::from(Cat { kind: "dog".to_owned(), lives: 1 });
    assert_eq!(serde_json::to_string(&mistaken).expect("it can be written"), r#"{"kind":"cat","lives":1}"#);
}

#[test]
fn an_unknown_tag_is_kept() {
    for json in [r#"{"kind":"emu","legs":2}"#, r#"{"legs":2}"#, r#"{"kind":7}"#] {
        assert!(round_trip::<Animal>(json).ends_with(&format!(" → {json}")), "{json}");
    }
}

#[test]
fn errors_tell_the_way() {
    let cases = [
        ("7", "error: invalid type: expected an object with `kind`"),
        (r#"{"kind":"cat","lives":"nine"}"#, "error: at lives: invalid type: string \"nine\", expected u32"),
        (r#"{"kind":"dog","pack":[{"kind":"cat"}]}"#, "error: at pack[0]: missing field `lives`"),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Animal>(json), expected);
    }
}
