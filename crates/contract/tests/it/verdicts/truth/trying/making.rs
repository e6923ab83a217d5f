//! Values made from a schema.

use serde_json::{Map, Value, json};

use super::flattening::{merged, optional};
use super::{Trying, junk};
use crate::random::Random;
use crate::verdicts::patterns;
use crate::verdicts::schema::{entries, kinds, number, parts, required};
use crate::verdicts::truth::formats;

/// Values this deep have none inside them.
const DEEPEST: usize = 4;

impl Trying {
    /// A value of the one schema that is also likely to fit the other.
    pub(in crate::verdicts::truth) fn make_both(&self, one: &Value, other: &Value, random: &mut Random) -> Value {
        let schema = merged(&self.flat(other, random, 0), &self.flat(one, random, 0));
        self.make(&schema, random, 0)
    }

    pub(in crate::verdicts::truth) fn make(&self, schema: &Value, random: &mut Random, depth: usize) -> Value {
        let schema = &self.flat(schema, random, 0);
        if schema.as_object().is_none_or(Map::is_empty) {
            return random.pick(&junk()).clone();
        }
        if let Some(value) = schema.get("const") {
            return value.clone();
        }
        if !parts(schema, "enum").is_empty() {
            return random.pick(parts(schema, "enum")).clone();
        }
        match likely_kind(schema, random) {
            "null" => Value::Null,
            "boolean" => json!(random.chance(50)),
            kind @ ("integer" | "number") => self.number(schema, kind, random),
            "string" => json!(self.text(schema, random)),
            "array" if depth > DEEPEST => json!([]),
            "array" => self.list(schema, random, depth),
            _ if depth > DEEPEST => json!({}),
            _ => self.object(schema, random, depth),
        }
    }

    fn number(&self, schema: &Value, kind: &str, random: &mut Random) -> Value {
        let bound = |keys: [&str; 2]| keys.iter().find_map(|key| schema.get(*key)).and_then(Value::as_f64);
        let (low, high) = (bound(["minimum", "exclusiveMinimum"]), bound(["maximum", "exclusiveMaximum"]));
        let fits = |number: f64| low.is_none_or(|low| number >= low) && high.is_none_or(|high| number <= high);
        let near: Vec<f64> = self.numbers.iter().copied().filter(|number| fits(*number)).collect();
        let mut value = if !near.is_empty() && random.chance(60) {
            *random.pick(&near)
        } else {
            low.or(high).unwrap_or_default() + random.one(&[0.0, 1.0, -1.0, 2.0, 7.0, 100.0, -100.0])
        };
        if let Some(step) = schema.get("multipleOf").and_then(Value::as_f64)
            && random.chance(80)
        {
            value = (value / step).trunc() * step;
        }
        match kind {
            "integer" if random.chance(95) => number(value.trunc()),
            "integer" => json!(value.trunc()),
            _ if random.chance(30) => number(value + 0.5),
            _ => number(value),
        }
    }

    fn text(&self, schema: &Value, random: &mut Random) -> String {
        let (least, most) = count(schema, "minLength", "maxLength");
        let samples = schema.get("pattern").and_then(Value::as_str).map_or(&[][..], patterns::samples);
        if !samples.is_empty() && random.chance(70) {
            return random.one(samples).to_owned();
        }
        let format = schema.get("format").and_then(Value::as_str).and_then(formats::find);
        if let Some(format) = format
            && random.chance(90)
        {
            return random.one(format.samples).to_owned();
        }
        let fits = |length: usize| length >= least && most.is_none_or(|most| length <= most);
        let texts: Vec<&String> = self.texts.iter().filter(|text| fits(text.chars().count())).collect();
        if !texts.is_empty() && random.chance(40) {
            return random.one(&texts).clone();
        }
        let lengths: Vec<usize> = self.lengths.iter().copied().filter(|length| fits(*length)).collect();
        let length = if lengths.is_empty() { least } else { random.one(&lengths) };
        let letters: Vec<char> = random.one(&["a", "a", "0", "Z9", "é", "ab-_ ", "x.@:"]).chars().collect();
        (0..length).map(|_| random.one(&letters)).collect()
    }

    fn list(&self, schema: &Value, random: &mut Random, depth: usize) -> Value {
        let (least, most) = count(schema, "minItems", "maxItems");
        let fits = |n: usize| n >= least && n <= most.unwrap_or(least + 6);
        let counts: Vec<usize> = self.lengths.iter().copied().filter(|n| fits(*n)).collect();
        let n_items = if counts.is_empty() { least } else { random.one(&counts) };
        let inner = schema.get("items").unwrap_or(&Value::Bool(true));
        let mut items: Vec<Value> = Vec::new();
        for _ in 0..n_items {
            let item = self.make(inner, random, depth + 1);
            if schema.get("uniqueItems") != Some(&json!(true)) || !items.contains(&item) || random.chance(10) {
                items.push(item);
            }
        }
        Value::Array(items)
    }

    fn object(&self, schema: &Value, random: &mut Random, depth: usize) -> Value {
        let (least, most) = count(schema, "minProperties", "maxProperties");
        let needed = required(schema);
        let rest = schema.get("additionalProperties").unwrap_or(&Value::Bool(true));
        let property = |name: &str| entries(schema, "properties").get(name).unwrap_or(rest);
        let eager = random.one(&[0, 30, 70, 100]);
        let mut out = Map::new();
        let chosen: Vec<&String> = optional(schema, &needed).into_iter().filter(|_| random.chance(eager)).collect();
        for name in needed.iter().copied().chain(chosen.into_iter().map(String::as_str)) {
            out.insert(name.to_owned(), self.make(property(name), random, depth + 1));
        }
        if *rest != json!(false) && random.chance(30) {
            let names: Vec<&String> = self.names.iter().collect();
            let name = if random.chance(50) { "other" } else { random.one(&names) };
            out.insert(name.to_owned(), self.make(property(name), random, depth + 1));
        }
        for name in ["zz", "other", "more", "even", "last"]
            .into_iter()
            .chain(optional(schema, &needed).into_iter().map(String::as_str))
        {
            if out.len() < least && !out.contains_key(name) {
                out.insert(name.to_owned(), self.make(property(name), random, depth + 1));
            }
        }
        let spare: Vec<String> = out.keys().filter(|name| !needed.contains(&name.as_str())).cloned().collect();
        let n_spare = out.len().saturating_sub(most.unwrap_or(usize::MAX));
        for name in spare.iter().take(n_spare) {
            out.remove(name);
        }
        Value::Object(out)
    }
}

fn count(schema: &Value, least: &str, most: &str) -> (usize, Option<usize>) {
    let bound = |key: &str| schema.get(key).and_then(Value::as_u64).and_then(|bound| usize::try_from(bound).ok());
    (bound(least).unwrap_or_default(), bound(most))
}

/// A type that the schema allows; where it names none, one that its keywords are about.
fn likely_kind<'v>(schema: &'v Value, random: &mut Random) -> &'v str {
    let named = kinds(schema);
    if !named.is_empty() {
        return random.one(&named);
    }
    let about = [
        ("properties", "object"),
        ("required", "object"),
        ("items", "array"),
        ("minItems", "array"),
        ("maxItems", "array"),
        ("minLength", "string"),
        ("maxLength", "string"),
        ("pattern", "string"),
        ("format", "string"),
        ("minimum", "number"),
        ("maximum", "number"),
        ("multipleOf", "number"),
    ];
    let found: Vec<&str> = about.iter().filter(|(key, _)| schema.get(*key).is_some()).map(|(_, kind)| *kind).collect();
    if !found.is_empty() && random.chance(80) {
        return random.one(&found);
    }
    random.one(&["object", "array", "string", "number", "boolean", "null"])
}
