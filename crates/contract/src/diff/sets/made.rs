//! Shapes that no schema of a document has: of one value, of some kinds, of objects with a property, of what does not fit.

use serde_json::Value;

use crate::diff::digest::Digest;

use super::conjunction::ShapeId;
use super::object_rules::PropertyRules;
use super::rules::{Kinds, Rules};
use super::shapes::{SchemaShape, Shapes};
use super::value;

impl<'s> Shapes<'_, 's> {
    /// The shape that allows one value.
    pub(super) fn only(&mut self, value: &Value) -> ShapeId {
        let key = value::key(value);
        let values = Some(vec![(key.clone(), value.clone())]);
        let digest = Digest::of(&("only", &key));
        self.once(key, of_rules(Rules { kinds: Kinds::of(value), values, ..Rules::default() }), digest)
    }

    /// The shape of all values of some kinds.
    pub(super) fn of_kinds(&mut self, kinds: Kinds) -> ShapeId {
        // No value has such a key.
        let key = format!("kinds {}", kinds.0);
        let digest = Digest::of(&key);
        self.once(key, of_rules(Rules { kinds, ..Rules::default() }), digest)
    }

    /// The shape of objects that have a property with one of some texts.
    pub(super) fn tagged(&mut self, property: &'s str, names: &[&'s str]) -> ShapeId {
        let mut values: Vec<_> =
            names.iter().map(|name| Value::from(*name)).map(|name| (value::key(&name), name)).collect();
        values.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        values.dedup_by(|a, b| a.0 == b.0);
        let keys: Vec<&str> = values.iter().map(|(key, _)| key.as_str()).collect();
        let digest = Digest::of(&("tagged", property, &keys));
        let tag_digest = Digest::of(&("tag", &keys));
        let rules = Rules { kinds: Kinds::STRING, values: Some(values), ..Rules::default() };
        let tag = self.make(of_rules(rules), tag_digest);
        let mut rules = Rules { kinds: Kinds::OBJECT, ..Rules::default() };
        rules.object.required.insert(property);
        rules.object.properties.insert(property, PropertyRules { all: vec![tag], is_forbidden: false });
        self.make(of_rules(rules), digest)
    }

    /// The shape of what fits one shape and not another.
    pub(super) fn difference(&mut self, of: ShapeId, without: ShapeId) -> ShapeId {
        let digest = Digest::of(&("difference", self.digest(of), self.digest(without)));
        self.make(SchemaShape { all_of: vec![of], not: Some(without), ..SchemaShape::default() }, digest)
    }

    /// The shape of objects that have a property which fits a shape.
    pub(super) fn having(&mut self, name: &'s str, inner: ShapeId) -> ShapeId {
        let mut rules = Rules { kinds: Kinds::OBJECT, ..Rules::default() };
        rules.object.required.insert(name);
        rules.object.properties.insert(name, PropertyRules { all: vec![inner], is_forbidden: false });
        let digest = Digest::of(&("having", name, self.digest(inner)));
        self.make(of_rules(rules), digest)
    }

    /// The shape of arrays that have items, all of which fit a shape.
    pub(super) fn holding(&mut self, inner: ShapeId) -> ShapeId {
        let mut rules = Rules { kinds: Kinds::ARRAY, ..Rules::default() };
        rules.list.items = vec![inner];
        rules.list.count.min = 1;
        let digest = Digest::of(&("holding", self.digest(inner)));
        self.make(of_rules(rules), digest)
    }

    /// The shape of what does not fit a shape.
    pub(super) fn complement(&mut self, of: ShapeId) -> ShapeId {
        let digest = Digest::of(&("complement", self.digest(of)));
        // No value has such a key.
        let key = format!("complement {}", of.0);
        self.once(key, SchemaShape { not: Some(of), ..SchemaShape::default() }, digest)
    }

    /// The shape of what fits one of some shapes.
    pub(super) fn any(&mut self, any_of: Vec<ShapeId>) -> ShapeId {
        let digests: Vec<_> = any_of.iter().map(|id| self.digest(*id)).collect();
        self.make(SchemaShape { any_of, ..SchemaShape::default() }, Digest::of(&("any", digests)))
    }

    /// The shape of what fits some shapes, all of them.
    pub(super) fn all(&mut self, all_of: Vec<ShapeId>) -> ShapeId {
        let digests: Vec<_> = all_of.iter().map(|id| self.digest(*id)).collect();
        self.make(SchemaShape { all_of, ..SchemaShape::default() }, Digest::of(&("all", digests)))
    }

    /// The shape of objects that have properties of some names.
    pub(super) fn requiring(&mut self, names: &[&'s str]) -> ShapeId {
        let mut rules = Rules { kinds: Kinds::OBJECT, ..Rules::default() };
        rules.object.required.extend(names);
        let digest = Digest::of(&("requiring", &rules.object.required));
        self.make(SchemaShape { rules, is_silent: true, ..SchemaShape::default() }, digest)
    }

    /// The shape of everything but objects that have a property of some name.
    pub(super) fn lacking(&mut self, name: &'s str) -> ShapeId {
        let mut rules = Rules::default();
        rules.object.properties.insert(name, PropertyRules::forbidden());
        let digest = Digest::of(&("lacking", name));
        self.make(SchemaShape { rules, is_silent: true, ..SchemaShape::default() }, digest)
    }

    /// The shape of texts that match a pattern.
    pub(super) fn matching(&mut self, pattern: &'s str) -> ShapeId {
        let mut rules = Rules { kinds: Kinds::STRING, ..Rules::default() };
        rules.text.patterns.push(pattern);
        self.once(format!("matching {pattern}"), of_rules(rules), Digest::of(&("matching", pattern)))
    }

    /// The shape of some texts.
    pub(super) fn one_of_texts<'t>(&mut self, texts: impl Iterator<Item = &'t str>) -> ShapeId {
        let mut values: Vec<_> = texts.map(Value::from).map(|text| (value::key(&text), text)).collect();
        values.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let key = format!("texts {:?}", values.iter().map(|(key, _)| key).collect::<Vec<_>>());
        let digest = Digest::of(&key);
        self.once(key, of_rules(Rules { kinds: Kinds::STRING, values: Some(values), ..Rules::default() }), digest)
    }
}

fn of_rules(rules: Rules<'_>) -> SchemaShape<'_> {
    SchemaShape { rules, ..SchemaShape::default() }
}
