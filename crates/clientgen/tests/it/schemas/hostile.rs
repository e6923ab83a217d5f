//! Documents that mean harm: an end, in a short time, with a type that progenitor takes.

use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};

use crate::document::sources;

use super::{accepted, collected};

/// Far more than any of them needs, and far less than what grows without bounds takes.
const LIMIT: Duration = Duration::from_mins(1);

/// What a document does, and the document.
type Case = (&'static str, fn() -> String);

/// One test per kind of harm.
pub(super) fn trials() -> Vec<Trial> {
    let cases: [Case; 9] = [
        ("chain of references", || components(2_000, |n| format!("{{$ref: '#/components/schemas/A{}'}}", n + 1))),
        ("chain of lists", || {
            components(2_000, |n| format!("{{type: array, items: {{$ref: '#/components/schemas/A{}'}}}}", n + 1))
        }),
        ("chain of parts", || {
            components(2_000, |n| {
                let next = format!("{{$ref: '#/components/schemas/A{}'}}", n + 1);
                format!("{{allOf: [{next}, {{type: object, properties: {{p{n}: {{type: string}}}}}}]}}")
            })
        }),
        ("unions of unions", || {
            components(300, |n| {
                let of = |n: usize| format!("{{$ref: '#/components/schemas/A{}'}}", n % 301);
                format!("{{oneOf: [{}, {}, {{type: integer}}, {{type: string}}]}}", of(n + 1), of(n + 7))
            })
        }),
        ("choices beside choices", || {
            components(200, |n| {
                let of = |n: usize| format!("{{$ref: '#/components/schemas/A{}'}}", n % 201);
                let list = (0..8).map(|step| of(n + step)).collect::<Vec<_>>().join(", ");
                format!("{{properties: {{p{n}: {{type: string}}}}, oneOf: [{list}], anyOf: [{list}]}}")
            })
        }),
        ("a wide union", || {
            let list = (0..3_000).map(|n| format!("{{type: object, properties: {{p{n}: {{type: string}}}}}}"));
            format!("components: {{schemas: {{A: {{oneOf: [{}]}}}}}}", list.collect::<Vec<_>>().join(", "))
        }),
        ("a wide object", || {
            let list = (0..5_000).map(|n| format!("'p-{n}': {{type: string}}, 'p_{n}': {{type: string}}"));
            format!("components: {{schemas: {{A: {{properties: {{{}}}}}}}}}", list.collect::<Vec<_>>().join(", "))
        }),
        ("a large enum", || {
            let list = (0..20_000).map(|n| format!("'v{}'", "-".repeat(n % 7) + &n.to_string()));
            format!("components: {{schemas: {{A: {{enum: [{}]}}}}}}", list.collect::<Vec<_>>().join(", "))
        }),
        ("objects in objects", || {
            let mut schema = "{type: string}".to_owned();
            for _ in 0..60 {
                schema = format!("{{type: object, properties: {{inner: {schema}}}}}");
            }
            format!("components: {{schemas: {{A: {schema}}}}}")
        }),
    ];
    let trial = |(name, document): (&str, fn() -> String)| {
        Trial::test(format!("schemas: hostile {name}"), move || check(&document()))
    };
    cases.into_iter().map(trial).collect()
}

fn check(document: &str) -> Result<(), Failed> {
    let sources = sources(document);
    let started = Instant::now();
    let (collected, _) = collected(&sources);
    if started.elapsed() > LIMIT {
        return Err(format!("it took {:?}", started.elapsed()).into());
    }
    accepted(&collected)
}

/// A document of schemas `A0`, `A1`, …, and one more that is a text.
fn components(n_schemas: usize, schema: impl Fn(usize) -> String) -> String {
    let mut document = "components:\n  schemas:\n".to_owned();
    for n in 0..n_schemas {
        document.push_str(&format!("    A{n}: {}\n", schema(n)));
    }
    document.push_str(&format!("    A{n_schemas}: {{type: string}}\n"));
    document
}
