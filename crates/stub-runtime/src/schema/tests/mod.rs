//! A schema and values in, sentences out.

mod of_3_1;

use super::Schema;

/// What is said of each value: nothing if it fits.
fn said(schema: &'static str, values: &[&str]) -> Vec<String> {
    let schema = Schema::new(schema);
    schema.compile().expect("it is a schema");
    let said = |json: &&str| {
        let value = serde_json::from_str(json).expect("it is JSON");
        schema.check(&value).err().map_or_else(String::new, |fault| fault.to_string())
    };
    values.iter().map(said).collect()
}

#[test]
fn kinds() {
    assert_eq!(
        said(r#"{"type":"integer"}"#, &["1", "1.0", "1.5", "\"1\"", "null"]),
        [
            "",
            "",
            "`$` must be an integer, not a decimal number",
            "`$` must be an integer, not a string",
            "`$` must be an integer, not null"
        ]
    );
    assert_eq!(said(r#"{"type":"number"}"#, &["1", "1.5", "true"]), ["", "", "`$` must be a number, not a boolean"]);
    assert_eq!(
        said(r#"{"type":["string","null"]}"#, &["\"\"", "null", "1"]),
        ["", "", "`$` must be a string or null, not an integer"]
    );
    assert_eq!(said(r#"{"type":"string","nullable":true}"#, &["\"\"", "null"]), ["", ""]);
    assert_eq!(
        said(r#"{"type":"array","items":{"type":"boolean"}}"#, &["[true]", "[true,1]"])[1],
        "`$[1]` must be a boolean, not an integer"
    );
}

#[test]
fn listed_values_are_compared_as_json() {
    assert_eq!(
        said(r#"{"enum":[1,"a",null,{"x":[1]}]}"#, &["1.0", "\"a\"", "null", r#"{"x":[1]}"#, "2"]),
        ["", "", "", "", r#"`$` must be `1`, `"a"`, `null` or `{"x":[1]}`"#]
    );
    assert_eq!(said(r#"{"const":false}"#, &["false", "0"]), ["", "`$` must be `false`"]);
}

#[test]
fn numbers() {
    let schema = r#"{"minimum":1,"maximum":10,"multipleOf":0.5}"#;
    assert_eq!(
        said(schema, &["1", "9.5", "0.5", "10.5", "1.2", "\"x\""]),
        ["", "", "`$` must be at least 1", "`$` must be at most 10", "`$` must be a multiple of 0.5", ""]
    );
    let schema = r#"{"exclusiveMinimum":0,"exclusiveMaximum":1.5}"#;
    assert_eq!(said(schema, &["1", "0", "1.5"]), ["", "`$` must be greater than 0", "`$` must be less than 1.5"]);
    let schema = r#"{"maximum":9007199254740992}"#;
    assert_eq!(said(schema, &["9007199254740993"]), ["`$` must be at most 9007199254740992"]);
}

#[test]
fn texts() {
    let schema = r#"{"minLength":2,"maxLength":3,"pattern":"^[a-z]+$"}"#;
    assert_eq!(
        said(schema, &["\"ab\"", "\"a\"", "\"abcd\"", "\"ABC\"", "5"]),
        [
            "",
            "`$` must have at least 2 characters",
            "`$` must have at most 3 characters",
            "`$` must be written as the document describes",
            ""
        ]
    );
    assert_eq!(
        said(r#"{"format":"date"}"#, &["\"2026-01-31\"", "\"2026-02-30\""])[1],
        "`$` must be a date such as 2026-01-31"
    );
    assert!(!said(r#"{"format":"date-time"}"#, &["\"2026-01-31\""])[0].is_empty());
    assert!(!said(r#"{"format":"uuid"}"#, &["\"x\""])[0].is_empty());
    assert!(!said(r#"{"format":"byte"}"#, &["\"x\""])[0].is_empty());
    assert_eq!(said(r#"{"format":"email"}"#, &["\"x\""]), [""]);
}

#[test]
fn arrays() {
    let schema = r#"{"items":{"minimum":1},"minItems":1,"maxItems":3,"uniqueItems":true}"#;
    assert_eq!(
        said(schema, &["[1]", "[]", "[1,2,3,4]", "[1,1.0]", "[1,0]"]),
        [
            "",
            "`$` must have at least 1 element",
            "`$` must have at most 3 elements",
            "`$` must not have equal elements, as those at 0 and 1 are",
            "`$[1]` must be at least 1"
        ]
    );
}

#[test]
fn objects() {
    let schema = r#"{"type":"object","properties":{"a":{"type":"string"},"no":false},"required":["a"],
                     "additionalProperties":{"type":"integer"},"minProperties":1,"maxProperties":3}"#;
    assert_eq!(
        said(
            schema,
            &[
                r#"{"a":"x","b":1}"#,
                "{}",
                r#"{"a":1}"#,
                r#"{"a":"x","b c":"y"}"#,
                r#"{"a":"","b":1,"c":1,"d":1}"#,
                r#"{"a":"","no":1}"#,
                "[]"
            ]
        ),
        [
            "",
            "`$` must have at least 1 property",
            "`$.a` must be a string, not an integer",
            "`$['b c']` must be an integer, not a string",
            "`$` must have at most 3 properties",
            "`$.no` must not be there",
            "`$` must be an object, not an array"
        ]
    );
    assert_eq!(said(r#"{"required":["a"]}"#, &["{}", "1"]), ["`$` must have the property `a`", ""]);
    let schema = r#"{"properties":{"a":true},"additionalProperties":false}"#;
    assert_eq!(said(schema, &[r#"{"a":1}"#, r#"{"b":1}"#]), ["", "`$` must not have the property `b`"]);
}

#[test]
fn combinations() {
    assert_eq!(said(r#"{"allOf":[{"minimum":1},{"maximum":2}]}"#, &["1", "3"]), ["", "`$` must be at most 2"]);
    assert_eq!(
        said(r#"{"anyOf":[{"type":"string"},{"minimum":5,"type":"integer"}]}"#, &["\"\"", "5", "1"]),
        [
            "",
            "",
            "`$` must fit one of its alternatives: alternative 1 (must be a string, not an integer), alternative 2 (must be at least 5)"
        ]
    );
    assert_eq!(
        said(r#"{"oneOf":[{"multipleOf":2},{"multipleOf":3}]}"#, &["2", "3", "6"]),
        ["", "", "`$` must fit exactly one alternative, but fits alternative 1 and alternative 2"]
    );
    assert_eq!(
        said(r#"{"not":{"type":"string"}}"#, &["1", "\"\""]),
        ["", "`$` must not fit the schema that is excluded"]
    );
    assert_eq!(said("true", &["1"]), [""]);
    assert_eq!(said("false", &["1"]), ["`$` must not be there"]);
}

#[test]
fn references_may_go_in_circles() {
    let schema =
        r##"{"$ref":"#/$defs/A~1B","$defs":{"A/B":{"type":"object","properties":{"next":{"$ref":"#/$defs/A~1B"}}}}}"##;
    assert_eq!(
        said(schema, &[r#"{"next":{"next":{}}}"#, r#"{"next":{"next":1}}"#]),
        ["", "`$.next.next` must be an object, not an integer"]
    );
    // A circle that never goes into the value ends, too.
    let schema = r##"{"$ref":"#/$defs/A","$defs":{"A":{"allOf":[{"$ref":"#/$defs/B"}]},"B":{"$ref":"#/$defs/A"}}}"##;
    assert_eq!(said(schema, &["1"]), ["`$` must not nest alternatives so deeply"]);
}

#[test]
fn alternatives_that_double_at_every_level_are_given_up() {
    let schema = r##"{"oneOf":[{"properties":{"a":{"$ref":"#"}}},{"properties":{"a":{"$ref":"#"}},"type":"object"}]}"##;
    let deep: &str = &(r#"{"a":"#.repeat(100) + "1" + &"}".repeat(100));
    assert!(said(schema, &[deep])[0].ends_with("must not nest alternatives so deeply"));
}

#[test]
fn what_is_no_schema_refuses_every_value() {
    for text in [
        "",
        "1",
        r#"{"type":"text"}"#,
        r#"{"type":1}"#,
        r#"{"minimum":"1"}"#,
        r##"{"$ref":"#/$defs/X"}"##,
        r#"{"$ref":"other.json"}"#,
        r#"{"pattern":"("}"#,
        r#"{"pattern":"(\\w{1000}){1000}"}"#,
        r#"{"allOf":{}}"#,
        r#"{"required":[1]}"#,
        r#"{"properties":[]}"#,
        r#"{"items":1}"#,
    ] {
        let schema = Schema::new(text);
        assert!(schema.compile().is_err(), "{text}");
        let fault = schema.check(&serde_json::Value::Null).expect_err("nothing fits");
        assert_eq!(fault.to_string(), "`$` cannot be held against its schema, which cannot be used");
    }
}

#[test]
fn a_schema_says_in_words_what_it_wants() {
    let schema = r#"{"minLength":2,"pattern":"^[0-9]+$","x-message":"must be at least two digits"}"#;
    let message = "`$` must be at least two digits";
    assert_eq!(said(schema, &[r#""12""#, r#""1""#, r#""ab""#, "5"]), ["", message, message, ""]);
    let schema = r#"{"type":"string","maxLength":2,"x-message":"must be short","properties":{"a":{"maximum":1}}}"#;
    assert_eq!(said(schema, &["5", r#""abc""#]), ["`$` must be a string, not an integer", "`$` must be short"]);
    let schema = r#"{"pattern":"^[0-9]+$","example":"123","format":"number"}"#;
    assert_eq!(said(schema, &[r#""x""#]), ["`$` must be of the format `number`, such as `123`"]);
}
