//! Random schemas: a rewrite that keeps the meaning never breaks, a narrowing that a value shows is never called
//! contained, and every witness is one.
//!
//! The judge of values is the `jsonschema` crate on a translation of its own, [`oracle`], that shares nothing with the
//! engine's.

mod generate;
mod mutate;
mod oracle;
mod version_3_1;

use serde_json::{Value, json};

use crate::diff::{SchemaPair, Writing};
use crate::model::{Api, Direction, Id, Schema};
use crate::source::Sources;

use super::super::{Engine, Relation};
use generate::Random;
use oracle::Oracle;

/// Random schemas of each of the three tests, unless `N_SCHEMAS` says otherwise.
const N_SCHEMAS: u64 = 1_000;

const V3_0: &str = "3.0.3";
const V3_1: &str = "3.1.0";

/// Values that are tried on each pair.
const N_VALUES: usize = 25;

/// What came of many comparisons.
#[derive(Debug, Default)]
struct Tally {
    contained: usize,
    escapes: usize,
    undecided: usize,
    /// How many pairs the values alone show to differ.
    shown: usize,
    /// And how many of these ended undecided.
    missed: usize,
}

fn n_schemas() -> u64 {
    std::env::var("N_SCHEMAS").map_or(N_SCHEMAS, |number| number.parse().expect("a whole number"))
}

fn source(version: &str, schemas: &Value) -> Sources {
    let document = json!({
        "openapi": version,
        "info": { "title": "T", "version": "1" },
        "paths": {},
        "components": { "schemas": schemas },
    });
    Sources::from_text("api.json", document.to_string())
}

fn schema_called_s<'s>(api: &Api<'s>) -> Id<Schema<'s>> {
    let mut schemas = api.components.schemas.iter();
    schemas.find(|(key, _)| key.as_str() == Some("S")).map(|(_, used)| used.id).expect("a schema S")
}

/// Compares, and holds the answer against values.
fn check(
    version: &str,
    (old, new): (&Value, &Value),
    direction: Direction,
    values: &[Value],
    tally: &mut Tally,
) -> Relation {
    let (old_source, new_source) = (source(version, old), source(version, new));
    let old_api = Api::read(&old_source).0.expect("a document");
    let new_api = Api::read(&new_source).0.expect("a document");
    let pair = SchemaPair {
        old: schema_called_s(&old_api),
        new: schema_called_s(&new_api),
        direction,
        writing: Writing::Typed,
    };
    let mut engine = Engine::new(&old_api, &new_api);
    let relation = engine.compare(pair);
    let (small, large) = match direction {
        Direction::Request => (Oracle::new(old), Oracle::new(new)),
        Direction::Response => (Oracle::new(new), Oracle::new(old)),
    };
    let escaping =
        values.iter().find(|value| small.allows(value) && !large.allows(value) && engine.is_within_policy(pair, value));
    tally.shown += usize::from(escaping.is_some());
    match &relation {
        Relation::Contained => {
            tally.contained += 1;
            assert_eq!(escaping, None, "{direction:?}: contained\n{old}\n{new}");
        }
        Relation::Escapes(witness) => {
            tally.escapes += 1;
            let value = &witness.value;
            assert!(small.allows(value), "{direction:?}: {value} does not fit\n{old}\n{new}");
            assert!(!large.allows(value), "{direction:?}: {value} does not escape\n{old}\n{new}");
            assert!(engine.is_within_policy(pair, value), "{direction:?}: {value} has unknown names\n{old}\n{new}");
        }
        Relation::Undecided(_) => {
            tally.undecided += 1;
            if let Some(value) = escaping {
                println!("{direction:?}: undecided, though {value} escapes\n{old}\n{new}");
                tally.missed += 1;
            }
        }
    }
    relation
}

fn check_rewrites(version: &str, most_undecided: usize) {
    let mut tally = Tally::default();
    for seed in 0..n_schemas() {
        let mut random = Random::new(seed, version == V3_1);
        let schema = random.schema(4);
        let old = json!({ "S": schema });
        let mut new = old.clone();
        for _ in 0..3 {
            random.rewrite(&mut new);
        }
        for direction in [Direction::Request, Direction::Response] {
            let relation = check(version, (&old, &new), direction, &[], &mut tally);
            assert!(!matches!(relation, Relation::Escapes(_)), "{relation:?}\n{old}\n{new}");
        }
    }
    println!("rewrites: {tally:?}");
    assert!(tally.undecided * 100 <= tally.contained * most_undecided, "{tally:?}");
}

fn check_narrowings(version: &str) {
    let mut tally = Tally::default();
    for seed in 0..n_schemas() {
        let mut random = Random::new(seed + 1_000_000, version == V3_1);
        let schema = random.schema(4);
        let mut narrowed = schema.clone();
        random.narrow(&mut narrowed);
        let values: Vec<Value> = (0..N_VALUES).map(|_| random.value(&schema, 5)).collect();
        let (old, new) = (json!({ "S": schema }), json!({ "S": narrowed }));
        check(version, (&old, &new), Direction::Request, &values, &mut tally);
        let mut back = Tally::default();
        let relation = check(version, (&old, &new), Direction::Response, &[], &mut back);
        assert!(!matches!(relation, Relation::Escapes(_)), "a narrowing breaks responses: {relation:?}\n{old}\n{new}");
    }
    println!("narrowings: {tally:?}");
    assert_eq!(tally.missed, 0, "{tally:?}");
}

fn check_strangers(version: &str) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..n_schemas() {
        let mut random = Random::new(seed + 2_000_000, version == V3_1);
        let (one, other) = (random.schema(3), random.schema(3));
        let mut values: Vec<Value> = (0..N_VALUES).map(|_| random.value(&one, 5)).collect();
        values.extend((0..N_VALUES).map(|_| random.value(&other, 5)));
        let wider = json!({ "anyOf": [one.clone(), other.clone()] });
        let narrower = json!({ "allOf": [one.clone(), other.clone()] });
        let (one, other) = (json!({ "S": one }), json!({ "S": other }));
        for direction in [Direction::Request, Direction::Response] {
            check(version, (&one, &other), direction, &values, &mut tally);
        }
        check(version, (&one, &json!({ "S": wider })), Direction::Request, &values, &mut tally);
        check(version, (&one, &json!({ "S": narrower })), Direction::Request, &values, &mut tally);
    }
    println!("strangers: {tally:?}");
    assert_eq!(tally.missed, 0, "{tally:?}");
    tally
}

/// Each keyword that 3.0 has not stands in one of so many schemas, or answers about them say little of it.
const KEYWORD_ONE_IN: usize = 50;

#[test]
fn every_keyword_is_tried() {
    let schemas = (0..1_000).map(|seed| Random::new(seed + 2_000_000, true).schema(3).to_string());
    let schemas: Vec<String> = schemas.collect();
    for keyword in version_3_1::KEYWORDS {
        let n_schemas = schemas.iter().filter(|schema| schema.contains(&format!("{keyword:?}:"))).count();
        assert!(n_schemas * KEYWORD_ONE_IN >= schemas.len(), "{keyword} in {n_schemas}");
    }
}

#[test]
fn rewrites_never_break() {
    check_rewrites(V3_0, 5);
}

#[test]
fn rewrites_of_3_1_never_break() {
    check_rewrites(V3_1, 1);
}

#[test]
fn narrowings_are_found() {
    check_narrowings(V3_0);
}

#[test]
fn narrowings_of_3_1_are_found() {
    check_narrowings(V3_1);
}

#[test]
fn answers_about_strangers_hold() {
    check_strangers(V3_0);
}

#[test]
fn answers_about_strangers_of_3_1_hold() {
    let Tally { contained, escapes, undecided, .. } = check_strangers(V3_1);
    assert!(undecided * 100 <= contained + escapes + undecided, "{undecided} undecided");
}
