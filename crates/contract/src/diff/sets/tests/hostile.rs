//! Schemas that are made to take long: they end in time, in no panic, and in no wrong answer.

use crate::model::Direction;
use std::fmt::Write as _;

use super::{Breaks, Fits, Unknown, assert_rows, document, kind_of, relation, relation_of};

/// Runs what is made to take long. That it ends is the test; how fast it is, `cargo xtask bench` tells.
fn ended<T>(work: impl FnOnce() -> T) -> T {
    work()
}

#[test]
#[ignore = "long"]
fn alternatives_multiply() {
    let choice = |n: u32| format!("{{anyOf: [{{required: [a{n}]}}, {{required: [b{n}]}}]}}");
    let product = |n: u32| format!("{{allOf: [{}]}}", (0..n).map(choice).collect::<Vec<_>>().join(", "));
    let (old, new) = (product(20), product(21));
    let found = ended(|| relation(&old, &new, Direction::Request));
    assert_ne!(kind_of(&found), Fits, "{found:?}");
    // Written out it would be a megabyte, so it is shared.
    let mut shared = "S: {$ref: '#/components/schemas/L20'}\nL0: {type: string, maxLength: 3}".to_owned();
    for n in 1..=20 {
        let inner = format!("{{$ref: '#/components/schemas/L{}'}}", n - 1);
        write!(shared, "\nL{n}: {{anyOf: [{inner}, {inner}]}}").expect("a string takes every write");
    }
    let longer = shared.replace("maxLength: 3", "maxLength: 2");
    ended(|| {
        assert_eq!(kind_of(&relation(&shared, &longer, Direction::Response)), Unknown);
        assert_ne!(kind_of(&relation(&shared, &longer, Direction::Request)), Fits);
    });
    // Not one of them can be, which nobody has the time to see.
    let many: Vec<String> = (0..4_001).map(|n| format!("{{type: string, maxLength: {n}}}")).collect();
    let none = format!("{{type: integer, anyOf: [{}]}}", many.join(", "));
    assert_rows(&[("empty alternatives", &none, "{type: string}", Unknown, Unknown)]);
}

#[test]
fn patterns_explode() {
    ended(|| {
        assert_rows(&[
            ("ambiguous", "{type: string, pattern: '^(a|aa)+$'}", "{type: string, pattern: '^(a|a)*$'}", Fits, Breaks),
            (
                "far look back",
                "{type: string, pattern: 'a.{30}$'}",
                "{type: string, pattern: 'a.{29}$'}",
                Unknown,
                Unknown,
            ),
            (
                "huge count",
                "{type: string, pattern: '^(((a{99}){99}){99})$'}",
                "{type: string, pattern: '^a+$'}",
                Unknown,
                Unknown,
            ),
            (
                "long count",
                "{type: string, pattern: '^[a-z]{1,1000}$'}",
                "{type: string, pattern: '^[a-z]{1,999}$'}",
                Breaks,
                Fits,
            ),
            (
                "many letters",
                "{type: string, pattern: '^\\p{L}{1,20}$'}",
                "{type: string, pattern: '^\\p{L}{1,21}$'}",
                Fits,
                Breaks,
            ),
            (
                "long beside a short count",
                "{type: string, maxLength: 1000000, pattern: '^a{1,5}$'}",
                "{type: string, maxLength: 1000000, pattern: '^[ab]{1,5}$'}",
                Fits,
                Breaks,
            ),
            (
                "as long as is counted",
                "{type: string, maxLength: 40000, pattern: '^a+$'}",
                "{type: string, maxLength: 40000, pattern: '^[ab]+$'}",
                Fits,
                Breaks,
            ),
            (
                "longer than is counted",
                "{type: string, maxLength: 1000000, pattern: '^a+$'}",
                "{type: string, maxLength: 1000000, pattern: '^[ab]+$'}",
                Unknown,
                Breaks,
            ),
        ]);
    });
}

#[test]
#[ignore = "long"]
fn chains_are_long() {
    let chain = |n: usize, last: &str, link: &str| {
        let mut text = "S: {$ref: '#/components/schemas/L0'}".to_owned();
        for idx in 0..n {
            let next = link.replace("NEXT", &format!("{{$ref: '#/components/schemas/L{}'}}", idx + 1));
            write!(text, "\nL{idx}: {next}").expect("a string takes every write");
        }
        write!(text, "\nL{n}: {last}").expect("a string takes every write");
        text
    };
    for link in [
        "{allOf: [NEXT]}",
        "{type: object, properties: {next: NEXT}}",
        "{type: array, items: NEXT}",
        "{not: NEXT}",
        "{anyOf: [NEXT, {type: string}]}",
    ] {
        let (old, new) = (chain(20_000, "{type: integer}", link), chain(20_000, "{type: number}", link));
        let (old, new) = (document("3.0.3", &old), document("3.0.3", &new));
        ended(|| {
            assert_eq!(kind_of(&relation_of(&old, &old, Direction::Request)), Fits);
            assert_ne!(kind_of(&relation_of(&old, &new, Direction::Response)), Fits);
        });
    }
}

#[test]
fn circles_are_large() {
    let circle = |n: usize, extra: &str| {
        let mut text = format!("S: {{type: object{extra}, properties: {{next: {{$ref: '#/components/schemas/L0'}}}}}}");
        for idx in 0..n {
            let next = if idx + 1 < n { format!("L{}", idx + 1) } else { "S".to_owned() };
            write!(text, "\nL{idx}: {{type: object, properties: {{next: {{$ref: '#/components/schemas/{next}'}}}}}}")
                .expect("a string takes every write");
        }
        text
    };
    let (old, new) = (circle(20_000, ""), circle(20_000, ", minProperties: 1"));
    let (old, new) = (document("3.0.3", &old), document("3.0.3", &new));
    ended(|| {
        assert_eq!(kind_of(&relation_of(&old, &old, Direction::Request)), Fits);
        assert_eq!(kind_of(&relation_of(&new, &new, Direction::Request)), Fits);
        assert_eq!(kind_of(&relation_of(&old, &new, Direction::Request)), Breaks);
    });
}

#[test]
fn counts_are_huge() {
    ended(|| {
        assert_rows(&[
            (
                "items",
                "{type: array, items: {type: string}}",
                "{type: array, items: {type: string}, maxItems: 18446744073709551615}",
                Unknown,
                Fits,
            ),
            (
                "items that repeat",
                "{type: array, items: {type: string}, minItems: 1000000000000}",
                "{type: array, items: {type: string}, minItems: 1000000000000, uniqueItems: true}",
                Unknown,
                Fits,
            ),
            ("length", "{type: string, minLength: 9000000000000000000}", "{type: string}", Fits, Breaks),
            ("properties", "{type: object, minProperties: 1000000000}", "{type: object}", Fits, Breaks),
            ("multiples", "{type: number, multipleOf: 1e-300}", "{type: number, multipleOf: 1e300}", Breaks, Fits),
            (
                "bounds",
                "{type: integer, minimum: -1e30, maximum: 1e30}",
                "{type: integer, minimum: -1e31, maximum: 1e31}",
                Fits,
                Breaks,
            ),
            (
                "many values",
                &format!("{{type: integer, enum: {:?}}}", (0..20_000).collect::<Vec<_>>()),
                &format!("{{type: integer, enum: {:?}}}", (1..20_001).collect::<Vec<_>>()),
                Breaks,
                Breaks,
            ),
        ]);
    });
}

#[test]
fn paradoxes() {
    assert_rows(&[
        ("not itself", "S: {not: {$ref: '#/components/schemas/S'}}", "{type: string}", Unknown, Unknown),
        (
            "itself or a string",
            "S: {anyOf: [{$ref: '#/components/schemas/S'}, {type: string}]}",
            "{type: string}",
            Unknown,
            Fits,
        ),
    ]);
}

/// What a reference was meant to lead to may have changed, so that it is not even like itself.
#[test]
fn references_that_lead_nowhere() {
    let gone = "a: {$ref: '#/components/schemas/Gone'}";
    let of = |properties: &str| document("3.0.3", &format!("{{type: object, properties: {{{properties}}}}}"));
    let kinds = |old: &str, new: &str| {
        [Direction::Request, Direction::Response].map(|direction| kind_of(&relation_of(&of(old), &of(new), direction)))
    };
    assert_eq!(kinds(gone, gone), [Unknown, Unknown]);
    assert_eq!(kinds(gone, "a: {type: string}"), [Unknown, Unknown]);
    // A value without the property shows what happened beside it.
    let (wide, narrow) = (format!("{gone}, b: {{type: integer}}"), format!("{gone}, b: {{type: integer, maximum: 1}}"));
    assert_eq!(kinds(&wide, &narrow), [Breaks, Unknown]);
}

#[test]
fn unread_schemas() {
    assert_rows(&[
        ("unknown type", "{type: strin}", "{type: string}", Unknown, Unknown),
        ("multiples of zero", "{type: number, multipleOf: 0}", "{type: number, maximum: 1}", Unknown, Unknown),
        ("a value that no program holds", "{enum: [1, 1e999]}", "{type: number}", Unknown, Unknown),
    ]);
}
