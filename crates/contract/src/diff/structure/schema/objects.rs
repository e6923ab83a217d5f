//! Properties, what is required of them, and what may stand beside them.

use std::collections::{HashMap, HashSet};

use crate::diff::ValueStep;
use crate::diff::catalogue::{Aspect, Movement, Need, Subject, schema_rule};
use crate::model::{Additional, Api, Direction, Id, Property, Schema, Type, Use};

use super::composition::SchemaMatching;
use super::graph::{Basis, Happening};
use super::pair::Pair;
use super::transitions::Transition;

impl<'s> Pair<'_, '_, 's> {
    pub(super) fn objects(&mut self, transition: &Transition) {
        let is_plain = |schema: &Schema<'s>| schema.object.is_none() && schema.all_of.is_empty();
        if is_plain(self.old) && is_plain(self.new) {
            return;
        }
        let old = Declared::by(self.walk.old, self.old);
        let new = Declared::by(self.walk.new, self.new);
        self.properties(&old, &new, transition);
        self.required(&old, &new);
        self.additional();
    }

    fn properties(&mut self, old: &Declared<'s>, new: &Declared<'s>, transition: &Transition) {
        // Parts of an `allOf` that are in both documents are looked at for themselves.
        let matching = SchemaMatching::of(self.walk, &self.old.all_of, &self.new.all_of);
        let parts = |list: &[crate::model::Use<'s, Schema<'s>>], idxs: &[usize]| {
            idxs.iter().map(|idx| list[*idx]).collect::<Vec<_>>()
        };
        let gone = Declared::by_parts(self.walk.old, &parts(&self.old.all_of, &matching.gone));
        let come = Declared::by_parts(self.walk.new, &parts(&self.new.all_of, &matching.come));
        let moved: &[String] = match transition {
            Transition::OneOfWrapping { moved } => moved,
            _ => &[],
        };
        let own = self.old.properties().iter().copied();
        let parted = gone.order.iter().filter_map(|name| gone.properties.get(name).copied());
        let mut seen = HashSet::new();
        for property in own.chain(parted) {
            if !seen.insert(property.name) {
                continue;
            }
            let need = need(old.required.contains(property.name));
            match new.properties.get(property.name) {
                Some(other) => self.go_inside(
                    ValueStep::Property(property.name),
                    (property.schema.id, other.schema.id),
                    Some(need),
                ),
                None if moved.iter().any(|name| name == property.name) => {}
                None => self.property_gone(&property, need),
            }
        }
        for property in self.new.properties() {
            match old.properties.get(property.name) {
                None => self.property_added(property, need(new.required.contains(property.name))),
                Some(other) if !seen.contains(property.name) => {
                    let need = need(old.required.contains(property.name));
                    self.go_inside(
                        ValueStep::Property(property.name),
                        (other.schema.id, property.schema.id),
                        Some(need),
                    );
                    seen.insert(property.name);
                }
                Some(_) => {}
            }
        }
        // What stood in a part that is still there and now stands in another has its new place looked at, too.
        for name in come.order.iter().filter(|name| !seen.contains(*name)) {
            if let (Some(before), Some(after)) = (old.properties.get(name), come.properties.get(name)) {
                self.go_inside(
                    ValueStep::Property(name),
                    (before.schema.id, after.schema.id),
                    Some(need(old.required.contains(name))),
                );
            }
        }
    }

    fn property_gone(&mut self, property: &Property<'s>, need: Need) {
        let schema = &self.walk.old[property.schema.id];
        let subject = self.subject_of(schema);
        let (rule, sentence) = schema_rule(subject, Aspect::Property, Movement::Removed, Some(need));
        let is_untold = subject.is_hidden() || self.is_faulty();
        let basis = if is_untold { Basis::Rule } else { Basis::Name(self.step.pair(), property.name) };
        let within = format!("/{}", property.name);
        let (old, new) = (Some(property.key), None);
        self.note(Happening { rule, sentence, details: String::new(), within, old, new, basis });
    }

    fn property_added(&mut self, property: &Property<'s>, need: Need) {
        let schema = &self.walk.new[property.schema.id];
        let subject = self.subject_of(schema);
        let path = format!("/{}", property.name);
        let has_default = schema.default.is_some() && need == Need::Required && subject == Subject::RequestProperty;
        let aspect = if has_default { Aspect::PropertyWithDefault } else { Aspect::Property };
        self.say_of(subject, &path, (aspect, Movement::Added, Some(need)), (None, Some(property.key)), "");
    }

    fn required(&mut self, old: &Declared<'s>, new: &Declared<'s>) {
        let names = |schema: &Schema<'s>| {
            let required = schema.object.as_deref().map_or(&[][..], |object| &object.required);
            required.iter().filter_map(|node| Some((node.as_str()?, *node))).collect::<Vec<_>>()
        };
        let nodes = self.nodes("required");
        for (name, node) in names(self.new) {
            let is_news =
                !old.required.contains(name) && old.properties.contains_key(name) == new.properties.contains_key(name);
            if is_news {
                let schema = new.properties.get(name).map(|property| property.schema.id);
                let has_default = schema.is_some_and(|id| self.walk.new[id].default.is_some());
                let subject = self.subject_of_maybe(schema);
                let aspect = if has_default && self.direction() == Direction::Request {
                    Aspect::RequiredPropertyWithDefault
                } else {
                    Aspect::RequiredProperty
                };
                let path = format!("/{name}");
                self.say_of(subject, &path, (aspect, Movement::Added, None), (nodes.0, Some(node)), "");
            }
        }
        for (name, node) in names(self.old) {
            let is_news =
                !new.required.contains(name) && old.properties.contains_key(name) == new.properties.contains_key(name);
            if is_news {
                let subject = self.subject_of_maybe(new.properties.get(name).map(|property| property.schema.id));
                let path = format!("/{name}");
                let what = (Aspect::RequiredProperty, Movement::Removed, None);
                self.say_of(subject, &path, what, (Some(node), nodes.1), "");
            }
        }
    }

    fn subject_of_maybe(&self, schema: Option<Id<Schema<'s>>>) -> Subject {
        match schema {
            Some(id) => self.subject_of(&self.walk.new[id]),
            None if self.step.subject.is_hidden() => self.step.subject,
            None => self.step.inner,
        }
    }

    fn additional(&mut self) {
        if !self.old.types.allows(Type::Object) || !self.new.types.allows(Type::Object) {
            return;
        }
        let of = |schema: &Schema<'s>| schema.object.as_deref().map_or(Additional::Unsaid, |object| object.additional);
        let nodes = self.nodes("additionalProperties");
        let (old, new) = (&self.walk.digests.0, &self.walk.digests.1);
        let before = match of(self.old) {
            Additional::Schema(used) if old.is_empty(used.id) => Additional::Any,
            additional => additional,
        };
        let after = match of(self.new) {
            Additional::Schema(used) if new.is_empty(used.id) => Additional::Any,
            additional => additional,
        };
        match (before, after) {
            (Additional::Forbidden, Additional::Forbidden)
            | (Additional::Unsaid | Additional::Any, Additional::Unsaid | Additional::Any) => {}
            (_, Additional::Forbidden) => self.say(Aspect::AdditionalProperties, Movement::Removed, nodes, ""),
            (Additional::Forbidden, _) => self.say(Aspect::AdditionalProperties, Movement::Added, nodes, ""),
            (Additional::Schema(before), Additional::Schema(after)) => {
                self.go_inside(ValueStep::Other, (before.id, after.id), None);
            }
            (_, Additional::Schema(_)) => {
                self.say(Aspect::AdditionalPropertiesSchema, Movement::Specialized, nodes, "");
            }
            (Additional::Schema(_), _) => {
                self.say(Aspect::AdditionalPropertiesSchema, Movement::Generalized, nodes, "");
            }
        }
    }

    pub(super) fn items(&mut self) {
        if !self.old.types.allows(Type::Array) || !self.new.types.allows(Type::Array) {
            return;
        }
        let items = |schema: &Schema<'s>| schema.array.as_deref().and_then(|array| array.items);
        let nodes = self.nodes("items");
        match (items(self.old), items(self.new)) {
            (Some(before), Some(after)) => self.go_inside(ValueStep::Item, (before.id, after.id), None),
            (None, Some(after)) if !self.walk.digests.1.is_empty(after.id) => {
                self.say(Aspect::Items, Movement::Added, nodes, "");
            }
            (Some(before), None) if !self.walk.digests.0.is_empty(before.id) => {
                self.say(Aspect::Items, Movement::Removed, nodes, "");
            }
            _ => {}
        }
    }
}

fn need(is_required: bool) -> Need {
    if is_required { Need::Required } else { Need::Optional }
}

/// Parts of an `allOf` that are looked into; a document that nests more of them says nothing that anybody could follow.
const MAX_PARTS: usize = 1_000;

/// Properties and what is required, of a schema and of everything in its `allOf`.
#[derive(Default)]
pub(super) struct Declared<'s> {
    pub(super) properties: HashMap<&'s str, Property<'s>>,
    /// In the order in which they were met.
    pub(super) order: Vec<&'s str>,
    pub(super) required: HashSet<&'s str>,
}

impl<'s> Declared<'s> {
    /// By a schema and by everything in its `allOf`.
    pub(super) fn by(api: &Api<'s>, schema: &Schema<'s>) -> Declared<'s> {
        let mut declared = Declared::default();
        declared.add(schema);
        declared.add_parts(api, &schema.all_of);
        declared
    }

    /// By the schemas of a list, and everything in their `allOf`.
    pub(super) fn by_parts(api: &Api<'s>, parts: &[Use<'s, Schema<'s>>]) -> Declared<'s> {
        let mut declared = Declared::default();
        declared.add_parts(api, parts);
        declared
    }

    fn add_parts(&mut self, api: &Api<'s>, parts: &[Use<'s, Schema<'s>>]) {
        let mut ids: Vec<Id<Schema<'s>>> = parts.iter().rev().map(|used| used.id).collect();
        let mut seen = HashSet::new();
        while let Some(id) = ids.pop() {
            if !seen.insert(id) || seen.len() > MAX_PARTS {
                continue;
            }
            let schema = &api[id];
            self.add(schema);
            ids.extend(schema.all_of.iter().rev().map(|used| used.id));
        }
    }

    fn add(&mut self, schema: &Schema<'s>) {
        for property in schema.properties() {
            if !self.properties.contains_key(property.name) {
                self.properties.insert(property.name, *property);
                self.order.push(property.name);
            }
        }
        let required = schema.object.as_deref().map_or(&[][..], |object| &object.required);
        self.required.extend(required.iter().filter_map(|name| name.as_str()));
    }
}
