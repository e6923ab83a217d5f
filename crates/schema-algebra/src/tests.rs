//! Documents in, answers out: what both sides agree on, and where a server and a client differ on purpose.

use contract::model::{Api, StatusKey, Type};
use contract::source::Sources;

use crate::{Algebra, Form, Media, Nulls, Perspective, SchemaId, Subtypes, variant};

/// Hands on the algebra of a document that has these components, seen from one side.
fn with<T>(schemas: &str, perspective: Perspective, ask: impl FnOnce(Algebra<'_, '_>) -> T) -> T {
    let text =
        format!("openapi: 3.0.3\ninfo: {{title: T, version: '1'}}\npaths: {{}}\ncomponents:\n  schemas:\n{schemas}");
    let sources = Sources::from_text("case.yaml", text);
    let (api, _) = Api::read(&sources);
    ask(Algebra { api: &api.expect("a case is an OpenAPI document"), perspective })
}

fn named<'s>(algebra: Algebra<'_, 's>, name: &str) -> SchemaId<'s> {
    let mut components = algebra.api.components.schemas.iter();
    components.find(|(key, _)| key.as_str() == Some(name)).expect("the case has this schema").1.id
}

fn names<'s>(algebra: Algebra<'_, 's>, ids: &[SchemaId<'s>]) -> Vec<&'s str> {
    ids.iter().map(|id| algebra.api[*id].name.unwrap_or("?")).collect()
}

/// The answers of a server and of a client.
fn both<T>(schemas: &str, ask: impl Fn(Algebra<'_, '_>) -> T) -> [T; 2] {
    [Perspective::Server, Perspective::Client].map(|perspective| with(schemas, perspective, &ask))
}

const PETS: &str = "
    Pet: {type: object, properties: {name: {type: string}}}
    Big: {type: object}
    Small: {type: object}
    Dog:
      allOf: [{$ref: '#/components/schemas/Pet'}]
      properties: {breed: {type: string}}
      oneOf: [{$ref: '#/components/schemas/Big'}, {$ref: '#/components/schemas/Small'}]
";

#[test]
fn parts_come_before_what_extends_them_and_choices_stay_open() {
    let taken_apart = both(PETS, |algebra| {
        let conjunction = algebra.conjunction(&[named(algebra, "Dog")]);
        let alternatives: Vec<_> = algebra.alternatives(conjunction.choices[0]).iter().map(|used| used.id).collect();
        let form = algebra.merged(&conjunction).form;
        (names(algebra, &conjunction.atoms).join(" "), names(algebra, &alternatives).join(" "), form)
    });
    for (atoms, alternatives, form) in taken_apart {
        assert_eq!((atoms.as_str(), alternatives.as_str()), ("Pet Dog", "Big Small"));
        assert_eq!(form, Form::One(Type::Object));
    }
}

#[test]
fn a_client_leaves_itself_out_of_its_alternatives() {
    let schemas = "    A: {oneOf: [{type: integer}, {type: string}, {$ref: '#/components/schemas/A'}]}\n";
    let n_alternatives = both(schemas, |algebra| {
        let conjunction = algebra.conjunction(&[named(algebra, "A")]);
        conjunction.choices.iter().map(|choice| algebra.alternatives(*choice).len()).sum::<usize>()
    });
    assert_eq!(n_alternatives, [3, 2]);
}

#[test]
fn a_client_guesses_where_lists_have_nothing_in_common() {
    let schemas = "    A: {allOf: [{type: string, enum: [a, b, a]}, {enum: [c]}]}\n";
    let values: [Vec<String>; 2] = both(schemas, |algebra| {
        let merged = algebra.merged(&algebra.conjunction(&[named(algebra, "A")]));
        merged.values.expect("values are listed").iter().filter_map(|value| value.as_str().map(str::to_owned)).collect()
    });
    assert_eq!(values, [vec![], vec!["a".to_owned(), "b".to_owned()]]);
}

#[test]
fn a_client_takes_null_where_two_alternatives_allow_it_or_a_list_forgets_it() {
    let schemas = "
    Two: {oneOf: [{type: string, nullable: true}, {type: integer, nullable: true}]}
    One: {oneOf: [{type: string, nullable: true}, {type: integer}]}
    Listed: {type: string, nullable: true, enum: [a]}
    Plain: {type: string}
";
    let allowed = both(schemas, |algebra| {
        let mut nulls = Nulls::default();
        ["Two", "One", "Listed", "Plain"].map(|name| nulls.allow(algebra, &[named(algebra, name)]))
    });
    assert_eq!(allowed, [[false, true, false, false], [true, true, true, false]]);
}

#[test]
fn a_family_is_told_apart_by_its_names_and_its_mapping() {
    let schemas = "
    Pet: {type: object, discriminator: {propertyName: kind, mapping: {feline: '#/components/schemas/Cat'}}}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Kitten: {allOf: [{$ref: '#/components/schemas/Cat'}]}
";
    for family in both(schemas, |algebra| {
        let (property, members) =
            algebra.family(named(algebra, "Pet"), &Subtypes::of(algebra.api), &|_| None).expect("it has subtypes");
        let members: Vec<String> = members.into_iter().flat_map(|(_, tags)| tags).collect();
        format!("{property}: {}", members.join(" "))
    }) {
        assert_eq!(family, "kind: Pet feline Kitten");
    }
}

#[test]
fn markup_is_the_servers_word_and_streams_are_bytes() {
    let of = |perspective, name: &str| {
        let response = format!("R: {{description: r, content: {{'{name}': {{}}}}}}");
        with(&format!("    X: {{type: string}}\n  responses:\n    {response}\n"), perspective, |algebra| {
            let (_, response) = &algebra.api.components.responses[0];
            algebra.media(&algebra.api[response.id].content[0])
        })
    };
    let cases = [
        ("application/json; v=1", Media::Json, Media::Json),
        ("application/vnd.x+json", Media::JsonLike, Media::JsonLike),
        ("application/xml", Media::Markup, Media::Binary),
        ("text/xml", Media::Markup, Media::Text),
        ("application/yaml", Media::Text, Media::Binary),
        ("application/x-ndjson", Media::Binary, Media::Binary),
    ];
    for (name, server, client) in cases {
        assert_eq!([of(Perspective::Server, name), of(Perspective::Client, name)], [server, client], "{name}");
    }
}

#[test]
fn statuses_have_names() {
    let statuses = [StatusKey::Code(404), StatusKey::Code(299), StatusKey::Range(5), StatusKey::Default];
    assert_eq!(statuses.map(variant), ["NotFound", "Status299", "ServerError", "Default"]);
}
