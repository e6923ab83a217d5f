//! Reads the document: origins, and schemas behind references.

use contract::model::{Api, Extensions, Property, Schema, Use};
use contract::source::Node;

/// The `x-origin` among extensions.
pub(super) fn origin<'s>(extensions: &Extensions<'s>) -> Option<&'s str> {
    extension(extensions, "x-origin").and_then(Node::as_str)
}

/// Origin of a value of an enum: `x-origin-values`, the schema's own origin, or that of what holds the schema.
pub(super) fn value_origin<'s>(schema: &Schema<'s>, value: &str, inherited: Option<&'s str>) -> Option<&'s str> {
    let own = extension(&schema.extensions, "x-origin-values").and_then(|values| values.get(value)?.as_str());
    own.or(origin(&schema.extensions)).or(inherited)
}

/// The text of a value, as the tables write it.
pub(super) fn text(value: Node<'_>) -> String {
    let plain = value.as_str().or(value.as_number()).map(str::to_owned);
    plain.or(value.as_bool().map(|boolean| boolean.to_string())).unwrap_or_else(|| "null".to_owned())
}

/// A schema and those behind it, as long as each stands on one other: `allOf: [{$ref: …}]`, or beside it only `null`.
pub(super) fn chain<'a, 's>(api: &'a Api<'s>, used: Use<'s, Schema<'s>>) -> Vec<&'a Schema<'s>> {
    let mut chain = vec![&api[used.id]];
    // A chain that comes back to itself is lint's matter; here it only has to end.
    while chain.len() < 16
        && let Some(next) = next(api, chain[chain.len() - 1])
    {
        chain.push(next);
    }
    chain
}

fn next<'a, 's>(api: &'a Api<'s>, schema: &Schema<'s>) -> Option<&'a Schema<'s>> {
    match schema.all_of[..] {
        [only] => Some(&api[only.id]),
        _ => beside_null(api, schema),
    }
}

/// The one schema that a value fits unless it is `null`: `anyOf: [{$ref: …}, {enum: [null]}]`.
pub(super) fn beside_null<'a, 's>(api: &'a Api<'s>, schema: &Schema<'s>) -> Option<&'a Schema<'s>> {
    let [one, other] = schema.any_of[..] else { return None };
    let is_null = |schema: &Schema<'_>| {
        schema.values.as_deref().is_some_and(|values| values.iter().all(|it| text(*it) == "null"))
    };
    is_null(&api[other.id]).then(|| &api[one.id])
}

/// Properties of a record and of all that it stands on.
pub(super) fn properties<'s>(api: &Api<'s>, schema: &Schema<'s>) -> Vec<Property<'s>> {
    parts(api, schema).into_iter().flat_map(|part| part.properties().to_vec()).collect()
}

/// Whether a record, or anything that it stands on, demands a property.
pub(super) fn requires(api: &Api<'_>, schema: &Schema<'_>, name: &str) -> bool {
    parts(api, schema).iter().any(|part| part.requires(name))
}

/// A schema of `components.schemas`.
pub(super) fn named<'a, 's>(api: &'a Api<'s>, name: &str) -> Option<&'a Schema<'s>> {
    let (_, used) = api.components.schemas.iter().find(|(key, _)| key.as_str() == Some(name))?;
    Some(&api[used.id])
}

/// A record of the tables: a named schema, or the items of an array in one of its properties.
pub(super) fn at<'a, 's>(api: &'a Api<'s>, place: &str) -> Option<&'a Schema<'s>> {
    let mut steps = place.split('.');
    let mut schema = named(api, steps.next()?)?;
    for step in steps {
        let property = properties(api, schema).into_iter().find(|property| property.name == step)?;
        let array = chain(api, property.schema).into_iter().find_map(|part| part.array.as_deref())?;
        schema = chain(api, array.items?).pop()?;
    }
    Some(schema)
}

fn parts<'a, 's>(api: &'a Api<'s>, schema: &'a Schema<'s>) -> Vec<&'a Schema<'s>> {
    let mut parts: Vec<&Schema<'_>> = Vec::new();
    let mut pending = vec![schema];
    while let Some(part) = pending.pop() {
        if parts.iter().all(|known| known.node != part.node) {
            parts.push(part);
            pending.extend(part.all_of.iter().map(|used| &api[used.id]));
        }
    }
    parts
}

fn extension<'s>(extensions: &Extensions<'s>, name: &str) -> Option<Node<'s>> {
    extensions.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
}
