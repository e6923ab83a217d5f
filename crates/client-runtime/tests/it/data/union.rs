//! Unions without a tag.

use client_runtime::schemas::schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::round_trip;

client_runtime::text_enum! {
    /// Marks a circle.
    pub enum CircleKind { Circle = "circle" }
}

client_runtime::text_enum! {
    /// Marks a square.
    pub enum SquareKind { Square = "square" }
}

/// Has a size.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "client_runtime::schemas::schemars")]
pub(crate) struct Circle {
    kind: CircleKind,
    size: f64,
}

/// Has a size, too.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "client_runtime::schemas::schemars")]
pub(crate) struct Square {
    kind: SquareKind,
    size: f64,
}

/// Has the least keys.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "client_runtime::schemas::schemars")]
pub(crate) struct Named {
    name: String,
}

/// Has more of them.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "client_runtime::schemas::schemars")]
pub(crate) struct Person {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    age: Option<u8>,
}

client_runtime::union! {
    /// A name or a number.
    pub enum Id { Text(String), Number(i64), Fraction(f64) }
}

client_runtime::union! {
    /// Told apart by a value that only one of them names.
    pub(crate) enum Shape { Circle(Circle), Square(Square) }
}

client_runtime::union! {
    /// Told apart by their keys.
    pub(crate) enum Someone { Named(Named), Person(Box<Person>), Shape(Shape), Many(Vec<Someone>) }
}

#[test]
fn the_form_chooses() {
    let cases = [
        (r#""a""#, r#"Text("a") → "a""#),
        ("7", "Number(7) → 7"),
        ("7.5", "Fraction(7.5) → 7.5"),
        (
            "true",
            "error: no alternative fits (not Text: invalid type: boolean `true`, expected a string; not Number: invalid \
             type: boolean `true`, expected i64; not Fraction: invalid type: boolean `true`, expected f64)",
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Id>(json), expected);
    }
}

#[test]
fn the_alternative_that_keeps_most_is_taken() {
    let cases = [
        (r#"{"name":"Ana"}"#, r#"Named(Named { name: "Ana" }) → {"name":"Ana"}"#),
        (r#"{"name":"Ana","age":7}"#, r#"Person(Person { name: "Ana", age: Some(7) }) → {"name":"Ana","age":7}"#),
        // Both lose a key, and the first of equals is taken.
        (r#"{"name":"Ana","pet":1}"#, r#"Named(Named { name: "Ana" }) → {"name":"Ana"}"#),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Someone>(json), expected);
    }
}

#[test]
fn a_value_that_only_one_names_tells_them_apart() {
    let cases = [
        (
            r#"{"kind":"square","size":1.0}"#,
            r#"Square(Square { kind: Square, size: 1.0 }) → {"kind":"square","size":1.0}"#,
        ),
        (
            r#"{"kind":"star","size":1.0}"#,
            r#"Circle(Circle { kind: Other("star"), size: 1.0 }) → {"kind":"star","size":1.0}"#,
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(round_trip::<Shape>(json), expected);
    }
    let nested = round_trip::<Someone>(r#"[{"kind":"square","size":1.0}]"#);
    assert!(nested.starts_with("Many([Shape(Square("), "{nested}");
}
