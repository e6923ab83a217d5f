//! Inputs made to last for ever: each ends within its budget.

use std::fmt::Write;
use std::time::{Duration, Instant};

use super::{Case, FITS, assert_values};

/// What is said, which must not take long: far longer than needed here, far shorter than for ever.
#[track_caller]
fn quick(schemas: &str, value: &str) -> String {
    let begun = Instant::now();
    let said = Case { openapi: "3.0.3", schemas, value, direction: None }.violations();
    assert!(begun.elapsed() < Duration::from_secs(20), "took {:?}", begun.elapsed());
    said
}

/// Schemas `S`, `S1`, … each made of the next by a template with `NEXT`; the last is given.
fn chain(n_schemas: usize, template: &str, last: &str) -> String {
    let mut schemas = String::new();
    for idx in 0..n_schemas {
        let name = if idx == 0 { "S".to_owned() } else { format!("S{idx}") };
        let next = format!("{{$ref: '#/components/schemas/S{}'}}", idx + 1);
        writeln!(schemas, "{name}: {}", template.replace("NEXT", &next)).expect("a string takes all");
    }
    format!("{schemas}S{n_schemas}: {last}")
}

#[test]
fn recursive_values() {
    let schemas = "
S: {type: object, properties: {next: {$ref: '#/components/schemas/S'}}, additionalProperties: false}";
    let said = "/next/next/prev: must not be there: `prev` is none of the properties `next`";
    assert_values(schemas, &[("{next: {next: {}}}", FITS), ("{next: {next: {prev: 1}}}", said)]);
}

#[test]
fn circles_end() {
    for circle in ["allOf: [NEXT]", "anyOf: [NEXT, {type: string}]", "oneOf: [NEXT, {type: string}]", "not: NEXT"] {
        let circle = circle.replace("NEXT", "{$ref: '#/components/schemas/S'}");
        let schemas = format!("S: {{maximum: 1, {circle}}}");
        assert_values(&schemas, &[("1", FITS), ("2", "must be at most 1, and is 2")]);
    }
    let schemas = "
S: {allOf: [{$ref: '#/components/schemas/T'}]}
T: {allOf: [{$ref: '#/components/schemas/S'}, {maximum: 1}]}";
    assert_values(schemas, &[("1", FITS), ("2", "must be at most 1, and is 2")]);
}

#[test]
fn long_chains_are_followed_so_far() {
    let said = "must be a string, and is the number 1";
    assert_eq!(quick(&chain(300, "{allOf: [NEXT]}", "{type: string}"), "1"), said);
    assert_eq!(quick(&chain(5000, "{allOf: [NEXT]}", "{type: string}"), "1"), FITS);
    assert_eq!(quick(&chain(5000, "{not: NEXT}", "{type: string}"), "1"), FITS);
    assert_eq!(quick(&chain(5000, "{oneOf: [NEXT, {type: string}]}", "{type: string}"), "1"), FITS);
}

#[test]
fn deep_values() {
    let schemas = "
S: {anyOf: [{type: string}, {type: array, items: {$ref: '#/components/schemas/S'}}]}";
    let nested = |n: usize, inner: &str| format!("{}{inner}{}", "[".repeat(n), "]".repeat(n));
    assert_eq!(quick(schemas, &nested(200, "a")), FITS);
    assert_ne!(quick(schemas, &nested(20, "1")), FITS);
    let enums = format!("S: {{enum: [{}]}}", nested(200, "a"));
    assert_eq!(quick(&enums, &nested(200, "a")), FITS);
}

#[test]
fn exponential_schemas() {
    for keyword in ["allOf", "anyOf", "oneOf"] {
        let schemas = chain(60, &format!("{{{keyword}: [NEXT, NEXT]}}"), "{type: string}");
        quick(&schemas, "1");
        quick(&schemas, "a");
    }
}

#[test]
fn exponential_values() {
    let mut value = String::from("[&a0 {x: 1}");
    for idx in 1..20 {
        write!(value, ", &a{idx} [*a{0}, *a{0}]", idx - 1).expect("a string takes all");
    }
    value.push(']');
    quick("S: {items: {$ref: '#/components/schemas/S'}, additionalProperties: {type: string}}", &value);
    quick("S: {uniqueItems: true}", &value);
}

#[test]
fn wide_arrays() {
    let numbers: Vec<String> = (0..5_000).map(|idx| idx.to_string()).collect();
    let numbers = numbers.join(", ");
    let unique = "S: {uniqueItems: true}";
    assert_eq!(quick(unique, &format!("[{numbers}]")), FITS);
    let said = "/5000: must differ from all other items, and item 5001 equals item 18";
    assert_eq!(quick(unique, &format!("[{numbers}, 17]")), said);
    let listed = format!("S: {{items: {{enum: [{numbers}]}}}}");
    assert_eq!(quick(&listed, &format!("[{numbers}]")), FITS);
}

#[test]
fn no_more_violations_than_anybody_reads() {
    let value = format!("[{}]", "a, ".repeat(5_000));
    assert_eq!(quick("S: {items: {type: integer}}", &value).lines().count(), 999);
}

#[test]
fn messages_are_cut() {
    let name = "x".repeat(100_000);
    let said = quick(&format!("S: {{required: [{name}]}}"), "{}");
    assert_eq!((said.chars().count(), said.ends_with("xxx…")), (1_001, true));
    // Each message holds the one of the alternative inside.
    let schemas = chain(100, "{oneOf: [NEXT, {type: boolean}]}", "{type: string}");
    assert_eq!(quick(&schemas, "1").chars().count(), 1_001);
}

#[test]
fn wide_discriminators() {
    let mapping: Vec<String> = (0..3_000).map(|idx| format!("m{idx}: T")).collect();
    let alternatives = "{$ref: '#/components/schemas/T'}, ".repeat(3_000);
    let mapping = mapping.join(", ");
    let schemas = format!(
        "S: {{items: {{oneOf: [{alternatives}], discriminator: {{propertyName: k, mapping: {{{mapping}}}}}}}}}\nT: {{}}"
    );
    quick(&schemas, &format!("[{}]", "{}, ".repeat(3_000)));
}

#[test]
fn long_strings_under_many_patterns() {
    let patterns: Vec<String> = (0..300).map(|idx| format!("{{pattern: '(a|b)*{idx}'}}")).collect();
    let schemas = format!("S: {{anyOf: [{}]}}", patterns.join(", "));
    quick(&schemas, &"ab".repeat(100_000));
}
