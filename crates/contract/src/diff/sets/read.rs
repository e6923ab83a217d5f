//! From a schema of the model to its shape.

use std::rc::Rc;

use crate::diff::digest::Digest;
use crate::model::{Additional, Api, Discriminator, ObjectRules as ModelObject, Schema, Type, Use};
use crate::number::Number;
use crate::source::{Node, NodeKind};
use crate::validate::format::NumberFormat;

use super::conjunction::ShapeId;
use super::count::Count;
use super::digest::{allows_null, beside_const, text_formats};
use super::list_rules::ListRules;
use super::object_rules::{ObjectRules, PropertyRules};
use super::rules::{End, Kinds, NumberRules, Rules, TextRules};
use super::shapes::{Origin, SchemaShape, Shapes};
use super::value;

impl<'s> Shapes<'_, 's> {
    /// A shape, read when somebody asks for it first.
    pub(super) fn get(&mut self, id: ShapeId) -> Rc<SchemaShape<'s>> {
        match self.known(id) {
            Ok(shape) => shape,
            Err(origin) => {
                let shape = Rc::new(shape(self, &origin));
                self.keep(id, &shape);
                shape
            }
        }
    }
}

/// Reads the shape of a schema.
fn shape<'s>(shapes: &mut Shapes<'_, 's>, origin: &Origin<'s>) -> SchemaShape<'s> {
    let api = shapes.api(origin.revision);
    let schema = &api[origin.schema];
    let inside = shapes.inside(origin);
    // A new schema keyword must be judged here, not ignored.
    let Schema {
        node,
        is_unresolved,
        types: _,
        is_nullable: _,
        is_null_only: _,
        // Read by `rules`.
        format: _,
        values: _,
        number: _,
        string: _,
        array: _,
        object: _,
        json_schema,
        all_of,
        any_of,
        one_of,
        not,
        discriminator,
        name: _,
        title: _,
        description: _,
        default: _,
        examples: _,
        // Judged by the object that has the property.
        is_read_only: _,
        is_write_only: _,
        is_deprecated: _,
        xml: _,
        external_docs: _,
        extensions: _,
    } = schema;
    let mut shape = SchemaShape::default();
    if *is_unresolved || !matches!(node.kind(), NodeKind::Object | NodeKind::Boolean) {
        shape.unknown = Some("a schema could not be read");
        return shape;
    }
    shape.rules = rules(shapes, &inside);
    shape.unknown = unheld(schema);
    let beside = |shapes: &mut Shapes<'_, 's>, used: &Use<'s, Schema<'s>>| shapes.beside(&inside, *used);
    shape.all_of = all_of.iter().map(|used| beside(shapes, used)).collect();
    shape.not = not.as_ref().map(|used| beside(shapes, used));
    match discriminator.as_deref().and_then(|discriminator| Some((discriminator, tags(api, schema, discriminator)?))) {
        Some((discriminator, tags)) => {
            let targets: Vec<_> =
                tags.into_iter().map(|(names, used)| (names, used.map(|used| beside(shapes, &used)))).collect();
            let known: Vec<&str> = targets.iter().flat_map(|(names, _)| names.iter().copied()).collect();
            tag(shapes, &mut shape, discriminator.property, targets);
            if let Some((_, default)) = &discriminator.default {
                let default = default.as_ref().map(|used| beside(shapes, used));
                untagged(shapes, &mut shape, (discriminator.property, &known), default);
            }
        }
        None => {
            shape.any_of = any_of.iter().map(|used| beside(shapes, used)).collect();
            shape.one_of = one_of.iter().map(|used| beside(shapes, used)).collect();
        }
    }
    if let Some(rules) = json_schema.as_deref() {
        shapes.add_json_schema(&mut shape, &inside, rules);
    }
    shape
}

/// Alternatives that are chosen by name: each with its tag, and null where one of them allows it.
fn tag<'s>(
    shapes: &mut Shapes<'_, 's>,
    shape: &mut SchemaShape<'s>,
    property: &'s str,
    targets: Vec<(Vec<&'s str>, Option<ShapeId>)>,
) {
    let mut plain = Vec::new();
    for (names, target) in targets {
        let Some(target) = target else {
            shape.unknown = Some("a discriminator leads to a schema that could not be read");
            continue;
        };
        let tag = shapes.tagged(property, &names);
        let digest = Digest::of(&("both", shapes.digest(target), shapes.digest(tag)));
        let both = SchemaShape { all_of: vec![tag, target], ..SchemaShape::default() };
        shape.any_of.push(shapes.make(both, digest));
        plain.push(target);
    }
    let digests: Vec<_> = plain.iter().map(|target| shapes.digest(*target)).collect();
    let rules = Rules { kinds: Kinds::NULL, ..Rules::default() };
    let null = SchemaShape { rules, any_of: plain, ..SchemaShape::default() };
    shape.any_of.push(shapes.make(null, Digest::of(&("null", digests))));
}

/// The alternative of objects that name none of those that are known.
fn untagged<'s>(
    shapes: &mut Shapes<'_, 's>,
    shape: &mut SchemaShape<'s>,
    (property, known): (&'s str, &[&'s str]),
    default: Option<ShapeId>,
) {
    let Some(default) = default else {
        shape.unknown = Some("a discriminator leads to a schema that could not be read");
        return;
    };
    let named = shapes.tagged(property, known);
    let digest = Digest::of(&("untagged", shapes.digest(default), shapes.digest(named)));
    let rules = Rules { kinds: Kinds::OBJECT, ..Rules::default() };
    let others = SchemaShape { rules, all_of: vec![default], not: Some(named), ..SchemaShape::default() };
    shape.any_of.push(shapes.make(others, digest));
}

/// What the keywords of a schema say that look at a value themselves.
fn rules<'s>(shapes: &mut Shapes<'_, 's>, inside: &Origin<'s>) -> Rules<'s> {
    let schema = &shapes.api(inside.revision)[inside.schema];
    let mut rules = Rules {
        kinds: kinds(shapes.api(inside.revision), schema),
        values: values(schema).flatten(),
        ..Rules::default()
    };
    if let Some(number) = schema.number.as_deref() {
        let end = |bound: crate::model::Bound<'_>| End { value: bound.value, is_exclusive: bound.is_exclusive };
        rules.number.low = number.minimum.map(end);
        rules.number.high = number.maximum.map(end);
        let divisor = number.multiple_of.map(|(_, divisor)| divisor);
        rules.number.divisors.extend(divisor.filter(|divisor| !divisor.is_zero()));
    }
    if let Some(format) = schema.format.and_then(NumberFormat::named) {
        rules.number.restrict(&bounds_of(format.name));
    }
    rules.text.formats.extend(text_formats(shapes.api(inside.revision), schema).map(|format| format.name));
    if let Some(string) = schema.string.as_deref() {
        let length = Count { min: string.min_length.unwrap_or_default(), max: string.max_length };
        // These match everything.
        let is_telling = |pattern: &&str| !["", ".*"].contains(pattern);
        let patterns = string.pattern.and_then(Node::as_str).filter(is_telling).into_iter().collect();
        rules.text.restrict(&TextRules { length, patterns, formats: Vec::new() });
    }
    if let Some(array) = schema.array.as_deref() {
        rules.list = ListRules {
            items: array.items.map(|used| shapes.within(inside, used)).into_iter().collect(),
            count: Count { min: array.min_items.unwrap_or_default(), max: array.max_items },
            is_unique: array.unique_items,
            ..ListRules::default()
        };
    }
    if let Some(object) = schema.object.as_deref() {
        rules.object = object_rules(shapes, inside, object);
    }
    rules
}

/// Why a schema says more than its rules hold.
fn unheld(schema: &Schema<'_>) -> Option<&'static str> {
    let divisor = schema.number.as_deref().and_then(|number| number.multiple_of);
    if divisor.is_some_and(|(_, divisor)| divisor.is_zero()) {
        return Some("a schema wants multiples of zero");
    }
    (values(schema) == Some(None)).then_some("an enum lists a value that cannot be held exactly")
}

type Values = Vec<(String, serde_json::Value)>;

/// The values that a schema lists, each with its key, sorted; `Some(None)` if one of them cannot be held.
#[expect(clippy::option_option, reason = "no list and a list that cannot be held are told apart")]
fn values(schema: &Schema<'_>) -> Option<Option<Values>> {
    let listed = schema.values.as_ref()?;
    let read: Option<Vec<_>> = listed.iter().map(|value| value::of_node(*value)).collect();
    let beside = beside_const(schema).map(|beside| beside.filter_map(value::of_node).map(|value| value::key(&value)));
    let beside: Option<Vec<String>> = beside.map(Iterator::collect);
    Some(read.map(|read| {
        let mut keyed: Values = read.into_iter().map(|value| (value::key(&value), value)).collect();
        keyed.retain(|(key, _)| beside.as_ref().is_none_or(|beside| beside.contains(key)));
        keyed.sort_by(|a, b| a.0.cmp(&b.0));
        keyed.dedup_by(|a, b| a.0 == b.0);
        keyed
    }))
}

fn kinds(api: &Api<'_>, schema: &Schema<'_>) -> Kinds {
    if schema.is_null_only {
        return Kinds::NULL;
    }
    if schema.types.is_empty() {
        return Kinds::ALL;
    }
    let null = if allows_null(api, schema) { Kinds::NULL } else { Kinds(0) };
    schema.types.iter().fold(null, |kinds, kind| {
        kinds.or(match kind {
            Type::Boolean => Kinds::BOOLEAN,
            Type::Integer => Kinds::WHOLE,
            Type::Number => Kinds::NUMBER,
            Type::String => Kinds::STRING,
            Type::Array => Kinds::ARRAY,
            Type::Object => Kinds::OBJECT,
        })
    })
}

/// Known formats of numbers are ranges. Every number that programs hold is within `double`.
fn bounds_of(format: &str) -> NumberRules {
    let within = |low: Option<Number>, high: Option<Number>, divisors: Vec<Number>| NumberRules {
        low: low.map(|value| End { value, is_exclusive: false }),
        high: high.map(|value| End { value, is_exclusive: false }),
        divisors,
    };
    let whole = |value: i64| Some(Number::from(i128::from(value)));
    let one = vec![Number::from(1)];
    match format {
        "int32" => within(whole(i32::MIN.into()), whole(i32::MAX.into()), one),
        "int64" => within(whole(i64::MIN), whole(i64::MAX), one),
        "float" => within(Number::parse("-3.4028234663852886e38"), Number::parse("3.4028234663852886e38"), Vec::new()),
        _ => NumberRules::default(),
    }
}

fn object_rules<'s>(shapes: &mut Shapes<'_, 's>, inside: &Origin<'s>, object: &ModelObject<'s>) -> ObjectRules<'s> {
    let api = shapes.api(inside.revision);
    let inner = |shapes: &mut Shapes<'_, 's>, used: Use<'s, Schema<'s>>| PropertyRules {
        all: vec![shapes.within(inside, used)],
        is_forbidden: false,
    };
    let ModelObject { properties, required, additional, min_properties, max_properties } = object;
    let mut rules = ObjectRules {
        count: Count { min: min_properties.unwrap_or_default(), max: *max_properties },
        ..ObjectRules::default()
    };
    for property in properties {
        let is_hidden = api[property.schema.id].is_hidden_in(inside.direction);
        let part = if is_hidden { PropertyRules::default() } else { inner(shapes, property.schema) };
        rules.hidden.extend(is_hidden.then_some(property.name));
        rules.properties.insert(property.name, part);
    }
    let names = required.iter().filter_map(|name| name.as_str());
    rules.required = names.filter(|name| inside.excused.binary_search(name).is_err()).collect();
    rules.rest = match additional {
        Additional::Unsaid | Additional::Any => PropertyRules::default(),
        Additional::Forbidden => PropertyRules::forbidden(),
        Additional::Schema(used) => inner(shapes, *used),
    };
    rules
}

type Tags<'s> = Vec<(Vec<&'s str>, Option<Use<'s, Schema<'s>>>)>;

/// The names of each alternative, where every one has a name; `None` if a name is no way to choose.
fn tags<'s>(api: &Api<'s>, schema: &Schema<'s>, discriminator: &Discriminator<'s>) -> Option<Tags<'s>> {
    let mut tags: Tags<'s> = Vec::new();
    for (key, target) in &discriminator.mapping {
        tags.push((vec![key.as_str()?], *target));
    }
    let mapped: Vec<&str> = tags.iter().flat_map(|(names, _)| names.iter().copied()).collect();
    let alternatives: Vec<_> = schema.one_of.iter().chain(&schema.any_of).copied().collect();
    if alternatives.is_empty() {
        return None;
    }
    for alternative in alternatives {
        let target = &api[alternative.id];
        if !target.any_of.is_empty() || !target.one_of.is_empty() {
            return None;
        }
        let is_mapped = tags.iter().any(|(_, known)| known.is_some_and(|known| known.id == alternative.id));
        let referred = alternative.reference().and_then(|reference| Some(reference.rsplit_once("/schemas/")?.1));
        let mut names: Vec<&'s str> = referred.into_iter().chain(target.name).collect();
        names.dedup();
        if names.is_empty() && !is_mapped {
            return None;
        }
        names.retain(|name| !mapped.contains(name));
        if !names.is_empty() {
            tags.push((names, Some(alternative)));
        }
    }
    Some(tags)
}
