//! One schema applied to one value, `type` and `nullable` first.

use crate::model::{Api, Id, Schema, Type};
use crate::number::Number;
use crate::source::{Node, NodeKind};

use super::Validator;
use super::wording::{described, one_of, shown};

/// Schemas inside one another, those of the value's parts included. The loader lets a value be half as deep.
const MAX_DEPTH: usize = 512;

/// Bytes of a string or a number that are looked at in one step.
const BYTES_PER_STEP: usize = 64;

impl<'a, 's> Validator<'a, 's> {
    /// Applies a schema to a value: refuses it, doubts, or is content.
    pub(super) fn apply(&mut self, id: Id<Schema<'s>>, value: Node<'s>) {
        if self.is_settled() || !self.enter(id, value) {
            return;
        }
        self.rules(id, value);
        self.open.pop();
    }

    /// Refuses to go round a cycle or too deep. A value never contains itself, so a cycle shows at the same value.
    pub(super) fn enter(&mut self, id: Id<Schema<'s>>, value: Node<'s>) -> bool {
        let mut n_at_value = 0;
        for (open_id, _) in self.open.iter().rev().take_while(|(_, open_value)| *open_value == value) {
            if *open_id == id {
                self.doubt();
                return false;
            }
            n_at_value += 1;
        }
        let n_bytes = match value.kind() {
            NodeKind::String | NodeKind::Number => value.span().len(),
            _ => 0,
        };
        if self.open.len() >= MAX_DEPTH {
            self.doubt();
            return false;
        }
        if !self.spend(1 + n_at_value + n_bytes / BYTES_PER_STEP) {
            return false;
        }
        self.open.push((id, value));
        true
    }

    fn rules(&mut self, id: Id<Schema<'s>>, value: Node<'s>) {
        let api: &'a Api<'s> = self.api;
        let rules = &api[id];
        // A new schema keyword must be judged here, not ignored.
        let Schema {
            node,
            is_unresolved,
            types: _,
            is_nullable: _,
            is_null_only: _,
            format,
            values,
            number,
            string,
            array,
            object,
            json_schema,
            all_of,
            any_of: _,
            one_of: _,
            not,
            discriminator: _,
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
        } = rules;
        // A schema that is no object is malformed; 3.1 has booleans.
        if *is_unresolved || !matches!(node.kind(), NodeKind::Object | NodeKind::Boolean) {
            self.doubt();
            return;
        }
        // A value of another type or outside the list breaks more rules, and one reason is enough.
        if !self.check_type(rules, value)
            || !values.as_ref().is_none_or(|values| self.check_listed(rules, values, value))
            || !self.check_beside_constant(rules, value)
        {
            return;
        }
        match value.kind() {
            NodeKind::Null | NodeKind::Boolean => {}
            NodeKind::Number => self.check_number(rules, number.as_deref(), *format, value),
            NodeKind::String => self.check_string(rules, string.as_deref(), *format, value),
            NodeKind::Array => array.iter().for_each(|array| self.check_array(rules, array, value)),
            NodeKind::Object => object.iter().for_each(|object| self.check_object(rules, object, value)),
        }
        for part in all_of {
            self.apply(part.id, value);
        }
        if let Some(json_schema) = json_schema {
            self.check_json_schema(rules, json_schema, value);
        }
        // These make trials of their own, which do not know that this one is settled.
        if !self.is_settled() {
            self.check_alternatives(rules, value);
        }
        if let Some(not) = not
            && !self.is_settled()
        {
            self.check_not(rules, *not, value);
        }
        if let Some(json_schema) = json_schema
            && !self.is_settled()
        {
            self.check_unevaluated(id, json_schema, value);
        }
    }

    /// An `enum` beside a `const`, of which the model's list of values holds only the latter.
    fn check_beside_constant(&mut self, schema: &Schema<'s>, value: Node<'s>) -> bool {
        let is_held = schema.json_schema.as_deref().is_some_and(|rules| rules.constant.is_some());
        let Some(listed) = schema.node.get("enum").filter(|_| is_held) else { return true };
        let listed: Vec<Node<'s>> = listed.items().collect();
        self.check_listed(schema, &listed, value)
    }

    /// `enum` and `const`.
    fn check_listed(&mut self, schema: &Schema<'s>, values: &[Node<'s>], value: Node<'s>) -> bool {
        let mut is_certain = true;
        for listed in values {
            match self.equal(*listed, value) {
                Some(true) => return true,
                Some(false) => {}
                None => is_certain = false,
            }
        }
        if is_certain {
            self.refuse(schema, value, || {
                format!("must be {}, and is {}", one_of(values.iter().map(|value| shown(*value))), shown(value))
            });
        }
        !is_certain
    }
}

impl<'s> Validator<'_, 's> {
    /// Refuses a value of a type that is not allowed; `false` if it did.
    pub(super) fn check_type(&mut self, schema: &Schema<'s>, value: Node<'s>) -> bool {
        let has_type = allows_type_of(schema, value);
        if !has_type {
            self.refuse(schema, value, || {
                let types = schema.types.iter().map(with_article);
                let null = (schema.is_nullable || schema.is_null_only).then_some("null");
                format!("must be {}, and is {}", one_of(types.chain(null).map(str::to_owned)), described(value))
            });
        }
        has_type
    }
}

/// Whether a schema's own types allow a value.
pub(super) fn allows_type_of(schema: &Schema<'_>, value: Node<'_>) -> bool {
    let types = schema.types;
    match value.kind() {
        NodeKind::Null => types.is_empty() || schema.is_nullable,
        _ if schema.is_null_only => false,
        _ if types.is_empty() => true,
        NodeKind::Boolean => types.contains(Type::Boolean),
        NodeKind::Number => types.contains(Type::Number) || (types.contains(Type::Integer) && is_integer(value)),
        NodeKind::String => types.contains(Type::String),
        NodeKind::Array => types.contains(Type::Array),
        NodeKind::Object => types.contains(Type::Object),
    }
}

/// `1.0` is one; so is a number that is too large to read, which is written without a fraction.
fn is_integer(value: Node<'_>) -> bool {
    value.as_number().and_then(Number::parse).is_none_or(Number::is_integer)
}

fn with_article(kind: Type) -> &'static str {
    match kind {
        Type::Boolean => "a boolean",
        Type::Integer => "an integer",
        Type::Number => "a number",
        Type::String => "a string",
        Type::Array => "an array",
        Type::Object => "an object",
    }
}
