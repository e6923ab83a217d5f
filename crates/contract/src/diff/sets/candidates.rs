//! Values of one cube that may fit: scalars that read well, arrays with as few elements as show what they are, and objects
//! with every property that there is room for.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use crate::model::{Id, Schema};

use super::conjunction::{ShapeId, join};
use super::cube::Cube;
use super::evaluate::Fit;
use super::list_rules::ListRules;
use super::maker::{Unmade, ValueMaker};
use super::object_rules::ObjectRules;
use super::rules::{Kinds, NumberRules, Rules};
use super::{Engine, numbers, readable, value};

/// Values inside one another beyond which nothing optional is made.
const MAX_DEPTH: usize = 8;

/// Values beyond which nothing optional is made.
const ENOUGH: usize = 400;

/// Elements or properties that are made for the sake of their number.
const MAX_PARTS: u64 = 1_000;

impl<'s> ValueMaker<'_, 's> {
    /// A value of a cube that may fit, the nth of several; nothing where there are no more.
    pub(super) fn candidate(
        &mut self,
        all: &[ShapeId],
        cube: &Cube<'s>,
        schemas: &[Id<Schema<'s>>],
        nth: usize,
    ) -> Result<Option<Value>, Unmade> {
        let rules = &cube.rules;
        if let Some(values) = &rules.values {
            return Ok(self.listed(values, schemas).nth(nth).cloned());
        }
        Ok(if cube.has_kind(Kinds::NULL) {
            (nth == 0).then_some(Value::Null)
        } else if cube.has_kind(Kinds::BOOLEAN) {
            [true, false].get(nth).copied().map(Value::from)
        } else if cube.has_kind(Kinds::NUMBER) {
            near_one(&rules.number).into_iter().nth(nth)
        } else if cube.has_kind(Kinds::STRING) {
            self.readable(rules, schemas, nth)?.map(Value::from)
        } else if cube.has_kind(Kinds::ARRAY) {
            (nth == 0).then(|| self.array(all, &rules.list)).transpose()?
        } else {
            (nth < 2).then(|| self.object(all, schemas, &rules.object, nth == 1)).transpose()?
        })
    }

    /// Listed values in the order of the document, null at the end.
    fn listed<'v>(
        &self,
        values: &'v [(String, Value)],
        schemas: &[Id<Schema<'s>>],
    ) -> impl Iterator<Item = &'v Value> + use<'v> {
        let written = schemas.iter().flat_map(|id| self.api[*id].values.iter().flatten());
        let keys = written.filter_map(|node| Some(value::key(&value::of_node(*node)?)));
        let order: HashMap<String, usize> = keys.zip(0..).collect();
        let mut values: Vec<_> = values.iter().collect();
        values.sort_by_key(|(key, value)| (value.is_null(), order.get(key)));
        values.into_iter().map(|(_, value)| value)
    }

    fn readable(
        &mut self,
        rules: &Rules<'s>,
        schemas: &[Id<Schema<'s>>],
        nth: usize,
    ) -> Result<Option<String>, Unmade> {
        let length = rules.text.length;
        let Some(min) = usize::try_from(length.min).ok().filter(|min| *min <= readable::MAX_LENGTH) else {
            return Err(Unmade::too_much());
        };
        let max = length.max.and_then(|max| usize::try_from(max).ok()).unwrap_or(usize::MAX);
        let formats = schemas.iter().filter_map(|id| self.api[*id].format).chain(rules.text.formats.iter().copied());
        let mut texts: Vec<String> = formats.flat_map(|format| readable::of_format(format, min, max, nth)).collect();
        texts.push(readable::plain(min, max, nth));
        let obeys = |engine: &mut Engine<'_, 's>, text: &String| engine.obeys_text(rules, text) != Fit::No;
        if let Some(text) = texts.into_iter().find(|text| obeys(&mut self.engine, text)) {
            return Ok(Some(text));
        }
        for source in &rules.text.patterns {
            let text = self.engine.automata.pattern(source).and_then(|pattern| pattern.text(min, max, nth));
            if let Some(text) = text.filter(|text| obeys(&mut self.engine, text)) {
                return Ok(Some(text));
            }
        }
        match rules.text.patterns.first() {
            Some(pattern) if nth == 0 => Err(Unmade::new(format!("no text was found that matches {pattern:?}"))),
            _ => Ok(None),
        }
    }

    /// Flag of a value that has grown so large that only required parts are made from here on.
    fn is_enough(&self) -> bool {
        self.open.len() >= MAX_DEPTH || self.n_made >= ENOUGH
    }

    /// As few elements as show what they are.
    fn array(&mut self, all: &[ShapeId], list: &ListRules) -> Result<Value, Unmade> {
        if !list.is_plain() {
            return self.told_apart(all, list);
        }
        let min = list.count.min;
        let n_wanted = if self.is_enough() { min } else { min.max(1).min(list.count.max.unwrap_or(u64::MAX)) };
        let n_wanted = usize::try_from(n_wanted).ok().filter(|_| min <= MAX_PARTS).ok_or_else(Unmade::too_much)?;
        if n_wanted == 0 {
            return Ok(json!([]));
        }
        self.open.push(all.to_vec());
        let made = if list.is_unique {
            self.several(&list.items, n_wanted)
        } else {
            self.make(&list.items).map(|item| vec![item; n_wanted])
        };
        self.open.pop();
        match made {
            Ok(items) if items.len() == n_wanted => Ok(Value::Array(items)),
            Ok(_) => Err(Unmade::new("there are not enough elements that differ")),
            Err(_) if min == 0 => Ok(json!([])),
            Err(unmade) => Err(unmade.inside("0")),
        }
    }

    /// Elements that are told apart by their places or counted by their kind: those of all places that have a schema of
    /// their own, and as many of each kind as are wanted.
    fn told_apart(&mut self, all: &[ShapeId], list: &ListRules) -> Result<Value, Unmade> {
        let n_of_kinds = || list.contains.iter().map(|contains| contains.count.min);
        let min = list.count.min.max(n_of_kinds().max().unwrap_or_default());
        let n_shown = if self.is_enough() { 0 } else { list.prefix.len() as u64 };
        let n_wanted = min.max(n_shown).min(list.count.max.unwrap_or(u64::MAX));
        if n_wanted > MAX_PARTS {
            return Err(Unmade::too_much());
        }
        self.open.push(all.to_vec());
        let made = self.elements(list, n_wanted);
        self.open.pop();
        match made {
            Err(_) if min == 0 => Ok(json!([])),
            made => made,
        }
    }

    fn elements(&mut self, list: &ListRules, n_wanted: u64) -> Result<Value, Unmade> {
        let mut missing: Vec<(ShapeId, u64)> =
            list.contains.iter().map(|contains| (contains.shape, contains.count.min)).collect();
        let mut items: Vec<Value> = Vec::new();
        while (items.len() as u64) < n_wanted || missing.iter().any(|(_, n)| *n > 0) {
            let kinds: Vec<ShapeId> = missing.iter().filter(|(_, n)| *n > 0).map(|(shape, _)| *shape).collect();
            let item = self.element(list, &kinds, &items)?;
            for (shape, n) in &mut missing {
                *n = n.saturating_sub(u64::from(self.fits(&[*shape], &item)));
            }
            items.push(item);
            if items.len() as u64 > n_wanted + MAX_PARTS {
                return Err(Unmade::too_much());
            }
        }
        Ok(Value::Array(items))
    }

    /// An element to follow others, by preference of all kinds that are missing, else of one, else of any.
    fn element(&mut self, list: &ListRules, missing: &[ShapeId], before: &[Value]) -> Result<Value, Unmade> {
        let alone = missing.iter().map(std::slice::from_ref);
        let mut why = Unmade::new("there are not enough elements that differ");
        for kinds in [missing].into_iter().chain(alone).chain([&[][..]]) {
            let mut all = list.at(before.len()).clone();
            join(&mut all, kinds);
            match self.several(&all, if list.is_unique { before.len() + 1 } else { 1 }) {
                Ok(values) => {
                    let fresh = values.into_iter().find(|value| !list.is_unique || !before.contains(value));
                    if let Some(value) = fresh {
                        return Ok(value);
                    }
                }
                Err(unmade) => why = unmade.inside(&before.len().to_string()),
            }
        }
        Err(why)
    }

    fn object(
        &mut self,
        all: &[ShapeId],
        schemas: &[Id<Schema<'s>>],
        object: &ObjectRules<'s>,
        is_least: bool,
    ) -> Result<Value, Unmade> {
        let tag = self.tag(schemas);
        self.open.push(all.to_vec());
        let made = self.properties(object, tag.as_ref(), is_least);
        self.open.pop();
        made.map(Value::Object)
    }

    /// Required properties, and optional ones as long as there is room for them.
    fn properties(
        &mut self,
        object: &ObjectRules<'s>,
        tag: Option<&(&'s str, Value)>,
        is_least: bool,
    ) -> Result<Map<String, Value>, Unmade> {
        let max = object.count.max.unwrap_or(u64::MAX);
        let mut map = Map::new();
        let optional = object.properties.keys().filter(|name| !object.required.contains(*name));
        for name in object.required.iter().chain(optional).filter(|name| !object.hidden.contains(*name)) {
            let is_required = object.required.contains(name);
            if !is_required && (is_least || self.is_enough() || map.len() as u64 >= max) {
                break;
            }
            let part = object.part(name);
            let tag = tag.filter(|(property, value)| property == name && self.fits(&part.all, value));
            let made = match tag {
                _ if part.is_forbidden => Err(Unmade::new("it is required and not allowed")),
                Some((_, tag)) => Ok(tag.clone()),
                None => self.make(&part.all),
            };
            match made {
                Ok(value) => drop(map.insert((*name).to_owned(), value)),
                Err(unmade) if is_required => return Err(unmade.inside(name)),
                Err(_) => {}
            }
        }
        let min = object.count.min;
        let is_map = object.properties.is_empty()
            && object.required.is_empty()
            && object.others().any(|part| !part.all.is_empty());
        // One shows what they are.
        let n_wanted = if is_map && !is_least && !self.is_enough() { min.max(1).min(max) } else { min };
        if min > MAX_PARTS {
            return Err(Unmade::too_much());
        }
        let made_up = (1..=n_wanted).map(|n| if n == 1 { "key".to_owned() } else { format!("key{n}") });
        for name in self.engine.names_of(object).into_iter().chain(made_up) {
            if map.len() as u64 >= n_wanted {
                break;
            }
            let is_free = !map.contains_key(&name) && !object.part(&name).is_forbidden;
            if !is_free || self.engine.allows_name(object, &name) == Fit::No {
                continue;
            }
            match self.make(&object.part(&name).all) {
                Ok(value) => drop(map.insert(name, value)),
                Err(unmade) if min > 0 => return Err(unmade.inside(&name)),
                Err(_) => break,
            }
        }
        Ok(map)
    }

    /// A schema that others are made of by `allOf`, or that is one of those, says which it is where they are told apart.
    fn tag(&self, schemas: &[Id<Schema<'s>>]) -> Option<(&'s str, Value)> {
        let is_base = |id: &&Id<Schema<'s>>| self.api[**id].any_of.is_empty() && self.api[**id].one_of.is_empty();
        let bases = || schemas.iter().filter(is_base).map(|id| (*id, &self.api[*id]));
        let (id, name) = bases().find_map(|(id, schema)| Some((id, schema.name?)))?;
        let discriminators = || bases().filter_map(|(_, schema)| schema.discriminator.as_deref());
        let mapped = discriminators().find_map(|discriminator| {
            let mut mapping = discriminator.mapping.iter();
            let (key, _) = mapping.find(|(_, target)| target.is_some_and(|target| target.id == id))?;
            Some((discriminator.property, Value::from(key.as_str()?)))
        });
        mapped.or_else(|| Some((discriminators().next()?.property, Value::from(name))))
    }
}

/// Numbers that are allowed, those near to one first: they read well.
fn near_one(rules: &NumberRules) -> Vec<Value> {
    let mut found = numbers::candidates(std::iter::once(rules));
    found.retain(|number| value::number_of(number).is_some_and(|number| numbers::allows(rules, number)));
    let distance = |number: &Value| (number.as_f64().unwrap_or(f64::MAX) - 1.0).abs();
    let is_less = |number: &Value| number.as_f64().is_some_and(|number| number < 1.0);
    found.sort_by(|a, b| distance(a).total_cmp(&distance(b)).then(is_less(a).cmp(&is_less(b))));
    found.dedup();
    found
}
