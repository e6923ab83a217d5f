//! Shapes as JSON Schema for the independent validator: draft 7, as far as that goes.
//!
//! The translation is made for one value: properties that no object in it has cannot matter and are left out, so that a
//! schema that reaches half the document is translated only as far as the value goes.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::{Map, Value, json};

use super::Engine;
use super::conjunction::{Conjunction, ShapeId};
use super::object_rules::PropertyRules;
use super::rules::{Kinds, Rules};
use super::shapes::SchemaShape;
use super::value;

/// Shapes of one translation.
const MAX_SHAPES: usize = 2_000;

/// Keywords that draft 7 does not know.
const LATER: [&str; 4] = [r#""format":"uuid""#, r#""prefixItems""#, r#""minContains""#, r#""maxContains""#];

/// Shapes that apply to the same value, one through another. The validator recurses here.
const MAX_CHAIN: usize = 40;

impl<'s> Engine<'_, 's> {
    /// Whether the independent validator says that a value fits all of some shapes; `None` if it cannot be asked.
    pub(super) fn is_valid(&mut self, all: &[ShapeId], tried: &Value) -> Option<bool> {
        let schema = self.json_schema(all, tried)?;
        // Draft 7 says all that we need, and the validator checks a schema against its draft's own first: that of 2020-12
        // is eight times as large. Few keywords came later.
        let text = schema.to_string();
        let is_new = LATER.iter().any(|keyword| text.contains(keyword));
        let draft = if is_new { jsonschema::Draft::Draft202012 } else { jsonschema::Draft::Draft7 };
        let validator = jsonschema::options().with_draft(draft).should_validate_formats(true).build(&schema).ok()?;
        Some(validator.is_valid(tried))
    }

    /// A schema that says of one value what all of some shapes say.
    pub(super) fn json_schema(&mut self, all: &[ShapeId], tried: &Value) -> Option<Value> {
        let mut names = BTreeSet::new();
        collect_names(tried, &mut names);
        let depth = value::depth(tried);
        let mut levels: HashMap<ShapeId, usize> = all.iter().map(|id| (*id, 1)).collect();
        let mut queue: std::collections::VecDeque<ShapeId> = all.iter().copied().collect();
        let mut shapes: BTreeMap<ShapeId, std::rc::Rc<SchemaShape<'s>>> = BTreeMap::new();
        // Shapes one level further down come later, since those beside one are put in front.
        while let Some(id) = queue.pop_front() {
            if shapes.contains_key(&id) {
                continue;
            }
            if shapes.len() >= MAX_SHAPES {
                return None;
            }
            let level = levels[&id];
            let shape = self.shapes.get(id);
            for beside in shape.beside() {
                levels.entry(beside).and_modify(|known| *known = level.min(*known)).or_insert(level);
                queue.push_front(beside);
            }
            if level < depth {
                for inner in inner(&shape, &names) {
                    levels.entry(inner).or_insert(level + 1);
                    queue.push_back(inner);
                }
            }
            shapes.insert(id, shape);
        }
        is_shallow(&shapes).then_some(())?;
        let translate = |(id, shape): (&ShapeId, &std::rc::Rc<SchemaShape<'s>>)| {
            (format!("s{}", id.0), translated(shape, &names, &|id| shapes.contains_key(&id)))
        };
        let definitions: Map<String, Value> = shapes.iter().map(translate).collect();
        Some(json!({
            "allOf": all.iter().map(|id| reference(*id)).collect::<Vec<_>>(),
            "definitions": definitions,
        }))
    }
}

fn inner(shape: &SchemaShape<'_>, names: &BTreeSet<&str>) -> Vec<ShapeId> {
    let Rules { list, object, .. } = &shape.rules;
    let properties = object.properties.iter().filter(|(name, _)| names.contains(**name));
    let parts = properties.map(|(_, part)| part).chain(object.others()).flat_map(|part| &part.all);
    let kinds = list.contains.iter().map(|contains| &contains.shape);
    parts.chain(&object.names).chain(list.places().flatten()).chain(kinds).copied().collect()
}

fn collect_names<'v>(value: &'v Value, names: &mut BTreeSet<&'v str>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect_names(item, names)),
        Value::Object(map) => {
            for (name, inner) in map {
                names.insert(name);
                collect_names(inner, names);
            }
        }
        _ => {}
    }
}

/// Whether no shape applies itself to the same value, nor through too many others.
fn is_shallow(shapes: &BTreeMap<ShapeId, std::rc::Rc<SchemaShape<'_>>>) -> bool {
    // Round by round the shapes that apply none but those of earlier rounds; a cycle is never reached.
    let mut done: BTreeSet<ShapeId> = BTreeSet::new();
    for _ in 0..MAX_CHAIN {
        let ready: Vec<ShapeId> = shapes
            .iter()
            .filter(|(id, shape)| !done.contains(id) && shape.beside().all(|beside| done.contains(&beside)))
            .map(|(id, _)| *id)
            .collect();
        if ready.is_empty() {
            break;
        }
        done.extend(ready);
    }
    done.len() == shapes.len()
}

fn reference(id: ShapeId) -> Value {
    json!({ "$ref": format!("#/definitions/s{}", id.0) })
}

fn translated(shape: &SchemaShape<'_>, names: &BTreeSet<&str>, is_there: &dyn Fn(ShapeId) -> bool) -> Value {
    // What stands deeper than the value goes is never asked.
    let conjunction = |all: &Conjunction| -> Value {
        let there: Vec<Value> = all.iter().filter(|id| is_there(**id)).map(|id| reference(*id)).collect();
        json!({ "allOf": there })
    };
    let conjunction = |all: &Conjunction| if all.is_empty() { json!(true) } else { unless_empty(conjunction(all)) };
    let part = |part: &PropertyRules| if part.is_forbidden { json!(false) } else { conjunction(&part.all) };
    let rules = &shape.rules;
    let mut schema = Map::new();
    let mut also: Vec<Value> = shape.all_of.iter().map(|id| reference(*id)).collect();
    if rules.kinds != Kinds::ALL {
        schema.insert("type".to_owned(), types(rules.kinds));
    }
    if let Some(values) = &rules.values {
        schema.insert("enum".to_owned(), values.iter().map(|(_, value)| value.clone()).collect());
    }
    for (end, plain, exclusive) in
        [(rules.number.low, "minimum", "exclusiveMinimum"), (rules.number.high, "maximum", "exclusiveMaximum")]
    {
        if let Some(end) = end {
            let keyword = if end.is_exclusive { exclusive } else { plain };
            schema.insert(keyword.to_owned(), number(end.value));
        }
    }
    also.extend(rules.number.divisors.iter().map(|divisor| json!({ "multipleOf": number(*divisor) })));
    also.extend(rules.text.patterns.iter().map(|pattern| json!({ "pattern": pattern })));
    also.extend(rules.text.formats.iter().map(|format| match *format {
        // OpenAPI's own format.
        "byte" => json!({
            "if": { "type": "string" },
            "then": {
                "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}(==)?|[A-Za-z0-9+/]{3}=?)?$"
            }
        }),
        format => json!({ "format": format }),
    }));
    let object = &rules.object;
    let counts = [
        (rules.text.length, "minLength", "maxLength"),
        (rules.list.count, "minItems", "maxItems"),
        (object.count, "minProperties", "maxProperties"),
    ];
    for (count, min, max) in counts {
        if count.min > 0 {
            schema.insert(min.to_owned(), json!(count.min));
        }
        if let Some(most) = count.max {
            schema.insert(max.to_owned(), json!(most));
        }
    }
    if !rules.list.prefix.is_empty() {
        schema.insert("prefixItems".to_owned(), rules.list.prefix.iter().map(conjunction).collect());
    }
    for contains in &rules.list.contains {
        let most = contains.count.max.map(|max| ("maxContains".to_owned(), json!(max)));
        let kind = conjunction(&vec![contains.shape]);
        let rules = [("contains".to_owned(), kind), ("minContains".to_owned(), json!(contains.count.min))];
        also.push(Value::Object(rules.into_iter().chain(most).collect()));
    }
    if !rules.list.items.is_empty() {
        schema.insert("items".to_owned(), conjunction(&rules.list.items));
    }
    if rules.list.is_unique {
        schema.insert("uniqueItems".to_owned(), json!(true));
    }
    let properties = object.properties.iter().filter(|(name, _)| names.contains(**name));
    let properties: Map<String, Value> = properties.map(|(name, inner)| ((*name).to_owned(), part(inner))).collect();
    schema.insert("properties".to_owned(), Value::Object(properties));
    if !object.required.is_empty() {
        schema.insert("required".to_owned(), json!(object.required));
    }
    if !object.rest.is_free() {
        schema.insert("additionalProperties".to_owned(), part(&object.rest));
    }
    let mut patterns = Map::new();
    for rules in &object.patterns {
        for other in &rules.without {
            patterns.entry(other.source).or_insert(json!(true));
        }
        match &rules.within {
            Some(within) => drop(patterns.insert(within.source.to_owned(), part(&rules.part))),
            None => drop(schema.insert("additionalProperties".to_owned(), part(&rules.part))),
        }
    }
    if !patterns.is_empty() {
        schema.insert("patternProperties".to_owned(), Value::Object(patterns));
    }
    if !object.names.is_empty() {
        schema.insert("propertyNames".to_owned(), conjunction(&object.names));
    }
    for (keyword, alternatives) in [("anyOf", &shape.any_of), ("oneOf", &shape.one_of)] {
        if !alternatives.is_empty() {
            schema.insert(keyword.to_owned(), alternatives.iter().map(|id| reference(*id)).collect());
        }
    }
    if let Some(not) = shape.not {
        schema.insert("not".to_owned(), reference(not));
    }
    if !also.is_empty() {
        schema.insert("allOf".to_owned(), Value::Array(also));
    }
    Value::Object(schema)
}

/// `allOf` may not be empty.
fn unless_empty(schema: Value) -> Value {
    match schema.get("allOf").and_then(Value::as_array) {
        Some(all) if all.is_empty() => json!(true),
        _ => schema,
    }
}

fn types(kinds: Kinds) -> Value {
    let named = [
        (Kinds::NULL, "null"),
        (Kinds::BOOLEAN, "boolean"),
        (Kinds::STRING, "string"),
        (Kinds::ARRAY, "array"),
        (Kinds::OBJECT, "object"),
    ];
    let mut types: Vec<&str> = named.iter().filter(|(kind, _)| kinds.overlaps(*kind)).map(|(_, name)| *name).collect();
    match kinds.and(Kinds::NUMBER) {
        Kinds::NUMBER => types.push("number"),
        Kinds::WHOLE => types.push("integer"),
        _ => {}
    }
    json!(types)
}

/// A number of a document, rounded where JSON programs round; the two readings then differ and the value is not used.
fn number(number: crate::number::Number) -> Value {
    value::of_number(number).unwrap_or_else(|| json!(number.to_f64()))
}
