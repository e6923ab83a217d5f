//! Tables of two schemas and how their sets relate, both ways; hostile schemas; random ones.

mod alternatives;
mod hostile;
mod objects;
mod policy;
mod random;
mod rewrites;
mod scalars;
mod version_3_1;

use crate::diff::{SchemaPair, Writing};
use crate::model::{Api, Direction};
use crate::source::Sources;

use super::{Engine, Relation};

/// What is expected of one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expected {
    /// Contained.
    Fits,
    /// A value escapes.
    Breaks,
    /// It cannot be told.
    Unknown,
}

use Expected::{Breaks, Fits, Unknown};

/// A name, the old schema, the new one, and what is expected in requests and in responses.
type Row<'t> = (&'t str, &'t str, &'t str, Expected, Expected);

/// A document with the schema `S`; several schemas are given as lines that begin with `S:`.
fn document(openapi: &str, schemas: &str) -> Sources {
    let schemas = if schemas.starts_with("S:") { schemas.to_owned() } else { format!("S: {schemas}") };
    let schemas = schemas.replace('\n', "\n    ");
    let text = format!(
        "openapi: {openapi}\ninfo: {{title: T, version: '1'}}\npaths: {{}}\ncomponents:\n  schemas:\n    {schemas}\n"
    );
    Sources::from_text("api.yaml", text)
}

/// How the schemas called `S` of two documents relate.
fn relation_of(old: &Sources, new: &Sources, direction: Direction) -> Relation {
    let (old, new) = (Api::read(old).0.expect("a document"), Api::read(new).0.expect("a document"));
    let named = |api: &Api<'_>| {
        let schemas = api.components.schemas.iter();
        schemas.clone().find(|(key, _)| key.as_str() == Some("S")).map(|(_, used)| used.id.index()).expect("a schema S")
    };
    let (old_idx, new_idx) = (named(&old), named(&new));
    let id = |api: &Api<'_>, idx: usize| api.schemas.iter().nth(idx).map(|(id, _)| id.index()).expect("a schema");
    assert_eq!((id(&old, old_idx), id(&new, new_idx)), (old_idx, new_idx));
    let old_id = old.schemas.iter().nth(old_idx).expect("a schema").0;
    let new_id = new.schemas.iter().nth(new_idx).expect("a schema").0;
    Engine::new(&old, &new).compare(SchemaPair { old: old_id, new: new_id, direction, writing: Writing::Typed })
}

fn relation(old: &str, new: &str, direction: Direction) -> Relation {
    relation_of(&document("3.0.3", old), &document("3.0.3", new), direction)
}

fn kind_of(relation: &Relation) -> Expected {
    match relation {
        Relation::Contained => Fits,
        Relation::Escapes(_) => Breaks,
        Relation::Undecided(_) => Unknown,
    }
}

#[track_caller]
fn assert_rows(rows: &[Row<'_>]) {
    assert_rows_of("3.0.3", rows);
}

#[track_caller]
fn assert_rows_of(openapi: &str, rows: &[Row<'_>]) {
    let mut wrong = Vec::new();
    for (name, old, new, in_requests, in_responses) in rows {
        let (old, new) = (document(openapi, old), document(openapi, new));
        for (direction, expected) in [(Direction::Request, in_requests), (Direction::Response, in_responses)] {
            let relation = relation_of(&old, &new, direction);
            if kind_of(&relation) != *expected {
                wrong.push(format!("{name}, {direction:?}: {relation:?}, not {expected:?}"));
            }
        }
        for side in [&old, &new] {
            assert_eq!(relation_of(side, side, Direction::Request), Relation::Contained, "{name} against itself");
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
