//! Rules of the atoms of a conjunction, taken together; choices are left out.

use std::collections::HashSet;

use contract::model::{JsonSchemaRules, Schema, Type};
use contract::number::Number;
use contract::source::{Node, NodeKind};

use crate::{Algebra, Conjunction, Perspective, json};

/// Schemas that all hold, seen as one.
#[derive(Debug)]
pub struct Merged<'m, 's> {
    /// The schemas.
    pub schemas: Vec<&'m Schema<'s>>,
    /// The kind of value that they allow.
    pub form: Form,
    /// The only values allowed, `null` left out, if they are listed: those that every list holds, in the order of the
    /// first, each once.
    pub values: Option<Vec<Node<'s>>>,
}

/// Kind of value that is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// Nothing is said about the type.
    Anything,
    /// The types contradict each other.
    Nothing,
    /// Values of one type.
    One(Type),
    /// Values of several types; none are listed where rules for several types stand beside each other.
    Several(Vec<Type>),
}

impl<'a, 's> Algebra<'a, 's> {
    /// The rules of the atoms of a conjunction, taken together.
    pub fn merged(self, conjunction: &Conjunction<'s>) -> Merged<'a, 's> {
        let schemas: Vec<&'a Schema<'s>> = conjunction.atoms.iter().map(|id| &self.api[*id]).collect();
        let values = self.listed(&schemas);
        let form = match types(&schemas) {
            Some(types) => self.form(types),
            None => match self.perspective {
                Perspective::Server => meant(&schemas, values.as_deref()),
                Perspective::Client => guessed(&schemas),
            },
        };
        Merged { schemas, form, values }
    }

    fn form(self, types: Vec<Type>) -> Form {
        match types.as_slice() {
            [] => Form::Nothing,
            [only] => Form::One(*only),
            // A server refuses `null` nevertheless.
            all if all.len() == Type::ALL.len() - 1 && self.perspective == Perspective::Client => Form::Anything,
            _ => Form::Several(types),
        }
    }

    fn listed(self, schemas: &[&Schema<'s>]) -> Option<Vec<Node<'s>>> {
        let mut lists = schemas.iter().filter_map(|schema| schema.values.as_deref());
        let mut values: Vec<(String, Node<'s>)> =
            lists.next()?.iter().filter(|value| !value.is_null()).map(|value| (json::text(*value), *value)).collect();
        for list in lists {
            let others: HashSet<String> = list.iter().map(|value| json::text(*value)).collect();
            // Lists with nothing in common allow nothing; to a client the first is the better guess.
            if self.perspective == Perspective::Server || values.iter().any(|(text, _)| others.contains(text)) {
                values.retain(|(text, _)| others.contains(text));
            }
        }
        let mut seen = HashSet::new();
        values.retain(|(text, _)| seen.insert(text.clone()));
        Some(values.into_iter().map(|(_, value)| value).collect())
    }
}

impl<'s> Merged<'_, 's> {
    /// The format that some schema names, of those that are known.
    pub fn format_among(&self, known: &[&'static str]) -> Option<&'static str> {
        known.iter().copied().find(|format| self.schemas.iter().any(|schema| schema.format == Some(format)))
    }

    /// The first format that is named.
    pub fn format(&self) -> Option<&'s str> {
        self.schemas.iter().find_map(|schema| schema.format)
    }
}

/// The types that all schemas allow; `None` if none of them names any. A number may be whole in any case.
fn types(schemas: &[&Schema<'_>]) -> Option<Vec<Type>> {
    if schemas.iter().all(|schema| schema.types.is_empty()) {
        return None;
    }
    let is_allowed = |kind: &Type| schemas.iter().all(|schema| schema.types.allows(*kind));
    let mut allowed: Vec<Type> = Type::ALL.into_iter().filter(is_allowed).collect();
    if allowed.contains(&Type::Number) {
        allowed.retain(|kind| *kind != Type::Integer);
    }
    Some(allowed)
}

/// Without a type, rules for objects or arrays hold only of objects or arrays and allow anything else; people who leave
/// the type away mean that type nevertheless, and every generator reads it so. Rules for numbers and strings are not
/// stretched like this: they stand beside anything, and a server checks them by a schema.
fn meant(schemas: &[&Schema<'_>], values: Option<&[Node<'_>]>) -> Form {
    if schemas.iter().any(|schema| schema.is_null_only) {
        return Form::Several(Vec::new());
    }
    if let Some(values) = values {
        let all = |is_kind: fn(&Node<'_>) -> bool| !values.is_empty() && values.iter().all(is_kind);
        return match () {
            () if all(|value| value.kind() == NodeKind::String) => Form::One(Type::String),
            () if all(|value| integer(*value).is_some()) => Form::One(Type::Integer),
            () if all(|value| value.kind() == NodeKind::Boolean) => Form::One(Type::Boolean),
            () => Form::Several(Vec::new()),
        };
    }
    let any = |says: fn(&Schema<'_>) -> bool| schemas.iter().any(|schema| says(schema));
    let has_scalar_rules = any(|schema| schema.number.is_some() || schema.string.is_some());
    let has_patterns = |schema: &Schema<'_>| has(schema, |rules| !rules.pattern_properties.is_empty());
    let has_prefix = |schema: &Schema<'_>| has(schema, |rules| !rules.prefix_items.is_empty());
    let is_object = schemas.iter().any(|schema| schema.object.is_some() || has_patterns(schema));
    let is_array = schemas.iter().any(|schema| schema.array.is_some() || has_prefix(schema));
    match (is_object, is_array, has_scalar_rules) {
        (true, false, false) => Form::One(Type::Object),
        (false, true, false) => Form::One(Type::Array),
        (false, false, false) => Form::Anything,
        _ => Form::Several(Vec::new()),
    }
}

/// True if a schema has rules of 3.1 that say something.
fn has(schema: &Schema<'_>, says: impl Fn(&JsonSchemaRules<'_>) -> bool) -> bool {
    schema.json_schema.as_deref().is_some_and(says)
}

/// The same for a client, which checks little: rules for objects win, and arrays need a rule for their elements.
fn guessed(schemas: &[&Schema<'_>]) -> Form {
    let any = |says: fn(&Schema<'_>) -> bool| schemas.iter().any(|schema| says(schema));
    let any_rules = |says: fn(&JsonSchemaRules<'_>) -> bool| {
        schemas.iter().filter_map(|schema| schema.json_schema.as_deref()).any(says)
    };
    match () {
        () if any(|schema| schema.object.is_some()) => Form::One(Type::Object),
        () if any_rules(|rules| !rules.pattern_properties.is_empty() || rules.unevaluated_properties.is_some()) => {
            Form::One(Type::Object)
        }
        () if any(|schema| schema.array.as_deref().is_some_and(|array| array.items.is_some())) => {
            Form::One(Type::Array)
        }
        () if any_rules(|rules| !rules.prefix_items.is_empty() || rules.unevaluated_items.is_some()) => {
            Form::One(Type::Array)
        }
        () if any_rules(|rules| rules.content_encoding.is_some() || rules.content_media_type.is_some()) => {
            Form::One(Type::String)
        }
        () => Form::Anything,
    }
}

/// The whole number that a value is.
pub fn integer(value: Node<'_>) -> Option<i128> {
    value.as_number().and_then(Number::parse).and_then(Number::to_i128)
}
