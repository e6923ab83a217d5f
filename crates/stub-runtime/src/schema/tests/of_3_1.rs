//! Keywords that only schemas of 3.1 have. The official suite is run by `stubgen`, whose tests write the text.

use super::said;

#[test]
fn elements_by_their_place() {
    let pair = r#"{"prefixItems":[{"type":"string"}],"items":{"type":"integer"}}"#;
    assert_eq!(
        said(pair, &[r#"["a",1]"#, "[]", "[1]", r#"["a","b"]"#]),
        ["", "", "`$[0]` must be a string, not an integer", "`$[1]` must be an integer, not a string"]
    );
    let closed = r#"{"prefixItems":[true],"items":false}"#;
    assert_eq!(said(closed, &["[1]", "[1,2]"]), ["", "`$[1]` must not be there"]);
    assert_eq!(said(r#"{"prefixItems":[false]}"#, &["[]", "1"]), ["", ""]);
}

#[test]
fn elements_by_what_they_contain() {
    assert_eq!(
        said(r#"{"contains":{"type":"string"}}"#, &[r#"[1,"a"]"#, "[1]", "1"]),
        ["", "`$` must have at least 1 element that fits `contains`", ""]
    );
    let two = r#"{"contains":{"type":"string"},"minContains":2,"maxContains":2}"#;
    assert_eq!(
        said(two, &[r#"["a",1,"b"]"#, r#"["a"]"#, r#"["a","b","c"]"#]),
        [
            "",
            "`$` must have at least 2 elements that fit `contains`",
            "`$` must have at most 2 elements that fit `contains`"
        ]
    );
    assert_eq!(said(r#"{"contains":true,"minContains":0}"#, &["[]"]), [""]);
    let in_words = r#"{"contains":{"const":0},"x-message":"must have a zero"}"#;
    assert_eq!(said(in_words, &["[0]", "[1]"]), ["", "`$` must have a zero"]);
}

#[test]
fn properties_by_their_names() {
    let patterns = r#"{"properties":{"x":{"minimum":1}},"patternProperties":{"^x":{"type":"integer"}},"additionalProperties":false}"#;
    assert_eq!(
        said(patterns, &[r#"{"x":1,"xa":1}"#, r#"{"x":0}"#, r#"{"xa":""}"#, r#"{"a":1}"#]),
        [
            "",
            "`$.x` must be at least 1",
            "`$.xa` must be an integer, not a string",
            "`$` must not have the property `a`"
        ]
    );
    assert_eq!(
        said(r#"{"propertyNames":{"maxLength":2}}"#, &[r#"{"ab":1}"#, r#"{"abc":1}"#]),
        ["", "`$` must not have the property `abc`, whose name must have at most 2 characters"]
    );
}

#[test]
fn properties_that_depend_on_others() {
    assert_eq!(
        said(r#"{"dependentRequired":{"a":["b"]}}"#, &[r#"{"b":1}"#, r#"{"a":1}"#, "[]"]),
        ["", "`$` must have the property `b`, since it has `a`", ""]
    );
    assert_eq!(
        said(r#"{"dependentSchemas":{"a":{"required":["c"]}}}"#, &["{}", r#"{"a":1}"#]),
        ["", "`$` must have the property `c`"]
    );
}

#[test]
fn conditions() {
    let schema = r#"{"if":{"required":["a"]},"then":{"required":["b"]},"else":{"required":["c"]}}"#;
    assert_eq!(
        said(schema, &[r#"{"a":1,"b":1}"#, r#"{"a":1}"#, r#"{"c":1}"#, "{}"]),
        ["", "`$` must have the property `b`", "", "`$` must have the property `c`"]
    );
    assert_eq!(said(r#"{"if":false,"then":false}"#, &["1"]), [""]);
    assert_eq!(said(r#"{"then":false,"else":false}"#, &["1"]), [""]);
}

#[test]
fn properties_of_which_nothing_else_is_said() {
    let open = r#"{"allOf":[{"properties":{"a":true}},{"anyOf":[{"properties":{"b":{"type":"string"}}},{"properties":{"c":true}}]}],
                   "unevaluatedProperties":false}"#;
    assert_eq!(
        said(open, &[r#"{"a":1,"b":""}"#, r#"{"a":1,"b":2}"#, r#"{"d":1}"#]),
        ["", "`$` must not have the property `b`", "`$` must not have the property `d`"]
    );
    let chosen = r#"{"if":{"required":["a"]},"then":{"properties":{"a":true}},"dependentSchemas":{"b":{"properties":{"b":true}}},
                     "patternProperties":{"^x":true},"unevaluatedProperties":{"type":"integer"}}"#;
    assert_eq!(
        said(chosen, &[r#"{"a":"","b":"","xa":"","c":1}"#, r#"{"c":""}"#]),
        ["", "`$.c` must be an integer, not a string"]
    );
    assert_eq!(said(r#"{"additionalProperties":true,"unevaluatedProperties":false}"#, &[r#"{"a":1}"#]), [""]);
    assert_eq!(
        said(r#"{"allOf":[{"unevaluatedProperties":true}],"unevaluatedProperties":false}"#, &[r#"{"a":1}"#]),
        [""]
    );
}

#[test]
fn elements_of_which_nothing_else_is_said() {
    let list = r#"{"prefixItems":[true],"contains":{"type":"string"},"unevaluatedItems":{"type":"integer"}}"#;
    assert_eq!(
        said(list, &[r#"[null,"a",1]"#, r#"[null,"a",true]"#]),
        ["", "`$[2]` must be an integer, not a boolean"]
    );
    let closed = r#"{"allOf":[{"prefixItems":[true]}],"unevaluatedItems":false}"#;
    assert_eq!(said(closed, &["[1]", "[1,2]", "{}"]), ["", "`$[1]` must not be there", ""]);
    assert_eq!(said(r#"{"items":true,"unevaluatedItems":false}"#, &["[1]"]), [""]);
}

#[test]
fn a_thousand_parts_end() {
    let definitions: Vec<String> =
        (0..1_000).map(|n| format!(r##""{n}":{{"allOf":[{{"$ref":"#/$defs/{}"}}]}}"##, n + 1)).collect();
    let schema = format!(
        r##"{{"$defs":{{{},"1000":{{"properties":{{"a":true}}}}}},"$ref":"#/$defs/0","unevaluatedProperties":false}}"##,
        definitions.join(",")
    );
    let schema: &'static str = Box::leak(schema.into_boxed_str());
    assert_eq!(said(schema, &[r#"{"a":1}"#]), ["`$` must not nest alternatives so deeply"]);
}

#[test]
fn what_is_no_keyword_refuses_every_value() {
    for text in [
        r#"{"prefixItems":{}}"#,
        r#"{"contains":1}"#,
        r#"{"contains":true,"minContains":"1"}"#,
        r#"{"patternProperties":[]}"#,
        r#"{"patternProperties":{"(":true}}"#,
        r#"{"dependentRequired":{"a":1}}"#,
        r#"{"dependentSchemas":{"a":1}}"#,
        r#"{"if":1}"#,
        r#"{"unevaluatedItems":1}"#,
    ] {
        assert!(crate::Schema::new(text).compile().is_err(), "{text}");
    }
}
