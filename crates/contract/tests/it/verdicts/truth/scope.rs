//! Which values whoever writes for one side may have written: docs/policy.md, "Which values", 1 to 3.

use std::collections::BTreeSet;

use contract::model::Direction;
use regex::Regex;
use serde_json::{Value, json};

use super::Set;
use crate::verdicts::schema::{entries, is_reference, parts, required};
use crate::verdicts::side::Side;

/// Whether values of a property do not travel this way.
pub(super) fn is_hidden(side: &Side, schema: &Value, direction: Direction) -> bool {
    let keyword = if direction == Direction::Request { "readOnly" } else { "writeOnly" };
    side.target(schema).get(keyword) == Some(&json!(true))
}

/// Whether a value has no name that only the wider side knows, and none that travels the other way.
pub(super) fn is_in_scope(small: &Set, large: &Set, value: &Value) -> bool {
    is_known(small, large, value, &[small.side().root()], &[large.side().root()])
}

fn is_known(small: &Set, large: &Set, value: &Value, here: &[&Value], there: &[&Value]) -> bool {
    if !value.is_array() && !value.is_object() {
        return true;
    }
    let (here, there) = (beside(small.side(), here), beside(large.side(), there));
    if let Some(items) = value.as_array() {
        return (0..).zip(items).all(|(idx, item)| {
            let (here, there) = (items_of(&here, Some(idx)), items_of(&there, Some(idx)));
            is_known(small, large, item, &here, &there)
        });
    }
    let (own, other) =
        (Names::of(small.side(), small.direction(), &here), Names::of(large.side(), large.direction(), &there));
    let mut properties = value.as_object().into_iter().flatten();
    properties.all(|(name, inner)| {
        let name = name.as_str();
        let is_news = (other.declared.contains(name) && !own.declared.contains(name))
            || (other.mentioned.contains(name) && !own.mentioned.contains(name));
        !is_news
            && !own.hidden.contains(name)
            && !other.hidden.contains(name)
            && is_known(small, large, inner, &below(&here, name), &below(&there, name))
    })
}

/// Levels of a value whose names are collected: cycles have no end.
const DEEPEST: usize = 6;

/// Every name that travels one way, by the way to it.
pub(in crate::verdicts) fn travelling_names(side: &Side, direction: Direction) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    collect_names(side, direction, &[side.root()], "", &mut names);
    names
}

fn collect_names(side: &Side, direction: Direction, schemas: &[&Value], way: &str, names: &mut BTreeSet<String>) {
    if schemas.is_empty() || way.matches('/').count() > DEEPEST {
        return;
    }
    let schemas = beside(side, schemas);
    let here = Names::of(side, direction, &schemas);
    for name in here.declared {
        let way = format!("{way}/{name}");
        collect_names(side, direction, &below(&schemas, name), &way, names);
        names.insert(way);
    }
    collect_names(side, direction, &items_of(&schemas, None), &format!("{way}/[]"), names);
    let others = |schema: &'static str| schemas.iter().filter_map(move |known| known.get(schema));
    let patterns = schemas.iter().flat_map(|schema| entries(schema, "patternProperties").values());
    let others: Vec<&Value> =
        others("additionalProperties").chain(others("unevaluatedProperties")).chain(patterns).collect();
    collect_names(side, direction, &others, &format!("{way}/*"), names);
}

/// Names that schemas know at one location.
#[derive(Default)]
struct Names<'v> {
    declared: BTreeSet<&'v str>,
    /// Declared or required. What is only required is declared by some readings and not by others.
    mentioned: BTreeSet<&'v str>,
    hidden: BTreeSet<&'v str>,
}

impl<'v> Names<'v> {
    fn of(side: &Side, direction: Direction, schemas: &[&'v Value]) -> Names<'v> {
        let mut names = Names::default();
        for schema in schemas {
            for (name, inner) in entries(schema, "properties") {
                let is_hidden = is_hidden(side, inner, direction);
                let kind = if is_hidden { &mut names.hidden } else { &mut names.declared };
                kind.insert(name);
            }
            names.mentioned.extend(required(schema));
        }
        names.mentioned.extend(&names.declared);
        names
    }
}

/// All schemas that may apply to the same value.
fn beside<'v>(side: &'v Side, schemas: &[&'v Value]) -> Vec<&'v Value> {
    let mut found: Vec<&Value> = Vec::new();
    let mut open: Vec<&Value> = schemas.to_vec();
    while let Some(schema) = open.pop() {
        if is_reference(schema) {
            // What stands beside a reference counts in 3.1; in 3.0 nothing does.
            found.push(schema);
        }
        let schema = side.target(schema);
        if !schema.is_object() || found.iter().any(|known| std::ptr::eq(*known, schema)) {
            continue;
        }
        found.push(schema);
        open.extend(["allOf", "anyOf", "oneOf"].iter().flat_map(|key| parts(schema, key)));
        open.extend(["not", "if", "then", "else"].iter().filter_map(|key| schema.get(key)));
        open.extend(entries(schema, "dependentSchemas").values());
    }
    found
}

/// The schemas that may apply to the item at a place, or to any.
fn items_of<'v>(schemas: &[&'v Value], idx: Option<usize>) -> Vec<&'v Value> {
    let at_place = schemas.iter().flat_map(|schema| match (idx, parts(schema, "prefixItems")) {
        (None, places) => places.iter().chain(schema.get("items")).collect::<Vec<_>>(),
        (Some(idx), places) => places.get(idx).or_else(|| schema.get("items")).into_iter().collect(),
    });
    let anywhere = schemas.iter().flat_map(|schema| ["contains", "unevaluatedItems"].map(|key| schema.get(key)));
    at_place.chain(anywhere.flatten()).collect()
}

/// The schemas that may apply to a property.
fn below<'v>(schemas: &[&'v Value], name: &str) -> Vec<&'v Value> {
    let inner = schemas.iter().flat_map(|schema| {
        let matching = entries(schema, "patternProperties").iter();
        let matching = matching.filter(|(pattern, _)| Regex::new(pattern).is_ok_and(|pattern| pattern.is_match(name)));
        let named: Vec<&Value> =
            entries(schema, "properties").get(name).into_iter().chain(matching.map(|(_, inner)| inner)).collect();
        if named.is_empty() { schema.get("additionalProperties").into_iter().collect() } else { named }
    });
    let left = schemas.iter().filter_map(|schema| schema.get("unevaluatedProperties"));
    inner.chain(left).filter(|inner| inner.is_object()).collect()
}
